import { memo } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Tag, type Tone } from '@/components/ui/tag';
import { inPlayOf } from '@/lib/domain/betting/order/cash-out.rules';
import type { CashOut } from '@/lib/domain/betting/order/cash-out.model';
import { ORDER_COPY, orderTitle, OUTCOME_NAMES, profitText, STATE_NAMES } from '@/lib/domain/betting/order/order.copy';
import type { Order, OrderState } from '@/lib/domain/betting/order/order.model';
import { dayTime } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { amountText } from '@pavilion/number/known-money';
import { formatMinor } from '@pavilion/number/money';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { OrderId } from './order-id';
import { OrderLegRow } from './order-leg-row';
import { OrderSteps } from './order-steps';
import { ShareButton } from './share-button';

const SIGNS: Record<OrderState, { tone: Tone; icon: IconName | null }> = {
  accepted: { tone: 'brand', icon: 'check' },
  settled: { tone: 'neutral', icon: 'check' },
  pending: { tone: 'warn', icon: 'clock' },
  rejected: { tone: 'error', icon: 'x' },
  cancelled: { tone: 'neutral', icon: null },
};

// The component that supplies the price has already loaded this module.
const loadCashOutButton = async () => (await import('./cash-out-feed')).CashOutButton;

/** One order: its state, open matches or result, cost and return. */
export const OrderCard = memo(function OrderCard({ order, cashOut = null }: { order: Order; cashOut?: CashOut | null }) {
  const { tone, icon } = SIGNS[order.state];
  const settled = order.state === 'settled';
  // A lost bet shows no sign of success.
  const sign = settled && order.profit <= 0n ? null : icon;
  const stepped = order.state === 'accepted' || settled;
  const gone = order.state === 'rejected' || order.state === 'cancelled';
  const title = orderTitle(order);
  const best = inPlayOf(order).maxReturn;
  const abs = formatMinor(order.profit < 0n ? -order.profit : order.profit);
  const tint = order.profit > 0n ? 'text-up' : order.profit < 0n ? 'text-down' : '';
  return (
    <article aria-label={`${title} ${order.id}`} className="gutter border-y border-line bg-surface pt-3 pb-4">
      <header className="flex flex-wrap items-center gap-x-2">
        <h3 className="text-16 font-semibold">{title}</h3>
        <Tag tone={tone}>
          {sign ? <Icon name={sign} size={12} /> : null}
          {settled && order.outcome !== 'open' ? `${STATE_NAMES.settled}·${OUTCOME_NAMES[order.outcome]}` : STATE_NAMES[order.state]}
        </Tag>
        <span className="ml-auto text-13 text-text-2">
          {venueMark(order.venue)}·{dayTime(order.placedAt, worldNow())}
        </span>
      </header>
      {stepped ? <OrderSteps order={order} /> : null}
      <ul className="mt-2.5">
        {order.legs.map((leg, index) => (
          <OrderLegRow
            key={`${leg.matchId} ${leg.selectionId}`}
            venue={order.venue}
            leg={leg}
            state={order.state}
            typed={index === 0 && !(stepped && order.bets === 1)}
          />
        ))}
      </ul>
      {gone ? (
        <p className="mt-1 flex items-start gap-2 rounded-key bg-surface-2 p-3 text-13 text-text-2">
          <Icon name="info" size={16} className="mt-px" />
          {order.state === 'rejected'
            ? ORDER_COPY.returned(order.reason, formatMinor(order.stake))
            : ORDER_COPY.cancelled(order.reason, formatMinor(order.stake))}
        </p>
      ) : null}
      <dl className="mt-2 grid grid-cols-3 gap-2 max-[18em]:grid-cols-1">
        {order.cashedOut && !settled ? (
          <Figure name={ORDER_COPY.stakeInPlay}>{formatMinor(inPlayOf(order).stake)}</Figure>
        ) : (
          <Figure name={ORDER_COPY.stake}>{formatMinor(order.stake)}</Figure>
        )}
        {settled ? (
          <Figure name={ORDER_COPY.payout}>{formatMinor(order.payout)}</Figure>
        ) : gone ? null : (
          <Figure name={ORDER_COPY.maxReturn}>{amountText(best)}</Figure>
        )}
        {settled ? (
          <Figure name={ORDER_COPY.profit}>
            <span className={tint}>{profitText(order.profit, abs)}</span>
          </Figure>
        ) : (
          <Figure name={ORDER_COPY.id}>
            <OrderId id={order.id} />
          </Figure>
        )}
      </dl>
      {order.bets > 1 ? (
        <p className="mt-2 text-13 text-text-2">{ORDER_COPY.unitBets(order.bets, formatMinor(order.stake / BigInt(order.bets)))}</p>
      ) : null}
      {order.cashedOut ? (
        <p className="mt-2 text-13 text-text-2">
          {ORDER_COPY.cashedOut(formatMinor(order.cashedOut.stake), formatMinor(order.cashedOut.payout))}
        </p>
      ) : null}
      {gone ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {cashOut && order.state === 'accepted' ? (
            <Lazy load={loadCashOutButton} wanted>
              {(CashOutButton) => <CashOutButton order={order} price={cashOut} />}
            </Lazy>
          ) : null}
          {settled ? (
            <p className="flex min-w-0 flex-1 items-center gap-1 text-13 text-text-2">
              {ORDER_COPY.id}
              <OrderId id={order.id} whole />
            </p>
          ) : null}
          <ShareButton order={order} />
        </div>
      )}
    </article>
  );
});

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}
