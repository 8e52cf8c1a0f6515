import { and, eq, gte } from 'drizzle-orm';
import type { ValidStake } from '../bet/valid-stake';
import type { Db } from '../db/database';
import { gameRounds, type GameRound } from './game.schema';

/**
 * What of a round's stake counts for turnover, levels and rebate, minor units: what was won or lost, at most the stake. So a
 * round that only returns its stake, or bets on both sides of one, brings nothing.
 */
export function validStakeOfRound({ state, stake, payout }: Pick<GameRound, 'state' | 'stake' | 'payout'>): bigint {
  if (state !== 'settled') return 0n;
  const net = payout > stake ? payout - stake : stake - payout;
  return net < stake ? net : stake;
}

/** Valid stakes of a member's settled rounds that were played since (world ms). */
export async function validRoundStakes(db: Db, memberId: string, since: number): Promise<ValidStake[]> {
  const { state, stake, payout, playedAt, settledAt } = gameRounds;
  const rows = await db
    .select({ state, stake, payout, playedAt, settledAt })
    .from(gameRounds)
    .where(and(eq(gameRounds.memberId, memberId), eq(gameRounds.state, 'settled'), gte(gameRounds.playedAt, since)));
  return rows
    .map((round) => ({
      stake: validStakeOfRound(round),
      placedAt: round.playedAt!,
      closedAt: round.settledAt ?? round.playedAt!,
      game: true,
    }))
    .filter(({ stake: counted }) => counted > 0n);
}
