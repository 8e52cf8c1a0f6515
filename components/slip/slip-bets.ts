import type { Judgement } from '@/lib/domain/slip/judgement.model';
import type { Bet } from '@/lib/domain/slip/placement.model';
import type { SlipLeg } from '@/lib/domain/slip/slip.model';

/** The bets of a judgement without a reason against it: each staked single, or all staked combinations of the legs at once. */
export function betsOf({ perLeg, perCombo }: Judgement, legs: readonly SlipLeg[], single: boolean): readonly Bet[] {
  if (!single) {
    const combos = perCombo.flatMap(({ size, bets, unitStake }) => (unitStake === null ? [] : [{ size, bets, unitStake }]));
    return [{ legs, prices: perLeg.flatMap(({ price }) => price ?? []), combos }];
  }
  return perLeg.flatMap(({ selectionId, stake, price }) => {
    const leg = legs.find((other) => other.selectionId === selectionId);
    return leg && stake !== null && price !== null
      ? [{ legs: [leg], prices: [price], combos: [{ size: 1, bets: 1, unitStake: stake }] }]
      : [];
  });
}
