import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../kernel/db/database';
import { betLegs, bets, type Bet } from './bet.tables';
import { opposedStakes, type PositionAt } from './opposition.rules';

/** The part of each of these bets' stakes that meets opposite bets of its member at any venue, by the bet's number. */
export async function listOpposedStakes(
  tx: Tx,
  settled: readonly Pick<Bet, 'memberId' | 'legs'>[],
  positionAt: PositionAt,
): Promise<Map<bigint, bigint>> {
  const pairs = new Map(
    settled.flatMap(({ memberId, legs }) => legs.map(({ matchId }) => [`${memberId} ${matchId}`, [memberId, matchId] as const])),
  );
  if (pairs.size === 0) return new Map();
  const keys = [...pairs.values()].map(([memberId, matchId]) => sql`(${memberId}, ${matchId})`);
  const rows = await tx
    .select({
      memberId: betLegs.memberId,
      betId: betLegs.betId,
      sport: betLegs.sport,
      matchId: betLegs.matchId,
      line: betLegs.line,
      price: betLegs.price,
      inPlay: betLegs.inPlay,
      homeAtBet: betLegs.homeAtBet,
      awayAtBet: betLegs.awayAtBet,
      period: betLegs.period,
      kind: betLegs.kind,
      role: betLegs.role,
      stake: bets.stake,
      cashedStake: bets.cashedStake,
      placedAt: bets.placedAt,
      closedAt: bets.closedAt,
      isCombo: sql<boolean>`EXISTS (SELECT 1 FROM bet_legs AS further WHERE further.bet_id = ${bets.id} AND further.place = 1)`,
    })
    .from(betLegs)
    .innerJoin(bets, eq(bets.id, betLegs.betId))
    .where(and(sql`(${betLegs.memberId}, ${betLegs.matchId}) IN (${sql.join(keys, sql`, `)})`, ne(bets.state, 'rejected')));
  const members = new Set(rows.map(({ memberId }) => memberId));
  return new Map(
    [...members].flatMap((memberId) => [
      ...opposedStakes(
        rows.filter((row) => row.memberId === memberId),
        positionAt,
      ),
    ]),
  );
}
