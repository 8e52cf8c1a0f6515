import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bets } from '../order/bet.tables';
import { lockBets } from '../order/settlement.store';
import { loadLegs } from '../order/bet.store';
import { stakeOfBet } from '../order/settled-stake';
import { isBelowFloor, oddsOf, validStakeOf } from '../order/valid-stake';
import { inTransaction, type Db, type Tx } from '../../../kernel/db/database';
import { gameRounds } from '../../community/game/game.tables';
import { stakeOfRound, validStakeOfRound } from '../../community/game/valid-stake';
import { countSettled } from './count-stakes';
import type { SettledStake } from '../stake/stake.model';
import { lockStakes } from '../stake/stake.store';

/** Bets and rounds of one transaction. */
const BATCH = 2_000;

/** Written out, so that they use the indexes of uncounted rows. */
const betLeft = sql`${bets.state} = 'settled' AND NOT ${bets.counted}`;
const roundLeft = sql`${gameRounds.state} = 'settled' AND NOT ${gameRounds.counted} AND ${gameRounds.memberId} IS NOT NULL`;

/**
 * Counts bets and rounds that were settled before the sums of stakes existed. Each member's oldest come first, so that levels and
 * turnover increase in the original order. Returns the number counted.
 */
export async function countLeft(db: Db): Promise<number> {
  let counted = 0;
  for (;;) {
    const memberId = await memberLeft(db);
    if (memberId === null) return counted;
    counted += await inTransaction(db, (tx) => countStored(tx, memberId));
  }
}

async function memberLeft(db: Db): Promise<string | null> {
  const [bet] = await db.select({ memberId: bets.memberId }).from(bets).where(betLeft).limit(1);
  if (bet) return bet.memberId;
  const [round] = await db.select({ memberId: gameRounds.memberId }).from(gameRounds).where(roundLeft).limit(1);
  return round?.memberId ?? null;
}

async function countStored(tx: Tx, memberId: string): Promise<number> {
  await lockStakes(tx, [memberId]);
  const betRows = await tx
    .select({ id: bets.id, at: bets.closedAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), betLeft))
    .orderBy(asc(bets.closedAt), asc(bets.id))
    .limit(BATCH);
  const roundRows = await tx
    .select({ id: gameRounds.id, at: gameRounds.settledAt })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), roundLeft))
    .orderBy(asc(gameRounds.settledAt), asc(gameRounds.id))
    .limit(BATCH);
  const next = [...betRows.map((row) => ({ ...row, isRound: false })), ...roundRows.map((row) => ({ ...row, isRound: true }))]
    .toSorted((a, b) => a.at! - b.at!)
    .slice(0, BATCH);
  const idsOf = (isRound: boolean) => next.filter((one) => one.isRound === isRound).map(({ id }) => id);
  const stakes = [...(await betStakes(tx, idsOf(false))), ...(await roundStakes(tx, idsOf(true)))];
  await countSettled(tx, stakes);
  return stakes.length;
}

async function betStakes(tx: Tx, ids: readonly bigint[]): Promise<SettledStake[]> {
  if (ids.length === 0) return [];
  await lockBets(tx, ids);
  const rows = await tx
    .select()
    .from(bets)
    .where(and(inArray(bets.id, [...ids]), betLeft));
  const settled = (await loadLegs(tx, rows)).map((bet) => ({ ...bet, validStake: bet.validStake ?? validStakeOf(bet) }));
  await mark(tx, bets, settled);
  // A day's rebate never counted low odds, which levels and turnover did before the sums existed.
  return settled.map((bet) => ({ ...stakeOfBet(bet), ...(isBelowFloor(oddsOf(bet)) && { dayStake: 0n }) }));
}

async function roundStakes(tx: Tx, ids: readonly bigint[]): Promise<SettledStake[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(gameRounds)
    .where(and(inArray(gameRounds.id, [...ids]), roundLeft))
    .for('update');
  const settled = rows.map((round) => ({ ...round, memberId: round.memberId!, validStake: round.validStake ?? validStakeOfRound(round) }));
  await mark(tx, gameRounds, settled);
  return settled.map(stakeOfRound);
}

/** Writes valid stakes and marks their rows as counted. */
async function mark(tx: Tx, table: typeof bets | typeof gameRounds, settled: readonly { id: bigint; validStake: bigint }[]): Promise<void> {
  if (settled.length === 0) return;
  const rows = settled.map(({ id, validStake }) => sql`(${id}::bigint, ${validStake}::bigint)`);
  await tx.execute(sql`UPDATE ${table} AS t SET counted = true, valid_stake = v.valid
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS v (id, valid) WHERE t.id = v.id`);
}
