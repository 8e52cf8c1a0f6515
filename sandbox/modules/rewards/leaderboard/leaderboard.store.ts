import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { maskedName } from '../../community/text/text.rules';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import type { Member } from '../../member/account/member.tables';
import { ownPauses } from '../../member/limit/limit.tables';
import { pauseAt } from '../../member/limit/limit.rules';
import { listMembersById } from '../../member/account/member';
import type { Context } from '../../context';
import { getVip } from '../../member/vip/vip.store';
import { WEEK } from '../../../kernel/clock/calendar';
import { listBestWins } from './leaderboard-best.store';
import { peakRanks, peakWeeks, type PeakRank } from './leaderboard.tables';
import {
  CLOSING_MS,
  compareStandings,
  madeUpStandings,
  PEAK_LISTED,
  PEAK_TURNOVER,
  rewardAt,
  weekStart,
  type Standing,
} from './leaderboard.rules';

/** Rows of one insert. */
const BATCH = 500;

/** A standing with its member; null for the platform's own players. */
export interface Ranked extends Standing {
  member: Member | null;
}

/** A rank as shown on a board. */
export type Shown = Pick<PeakRank, 'rank' | 'memberId' | 'name' | 'level' | 'multiple' | 'settledAt'>;

/** Standings whose members take part at `now`: nobody in a pause, nobody who gets no bonuses. */
async function taking(db: Db, wins: readonly Standing[], now: number): Promise<Ranked[]> {
  if (wins.length === 0) return [];
  const ids = wins.map(({ memberId }) => memberId!);
  const people = new Map((await listMembersById(db, ids)).map((member) => [member.id, member]));
  const pauses = await db
    .select()
    .from(ownPauses)
    .where(and(inArray(ownPauses.memberId, ids), isNotNull(ownPauses.kind)));
  const paused = new Set(pauses.filter((pause) => pauseAt(pause, now)).map(({ memberId }) => memberId));
  return wins
    .map((win) => ({ ...win, member: people.get(win.memberId!)! }))
    .filter(({ member }) => member.flags.canClaimBonus !== false && !paused.has(member.id));
}

/** Standings of a week by `now`, best first: members by their settled bets, and the platform's own players. */
export async function listStandings(db: Db, { settings }: Pick<Context, 'settings'>, week: string, now: number): Promise<Ranked[]> {
  const secret = settings.get('secret');
  if (!secret) throw new Error('The platform has no secret.');
  // A tester's switch: `POST /sandbox/site {"peakPlayers": 0}`.
  const count = settings.get('site')?.peakPlayers;
  const players = madeUpStandings(secret, week, now, typeof count === 'number' ? count : undefined);
  const wins = await taking(db, await listBestWins(db, week), now);
  return [...wins, ...players.map((player) => ({ ...player, member: null }))].toSorted(compareStandings);
}

/** The members among these with a rank in a week by `now`, best first. */
export async function listStandingsAmong(db: Db, memberIds: readonly string[], week: string, now: number): Promise<Ranked[]> {
  return (await taking(db, await listBestWins(db, week, memberIds), now)).toSorted(compareStandings);
}

/** Standings with ranks, masked names and levels. */
export function listShown(db: Db, standings: readonly Ranked[], now: number): Promise<Shown[]> {
  return Promise.all(
    standings.map(async ({ member, memberId, name, level, multiple, at }, index) => ({
      rank: index + 1,
      memberId,
      name: member ? maskedName(member.nickName || member.userName) : name,
      level: member ? (await getVip(db, member, now)).level : level,
      multiple,
      settledAt: at,
    })),
  );
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
  const listed = await listShown(tx, standings.slice(0, PEAK_LISTED), now);
  const further = standings.slice(PEAK_LISTED).map(({ memberId, name, level, multiple, at, member }, index) => ({
    rank: PEAK_LISTED + index + 1,
    memberId,
    name: member ? maskedName(member.nickName || member.userName) : name,
    // Boards list no ranks from here on.
    level,
    multiple,
    settledAt: at,
  }));
  const rows = [...listed, ...further].map((row) => {
    const amount = row.memberId === null ? 0n : rewardAt(row.rank);
    return { ...row, week, amount, required: amount * BigInt(PEAK_TURNOVER) };
  });
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(peakRanks).values(rows.slice(from, from + BATCH));
}

/** Final ranks of a week, best first, with their number. */
export async function listClosedRanks(db: Db, week: string): Promise<PeakRank[]> {
  return db.select().from(peakRanks).where(eq(peakRanks.week, week)).orderBy(asc(peakRanks.rank));
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
