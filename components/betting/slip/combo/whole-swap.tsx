'use client';

import { totalOdds } from '@/components/betting/slip/leg/shown-odds';
import { Button } from '@/components/ui/button';
import { Roof } from '@/components/ui/roof/roof';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { SWAP_COPY } from '@/lib/domain/betting/slip/swap.copy';
import type { SwapFoot, WholeSwap as Swap } from '@/lib/domain/betting/slip/swap.model';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';

/** The venues that take all legs of a parlay over several venues: the highest total under the roof, the others as lines. */
export function WholeSwap({ content, onMoveAll }: { content: SwapFoot; onMoveAll: (swap: Swap) => void }) {
  return (
    <section aria-label={SWAP_COPY.whole} className="gutter flex min-h-24 flex-col justify-center border-t border-line py-2">
      {content.kind === 'whole' ? (
        <Offers legs={content.legs} swaps={content.swaps} onMoveAll={onMoveAll} />
      ) : (
        <p className="text-13 text-text-2">{textOf(content)}</p>
      )}
    </section>
  );
}

function textOf({ kind, legs }: Exclude<SwapFoot, { kind: 'whole' }>): string {
  if (kind === 'blank') return '';
  return kind === 'looking' ? SWAP_COPY.looking : SWAP_COPY.noVenue(legs);
}

function Offers({ legs, swaps, onMoveAll }: { legs: number; swaps: readonly Swap[]; onMoveAll: (swap: Swap) => void }) {
  const [best, ...others] = swaps as readonly [Swap, ...Swap[]];
  const total = totalOdds(best.total);
  const venue = venueMark(best.venue);
  return (
    <>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-14">
          {SWAP_COPY.wholeBefore(legs)}{' '}
          <b className="relative inline-block font-semibold text-brand">
            {venue}
            <Roof className="absolute -top-1 left-[calc(50%-10px)] h-1.5 w-5" />
          </b>{' '}
          {SWAP_COPY.wholeAfter}
          <span className="block text-13 text-text-2">
            {SLIP_COPY.totalOdds(total.about)} <b className="text-15 font-semibold text-text">{total.text}</b>
          </span>
        </p>
        <Button size="sm" aria-label={SWAP_COPY.wholeToName(venue, total.text)} onClick={() => onMoveAll(best)}>
          {SWAP_COPY.wholeTo}
        </Button>
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 text-13">
        {others.map((swap) => {
          const mark = venueMark(swap.venue);
          const { text } = totalOdds(swap.total);
          return (
            <button
              key={swap.venue}
              type="button"
              aria-label={SWAP_COPY.otherName(mark, text)}
              onClick={() => onMoveAll(swap)}
              className="hit-44 min-h-9 font-semibold text-brand"
            >
              {mark} {text}
            </button>
          );
        })}
      </div>
    </>
  );
}
