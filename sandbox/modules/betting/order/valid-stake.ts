import { oddsProduct } from '@pavilion/number/product';
import type { Odds } from '@pavilion/number/odds';
import type { RebateKind } from '../stake/stake.model';
import type { Bet } from './bet.tables';

/** Lowest European odds that count, in hundredths: for turnover, levels, rebates, activities and coins alike. */
export const ODDS_FLOOR = 150n;

/** The part of a bet that decides about its valid stake. */
export type Staked = Pick<Bet, 'state' | 'outcome' | 'stake' | 'cashedStake' | 'opposedStake' | 'size'> & {
  legs: readonly Pick<Bet['legs'][number], 'sport' | 'price'>[];
};

/** The kind of a bet, by which rates differ. */
export function kindOf({ legs }: Pick<Staked, 'legs'>): RebateKind {
  if (legs.length > 1) return 'combo';
  const { sport } = legs[0]!;
  // VIP levels name no rate of their own for further sports: they have that of tennis.
  return sport === 'volleyball' ? 'tennis' : sport;
}

/** European odds of a bet; for an order of several combinations, those of its lowest. */
export function oddsOf({ size, legs }: Pick<Staked, 'size' | 'legs'>): Odds {
  const prices = legs.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  return oddsProduct(prices.slice(0, size === 0 ? Math.min(2, prices.length) : size));
}

export function isBelowFloor(odds: Odds): boolean {
  const [whole = '0', fraction = ''] = odds.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2)) < ODDS_FLOOR;
}

/** The part of a bet's stake that can count: the part neither cashed out nor met by opposite bets. Minor units. */
export function ownRiskOf({ stake, cashedStake, opposedStake }: Pick<Staked, 'stake' | 'cashedStake' | 'opposedStake'>): bigint {
  const rest = stake - cashedStake - opposedStake;
  return rest > 0n ? rest : 0n;
}

/**
 * The part of a bet's stake that counts for turnover, levels, rebates, activities and coins, minor units: all of it when it was won
 * or lost, half when half of it was. Void bets, returned stakes, what was cashed out, what met opposite bets and odds below the
 * floor do not count, nor do bets that are not settled.
 */
export function validStakeOf(bet: Staked): bigint {
  const { state, outcome } = bet;
  if (state !== 'settled' || isBelowFloor(oddsOf(bet))) return 0n;
  const rest = ownRiskOf(bet);
  if (outcome === 'won' || outcome === 'lost') return rest;
  return outcome === 'half-won' || outcome === 'half-lost' ? rest / 2n : 0n;
}
