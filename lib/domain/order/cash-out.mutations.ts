import type { QueryClient } from '@tanstack/react-query';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { newUuid } from '@/lib/kit/browser/uuid';
import type { Minor } from '@/lib/kit/number/money';
import { venueOf } from '@/lib/venues/registry';
import type { CashOutResult, SentCashOut } from './cash-out.model';
import { isSameOrder, paidFor, toSent } from './cash-out.rules';
import { useSentCashOuts } from './cash-out.store';
import { isMissing, pollDelay } from './lost.rules';
import type { Order } from './order.model';
import { ORDER_KEY } from './order.queries';

/** What following a cash-out needs from outside: a clock (ms of this device) and patience. */
export interface CashOutPorts {
  now(): number;
  wait(ms: number): Promise<void>;
}

const BROWSER: CashOutPorts = { now: () => Date.now(), wait: (ms) => new Promise((done) => setTimeout(done, ms)) };

/**
 * Gives up a stake for what was shown, once. No venue has a key that makes a second send harmless: it is remembered before
 * it goes out, and while its answer is missing (`pending`, `unknown`) nothing else is sent for this order: `followCashOut`
 * asks the order. A refusal is believed only when the order agrees, since a browser may itself repeat a call whose first
 * attempt was taken.
 */
export async function cashOutOrder(order: Order, stake: Minor, amount: Minor, queryClient: QueryClient): Promise<CashOutResult> {
  const { put, drop } = useSentCashOuts.getState();
  const { id: orderId, kind, venue } = order;
  const sent = toSent(order, Date.now());
  if (useSentCashOuts.getState().sent.some((other) => isSameOrder(other, sent))) return { state: 'unknown' };
  put(sent);
  const answer = await venueOf(venue)
    .cashOut({ orderId, kind, stake, amount, key: newUuid() })
    .catch((): CashOutResult => ({ state: 'unknown' }));
  const result = isRefusal(answer) ? await checked(answer, sent) : answer;
  if (result.state === 'pending' || result.state === 'unknown') put({ ...sent, lost: true });
  else drop(sent);
  askAnew(queryClient);
  return result;
}

const isRefusal = ({ state }: CashOutResult) => state === 'rejected' || state === 'suspended' || state === 'price-moved';

async function checked(refusal: CashOutResult, sent: SentCashOut): Promise<CashOutResult> {
  const order = await orderOf(sent).catch(() => null);
  const paid = order && paidFor(sent, order);
  return paid === null ? refusal : { state: 'done', amount: paid };
}

function askAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ORDER_KEY });
  void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
}

const watched = new Set<string>();

/**
 * Asks the order until it tells what became of a cash-out. Answers what was paid; null when it never came about, so that
 * the member may try again. Undefined when it is followed already.
 */
export async function followCashOut(sent: SentCashOut, queryClient: QueryClient, ports = BROWSER): Promise<Minor | null | undefined> {
  const name = `${sent.venue} ${sent.orderId}`;
  if (watched.has(name)) return undefined;
  watched.add(name);
  try {
    for (let reads = 0; ;) {
      await ports.wait(pollDelay(ports.now() - sent.sentAt));
      // A failing read tells nothing.
      const order = await orderOf(sent).catch(() => null);
      if (order) reads += 1;
      const paid = order && paidFor(sent, order);
      if (paid === null && !isMissing(reads, ports.now() - sent.sentAt)) continue;
      useSentCashOuts.getState().drop(sent);
      askAnew(queryClient);
      return paid;
    }
  } finally {
    watched.delete(name);
  }
}

/** ms around an order's placing in which the venue lists it. */
const AROUND_MS = 60_000;

/** The order as the venue lists it now, running or settled; null when it lists none. */
async function orderOf({ venue, orderId, placedAt }: SentCashOut): Promise<Order | null> {
  const range = { from: placedAt - AROUND_MS, to: placedAt + AROUND_MS };
  for (const settled of [false, true]) {
    for (let page = 1, read = 0; ; page += 1) {
      const { orders, invalidRows, total } = await venueOf(venue).getOrders({ ...range, settled, page });
      const found = orders.find(({ id }) => id === orderId);
      if (found) return found;
      read += orders.length + invalidRows;
      if (orders.length === 0 || read >= total) break;
    }
  }
  return null;
}
