'use client';

import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { LegJudgement } from '@/lib/domain/betting/slip/judgement.model';
import { isNegativeOdds } from '@/lib/domain/betting/sport/price/odds.rules';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import type { Odds } from '@pavilion/number/odds';
import { useShownOdds } from './shown-odds';

/**
 * The price at which a bet would be sent, or `seen`, the price of the bet under way. A changed price shows the old one struck, sign, new
 * one, and the change as text.
 */
export function LegPrice({ leg, seen, judged }: { leg: SlipLeg; seen: Odds; judged: LegJudgement }) {
  const { inverse, show } = useShownOdds(leg);
  const { move, price, state } = judged;
  if (state === 'suspended' || state === 'closed') {
    return <span className="text-14 font-semibold text-text-3">{state === 'closed' ? SLIP_COPY.closed : SLIP_COPY.suspended}</span>;
  }
  if (state === 'confirming' || !move) {
    const shown = show(state === 'confirming' ? seen : (price ?? seen));
    return <span className={`text-18 font-semibold ${isNegativeOdds(shown) ? 'text-up' : ''}`}>{shown}</span>;
  }
  const up = move.direction === 'up';
  const by = inverse ? '' : move.by;
  return (
    <span className={`flex items-baseline gap-1.5 ${up ? 'text-up' : 'text-down'}`}>
      <span className="text-12">{up ? SLIP_COPY.rose(by) : SLIP_COPY.fell(by)}</span>
      <s className="text-13 text-text-2" aria-label={SLIP_COPY.seen(show(move.from))}>
        {show(move.from)}
      </s>
      <span className="text-18 font-semibold">
        <span aria-hidden="true" className="mr-0.5 text-11">
          {up ? '▲' : '▼'}
        </span>
        {show(move.to)}
      </span>
    </span>
  );
}
