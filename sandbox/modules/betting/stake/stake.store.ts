import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import { DAY, siteDayOf } from '../../../kernel/clock/calendar';
import type { SettledStake } from './stake.model';
import { stakeDays, stakeStates, type StakeDay, type StakeState } from './stake.tables';

/** A member's sums, with the level at registration. */
export type LockedStakes = StakeState & { base: number };

/**
 * Locks the sums of members until the transaction ends, made where there are none. In the order of members, then sums; coins and
 * the ledger come later, so that two transactions never wait for each other.
 */
export async function lockStakes(tx: Tx, memberIds: readonly string[]): Promise<Map<string, LockedStakes>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const people = await tx
    .select({ memberId: members.id, level: members.vipLevel, peak: members.vipLevel, periodStart: members.registeredAt })
    .from(members)
    .where(inArray(members.id, ids))
    .orderBy(asc(members.id))
    .for('key share');
  if (people.length === 0) return new Map();
  await tx.insert(stakeStates).values(people).onConflictDoNothing();
  const rows = await tx
    .select()
    .from(stakeStates)
    .where(inArray(stakeStates.memberId, ids))
    .orderBy(asc(stakeStates.memberId))
    .for('update');
  const base = new Map(people.map(({ memberId, level }) => [memberId, level]));
  return new Map(rows.map((row) => [row.memberId, { ...row, base: base.get(row.memberId)! }]));
}

/** Undefined for a member for whom nothing was counted yet. */
export async function findStakeState(db: Db, memberId: string): Promise<StakeState | undefined> {
  const [row] = await db.select().from(stakeStates).where(eq(stakeStates.memberId, memberId));
  return row;
}

/** The sums of these members; none of a member for whom nothing was counted yet. */
export async function listStakeStates(db: Db, memberIds: readonly string[]): Promise<StakeState[]> {
  if (memberIds.length === 0) return [];
  return db
    .select()
    .from(stakeStates)
    .where(inArray(stakeStates.memberId, [...memberIds]));
}

export async function saveStates(tx: Tx, states: readonly StakeState[]): Promise<void> {
  const rows = states.map(
    (one) =>
      sql`(${one.memberId}::text, ${one.level}::integer, ${one.peak}::integer, ${one.stake}::bigint, ${one.inPeriod}::bigint, ${one.periodStart}::bigint, ${one.betStake}::bigint, ${one.friendAt}::bigint, ${one.creditsSeq}::bigint)`,
  );
  await tx.execute(sql`UPDATE stake_states AS s
    SET level = v.level, peak = v.peak, stake = v.stake, in_period = v.in_period, period_start = v.period_start,
        bet_stake = v.bet_stake, friend_at = v.friend_at, credits_seq = v.credits_seq
    FROM (VALUES ${sql.join(rows, sql`, `)})
      AS v (member_id, level, peak, stake, in_period, period_start, bet_stake, friend_at, credits_seq)
    WHERE s.member_id = v.member_id`);
}

const added = (name: string) => sql.raw(`stake_days.${name} + excluded.${name}`);
const emptyDay = { stake: 0n, placedStake: 0n, placed: 0n, settled: 0, valid: 0, staked: 0n, paid: 0n, firstAt: null };

/** Adds settled stakes to the sums of their days. */
export async function addToDays(tx: Tx, stakes: readonly SettledStake[]): Promise<void> {
  const days = new Map<string, StakeDay>();
  const dayOf = ({ memberId, kind }: SettledStake, at: number): StakeDay => {
    const day = siteDayOf(at);
    const key = `${memberId} ${day} ${kind}`;
    const known = days.get(key) ?? { memberId, day, kind, ...emptyDay };
    days.set(key, known);
    return known;
  };
  for (const one of stakes) {
    const settled = dayOf(one, one.closedAt);
    settled.stake += one.dayStake;
    settled.settled += 1;
    settled.valid += one.dayStake > 0n ? 1 : 0;
    settled.staked += one.staked;
    settled.paid += one.paid;
    settled.firstAt = Math.min(settled.firstAt ?? one.closedAt, one.closedAt);
    const placed = dayOf(one, one.placedAt);
    placed.placedStake += one.dayStake;
    placed.placed += one.staked;
  }
  await tx
    .insert(stakeDays)
    .values([...days.values()])
    .onConflictDoUpdate({
      target: [stakeDays.memberId, stakeDays.day, stakeDays.kind],
      set: {
        stake: added('stake'),
        placedStake: added('placed_stake'),
        placed: added('placed'),
        settled: added('settled'),
        valid: added('valid'),
        staked: added('staked'),
        paid: added('paid'),
        firstAt: sql`least(stake_days.first_at, excluded.first_at)`,
      },
    });
}

/** A member's sums of the days that begin from `first` to `last` (world ms), oldest first. */
export function listStakeDays(db: Db, memberId: string, first: number, last: number): Promise<StakeDay[]> {
  return db
    .select()
    .from(stakeDays)
    .where(and(eq(stakeDays.memberId, memberId), between(stakeDays.day, first, last)))
    .orderBy(asc(stakeDays.day));
}

/** The first and last day of a length of time that begins with a day, for `listStakeDays`. */
export const daysFrom = (start: number, length: number): [first: number, last: number] => [start, start + length - DAY];
