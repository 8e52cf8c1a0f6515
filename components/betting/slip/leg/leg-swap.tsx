'use client';

import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { SWAP_COPY } from '@/lib/domain/betting/slip/swap.copy';
import type { SwapRow } from '@/lib/domain/betting/slip/swap.model';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import type { Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import { useShownOdds } from './shown-odds';

/** The offer of another venue in a leg's row. Its height is the same with and without one. */
export function LegSwap({
  leg,
  price,
  row,
  onMove,
}: {
  leg: SlipLeg;
  /** Its present price. */
  price: Odds;
  row: SwapRow;
  /** `shown`: the price in the member's odds type. */
  onMove: (to: SlipLeg, shown: string) => void;
}) {
  const { inverse, show } = useShownOdds(leg);
  const to = row.kind === 'single' ? row.leg : row.kind === 'parlay' && row.swap.kind === 'move' ? row.swap.leg : null;
  return (
    <div className="mt-1 mr-3 flex min-h-7 items-center justify-between gap-2 text-13 text-text-2">
      <p className="min-w-0">{text()}</p>
      {to ? (
        <button
          type="button"
          aria-label={SWAP_COPY.toName(venueMark(to.venue), to, show(to.seenPrice))}
          onClick={() => onMove(to, show(to.seenPrice))}
          className="hit-44 min-h-7 shrink-0 font-semibold text-brand"
        >
          {SWAP_COPY.to(venueMark(to.venue))}
        </button>
      ) : null}
    </div>
  );

  function text() {
    switch (row.kind) {
      case 'blank':
        return null;
      case 'looking':
        return SWAP_COPY.looking;
      case 'single': {
        const venue = venueMark(row.leg.venue);
        return (
          <>
            {row.by === null ? SWAP_COPY.takes(venue) : SWAP_COPY.higher(venue)}{' '}
            <b className="font-semibold text-text">{show(row.leg.seenPrice)}</b>
            {row.by === null || inverse ? null : SWAP_COPY.by(row.by)}
          </>
        );
      }
      case 'parlay':
        return parlay(row.swap);
    }
  }

  function parlay(swap: Extract<SwapRow, { kind: 'parlay' }>['swap']) {
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
