import { and, desc, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { findOrMake, type Db, type Tx } from '../../../kernel/db/database';
import { GAMES, type GameCode } from './game-catalog';
import { newSeed } from './draw-chain.store';
import type { Line } from './game.model';
import { gameFavorites, gameRounds, gameSessions, trialBalances, type GameRound } from './game.tables';
import { hashOfSeed } from './round-random';

/** The one prepared round of an owner at a game: its hash is shown before it is played. */
export function prepareRound(db: Db | Tx, owner: string, memberId: string | null, game: GameCode): Promise<GameRound> {
  const prepared = and(eq(gameRounds.owner, owner), eq(gameRounds.game, game), eq(gameRounds.state, 'prepared'));
  const seed = newSeed();
  return findOrMake(
    async () => (await db.select().from(gameRounds).where(prepared))[0],
    () =>
      db
        .insert(gameRounds)
        .values({ owner, memberId, game, state: 'prepared', seed, seedHash: hashOfSeed(seed), preparedReal: Date.now() })
        .onConflictDoNothing(),
  );
}

/** A round of the owner, locked until the transaction ends; null when there is none. */
export async function lockRound(tx: Tx, owner: string, id: bigint): Promise<GameRound | null> {
  const mine = and(eq(gameRounds.id, id), eq(gameRounds.owner, owner));
  return (await tx.select().from(gameRounds).where(mine).for('update'))[0] ?? null;
}

export async function saveRound(db: Db | Tx, id: bigint, change: Partial<GameRound>): Promise<GameRound> {
  const [saved] = await db.update(gameRounds).set(change).where(eq(gameRounds.id, id)).returning();
  return saved!;
}

/** True when a round of the owner at a game is open. Call it with the member's row locked before a new one begins. */
export async function hasOpenRound(db: Db | Tx, owner: string, game: GameCode): Promise<boolean> {
  const open = and(eq(gameRounds.owner, owner), eq(gameRounds.game, game), eq(gameRounds.state, 'open'));
  return (await db.select({ id: gameRounds.id }).from(gameRounds).where(open).limit(1)).length > 0;
}

/** Bets of an owner on draws of a game, by the draws' numbers. */
export async function listLinesOnDraws(
  db: Db | Tx,
  owner: string,
  game: GameCode,
  draws: readonly number[],
): Promise<ReadonlyMap<number, readonly Line[]>> {
  const on = and(eq(gameRounds.owner, owner), eq(gameRounds.game, game), inArray(gameRounds.draw, [...draws]));
  const rows = await db
    .select({ draw: gameRounds.draw, lines: gameRounds.lines })
    .from(gameRounds)
    .where(and(on, ne(gameRounds.state, 'prepared')));
  return new Map(draws.map((number) => [number, rows.filter(({ draw }) => draw === number).flatMap(({ lines }) => lines)]));
}

/** Played rounds of an owner at a game, open ones first, then the newest. */
export function listLastRounds(db: Db | Tx, owner: string, game: GameCode, limit: number): Promise<GameRound[]> {
  const mine = and(eq(gameRounds.owner, owner), eq(gameRounds.game, game), ne(gameRounds.state, 'prepared'));
  return db
    .select()
    .from(gameRounds)
    .where(mine)
    .orderBy(sql`${gameRounds.state} <> 'open'`, desc(gameRounds.playedAt), desc(gameRounds.id))
    .limit(limit);
}

/** The member's played rounds from `from` until `to` (world ms), newest first. */
export function listRounds(db: Db, memberId: string, range: { from: number; to: number; offset: number; limit: number }) {
  const mine = and(
    eq(gameRounds.memberId, memberId),
    ne(gameRounds.state, 'prepared'),
    gte(gameRounds.playedAt, range.from),
    lt(gameRounds.playedAt, range.to),
  );
  return db
    .select()
    .from(gameRounds)
    .where(mine)
    .orderBy(desc(gameRounds.playedAt), desc(gameRounds.id))
    .offset(range.offset)
    .limit(range.limit);
}

/** Number, stakes and payouts of the member's rounds in a range; open rounds have paid nothing yet. */
export async function getRoundTotals(db: Db, memberId: string, { from, to }: { from: number; to: number }) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      stake: sql<string>`coalesce(sum(${gameRounds.stake}), 0)::text`,
      payout: sql<string>`coalesce(sum(${gameRounds.payout}), 0)::text`,
      open: sql<string>`coalesce(sum(${gameRounds.stake}) FILTER (WHERE ${gameRounds.state} = 'open'), 0)::text`,
    })
    .from(gameRounds)
    .where(
      and(eq(gameRounds.memberId, memberId), ne(gameRounds.state, 'prepared'), gte(gameRounds.playedAt, from), lt(gameRounds.playedAt, to)),
    );
  return { count: row?.count ?? 0, stake: BigInt(row?.stake ?? 0), payout: BigInt(row?.payout ?? 0), open: BigInt(row?.open ?? 0) };
}

/** Rounds that wait for a draw of one of the games up to its number. */
export function listWaitingRounds(db: Db, upTo: ReadonlyMap<GameCode, number>): Promise<GameRound[]> {
  const due = [...upTo].map(([game, number]) => and(eq(gameRounds.game, game), lte(gameRounds.draw, number)));
  return db
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.state, 'open'), or(...due)))
    .limit(500);
}

/** Open rounds of games that were begun before (world ms). */
export function listLeftRounds(db: Db, games: readonly GameCode[], before: number): Promise<GameRound[]> {
  const left = and(inArray(gameRounds.game, [...games]), eq(gameRounds.state, 'open'), lte(gameRounds.playedAt, before));
  return db.select().from(gameRounds).where(left).limit(500);
}

export async function listFavorites(db: Db, memberId: string): Promise<GameCode[]> {
  const rows = await db.select().from(gameFavorites).where(eq(gameFavorites.memberId, memberId)).orderBy(desc(gameFavorites.at));
  return rows.map(({ game }) => game);
}

export async function setFavorite(db: Db, memberId: string, game: GameCode, on: boolean, at: number): Promise<void> {
  if (on) await db.insert(gameFavorites).values({ memberId, game, at }).onConflictDoNothing();
  else await db.delete(gameFavorites).where(and(eq(gameFavorites.memberId, memberId), eq(gameFavorites.game, game)));
}

/** Games that a member played, the last one first. */
export async function listRecentGames(db: Db, memberId: string): Promise<GameCode[]> {
  // One row of each game, from the index of played rounds, instead of all that were ever played.
  const rows = await Promise.all(
    (Object.keys(GAMES) as GameCode[]).map((game) =>
      db
        .select({ game: gameRounds.game, at: gameRounds.playedAt })
        .from(gameRounds)
        .where(and(eq(gameRounds.owner, `member:${memberId}`), eq(gameRounds.game, game), isNotNull(gameRounds.playedAt)))
        .orderBy(desc(gameRounds.playedAt))
        .limit(1),
    ),
  );
  return rows
    .flat()
    .toSorted((a, b) => b.at! - a.at!)
    .map(({ game }) => game);
}

/** Number of rounds of each game since (world ms), by members and visitors; games without a round are missing. */
export async function getPlayCounts(db: Db, since: number): Promise<ReadonlyMap<GameCode, number>> {
  const rows = await db
    .select({ game: gameRounds.game, count: sql<number>`count(*)::int` })
    .from(gameRounds)
    .where(and(ne(gameRounds.state, 'prepared'), gte(gameRounds.playedAt, since)))
    .groupBy(gameRounds.game);
  return new Map(rows.map(({ game, count }) => [game, count]));
}

/** Deletes old data of trial play, and sessions and prepared rounds that are long over. `before`: real ms. */
export async function sweepGames(db: Db, before: number): Promise<void> {
  const old = lt(gameRounds.preparedReal, before);
  await db.delete(gameRounds).where(and(old, or(eq(gameRounds.state, 'prepared'), sql`${gameRounds.memberId} IS NULL`)));
  await db.delete(gameSessions).where(lt(gameSessions.createdReal, before));
  await db.delete(trialBalances).where(lt(trialBalances.openedReal, before));
}
