import type { QueryClient } from '@tanstack/react-query';
import { currentToken } from '@/lib/platform/token';
import { newUuid } from '@/lib/kit/browser/uuid';
import { worldNow } from '@/lib/kit/browser/world-time';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import { pollDelay } from '@/lib/domain/order/lost.rules';
import { ORDER_KEY } from '@/lib/domain/order/order.queries';
import { venueOf } from '@/lib/venues/registry';
import type { Venue } from '@/lib/venues/venue';
import type { PlacementRecord } from './placement.model';
import { findOrder, isUnderWay } from './placement.rules';
import { usePlacements } from './placement.store';
import type { OddsPolicy, SlipLeg } from './slip.model';
import { useSlip } from './slip.store';
import { comboStake } from './stake.rules';
import { setStakes } from './stakes.store';

/** What placing needs from outside: venues, clocks, chance, patience. */
export interface PlacementPorts {
  venue(code: SlipLeg['venue']): Pick<Venue, 'place' | 'placeCombo' | 'getQuotes' | 'getComboQuote' | 'getOrders' | 'getOrderStates'>;
  /** ms of this device. */
  now(): number;
  /** ms of the world: the venue's clock. */
  world(): number;
  mint(): string;
  wait(ms: number): Promise<void>;
  /** The token that calls are made with: another one asks about another member's orders. */
  session(): string | null;
}

export const BROWSER: PlacementPorts = {
  venue: venueOf,
  now: () => Date.now(),
  world: worldNow,
  mint: newUuid,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  session: currentToken,
};

export interface PlacementContext {
  /** Account name: a record belongs to one member. */
  member: string;
  policy: OddsPolicy;
  queryClient: QueryClient;
}

/** What the venue may do by itself; 下降不超过 x % is ours alone, so it is sent with the strictest (contract §2.16). */
export const ACCEPT = { none: 'same', drop: 'same', better: 'better', any: 'any' } as const;

/** After a send under `session`: a bet that may still be taken is followed, any other has ended. */
export function finish(record: PlacementRecord, context: PlacementContext, ports: PlacementPorts, session: string | null): void {
  if (isUnderWay(record)) {
    // A pending bet holds its stake already.
    void context.queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
    void watch(record.key, context, ports, session);
  } else settle(record, context);
}

/** An accepted bet leaves the slip; balance and orders are asked anew. */
function settle(record: PlacementRecord, { queryClient }: Pick<PlacementContext, 'queryClient'>): void {
  if (record.state.step === 'accepted') leaveSlip(record);
  void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
  void queryClient.invalidateQueries({ queryKey: ORDER_KEY });
}

/** A combination takes its stake with it, and the legs go with the last one of them: unless the slip is another by now. */
function leaveSlip({ legs, size, sentAt }: PlacementRecord): void {
  const slip = useSlip.getState();
  const ids = legs.map((leg) => leg.selectionId);
  if (size === 1) {
    slip.removeLegs(ids);
    return;
  }
  if (slip.legs.length !== ids.length || !slip.legs.every(({ selectionId }) => ids.includes(selectionId))) return;
  setStakes([comboStake(size, legs.length)], '');
  const sent = usePlacements.getState().records.filter((record) => record.sentAt === sentAt && record.size !== 1);
  if (sent.every(({ state }) => state.step === 'accepted')) slip.removeLegs(ids);
}

const watched = new Set<string>();

/**
 * Asks the venue about a bet until there is a definitive answer. A lost answer is never sent again. With another session it
 * ends: that one's orders say nothing of this bet, and the member's return takes it up again.
 */
async function watch(
  key: string,
  context: Pick<PlacementContext, 'queryClient'>,
  ports: PlacementPorts,
  session: string | null,
): Promise<void> {
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
      const here = () => ports.session() === session;
      if (!here()) return;
      // A failing read tells nothing: the bet stays 确认中.
      await ask(before, ports, here).catch(() => undefined);
    }
  } finally {
    watched.delete(key);
  }
}

async function ask({ key, legs, state }: PlacementRecord, ports: PlacementPorts, here: () => boolean): Promise<void> {
  const venue = ports.venue(legs[0]!.venue);
  const { move } = usePlacements.getState();
  if (state.step === 'pending') {
    const answer = (await venue.getOrderStates([state.orderId])).find(({ orderId }) => orderId === state.orderId);
    if (answer && here()) move(key, { type: 'order-state', state: answer.state, reason: answer.reason });
    return;
  }
  const order = await orderOf(key, ports);
  if (here()) move(key, { type: 'list', order, now: ports.now() });
}

/** ms around the send in which the order list is read. */
const LIST_BEFORE_MS = 60_000;
const LIST_AFTER_MS = 86_400_000;

async function orderOf(key: string, ports: PlacementPorts) {
  const { records } = usePlacements.getState();
  const record = records.find((other) => other.key === key);
  if (!record) return null;
  const range = { from: record.sentAt - LIST_BEFORE_MS, to: record.sentAt + LIST_AFTER_MS, page: 1 };
  const venue = ports.venue(record.legs[0]!.venue);
  for (const settled of [false, true]) {
    const { orders } = await venue.getOrders({ ...range, settled });
    const order = findOrder(record, orders, usePlacements.getState().known);
    if (order) return order;
  }
  return null;
}

/** Takes up what an earlier page of this member left under way. */
export function resumePlacements(context: Pick<PlacementContext, 'member' | 'queryClient'>, ports = BROWSER): void {
  for (const record of usePlacements.getState().records) {
    if (record.member === context.member && isUnderWay(record)) void watch(record.key, context, ports, ports.session());
  }
}
