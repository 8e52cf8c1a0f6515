import { inPlayOf } from '@/lib/domain/betting/order/cash-out.rules';
import { ORDER_COPY, profitText } from '@/lib/domain/betting/order/order.copy';
import type { Order, OrderPage } from '@/lib/domain/betting/order/order.model';
import type { OrderView } from '@/lib/domain/betting/order/order-view.rules';
import { amountText } from '@pavilion/number/known-money';
import { formatMinor, type Minor } from '@pavilion/number/money';

/** Totals: the venues' own when they send them, else those of the loaded orders. */
export function OrderTotals({
  state,
  orders,
  total,
  totals,
  complete,
  amongEnded = false,
  cashOut = 0n,
}: {
  state: OrderView['state'];
  orders: readonly Order[];
  total: number;
  totals: OrderPage['totals'];
  /** True if every order of the view is loaded. */
  complete: boolean;
  /** True when orders that have ended are in the same list: the figures then name the open ones. */
  amongEnded?: boolean;
  /** The venues' present prices for all open orders; 0 when they buy nothing back. */
  cashOut?: Minor;
}) {
  const taken = orders.filter((order) => order.state !== 'rejected' && order.state !== 'cancelled');
  const sum = (pick: (order: Order) => Minor) => taken.reduce((all, order) => all + pick(order), 0n);
  // A sold stake has left play; a venue's own totals include it.
  const inPlay = state === 'open' && complete && taken.some(({ cashedOut }) => cashedOut !== null);
  // A sum is known when every part of it is.
  const returns = complete ? taken.map((order) => inPlayOf(order).maxReturn) : [null];
  const maxReturn = returns.reduce((all, one) => (all === null || one === null ? null : all + one), 0n);
  const stake = inPlay ? sum((order) => inPlayOf(order).stake) : complete || !totals ? sum((order) => order.stake) : totals.stake;
  const named = amongEnded
    ? { stake: ORDER_COPY.openStake, count: ORDER_COPY.openCount }
    : { stake: ORDER_COPY.totalStake, count: ORDER_COPY.count };
  const profit = complete || !totals ? sum((order) => order.profit) : totals.profit;
  const count = complete ? taken.length : (totals?.count ?? total);
  const abs = formatMinor(profit < 0n ? -profit : profit);
  const figures =
    state === 'open'
      ? [
          { name: inPlay ? ORDER_COPY.stakeInPlay : named.stake, value: formatMinor(stake), tint: '' },
          { name: ORDER_COPY.maxReturn, value: amountText(maxReturn), tint: '' },
          cashOut > 0n
            ? { name: ORDER_COPY.cashOutTotal, value: formatMinor(cashOut), tint: '' }
            : { name: named.count, value: String(count), tint: '' },
        ]
      : [
          { name: ORDER_COPY.totalStake, value: formatMinor(stake), tint: '' },
          { name: ORDER_COPY.count, value: String(count), tint: '' },
          { name: ORDER_COPY.profit, value: profitText(profit, abs), tint: profit > 0n ? 'text-up' : profit < 0n ? 'text-down' : '' },
        ];
  // Zeros could be mistaken for a result.
  if (complete && taken.length === 0) return null;
  return (
    <dl className="gutter grid grid-cols-3 gap-2 py-2.5 max-[18em]:grid-cols-1">
      {figures.map(({ name, value, tint }) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-text-2">{name}</dt>
          <dd className={`truncate text-18 font-semibold ${tint}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
