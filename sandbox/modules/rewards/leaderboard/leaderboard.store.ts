import { and, asc, eq, inArray, isNotNull, lte, max } from 'drizzle-orm';
import { maskedName } from '../../community/text/text.rules';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { listMembersById } from '../../member/account/member';
import type { Context } from '../../context';
import { listLevels } from '../../member/vip/vip.store';
import { WEEK } from '../../../kernel/clock/calendar';
import { listBestWins } from './leaderboard-best.store';
import { peakRanks, peakWeeks, type PeakRank } from './leaderboard.tables';
import {
  CLOSING_MS,
  compareStandings,
  madeUpStandings,
  PEAK_LISTED,
  PEAK_TURNOVER,
  rewardsOf,
  weekStart,
  type Standing,
} from './leaderboard.rules';

/** Rows of one insert. */
const BATCH = 500;

/** A rank as shown on a board. */
export type Shown = Pick<PeakRank, 'rank' | 'memberId' | 'name' | 'level' | 'multiple' | 'settledAt'>;

/** Standings of a week by `now`, best first: members by their settled bets, and the platform's own players. */
export async function listStandings(db: Db, { settings }: Pick<Context, 'settings'>, week: string, now: number): Promise<Standing[]> {
  const secret = settings.get('secret');
  if (!secret) throw new Error('The platform has no secret.');
  // A tester's switch: `POST /sandbox/site {"peakPlayers": 0}`.
  const count = settings.get('site')?.peakPlayers;
  const players = madeUpStandings(secret, week, now, typeof count === 'number' ? count : undefined);
  return [...(await listBestWins(db, week, now)), ...players].toSorted(compareStandings);
}

/** Standings with ranks from `first`, masked names and levels. */
export async function listShown(db: Db, standings: readonly Standing[], now: number, first = 1): Promise<Shown[]> {
  const people = await listMembersById(
    db,
    standings.flatMap(({ memberId }) => memberId ?? []),
  );
  const levels = await listLevels(db, people, now);
  const names = new Map(people.map((member) => [member.id, maskedName(member.nickName || member.userName)]));
  return standings.map(({ memberId, name, level, multiple, at }, index) => ({
    rank: first + index,
    memberId,
    name: memberId === null ? name : names.get(memberId)!,
    level: memberId === null ? level : levels.get(memberId)!,
    multiple,
    settledAt: at,
  }));
}

/** True when a week is over and its last settlements are in. */
export const isOver = (week: string, now: number) => now >= weekStart(week) + WEEK + CLOSING_MS;

/** Makes the ranks of a week final, once: a later pause or another name changes no reward. Does nothing while the week is not over. */
export async function closeWeek({ db, settings }: Pick<Context, 'db' | 'settings'>, week: string, now: number): Promise<boolean> {
  if (!isOver(week, now)) return false;
  const [known] = await db.select().from(peakWeeks).where(eq(peakWeeks.week, week));
  if (known) return true;
  await inTransaction(db, async (tx) => {
    // A second request waits here for the first.
    const opened = await tx.insert(peakWeeks).values({ week, closedAt: now }).onConflictDoNothing().returning();
    if (opened.length > 0) await writeRanks(tx, settings, week, now);
  });
  return true;
}

async function writeRanks(tx: Tx, settings: Context['settings'], week: string, now: number): Promise<void> {
  const standings = await listStandings(tx, { settings }, week, now);
  const rewards = rewardsOf(standings);
  for (let from = 0; from < standings.length; from += BATCH) {
    const shown = await listShown(tx, standings.slice(from, from + BATCH), now, from + 1);
    const rows = shown.map((row) => {
      const amount = (row.memberId === null ? undefined : rewards.get(row.memberId)) ?? 0n;
      return { ...row, week, amount, required: amount * BigInt(PEAK_TURNOVER) };
    });
    await tx.insert(peakRanks).values(rows);
  }
}

/** The best final ranks of a week, as many as a board lists, the number of all, and rewards by member. */
export async function listFinalRanks(
  db: Db,
  week: string,
): Promise<{ players: number; listed: PeakRank[]; rewards: ReadonlyMap<string, bigint> }> {
  const ofWeek = eq(peakRanks.week, week);
  const [last] = await db
    .select({ rank: max(peakRanks.rank) })
    .from(peakRanks)
    .where(ofWeek);
  const listed = await db
    .select()
    .from(peakRanks)
    .where(and(ofWeek, lte(peakRanks.rank, PEAK_LISTED)))
    .orderBy(asc(peakRanks.rank));
  const rewards = new Map(listed.map(({ memberId, amount }) => [memberId ?? '', amount]));
  return { players: last?.rank ?? 0, listed, rewards };
}

/** A member's final rank in a week with the one before it; undefined without one. */
export async function findFinalRank(db: Db, week: string, memberId: string): Promise<{ own: PeakRank; next?: PeakRank } | undefined> {
  const ofWeek = eq(peakRanks.week, week);
  const [own] = await db
    .select()
    .from(peakRanks)
    .where(and(ofWeek, eq(peakRanks.memberId, memberId)));
  if (!own) return undefined;
  const [next] = await db
    .select()
    .from(peakRanks)
    .where(and(ofWeek, eq(peakRanks.rank, own.rank - 1)));
  return next ? { own, next } : { own };
}

/** A member's final rank in a week, locked until the transaction ends. */
export async function lockRank(tx: Tx, week: string, memberId: string): Promise<PeakRank | undefined> {
  const [row] = await tx
    .select()
    .from(peakRanks)
    .where(and(eq(peakRanks.week, week), eq(peakRanks.memberId, memberId)))
    .for('update');
  return row;
}

export async function findRankByKey(db: Db, memberId: string, key: string): Promise<PeakRank | undefined> {
  const [row] = await db
    .select()
    .from(peakRanks)
    .where(and(eq(peakRanks.memberId, memberId), eq(peakRanks.idempotencyKey, key)));
  return row;
}

export async function payRank(tx: Tx, { week, rank }: PeakRank, idempotencyKey: string, claimedAt: number): Promise<PeakRank> {
  const [row] = await tx
    .update(peakRanks)
    .set({ idempotencyKey, claimedAt })
    .where(and(eq(peakRanks.week, week), eq(peakRanks.rank, rank)))
    .returning();
  return row!;
}

/** Rewards of a member's ranks in these weeks that were claimed. */
export function listPeakClaims(db: Db, memberId: string, weeks: readonly string[]): Promise<PeakRank[]> {
  return db
    .select()
    .from(peakRanks)
    .where(and(eq(peakRanks.memberId, memberId), inArray(peakRanks.week, [...weeks]), isNotNull(peakRanks.claimedAt)));
}
