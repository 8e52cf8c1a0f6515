import { validBetStakes, type ValidStake } from '../bet/valid-stake';
import type { Db } from '../db/database';
import { validRoundStakes } from '../game/valid-stake';

/** Valid stakes of a member's settled bets and rounds that were placed since (world ms): what turnover and levels are made of. */
export async function validStakesOf(db: Db, memberId: string, since: number): Promise<ValidStake[]> {
  return [...(await validBetStakes(db, memberId, since)), ...(await validRoundStakes(db, memberId, since))];
}
