import {
  BROWSER_PORTS,
  createCommand,
  type CommandContext,
  type CommandPorts,
  type CommandRun,
} from '@/lib/domain/money/command/command.mutations';
import type { ComboQuote, ComboResult } from '@/lib/domain/betting/order/combo.model';
import { pollDelay } from '@/lib/domain/money/command/lost.rules';
import type { Order, Quote } from '@/lib/domain/betting/order/order.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { Odds } from '@pavilion/number/odds';
import { bettingOf, recordsOf } from '@/lib/venues/registry';
import type { VenueBetting, VenueRecords } from '@/lib/venues/venue';
import { MEMBER_KEY, ORDER_KEY } from '@/lib/query-keys';
import { DAY, MINUTE } from '@pavilion/number/duration';
import { baseChange, seenBase } from './base.rules';
import type { Bet, PlacementRecord } from './placement.model';
import { MAX_SENDS, betOf, findOrder, isPriceMoved, isUnderWay, openRecords, recordKey } from './placement.rules';
import { movePlacement, usePlacements } from './placement.store';
import { acceptsPrices } from './policy.rules';
import type { OddsPolicy, SlipLeg } from './slip.model';
import { useSlip } from './slip.store';
import { comboStake } from './stake.rules';
import { setStakes } from './stakes.store';

/** The calls of a venue that placing needs. */
type BetVenue = Pick<VenueBetting, 'place' | 'placeCombo' | 'getQuotes' | 'getComboQuote'>;

export interface PlacementPorts extends CommandPorts {
  betting(code: SlipLeg['venue']): Promise<BetVenue>;
  records(code: SlipLeg['venue']): Promise<VenueRecords>;
  /** World ms: the venue's clock. */
  world(): number;
}

export interface PlacementContext extends CommandContext {
  policy: OddsPolicy;
}

type Run = CommandRun<PlacementContext, PlacementPorts>;

const placements = createCommand<PlacementRecord, PlacementContext, PlacementPorts>(
  {
    store: usePlacements,
    isOpen: isUnderWay,
    send: sendRecords,
    delay: ({ waitingSince }, now) => pollDelay(now - waitingSince),
    poll,
    invalidates: [MEMBER_KEY, ORDER_KEY],
    onEnd: leaveSlip,
  },
  { ...BROWSER_PORTS, betting: bettingOf, records: recordsOf, world: worldNow },
);

/** Places bets in parallel; each succeeds or fails separately. Resolves when every one has a result or is followed. */
export async function placeBets(bets: readonly Bet[], context: PlacementContext, ports?: PlacementPorts): Promise<void> {
  const run = placements.begin(context, ports);
  await Promise.all(bets.map((bet) => placeBet(bet, run)));
}

async function placeBet(bet: Bet, run: Run): Promise<void> {
  const { context, ports } = run;
  const drafts = openRecords(bet, { member: context.member, callKey: ports.mint(), world: ports.world(), now: ports.now() });
  const { sent } = await placements.send(drafts, run);
  for (const record of sent) {
    if (isUnderWay(record)) void placements.follow(record.key, run);
    else void readTaken(record, run);
  }
}

/** Reads of the order list for the prices of an accepted bet; afterwards 投注记录 alone has them. */
const TAKEN_READS = 5;

/** Reads the prices of a bet that the venue accepted without naming them. */
async function readTaken(record: PlacementRecord, { ports, isSameSession }: CommandRun<CommandContext, PlacementPorts>): Promise<void> {
  const { key, state } = record;
  if (state.step !== 'accepted' || state.prices !== null) return;
  const began = ports.now();
  for (let reads = 0; reads < TAKEN_READS; reads += 1) {
    if (reads > 0) await ports.wait(pollDelay(ports.now() - began));
    if (!isSameSession()) return;
    const order = await ports
      .records(record.legs[0]!.venue)
      .then((venue) => findPlacedOrder(record, venue, (orders) => orders.find(({ id }) => id === state.orderId) ?? null))
      .catch(() => null);
    if (!order || order === UNREADABLE || !isSameSession()) continue;
    movePlacement(key, { type: 'taken', order });
    return;
  }
}

/** Runs the work from the tap on a bet to its end while no other tab does the same, which would not see this bet yet. */
export const placeAlone = placements.alone;

/** Follows the bets that an earlier page of this member left under way. */
export const resumePlacements = placements.resume;

/**
 * Sends combinations of the same legs in one call; each has its own record and result. Those rejected for a changed price are quoted again,
 * and sent again while the policy accepts every leg (contract §2.16).
 */
async function sendRecords(records: readonly PlacementRecord[], { context, ports, isSameSession }: Run): Promise<readonly string[]> {
  const { policy } = context;
  const keys = records.map(({ key }) => key);
  const venue = () => ports.betting(records[0]!.legs[0]!.venue);
  let sent = records;
  for (let sends = 1; sent.length > 0; sends += 1) {
    const { bet, callKey } = betOf(sent);
    const results = await sendBet(bet, callKey, policy, venue);
    const rejected = sent.flatMap(({ key, size }) => {
      const result = results.find((one) => one.size === size)?.result ?? { state: 'unknown' };
      const after = movePlacement(key, { type: 'reply', result });
      return after && isPriceMoved(after) ? [after] : [];
    });
    if (rejected.length === 0 || sends === MAX_SENDS) break;
    const prices = await repriced(betOf(rejected).bet, policy, venue);
    if (prices === null || !isSameSession()) break;
    // The rejection was definitive: the next send is another bet with another key.
    const nextKey = ports.mint();
    sent = rejected.flatMap(({ key: before, size, sentAt }) => {
      const key = recordKey(nextKey, size);
      // Combinations of one slip share the time of their first send.
      const time = size === 1 ? ports.world() : sentAt;
      const again = movePlacement(before, { type: 'resend', key, prices: [...prices], sentAt: time, now: ports.now() });
      if (again?.key !== key) return [];
      keys[keys.indexOf(before)] = key;
      return [again];
    });
  }
  return keys;
}

/** Price changes that the venue may accept by itself; no venue has 下降不超过 x %, so it is sent as the strictest (contract §2.16). */
const ACCEPT = { none: 'same', drop: 'same', better: 'better', any: 'any' } as const;

const isSingle = ({ combos }: Bet) => combos.length === 1 && combos[0]!.size === 1;

/** Sends a bet once, in one call. A combination that the response does not mention is `unknown`. */
async function sendBet(bet: Bet, key: string, policy: OddsPolicy, venue: () => Promise<BetVenue>): Promise<readonly ComboResult[]> {
  const { legs, prices, combos } = bet;
  const accept = ACCEPT[policy.kind];
  const sent = legs.map((leg, index) => {
    const { matchId, marketId, selectionId } = leg;
    return { matchId, marketId, selectionId, price: prices[index]!, base: seenBase(leg) };
  });
  try {
    const betting = await venue();
    if (!isSingle(bet)) return await betting.placeCombo({ legs: sent, combos, accept, key });
    return [{ size: 1, result: await betting.place({ ...sent[0]!, stake: combos[0]!.unitStake, accept, key }) }];
  } catch {
    // The send may have begun before the error: the order list decides.
    return [];
  }
}

/** The next prices to send, one per leg, or null when the member must confirm. */
async function repriced(bet: Bet, policy: OddsPolicy, venue: () => Promise<BetVenue>): Promise<readonly Odds[] | null> {
  const { legs, combos } = bet;
  const order = await venue()
    .then(async (betting) => (isSingle(bet) ? asCombo(await betting.getQuotes(legs)) : betting.getComboQuote(legs)))
    .catch(() => null);
  const isSold = combos.every(({ size, bets, unitStake }) =>
    order?.combos.some((limit) => limit.size === size && limit.bets === bets && unitStake >= limit.min && unitStake <= limit.max),
  );
  const prices = legs.flatMap((leg) => {
    const quote = order?.quotes.find(({ selectionId }) => selectionId === leg.selectionId);
    const price = quote?.state === 'open' ? quote.selection?.price : undefined;
    return quote && price && !baseChange(leg, quote) ? [price] : [];
  });
  const seen = legs.map(({ seenPrice }) => seenPrice);
  const oneBet = combos.every(({ size }) => size === legs.length);
  return isSold && prices.length === legs.length && acceptsPrices(policy, seen, prices, oneBet) ? prices : null;
}

/** Quotes of a single in the form of a combination of one. */
function asCombo(quotes: readonly Quote[]): ComboQuote {
  return { quotes, combos: quotes.map(({ min, max }) => ({ size: 1, bets: 1, price: null, min, max })) };
}

/** Requests a bet's result from the venue. A bet whose response is lost is never sent again: the order list decides. */
async function poll(record: PlacementRecord, run: CommandRun<CommandContext, PlacementPorts>): Promise<boolean> {
  const { ports, isSameSession } = run;
  const { key, legs, state } = record;
  const venue = await ports.records(legs[0]!.venue);
  if (state.step === 'pending') {
    const order = (await venue.getOrderStates([state.orderId])).find(({ orderId }) => orderId === state.orderId);
    const after = order && isSameSession() ? movePlacement(key, { type: 'order-state', state: order.state, reason: order.reason }) : null;
    if (after) void readTaken(after, run);
  } else {
    const order = await findPlacedOrder(record, venue, (orders) => findOrder(record, orders, usePlacements.getState().known));
    // An order that cannot be read may be this bet: nothing proves that the venue did not accept it.
    if (order !== UNREADABLE && isSameSession()) movePlacement(key, { type: 'list', order, now: ports.now() });
  }
  return false;
}

/** ms before and after the send in which the order list is read. */
const LIST_BEFORE_MS = MINUTE;
const LIST_AFTER_MS = DAY;

/** Some orders of the list do not fit, and none of the others is the one. */
const UNREADABLE = 'unreadable';

/** The order in the venue's lists, open or settled; null when neither has it. */
async function findPlacedOrder(
  record: PlacementRecord,
  venue: VenueRecords,
  find: (orders: readonly Order[]) => Order | null,
): Promise<Order | typeof UNREADABLE | null> {
  let isWhole = true;
  const range = { from: record.sentAt - LIST_BEFORE_MS, to: record.sentAt + LIST_AFTER_MS, page: 1 };
  for (const settled of [false, true]) {
    const { orders, invalidRows } = await venue.getOrders({ ...range, settled });
    const order = find(orders);
    if (order) return order;
    if (invalidRows > 0) isWhole = false;
  }
  return isWhole ? null : UNREADABLE;
}

/**
 * Removes an accepted bet from the slip. An accepted combination clears its stake, and the last one also removes the legs,
 * unless the slip has changed.
 */
function leaveSlip({ legs, size, sentAt, state }: PlacementRecord): void {
  if (state.step !== 'accepted') return;
  const slip = useSlip.getState();
  const ids = legs.map((leg) => leg.selectionId);
  if (size === 1) {
    slip.removeLegs(ids);
    return;
  }
  if (slip.legs.length !== ids.length || !slip.legs.every(({ selectionId }) => ids.includes(selectionId))) return;
  setStakes([comboStake(size, legs.length)], '');
  const sent = usePlacements.getState().records.filter((record) => record.sentAt === sentAt && record.size !== 1);
  if (sent.every(({ state: other }) => other.step === 'accepted')) slip.removeLegs(ids);
}
