import { Icon } from '@/components/ui/icon';
import { ORDER_COPY, OUTCOME_NAMES, resultText } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { clockTime } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { formatOdds } from '@pavilion/number/odds';
import { oddsProduct } from '@pavilion/number/product';

/** The four steps of a bet and their times; only for accepted orders. The last has the result. */
export function OrderSteps({ order }: { order: Order }) {
  const settled = order.state === 'settled';
  const steps: { name: string; note: string; done: boolean; time?: string }[] = [
    { name: ORDER_COPY.submitted, note: clockTime(order.placedAt), done: true },
    { name: ORDER_COPY.confirmed, note: ORDER_COPY.confirmedNote, done: true },
    {
      name: ORDER_COPY.taken,
      note: order.bets === 1 ? ORDER_COPY.price(formatOdds(oddsProduct(order.legs.map((leg) => leg.price)))) : ORDER_COPY.bets(order.bets),
      done: true,
    },
    {
      name: settled ? ORDER_COPY.settled : ORDER_COPY.awaiting,
      note: settled ? resultOf(order) : ORDER_COPY.matches(order.legs.length),
      time: settled && order.settledAt !== null ? clockTime(order.settledAt) : '',
      done: settled,
    },
  ];
  return (
    <ol className="mt-3 grid grid-cols-4">
      {steps.map(({ name, note, time, done }, index) => (
        <li key={name} className="relative min-w-0">
          {index > 0 ? (
            <span
              aria-hidden="true"
              className={`absolute top-[7px] right-full left-[calc(-100%+16px)] h-0.5 ${done ? 'bg-brand' : 'bg-line'}`}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={`grid size-4 place-items-center rounded-full ${done ? 'bg-brand text-on-brand' : 'border-2 border-control'}`}
          >
            {done ? <Icon name="check" size={10} className="stroke-3" /> : null}
          </span>
          <span className="mt-1 block truncate text-13 font-semibold">{name}</span>
          <span className="block truncate text-12 text-text-2">{note}</span>
          {time ? <span className="block truncate text-12 text-text-2">{time}</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** `赢 +2,599.74`; for a void, returned or sold bet its outcome as text. */
function resultOf(order: Order): string {
  const { outcome, profit, stake, cashedOut } = order;
  if (cashedOut?.stake === stake) return ORDER_COPY.cashOut;
  if (outcome === 'void' || outcome === 'push') return OUTCOME_NAMES[outcome];
  return resultText(order, formatMinor(profit < 0n ? -profit : profit));
}
