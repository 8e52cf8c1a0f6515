import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/command/command.mutations';
import type { Minor } from '@/lib/kit/number/money';
import { bettingOf, recordsOf } from '@/lib/venues/registry';
import type { VenueBetting, VenueRecords } from '@/lib/venues/venue';
import type { CashOutResult, SentCashOut } from './cash-out.model';
import { isOpenCashOut, paidFor, toSent } from './cash-out.rules';
import { useCashOuts } from './cash-out.store';
import { isMissing, pollDelay } from './lost.rules';
import type { Order } from './order.model';
import { ORDER_KEY } from './order.queries';

export interface CashOutPorts extends CommandPorts {
  betting(code: Order['venue']): Promise<Pick<VenueBetting, 'cashOut'>>;
  records(code: Order['venue']): Promise<Pick<VenueRecords, 'getOrders'>>;
}

type Run = CommandRun<CommandContext, CashOutPorts>;

const UNKNOWN: CashOutResult = { state: 'unknown' };

const cashOuts = createCommand<SentCashOut, CommandContext, CashOutPorts>(
  {
    store: useCashOuts,
    isOpen: isOpenCashOut,
    send: sendCashOuts,
    delay: ({ sentAt }, now) => pollDelay(now - sentAt),
    ask,
    invalidates: [ORDER_KEY, MEMBER_KEY],
    onEnd: ({ key }) => useCashOuts.getState().dismiss([key]),
  },
  { ...BROWSER_PORTS, betting: bettingOf, records: recordsOf },
);

/**
 * Gives up a stake for what was shown, once. While the answer is missing (`pending`, `unknown`) nothing else is sent for this
 * order, and `followCashOut` asks it.
 */
export async function cashOutOrder(
  order: Order,
  stake: Minor,
  amount: Minor,
  context: CommandContext,
  ports?: CashOutPorts,
): Promise<CashOutResult> {
  const run = cashOuts.run(context, ports);
  const { mint, now } = run.ports;
  const draft = toSent(order, { stake, amount }, { key: mint(), member: context.member, now: now() });
  const [sent] = await cashOuts.send([draft], run);
  return sent?.result && sent.result.state !== 'missing' ? sent.result : UNKNOWN;
}

/** Whether a cash-out is being followed on this page. */
export const isCashOutFollowed = cashOuts.isFollowed;

/** Asks the order until it tells what became of a cash-out, or the session ends; answers the cash-out as it stands then. */
export function followCashOut(key: string, context: CommandContext, ports?: CashOutPorts): Promise<SentCashOut | null> {
  return cashOuts.follow(key, cashOuts.run(context, ports));
}

/** No venue has a key that makes a second send harmless. */
async function sendCashOuts(records: readonly SentCashOut[], { ports }: Run): Promise<readonly string[]> {
  for (const record of records) {
    const { key, venue, orderId, kind, stake, amount } = record;
    const answer = await ports
      .betting(venue)
      .then((betting) => betting.cashOut({ orderId, kind, stake: BigInt(stake), amount: BigInt(amount), key }))
      .catch(() => UNKNOWN);
    const result = isRefusal(answer) ? await confirmed(answer, record, ports) : answer;
    useCashOuts.getState().update(key, (now) => ({ ...now, result }));
  }
  return records.map(({ key }) => key);
}

const isRefusal = ({ state }: CashOutResult) => state === 'rejected' || state === 'suspended' || state === 'price-moved';

/** A refusal is believed when the order agrees, since a browser may itself repeat a call whose first attempt was taken. */
async function confirmed(refusal: CashOutResult, record: SentCashOut, ports: CashOutPorts): Promise<CashOutResult> {
  const order = await orderOf(record, ports).catch(() => null);
  const paid = order && paidFor(record, order);
  return paid === null ? refusal : { state: 'done', amount: paid };
}

async function ask(record: SentCashOut, { ports, isSameSession }: Run): Promise<boolean> {
  const order = await orderOf(record, ports);
  if (!order || !isSameSession()) return false;
  const reads = record.reads + 1;
  const paid = paidFor(record, order);
  const ended = isMissing(reads, ports.now() - record.sentAt) ? ({ state: 'missing' } as const) : null;
  const result = paid === null ? ended : ({ state: 'done', amount: paid } as const);
  useCashOuts.getState().update(record.key, (now) => ({ ...now, reads, result: result ?? now.result }));
  return false;
}

/** ms around an order's placing in which the venue lists it. */
const AROUND_MS = 60_000;

/** The order as the venue lists it now, running or settled; null when it lists none. */
async function orderOf({ venue, orderId, placedAt }: SentCashOut, { records }: CashOutPorts): Promise<Order | null> {
  const range = { from: placedAt - AROUND_MS, to: placedAt + AROUND_MS };
  const { getOrders } = await records(venue);
  for (const settled of [false, true]) {
    for (let page = 1, read = 0; ; page += 1) {
      const { orders, invalidRows, total } = await getOrders({ ...range, settled, page });
      const found = orders.find(({ id }) => id === orderId);
      if (found) return found;
      read += orders.length + invalidRows;
      if (orders.length === 0 || read >= total) break;
    }
  }
  return null;
}
