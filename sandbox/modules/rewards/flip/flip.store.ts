import { and, count, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { findOrMake, type Db, type Tx } from '../../../kernel/db/database';
import { flipRounds, type FlipRound } from './flip.tables';
import { commitmentOf, newSeed } from './flip.rules';

const isOpen = (memberId: string) => and(eq(flipRounds.memberId, memberId), isNull(flipRounds.flippedAt));

/** The round that a member can choose from, made if there is none. */
export function ensureOpenRound(db: Db, memberId: string, now: number): Promise<FlipRound> {
  return findOrMake(
    async () => (await db.select().from(flipRounds).where(isOpen(memberId)))[0],
    () => {
      const seed = newSeed();
      // The table's own index admits one of two at once.
      return db
        .insert(flipRounds)
        .values({ memberId, seed, commitment: commitmentOf(seed), createdAt: now })
        .onConflictDoNothing();
    },
  );
}

/** A round of a member, locked until the transaction ends. */
export async function lockRound(tx: Tx, memberId: string, id: bigint): Promise<FlipRound | undefined> {
  const [round] = await tx
    .select()
    .from(flipRounds)
    .where(and(eq(flipRounds.id, id), eq(flipRounds.memberId, memberId)))
    .for('update');
  return round;
}

export async function findRoundByKey(db: Db, memberId: string, key: string): Promise<FlipRound | undefined> {
  const [round] = await db
    .select()
    .from(flipRounds)
    .where(and(eq(flipRounds.memberId, memberId), eq(flipRounds.idempotencyKey, key)));
  return round;
}

export async function endRound(tx: Tx, id: bigint, end: Partial<FlipRound>): Promise<FlipRound> {
  const [round] = await tx.update(flipRounds).set(end).where(eq(flipRounds.id, id)).returning();
  return round!;
}

/** Number of cards that a member has turned over since (world ms). */
export async function countFlipsSince(db: Db, memberId: string, since: number): Promise<number> {
  const [row] = await db
    .select({ flips: count() })
    .from(flipRounds)
    .where(and(eq(flipRounds.memberId, memberId), gte(flipRounds.flippedAt, since)));
  return row!.flips;
}

/** A member's flipped rounds, newest first. */
export function listFlippedRounds(db: Db, memberId: string, { limit, offset }: { limit: number; offset: number }): Promise<FlipRound[]> {
  return db
    .select()
    .from(flipRounds)
    .where(and(eq(flipRounds.memberId, memberId), isNotNull(flipRounds.flippedAt)))
    .orderBy(desc(flipRounds.flippedAt), desc(flipRounds.id))
    .limit(limit)
    .offset(offset);
}
