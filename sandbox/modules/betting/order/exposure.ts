import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Minor } from '@pavilion/number/money';
import type { Tx } from '../../../kernel/db/database';
import { betLegs, bets } from './bet.tables';
import { capsOf } from './exposure.rules';
import type { BetRequest } from './place-bet';

/**
 * The market or match of one of the bet's legs on which the member would have more at stake at the venue than its league takes;
 * null when there is none. Call it under `lockMember`.
 */
export async function findOverExposure(tx: Tx, { memberId, venue, picks }: BetRequest, stake: Minor): Promise<'market' | 'match' | null> {
  const matchIds = [...new Set(picks.map(({ match }) => match.id))];
  const staked = await tx
    .select({
      matchId: betLegs.matchId,
      kind: betLegs.kind,
      period: betLegs.period,
      stake: sql<string>`sum(${bets.stake} - ${bets.cashedStake})`,
    })
    .from(bets)
    .innerJoin(betLegs, eq(betLegs.betId, bets.id))
    .where(
      and(
        eq(betLegs.memberId, memberId),
        eq(bets.venue, venue),
        inArray(bets.state, ['pending', 'accepted']),
        inArray(betLegs.matchId, matchIds),
      ),
    )
    .groupBy(betLegs.matchId, betLegs.kind, betLegs.period);
  for (const { match, market } of picks) {
    const caps = capsOf(match.league);
    const onMatch = staked.filter(({ matchId }) => matchId === match.id);
    const onMarket = onMatch.filter(({ kind, period }) => kind === market.kind && period === market.period);
    if (sumOf(onMarket) + stake > caps.market) return 'market';
    if (sumOf(onMatch) + stake > caps.match) return 'match';
  }
  return null;
}

const sumOf = (rows: readonly { stake: string }[]) => rows.reduce<Minor>((sum, row) => sum + BigInt(row.stake), 0n);
