import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { bets } from './bet.schema';
import type { Bet } from './bet.schema';

/** A settled stake that counts, of a bet or of a round. */
export interface ValidStake {
  /** Minor units. */
  stake: bigint;
  placedAt: number;
  closedAt: number;
  /** True for a round of a game. */
  game?: boolean;
}

/**
 * What of a bet's stake counts for turnover, levels, rebate, activities and coins, minor units: all of it when it was won or lost, half when
 * half of it was. Void bets, returned stakes and what was cashed out do not count, nor do bets that are not settled.
 */
export function validStakeOf({ state, stake, cashedStake, outcome }: Pick<Bet, 'state' | 'stake' | 'cashedStake' | 'outcome'>): bigint {
  if (state !== 'settled') return 0n;
  const rest = stake - cashedStake;
  if (outcome === 'won' || outcome === 'lost') return rest;
  return outcome === 'half-won' || outcome === 'half-lost' ? rest / 2n : 0n;
}

/** Valid stakes of a member's settled bets that were placed since (world ms). */
export async function validBetStakes(db: Db, memberId: string, since: number): Promise<ValidStake[]> {
  const counted = inArray(bets.outcome, ['won', 'half-won', 'half-lost', 'lost']);
  const { state, stake, cashedStake, outcome, placedAt, closedAt } = bets;
  const rows = await db
    .select({ state, stake, cashedStake, outcome, placedAt, closedAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.state, 'settled'), gt(bets.placedAt, since - 1), counted));
  return rows.map((bet) => ({ stake: validStakeOf(bet), placedAt: bet.placedAt, closedAt: bet.closedAt ?? bet.placedAt }));
}
