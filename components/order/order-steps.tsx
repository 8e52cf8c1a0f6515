import { Icon } from '@/components/ui/icon';
import { ORDER_COPY } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { clockTime } from '@/lib/kit/format/site-time';
import { formatOdds } from '@/lib/kit/number/odds';
import { oddsProduct } from '@/lib/kit/number/product';
import { useEuropeName } from './use-europe-name';

/** The four steps of a bet and their times; only for accepted orders. */
export function OrderSteps({ order }: { order: Order }) {
  const europe = useEuropeName();
  const settled = order.state === 'settled';
  const steps = [
    { name: ORDER_COPY.submitted, note: clockTime(order.placedAt), done: true },
    { name: ORDER_COPY.confirmed, note: ORDER_COPY.confirmedNote, done: true },
    {
      name: ORDER_COPY.taken,
      note:
        order.bets === 1
          ? ORDER_COPY.price(formatOdds(oddsProduct(order.legs.map((leg) => leg.price))), europe)
          : ORDER_COPY.bets(order.bets),
      done: true,
    },
    {
      name: settled ? ORDER_COPY.settled : ORDER_COPY.awaiting,
      note: settled ? (order.settledAt === null ? '' : clockTime(order.settledAt)) : ORDER_COPY.matches(order.legs.length),
      done: settled,
    },
  ];
  return (
    <ol className="mt-3 grid grid-cols-4">
      {steps.map(({ name, note, done }, index) => (
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
        </li>
      ))}
    </ol>
  );
}
