import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/money/command/command.mutations';
import type { Minor } from '@pavilion/number/money';
import { bettingOf, recordsOf } from '@/lib/venues/registry';
import type { VenueBetting, VenueRecords } from '@/lib/venues/venue';
import type { CashOutResult, SentCashOut } from './cash-out.model';
import { isOpenCashOut, paidFor, toSent } from './cash-out.rules';
import { useCashOuts } from './cash-out.store';
import { isMissing, pollDelay } from '@/lib/domain/money/command/lost.rules';
import { MEMBER_KEY, ORDER_KEY } from '@/lib/query-keys';
import type { Order } from './order.model';
import { MINUTE } from '@pavilion/number/duration';

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
    poll,
    invalidates: [ORDER_KEY, MEMBER_KEY],
    onEnd: ({ key }) => useCashOuts.getState().dismiss([key]),
  },
  { ...BROWSER_PORTS, betting: bettingOf, records: recordsOf },
);

/**
 * Sells a stake for the shown amount, once. While the response is missing (`pending`, `unknown`) nothing else is sent for this order, and
 * `followCashOut` reads it.
 */
export async function cashOutOrder(
  order: Order,
  stake: Minor,
  amount: Minor,
  context: CommandContext,
  ports?: CashOutPorts,
): Promise<CashOutResult> {
  const run = cashOuts.begin(context, ports);
  const { mint, now } = run.ports;
  const draft = toSent(order, { stake, amount }, { key: mint(), member: context.member, now: now() });
  const {
    sent: [sent],
    unsent,
  } = await cashOuts.send([draft], run);
  if (unsent !== null) return { state: 'rejected', reason: unsent, code: '' };
  return sent?.result && sent.result.state !== 'missing' ? sent.result : UNKNOWN;
}

/** True while this page is following a cash-out. */
export const isCashOutFollowed = cashOuts.isFollowed;

/** Reads the order until it shows the result of a cash-out, or the session ends; returns the cash-out's last state. */
export function followCashOut(key: string, context: CommandContext, ports?: CashOutPorts): Promise<SentCashOut | null> {
  return cashOuts.follow(key, cashOuts.begin(context, ports));
}

/** Sends each cash-out once: no venue has a key that makes a second send safe. */
async function sendCashOuts(records: readonly SentCashOut[], { ports }: Run): Promise<readonly string[]> {
  for (const record of records) {
    const { key, venue, orderId, kind, stake, amount } = record;
    const response = await ports
      .betting(venue)
      .then((betting) => betting.cashOut({ orderId, kind, stake: BigInt(stake), amount: BigInt(amount), key }))
      .catch(() => UNKNOWN);
    const result = isRejection(response) ? await confirmed(response, record, ports) : response;
    useCashOuts.getState().update(key, (now) => ({ ...now, result }));
  }
  return records.map(({ key }) => key);
}

const isRejection = ({ state }: CashOutResult) => state === 'rejected' || state === 'suspended' || state === 'price-moved';

/** Checks a rejection against the order: a browser may itself repeat a call whose first attempt the venue accepted. */
async function confirmed(rejection: CashOutResult, record: SentCashOut, ports: CashOutPorts): Promise<CashOutResult> {
  const order = await findOrder(record, ports).catch(() => null);
  const paid = order && paidFor(record, order);
  return paid === null ? rejection : { state: 'done', amount: paid };
}

async function poll(record: SentCashOut, { ports, isSameSession }: Run): Promise<boolean> {
  const order = await findOrder(record, ports);
  if (!order || !isSameSession()) return false;
  const reads = record.reads + 1;
  const paid = paidFor(record, order);
  const ended = isMissing(reads, ports.now() - record.sentAt) ? ({ state: 'missing' } as const) : null;
  const result = paid === null ? ended : ({ state: 'done', amount: paid } as const);
  useCashOuts.getState().update(record.key, (now) => ({ ...now, reads, result: result ?? now.result }));
  return false;
}

/** ms before and after an order's time in which the venue's list is read. */
const AROUND_MS = MINUTE;

/** The order in the venue's lists, open or settled; null when neither has it. */
async function findOrder({ venue, orderId, placedAt }: SentCashOut, { records }: CashOutPorts): Promise<Order | null> {
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
