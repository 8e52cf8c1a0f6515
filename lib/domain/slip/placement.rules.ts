import type { Odds } from '@/lib/kit/number/odds';
import { isMissing } from '@/lib/domain/order/lost.rules';
import type { Order, OrderLeg, OrderState, PlacementResult } from '@/lib/domain/order/order.model';
import type { Judgement } from './judgement.model';
import type { Bet, PlacementRecord, PlacementState, Refusal } from './placement.model';
import type { SlipLeg } from './slip.model';

/** A bet is sent at most this often: once, and twice again after 赔率已变更 (contract §2.16). */
export const MAX_SENDS = 3;
/** World ms by which the venue's clock may lag behind ours. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** The key of a record, whose call to the venue has a key for all its combinations; a single has the call's own. */
export const recordKey = (callKey: string, size: number) => (size === 1 ? callKey : `${callKey}-${size}`);

const callKeyOf = ({ key, size }: PlacementRecord) => (size === 1 ? key : key.slice(0, key.lastIndexOf('-')));

/** The bets of a judgement without a reason against it: each staked single, or all staked combinations of the legs at once. */
export function betsOf({ perLeg, perCombo }: Judgement, legs: readonly SlipLeg[], single: boolean): readonly Bet[] {
  if (!single) {
    const combos = perCombo.flatMap(({ size, bets, unitStake }) => (unitStake === null ? [] : [{ size, bets, unitStake }]));
    return [{ legs, prices: perLeg.flatMap(({ price }) => price ?? []), combos }];
  }
  return perLeg.flatMap(({ selectionId, stake, price }) => {
    const leg = legs.find((other) => other.selectionId === selectionId);
    return leg && stake !== null && price !== null
      ? [{ legs: [leg], prices: [price], combos: [{ size: 1, bets: 1, unitStake: stake }] }]
      : [];
  });
}

/** A record for each combination of a bet that is about to be sent. `world` and `now`: ms of the world and of this device. */
export function openRecords(
  { legs, prices, combos }: Bet,
  { member, callKey, world, now }: { member: string; callKey: string; world: number; now: number },
): readonly PlacementRecord[] {
  return combos.map(({ size, bets, unitStake }) => ({
    key: recordKey(callKey, size),
    member,
    legs,
    size,
    bets,
    prices: [...prices],
    stake: String(unitStake * BigInt(bets)),
    sentAt: world,
    waitingSince: now,
    sends: 1,
    state: { step: 'sent' },
  }));
}

/** Records that go out in one call, as the bet that they are of, with the key of the call. */
export function betOf(records: readonly PlacementRecord[]): { bet: Bet; callKey: string } {
  const [first] = records as readonly [PlacementRecord];
  const combos = records.map(({ size, bets, stake }) => ({ size, bets, unitStake: BigInt(stake) / BigInt(bets) }));
  return { bet: { legs: first.legs, prices: first.prices, combos }, callKey: callKeyOf(first) };
}

/** Whether a bet was refused since its price has changed: the only refusal after which it may be sent anew. */
export function isPriceMoved({ state }: PlacementRecord): boolean {
  return state.step === 'refused' && state.why === 'price-moved';
}

export type PlacementEvent =
  /** What `place` answered, however late. */
  | { type: 'reply'; result: PlacementResult }
  /** Sent again at other prices, one per leg, under a new key. */
  | { type: 'resend'; key: string; prices: Odds[]; sentAt: number; now: number }
  /** The page began anew: the answer can no longer arrive. */
  | { type: 'restart' }
  /** The venue's word on an order it has. */
  | { type: 'order-state'; state: OrderState; reason: string | null }
  /** The venue's order list was read; `order` is ours, if it is there. */
  | { type: 'list'; order: Order | null; now: number };

/** Whether the bet may still be taken, so that nothing else may be sent for its leg. */
export function isUnderWay({ state }: PlacementRecord): boolean {
  return state.step === 'sent' || state.step === 'pending' || state.step === 'unknown';
}

/**
 * The bets that a slip of these legs waits for, so that nothing is left to do in it: every single, or a combination of all
 * of them. Another one may be staked meanwhile; then the slip waits for none.
 */
export function awaitedBy(records: readonly PlacementRecord[], legs: readonly SlipLeg[], single: boolean): readonly PlacementRecord[] {
  const holds = (record: PlacementRecord) => record.legs.every(({ selectionId }) => legs.some((leg) => leg.selectionId === selectionId));
  const concerned = records.filter((record) => isUnderWay(record) && (record.size === 1) === single && holds(record));
  return single ? concerned : concerned.filter((record) => record.legs.length === legs.length);
}

/** The whole life of a bet: a definitive answer stands, save that an order which turns up was taken after all. */
export function advance(record: PlacementRecord, event: PlacementEvent): PlacementRecord {
  const { state } = record;
  switch (event.type) {
    case 'restart':
      return state.step === 'sent' ? { ...record, state: { step: 'unknown', reads: 0 } } : record;
    case 'resend':
      if (!isPriceMoved(record)) return record;
      return {
        ...record,
        key: event.key,
        prices: event.prices,
        sentAt: event.sentAt,
        waitingSince: event.now,
        sends: record.sends + 1,
        state: { step: 'sent' },
      };
    case 'reply':
      return { ...record, state: afterReply(state, event.result) };
    case 'order-state':
      if (state.step !== 'pending') return record;
      return { ...record, state: afterOrder(state.orderId, record.prices[0]!, event.state, event.reason) };
    case 'list':
      return { ...record, state: afterList(record, event.order, event.now) };
  }
}

function afterReply(state: PlacementState, result: PlacementResult): PlacementState {
  const taken = result.state === 'accepted' || result.state === 'pending';
  const isLate = state.step !== 'sent' && state.step !== 'unknown';
  // A reply after the list gave up: only one that says the bet stands is news.
  if (isLate && !(taken && state.step === 'refused' && state.why === 'not-found')) return state;
  switch (result.state) {
    case 'accepted':
      return { step: 'accepted', orderId: result.orderId, price: result.price };
    case 'pending':
      return { step: 'pending', orderId: result.orderId };
    case 'rejected':
      return refused('rejected', result.reason || null);
    case 'unknown':
      return state.step === 'unknown' ? state : { step: 'unknown', reads: 0 };
    default:
      return refused(result.state, null);
  }
}

function afterOrder(orderId: string, price: Odds, order: OrderState, reason: string | null): PlacementState {
  if (order === 'pending') return { step: 'pending', orderId };
  if (order === 'accepted' || order === 'settled') return { step: 'accepted', orderId, price };
  return refused(order, reason || null);
}

function afterList(record: PlacementRecord, order: Order | null, now: number): PlacementState {
  const { state } = record;
  if (state.step !== 'unknown') return state;
  if (order) return afterOrder(order.id, order.legs[0]?.price ?? record.prices[0]!, order.state, order.reason);
  const reads = state.reads + 1;
  return isMissing(reads, now - record.waitingSince) ? refused('not-found', null) : { step: 'unknown', reads };
}

const refused = (why: Refusal, words: string | null): PlacementState => ({ step: 'refused', why, words });

/**
 * The order that a lost answer was about (contract §4): same selections in the same combination, same stake, created
 * after the send, and not one that another record or an earlier receipt already stands for. The oldest wins.
 */
export function findOrder(record: PlacementRecord, orders: readonly Order[], taken: readonly string[]): Order | null {
  const fitting = orders.filter(
    (order) =>
      order.venue === record.legs[0]!.venue &&
      (order.size === record.size || order.bets === record.bets) &&
      order.legs.length === record.legs.length &&
      sameLegs(record.legs, order.legs) &&
      order.stake === BigInt(record.stake) &&
      order.placedAt >= record.sentAt - CLOCK_TOLERANCE_MS &&
      !taken.includes(order.id),
  );
  return fitting.reduce<Order | null>((oldest, order) => (oldest && oldest.placedAt <= order.placedAt ? oldest : order), null);
}

type Backed = Pick<OrderLeg, 'matchId' | 'selectionId' | 'marketKind' | 'period' | 'role' | 'line' | 'selection'>;

/** By the venue's own ids; where its orders name none, by what they say was backed. Whatever the order of the legs. */
function sameLegs(sent: readonly Backed[], taken: readonly Backed[]): boolean {
  const contentOf = taken.every(({ selectionId }) => selectionId !== '') ? idOf : factsOf;
  const content = (legs: readonly Backed[]) => legs.map(contentOf).toSorted().join(' ');
  return content(sent) === content(taken);
}

const idOf = ({ matchId, selectionId }: Backed) => `${matchId}:${selectionId}`;

/** A side is known by its role, anything else by its name. */
const factsOf = ({ matchId, marketKind, period, role, line, selection }: Backed) =>
  [matchId, marketKind, period, role, line ?? '', role === 'other' ? selection : ''].join(':');
