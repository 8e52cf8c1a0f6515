import type { Db, Tx } from '../../../kernel/db/database';
import { LIMIT_COPY } from './limit.copy';
import { leftOf, pauseAt } from './limit.rules';
import type { LimitKind, OwnLimit } from './limit.tables';
import { listLimits, findPause } from './limit.store';
import type { Context } from '../../context';

/** A rejection by one of the member's own limits, with a message for the member. */
export interface OwnRejection {
  why: LimitKind | 'cooling' | 'exclusion';
  message: string;
}

/** The pause that rejects deposits, bets and transfers into venues at `at` (world ms); null without one. */
export async function findPauseRejection(db: Db | Tx, memberId: string, at: number): Promise<OwnRejection | null> {
  const pause = pauseAt(await findPause(db, memberId), at);
  if (!pause) return null;
  return { why: pause.kind, message: pause.kind === 'exclusion' ? LIMIT_COPY.exclusion : LIMIT_COPY.cooling(pause.endsAt) };
}

/** Requests that a member's pause and limits are checked for. */
type LimitedAction = 'deposit' | 'bet' | 'gift';

/** Limits that count each request; coins for a gift are no money. */
const COUNTED: Readonly<Record<LimitedAction, readonly LimitKind[]>> = { deposit: ['deposit'], bet: ['stake', 'loss'], gift: [] };

/**
 * The rejection of a deposit, a bet or a gift of `amount` (minor units; 0 for a gift) at `at` (world ms) by the member's own pause,
 * time or limits; null if there is none. Call it under `lockMember`, in the transaction that makes it, which may have read the
 * `limits`.
 */
export async function findOwnRejection(
  { limitUse }: Pick<Context, 'limitUse'>,
  tx: Tx,
  {
    memberId,
    at,
    what,
    amount,
    limits: read,
  }: { memberId: string; at: number; what: LimitedAction; amount: bigint; limits?: readonly OwnLimit[] },
): Promise<OwnRejection | null> {
  const paused = await findPauseRejection(tx, memberId, at);
  if (paused) return paused;
  const limits = (read ?? (await listLimits(tx, memberId))).filter(({ kind }) => kind === 'time' || COUNTED[what].includes(kind));
  if (limits.every(({ value }) => value === null)) return null;
  const usedOf = await limitUse.getUsed(tx, memberId, at);
  const time = limits.find(({ kind, value }) => kind === 'time' && value !== null);
  if (time?.value && usedOf(time) >= time.value) return { why: 'time', message: LIMIT_COPY.time(time.value) };
  for (const limit of limits) {
    const { kind, period, value } = limit;
    if (kind === 'time' || value === null) continue;
    const left = leftOf(value, usedOf(limit));
    if (amount > left) return { why: kind, message: LIMIT_COPY.over(kind, period, left) };
  }
  return null;
}

/**
 * The pause or limit of the member that prevents crediting a deposit of `amount` (minor units) at `at`; null when it may be
 * credited. Limits are checked in the windows in which it is credited and in which it was made (`madeAt`; both world ms). Call it
 * under `lockMember`, in the transaction that credits.
 */
export async function findCreditRejection(
  { limitUse }: Pick<Context, 'limitUse'>,
  tx: Tx,
  { memberId, at, madeAt, amount }: { memberId: string; at: number; madeAt: number; amount: bigint },
): Promise<OwnRejection | null> {
  const paused = await findPauseRejection(tx, memberId, at);
  if (paused) return paused;
  for (const { kind, period, value } of await listLimits(tx, memberId)) {
    if (kind !== 'deposit' || value === null) continue;
    for (const moment of [at, madeAt]) {
      const left = leftOf(value, await limitUse.getCreditedDeposits(tx, memberId, period, moment));
      if (amount > left) return { why: kind, message: LIMIT_COPY.over(kind, period, left) };
    }
  }
  return null;
}
