'use client';

import { memo, useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Tag, type Tone } from '@/components/ui/tag';
import { inPlayOf } from '@/lib/domain/betting/order/cash-out.rules';
import type { CashOut } from '@/lib/domain/betting/order/cash-out.model';
import { isVoid } from '@/lib/domain/betting/order/order-state.rules';
import { ORDER_COPY, orderTitle, OUTCOME_NAMES, profitText, STATE_NAMES } from '@/lib/domain/betting/order/order.copy';
import type { Order, OrderState } from '@/lib/domain/betting/order/order.model';
import { dayTime } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { amountText } from '@pavilion/number/known-money';
import { formatMinor } from '@pavilion/number/money';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { OrderLegRow } from './order-leg-row';

const SIGNS: Record<OrderState, { tone: Tone; icon: IconName | null }> = {
  accepted: { tone: 'brand', icon: 'check' },
  settled: { tone: 'neutral', icon: 'check' },
  pending: { tone: 'warn', icon: 'clock' },
  rejected: { tone: 'error', icon: 'x' },
  cancelled: { tone: 'neutral', icon: null },
};

// The component that supplies the price has already loaded this module.
const loadCashOutButton = async () => (await import('./cash-out-feed')).CashOutButton;
const loadDetails = async () => (await import('./order-details')).OrderDetails;

/** One order in few lines: its state, open matches or result, cost and return, and 提前结算. A tap unfolds its steps, its number and 晒单. */
export const OrderCard = memo(function OrderCard({ order, cashOut = null }: { order: Order; cashOut?: CashOut | null }) {
  const { tone, icon } = SIGNS[order.state];
  const settled = order.state === 'settled';
  // A lost bet shows no sign of success.
  const sign = settled && order.profit <= 0n ? null : icon;
  const gone = isVoid(order);
  const title = orderTitle(order);
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <article aria-label={`${title} ${order.id}`} className="gutter border-y border-line bg-surface pt-2.5 pb-1">
      <header className="flex flex-wrap items-center gap-x-2">
        <h3 className="text-15 font-semibold">{title}</h3>
        <Tag tone={tone}>
          {sign ? <Icon name={sign} size={12} /> : null}
          {settled && order.outcome !== 'open' ? `${STATE_NAMES.settled}·${OUTCOME_NAMES[order.outcome]}` : STATE_NAMES[order.state]}
        </Tag>
        <span className="ml-auto text-13 text-text-2">
          {venueMark(order.venue)}·{dayTime(order.placedAt, worldNow())}
        </span>
      </header>
      <ul className="mt-0.5">
        {order.legs.map((leg, index) => (
          <OrderLegRow key={`${leg.matchId} ${leg.selectionId}`} venue={order.venue} leg={leg} state={order.state} typed={index === 0} />
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
      {order.bets > 1 ? (
        <p className="mt-1 text-13 text-text-2">{ORDER_COPY.unitBets(order.bets, formatMinor(order.stake / BigInt(order.bets)))}</p>
      ) : null}
      {order.cashedOut ? (
        <p className="mt-1 text-13 text-text-2">
          {ORDER_COPY.cashedOut(formatMinor(order.cashedOut.stake), formatMinor(order.cashedOut.payout))}
        </p>
      ) : null}
      <div className="flex items-center gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <Sums order={order} />
          {cashOut && order.state === 'accepted' ? (
            <Lazy load={loadCashOutButton} wanted>
              {(CashOutButton) => <CashOutButton order={order} price={cashOut} />}
            </Lazy>
          ) : null}
        </div>
        <IconButton
          label={ORDER_COPY.details}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          className="-mr-2.5 shrink-0"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} className="text-text-3" />
        </IconButton>
      </div>
      {open ? (
        <div id={details} className="pb-2">
          <Lazy load={loadDetails} wanted setWanted={setOpen}>
            {(OrderDetails) => <OrderDetails order={order} />}
          </Lazy>
        </div>
      ) : null}
    </article>
  );
});

/** Cost and return: of a settled order the profit too, of one that was not taken the cost alone. */
function Sums({ order }: { order: Order }) {
  const settled = order.state === 'settled';
  const gone = isVoid(order);
  const inPlay = inPlayOf(order);
  const sold = order.cashedOut && !settled;
  const abs = formatMinor(order.profit < 0n ? -order.profit : order.profit);
  const tint = order.profit > 0n ? 'text-up' : order.profit < 0n ? 'text-down' : '';
  return (
    <dl className={`flex flex-wrap py-1 ${settled ? 'w-full items-baseline gap-x-3' : 'flex-col'}`}>
      <Sum name={sold ? ORDER_COPY.stakeInPlay : ORDER_COPY.stake}>{formatMinor(sold ? inPlay.stake : order.stake)}</Sum>
      {settled ? <Sum name={ORDER_COPY.payout}>{formatMinor(order.payout)}</Sum> : null}
      {settled || gone ? null : <Sum name={ORDER_COPY.maxReturn}>{amountText(inPlay.maxReturn)}</Sum>}
      {settled ? (
        <div className="ml-auto">
          <dt className="sr-only">{ORDER_COPY.profit}</dt>
          <dd className={`text-16 font-semibold ${tint}`}>{profitText(order.profit, abs)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline gap-1.5 text-13">
      <dt className="text-text-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
