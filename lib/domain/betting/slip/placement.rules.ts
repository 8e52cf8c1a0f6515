import type { Odds } from '@pavilion/number/odds';
import { isMissing } from '@/lib/domain/money/command/lost.rules';
import type { Order, OrderLeg, OrderState, PlacementResult } from '@/lib/domain/betting/order/order.model';
import type { Judgement } from './judgement.model';
import type { Bet, PlacementRecord, PlacementState, RejectReason } from './placement.model';
import type { SlipLeg } from './slip.model';

/** A bet is sent at most this often: once, and twice more after 赔率已变更 (contract §2.16). */
export const MAX_SENDS = 3;
/** World ms by which the venue's clock may lag behind ours. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** The key of a record: a single has the call's key, a combination the call's key with its size. */
export const recordKey = (callKey: string, size: number) => (size === 1 ? callKey : `${callKey}-${size}`);

const callKeyOf = ({ key, size }: PlacementRecord) => (size === 1 ? key : key.slice(0, key.lastIndexOf('-')));

/** The bets of a judgement without a reason: each staked single, or all staked combinations of the legs in one. */
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

/** A record for each combination of a bet before it is sent. `world` and `now`: ms of the world and of this device. */
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

/** The bet of records that are sent in one call, with the call's key. */
export function betOf(records: readonly PlacementRecord[]): { bet: Bet; callKey: string } {
  const [first] = records as readonly [PlacementRecord];
  const combos = records.map(({ size, bets, stake }) => ({ size, bets, unitStake: BigInt(stake) / BigInt(bets) }));
  return { bet: { legs: first.legs, prices: first.prices, combos }, callKey: callKeyOf(first) };
}

/** True if a bet was rejected because its price changed: only then may it be sent again. */
export function isPriceMoved({ state }: PlacementRecord): boolean {
  return state.step === 'rejected' && state.why === 'price-moved';
}

export type PlacementEvent =
  /** The result of `place`, at any time. */
  | { type: 'reply'; result: PlacementResult }
  /** Sent again at other prices, one per leg, under a new key. */
  | { type: 'resend'; key: string; prices: Odds[]; sentAt: number; now: number }
  /** A page started: the response can no longer arrive. */
  | { type: 'restart' }
  /** The venue's state of an order that it has. */
  | { type: 'order-state'; state: OrderState; reason: string | null }
  /** The order of an accepted bet was read. */
  | { type: 'taken'; order: Order }
  /** The venue's order list was read; `order` is the record's, null when absent. */
  | { type: 'list'; order: Order | null; now: number };

/** True while the venue may still accept the bet, so that nothing else may be sent for its leg. */
export function isUnderWay({ state }: PlacementRecord): boolean {
  return state.step === 'sent' || state.step === 'pending' || state.step === 'unknown';
}

/**
 * The bets under way of a slip of these legs: its singles, or the combinations of all of them. While another one can be
 * staked, the caller shows none of them as awaited.
 */
export function awaitedBy(records: readonly PlacementRecord[], legs: readonly SlipLeg[], single: boolean): readonly PlacementRecord[] {
  const holds = (record: PlacementRecord) => record.legs.every(({ selectionId }) => legs.some((leg) => leg.selectionId === selectionId));
  const concerned = records.filter((record) => isUnderWay(record) && (record.size === 1) === single && holds(record));
  return single ? concerned : concerned.filter((record) => record.legs.length === legs.length);
}

/** The next state of a record: a definitive response stays, but an order found later proves that the bet was accepted. */
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
      return { ...record, state: afterReply(record, event.result) };
    case 'order-state':
      if (state.step !== 'pending') return record;
      return { ...record, state: afterOrder(state.orderId, event.state, event.reason) };
    case 'taken':
      return state.step === 'accepted' && state.orderId === event.order.id ? { ...record, state: acceptedAs(record, event.order) } : record;
    case 'list':
      return { ...record, state: afterList(record, event.order, event.now) };
  }
}

function afterReply({ state, legs }: PlacementRecord, result: PlacementResult): PlacementState {
  const taken = result.state === 'accepted' || result.state === 'pending';
  const isLate = state.step !== 'sent' && state.step !== 'unknown';
  // A reply after the search gave up counts only when the bet was accepted.
  if (isLate && !(taken && state.step === 'rejected' && state.why === 'not-found')) return state;
  switch (result.state) {
    case 'accepted':
      return accepted(result.orderId, result.prices?.length === legs.length ? result.prices : null);
    case 'pending':
      return { step: 'pending', orderId: result.orderId };
    case 'rejected':
      return rejected('rejected', result.reason || null);
    case 'unknown':
      return state.step === 'unknown' ? state : { step: 'unknown', reads: 0 };
    default:
      return rejected(result.state, null);
  }
}

function afterOrder(orderId: string, order: OrderState, reason: string | null): PlacementState {
  if (order === 'pending') return { step: 'pending', orderId };
  if (order === 'accepted' || order === 'settled') return accepted(orderId, null);
  return rejected(order, reason || null);
}

const accepted = (orderId: string, prices: readonly Odds[] | null): PlacementState => ({
  step: 'accepted',
  orderId,
  prices: prices && [...prices],
  best: null,
});

/** An accepted bet with the prices and the return that the venue's order names. */
function acceptedAs({ legs }: PlacementRecord, order: Order): PlacementState {
  const prices = pricesOf(legs, order.legs);
  return { ...accepted(order.id, prices), best: prices && order.maxReturn ? String(order.maxReturn) : null } as PlacementState;
}

function afterList(record: PlacementRecord, order: Order | null, now: number): PlacementState {
  const { state } = record;
  if (state.step !== 'unknown') return state;
  if (order) {
    const after = afterOrder(order.id, order.state, order.reason);
    return after.step === 'accepted' ? acceptedAs(record, order) : after;
  }
  const reads = state.reads + 1;
  return isMissing(reads, now - record.waitingSince) ? rejected('not-found', null) : { step: 'unknown', reads };
}

const rejected = (why: RejectReason, text: string | null): PlacementState => ({ step: 'rejected', why, words: text });

/**
 * The order of a bet whose response was lost (contract §4): same selections in the same combination, same stake, created after the send,
 * and not the order of another record or earlier receipt. The oldest wins.
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

/** Compares legs in any order: by the venue's ids, or by their market and side when the venue's orders have none. */
function sameLegs(sent: readonly Backed[], taken: readonly Backed[]): boolean {
  const contentOf = taken.every(({ selectionId }) => selectionId !== '') ? idOf : factsOf;
  const content = (legs: readonly Backed[]) => legs.map(contentOf).toSorted().join(' ');
  return content(sent) === content(taken);
}

/** The prices of an order in the order of the legs that were sent; null when it lacks one. */
function pricesOf(sent: readonly Backed[], taken: readonly OrderLeg[]): readonly Odds[] | null {
  const contentOf = taken.every(({ selectionId }) => selectionId !== '') ? idOf : factsOf;
  const prices = sent.map((leg) => taken.find((other) => contentOf(other) === contentOf(leg))?.price ?? null);
  const only = sent.length === 1 && taken.length === 1 ? [taken[0]!.price] : null;
  return only ?? (prices.every((price) => price !== null) ? prices : null);
}

const idOf = ({ matchId, selectionId }: Backed) => `${matchId}:${selectionId}`;

/** A side is identified by its role, any other selection by its name. */
const factsOf = ({ matchId, marketKind, period, role, line, selection }: Backed) =>
  [matchId, marketKind, period, role, line ?? '', role === 'other' ? selection : ''].join(':');
