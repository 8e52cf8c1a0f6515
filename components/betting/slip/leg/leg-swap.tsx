'use client';

import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { SWAP_COPY } from '@/lib/domain/betting/slip/swap.copy';
import type { SwapRow } from '@/lib/domain/betting/slip/swap.model';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import type { Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { useShownOdds } from './shown-odds';

interface Props {
  leg: SlipLeg;
  row: SwapRow;
  /** `shown`: the price in the member's odds type. */
  onMove: (to: SlipLeg, shown: string) => void;
}

/** The offer of another venue for a single, beside its limit: rows are as high without one. */
export function SingleOffer({ leg, row, onMove }: Props) {
  const { inverse, show } = useShownOdds(leg);
  if (row.kind === 'looking') return <span className="shrink-0">{SWAP_COPY.looking}</span>;
  if (row.kind !== 'single') return null;
  const { leg: to, by } = row;
  const venue = venueMark(to.venue);
  const price = show(to.seenPrice);
  return (
    <button
      type="button"
      aria-label={SWAP_COPY.toName(venue, to, price, inverse ? null : by)}
      onClick={() => onMove(to, price)}
      className="hit-44 shrink-0 font-semibold text-brand"
    >
      {SWAP_COPY.to(venue)} {price}
    </button>
  );
}

/** The offer of another venue for a leg of a parlay, or why there is none. Its height is the same with and without one. */
export function ParlayOffer({
  leg,
  price,
  row,
  onMove,
}: Props & {
  /** Its present price. */
  price: Odds;
}) {
  const { show } = useShownOdds(leg);
  const to = row.kind === 'parlay' && row.swap.kind === 'move' ? row.swap.leg : null;
  return (
    <div className="mt-1 mr-3 flex min-h-7 items-center justify-between gap-2 text-13 text-text-2">
      <p className="min-w-0">{row.kind === 'looking' ? SWAP_COPY.looking : row.kind === 'parlay' ? text(row.swap) : null}</p>
      {to ? (
        <button
          type="button"
          aria-label={SWAP_COPY.toName(venueMark(to.venue), to, show(to.seenPrice), null)}
          onClick={() => onMove(to, show(to.seenPrice))}
          className="hit-44 min-h-7 shrink-0 font-semibold text-brand"
        >
          {SWAP_COPY.to(venueMark(to.venue))}
        </button>
      ) : null}
    </div>
  );

  function text(swap: Extract<SwapRow, { kind: 'parlay' }>['swap']) {
    if (swap.kind === 'fixed' || swap.kind === 'nowhere') return SWAP_COPY[swap.kind];
    if (swap.kind === 'line') return SWAP_COPY.line(venueMark(swap.venue), swap.line);
    if (swap.kind === 'none') return SWAP_COPY.none(swap.why, venueMark(swap.venue));
    const change = compareOdds(swap.leg.seenPrice, price);
    return (
      <>
        {venueMark(leg.venue)} {change === 0 ? show(price) : <s aria-label={SLIP_COPY.seen(show(price))}>{show(price)}</s>}
        {' → '}
        <b className={`font-semibold ${change === 0 ? 'text-text' : change > 0 ? 'text-up' : 'text-down'}`}>
          {venueMark(swap.leg.venue)} {show(swap.leg.seenPrice)}
        </b>
      </>
    );
  }
}
