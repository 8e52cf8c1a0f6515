import type { QueryClient } from '@tanstack/react-query';
import { newUuid } from '@/lib/kit/browser/uuid';
import { worldNow } from '@/lib/kit/browser/world-time';
import type { Minor } from '@/lib/kit/number/money';
import type { Odds } from '@/lib/kit/number/odds';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { ORDER_KEY } from '@/lib/domain/order/order.queries';
import type { PlaceResult, Quote } from '@/lib/domain/order/order.model';
import { venueOf } from '@/lib/venues/registry';
import type { Venue } from '@/lib/venues/venue';
import type { OddsPolicy, SlipLeg } from './slip.model';
import type { PlacementRecord } from './placement.model';
import { findOrder, isUnderWay, MAX_SENDS, pollDelay } from './placement.rules';
import { usePlacements } from './placement.store';
import { acceptsPrice } from './policy.rules';
import { useSlip } from './slip.store';

/** What placing needs from outside: venues, clocks, chance, patience. */
export interface PlacementPorts {
  venue(code: SlipLeg['venue']): Pick<Venue, 'place' | 'getQuotes' | 'getOrders' | 'getOrderStates'>;
  /** ms of this device. */
  now(): number;
  /** ms of the world: the venue's clock. */
  world(): number;
  mint(): string;
  wait(ms: number): Promise<void>;
}

const BROWSER: PlacementPorts = {
  venue: venueOf,
  now: () => Date.now(),
  world: worldNow,
  mint: newUuid,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** One leg as `judge` let it pass: the price it shows and what the member stakes. */
export interface Bet {
  leg: SlipLeg;
  price: Odds;
  stake: Minor;
}

export interface PlaceContext {
  /** Account name: a record belongs to one member. */
  member: string;
  policy: OddsPolicy;
  queryClient: QueryClient;
}

/** Places single bets side by side; each succeeds or fails for itself. Ends when every one has an answer or is watched. */
export async function placeSingles(bets: readonly Bet[], context: PlaceContext, ports = BROWSER): Promise<void> {
  await Promise.all(bets.map((bet) => placeOne(bet, context, ports)));
}

async function placeOne({ leg, price, stake }: Bet, context: PlaceContext, ports: PlacementPorts): Promise<void> {
  const { add, move } = usePlacements.getState();
  let key = ports.mint();
  add({
    key,
    member: context.member,
    leg,
    price,
    stake: String(stake),
    sentAt: ports.world(),
    waitingSince: ports.now(),
    sends: 1,
    state: { step: 'sent' },
  });
  for (let sends = 1; ; sends += 1) {
    const sent = usePlacements.getState().records.find((record) => record.key === key);
    if (!sent) return;
    const result = await send({ leg, price: sent.price, stake }, key, context.policy, ports);
    const after = move(key, { type: 'reply', result });
    if (!after) return;
    const moved = after.state.step === 'refused' && after.state.why === 'price-moved';
    const next = moved && sends < MAX_SENDS ? await repriced(leg, stake, context.policy, ports) : null;
    if (next === null) {
      finish(after, context, ports);
      return;
    }
    // The refusal was definitive, so what follows is another bet under another key.
    const again = ports.mint();
    move(key, { type: 'resend', key: again, price: next, sentAt: ports.world(), now: ports.now() });
    key = again;
  }
}

/** What the venue may do by itself; 下降不超过 x % is ours alone, so it is sent with the strictest (contract §2.16). */
const ACCEPT = { none: 'same', drop: 'same', better: 'better', any: 'any' } as const;

async function send({ leg, price, stake }: Bet, key: string, policy: OddsPolicy, ports: PlacementPorts): Promise<PlaceResult> {
  const { matchId, marketId, selectionId } = leg;
  try {
    return await ports
      .venue(leg.venue)
      .place({ matchId, marketId, selectionId, price, stake, accept: ACCEPT[policy.kind], key });
  } catch {
    // Whatever broke here broke after the send began: the order list knows.
    return { state: 'unknown' };
  }
}

/** The price to try next, or null when the member must be asked. */
async function repriced(leg: SlipLeg, stake: Minor, policy: OddsPolicy, ports: PlacementPorts): Promise<Odds | null> {
  const [quote]: readonly (Quote | undefined)[] = await ports
    .venue(leg.venue)
    .getQuotes([leg])
    .catch(() => []);
  const price = quote?.state === 'open' ? quote.selection?.price : undefined;
  if (!quote || !price || stake < quote.min || stake > quote.max) return null;
  return acceptsPrice(policy, leg.seenPrice, price) ? price : null;
}

function finish(record: PlacementRecord, context: PlaceContext, ports: PlacementPorts): void {
  if (isUnderWay(record)) {
    // A pending bet holds its stake already.
    void context.queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
    void watch(record.key, context, ports);
  } else settle(record, context);
}

/** An accepted bet leaves the slip; balance and orders are asked anew. */
function settle(record: PlacementRecord, { queryClient }: Pick<PlaceContext, 'queryClient'>): void {
  if (record.state.step === 'accepted') useSlip.getState().removeLegs([record.leg.selectionId]);
  void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
  void queryClient.invalidateQueries({ queryKey: ORDER_KEY });
}

const watched = new Set<string>();

/** Asks the venue about a bet until there is a definitive answer. A lost answer is never sent again. */
async function watch(key: string, context: Pick<PlaceContext, 'queryClient'>, ports: PlacementPorts): Promise<void> {
  if (watched.has(key)) return;
  watched.add(key);
  try {
    for (;;) {
      const before = usePlacements.getState().records.find((record) => record.key === key);
      if (!before) return;
      if (!isUnderWay(before)) {
        settle(before, context);
        return;
      }
      await ports.wait(pollDelay(ports.now() - before.waitingSince));
      // A failing read tells nothing: the bet stays 确认中.
      await ask(before, ports).catch(() => undefined);
    }
  } finally {
    watched.delete(key);
  }
}

async function ask({ key, leg, state }: PlacementRecord, ports: PlacementPorts): Promise<void> {
  const venue = ports.venue(leg.venue);
  const { move } = usePlacements.getState();
  if (state.step === 'pending') {
    const answer = (await venue.getOrderStates([state.orderId])).find(({ orderId }) => orderId === state.orderId);
    if (answer) move(key, { type: 'order-state', state: answer.state, reason: answer.reason });
    return;
  }
  const order = await orderOf(key, ports);
  move(key, { type: 'list', order, now: ports.now() });
}

/** ms around the send in which the order list is read. */
const LIST_BEFORE_MS = 60_000;
const LIST_AFTER_MS = 86_400_000;

async function orderOf(key: string, ports: PlacementPorts) {
  const { records } = usePlacements.getState();
  const record = records.find((held) => held.key === key);
  if (!record) return null;
  const range = { from: record.sentAt - LIST_BEFORE_MS, to: record.sentAt + LIST_AFTER_MS, page: 1 };
  const venue = ports.venue(record.leg.venue);
  for (const settled of [false, true]) {
    const { orders } = await venue.getOrders({ ...range, settled });
    const order = findOrder(record, orders, usePlacements.getState().known);
    if (order) return order;
  }
  return null;
}

/** Takes up what an earlier page of this member left under way. */
export function resumePlacements(context: Pick<PlaceContext, 'member' | 'queryClient'>, ports = BROWSER): void {
  for (const record of usePlacements.getState().records) {
    if (record.member === context.member && isUnderWay(record)) void watch(record.key, context, ports);
  }
}
