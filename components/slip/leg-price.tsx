import { SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import type { LegJudgement } from '@/lib/domain/slip/slip.rules';
import { formatOdds, type Odds } from '@/lib/kit/number/odds';

/** The price a bet would be sent at; a changed one as old struck, sign, new, and the word with the amount. */
export function LegPrice({ seen, leg }: { seen: Odds; leg: LegJudgement }) {
  const { move, price, state } = leg;
  if (state === 'suspended' || state === 'closed') {
    return (
      <span className="text-14 font-semibold text-text-3">
        {state === 'closed' ? SLIP_COPY.closed : SLIP_COPY.suspended}
      </span>
    );
  }
  if (!move) return <span className="text-18 font-semibold">{formatOdds(price ?? seen)}</span>;
  const up = move.direction === 'up';
  return (
    <span className={`flex items-baseline gap-1.5 ${up ? 'text-up' : 'text-down'}`}>
      <span className="text-12">{up ? SLIP_COPY.rose(move.by) : SLIP_COPY.fell(move.by)}</span>
      <s className="text-13 text-text-2" aria-label={SLIP_COPY.seen(formatOdds(move.from))}>
        {formatOdds(move.from)}
      </s>
      <span className="text-18 font-semibold">
        <span aria-hidden="true" className="mr-0.5 text-11">
          {up ? '▲' : '▼'}
        </span>
        {formatOdds(move.to)}
      </span>
    </span>
  );
}
