import { explain, ORDER_COPY, OUTCOME_NAMES } from '@/lib/domain/order/order.copy';
import type { OrderLeg as Leg, OrderState } from '@/lib/domain/order/order.model';
import { legName } from '@/lib/domain/slip/leg.copy';
import { settle } from '@/lib/domain/order/settlement.rules';
import { kickOffText } from '@/lib/domain/sport/clock.rules';
import { MARKET_NAMES, PERIOD_NAMES } from '@/lib/domain/sport/sport.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { formatOdds } from '@/lib/kit/number/odds';

/** One selection of an order: the dot is filled while its match runs; a settled one says how it came about. */
export function OrderLeg({ leg, state }: { leg: Leg; state: OrderState }) {
  const now = worldNow();
  const begun = leg.live || leg.startTime <= now;
  const settlement = settle(leg);
  const running = begun && leg.outcome === 'open' && (state === 'accepted' || state === 'pending');
  const status =
    leg.outcome !== 'open'
      ? OUTCOME_NAMES[leg.outcome]
      : state === 'rejected' || state === 'cancelled'
        ? ORDER_COPY.noCharge
        : begun
          ? ORDER_COPY.running
          : ORDER_COPY.notStarted;
  return (
    <li className="flex gap-2.5 py-1.5">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2.5 shrink-0 rounded-full border-2 ${running ? 'border-brand bg-brand' : 'border-control'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 text-15 font-semibold">
            {legName(leg)} @{formatOdds(leg.price)}
          </span>
          <span className="shrink-0 text-13 text-text-2">{status}</span>
        </p>
        <p className="text-13 text-text-2">
          {MARKET_NAMES[leg.marketKind] ?? leg.marketName}·{PERIOD_NAMES[leg.period]}·{leg.away ? `${leg.home} vs ${leg.away}` : leg.home}
          {begun ? '' : `·${kickOffText(leg.startTime, now)}`}
        </p>
        {!settlement && (leg.scoreAtBet || leg.result) ? (
          <p className="text-13 text-text-2">
            {leg.scoreAtBet ? ORDER_COPY.atBet(leg.scoreAtBet.join('-')) : ''}
            {leg.scoreAtBet && leg.result ? '·' : ''}
            {leg.result ? `${ORDER_COPY.result} ${leg.result}` : ''}
          </p>
        ) : null}
        {settlement ? <p className="text-13 text-text-2">{explain(leg, settlement)}</p> : null}
        {settlement && settlement.outcome !== leg.outcome ? <p className="text-13 text-warn">{ORDER_COPY.differs}</p> : null}
      </div>
    </li>
  );
}
