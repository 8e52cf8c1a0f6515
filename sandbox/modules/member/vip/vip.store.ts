import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kernel/db/database';
import type { Member } from '../account/member.tables';
import { stakeStates, type StakeState } from '../../betting/stake/stake.tables';
import { levelChanges } from './vip.tables';
import { findStakeState, listStakeStates } from '../../betting/stake/stake.store';
import { endPeriods, joinedVip } from './vip.rules';
import type { LevelChange, Vip, VipCourse } from './vip.rules';

type Joined = Pick<Member, 'id' | 'vipLevel' | 'registeredAt'>;

/** The part of a member's sums that decides the level. */
export const LEVEL_COLUMNS = {
  level: stakeStates.level,
  peak: stakeStates.peak,
  stake: stakeStates.stake,
  inPeriod: stakeStates.inPeriod,
  periodStart: stakeStates.periodStart,
};
export type LevelState = Pick<StakeState, keyof typeof LEVEL_COLUMNS>;

/** Newest changes that are read: more than a page shows, and more than happen in the days of rebates. */
const READ_CHANGES = 60;

/** The stored level, ready to be updated; its history contains only the changes to come. */
export function courseOf({ level, peak, stake, inPeriod, periodStart }: LevelState, base: number): VipCourse {
  return { level, base, peak, stake, inPeriod, periodStart, history: [] };
}

/** A member's level; its history contains only demotions that no settlement has written yet. `now`: world ms. */
export async function getVip(db: Db, member: Joined, now: number): Promise<Vip> {
  return vipOf(member, await findStakeState(db, member.id), now);
}

/** The levels of members, by their id. `now`: world ms. */
export async function listLevels(db: Db, people: readonly Joined[], now: number): Promise<ReadonlyMap<string, number>> {
  const states = new Map(
    (
      await listStakeStates(
        db,
        people.map(({ id }) => id),
      )
    ).map((state) => [state.memberId, state]),
  );
  return new Map(people.map((member) => [member.id, vipOf(member, states.get(member.id), now).level]));
}

/** The level that follows from a member's stored sums; undefined while nothing was counted for the member. `now`: world ms. */
export function vipOf({ vipLevel, registeredAt }: Omit<Joined, 'id'>, state: LevelState | undefined, now: number): Vip {
  const course = state ? courseOf(state, vipLevel) : joinedVip(vipLevel, registeredAt);
  endPeriods(course, now);
  return course;
}

/** A member's level with its newest changes, oldest first. */
export async function getVipHistory(db: Db, member: Joined, now: number): Promise<Vip> {
  const vip = await getVip(db, member, now);
  const rows = await db
    .select()
    .from(levelChanges)
    .where(eq(levelChanges.memberId, member.id))
    .orderBy(desc(levelChanges.place))
    .limit(READ_CHANGES);
  const [joined] = joinedVip(member.vipLevel, member.registeredAt).history;
  const written = rows.toReversed().map(({ at, from, to, reason, stake, need }): LevelChange => ({ at, from, to, reason, stake, need }));
  return { ...vip, history: [joined!, ...written, ...vip.history.filter(({ reason }) => reason !== 'joined')] };
}

/** Levels that a member's promotions after `since` (world ms) passed, oldest first; one that was lost in between is among them again. */
export async function listReachedLevels(db: Db, memberId: string, since: number): Promise<{ level: number; at: number }[]> {
  const rows = await db
    .select({ from: levelChanges.from, to: levelChanges.to, at: levelChanges.at })
    .from(levelChanges)
    .where(and(eq(levelChanges.memberId, memberId), eq(levelChanges.reason, 'promoted'), gt(levelChanges.at, since)))
    .orderBy(asc(levelChanges.place));
  return rows.flatMap(({ from, to, at }) => Array.from({ length: to - from }, (_, index) => ({ level: from + index + 1, at })));
}

/** Writes changes of a member's level behind those that are stored; the member's sums are locked. */
export async function saveChanges(tx: Tx, memberId: string, changes: readonly LevelChange[]): Promise<void> {
  if (changes.length === 0) return;
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${levelChanges.place}), 0)::integer` })
    .from(levelChanges)
    .where(eq(levelChanges.memberId, memberId));
  await tx
    .insert(levelChanges)
    .values(changes.map((one, index) => ({ ...one, memberId, from: one.from ?? 0, place: last!.place + index + 1 })));
}
