import type { SettledStake } from '../stake/stake.model';
import type { Bet } from './bet.tables';
import { kindOf } from './valid-stake';

/** A settled bet as the sums of its member count it. */
export function stakeOfBet({ id, memberId, legs, stake, cashedStake, payout, placedAt, closedAt, outcome, validStake }: Bet): SettledStake {
  const counted = validStake ?? 0n;
  return {
    memberId,
    betId: id,
    kind: kindOf({ legs }),
    stake: counted,
    dayStake: counted,
    placedAt,
    closedAt: closedAt ?? placedAt,
    staked: stake,
    paid: payout,
    won: outcome === 'won' && cashedStake === 0n,
  };
}
