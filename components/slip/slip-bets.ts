import type { ComboBet } from '@/lib/domain/slip/combo.mutations';
import type { Judgement } from '@/lib/domain/slip/judgement.model';
import type { Bet } from '@/lib/domain/slip/placement.mutations';
import type { SlipLeg } from '@/lib/domain/slip/slip.model';

/** The staked single bets of a judgement without a reason against it. */
export function singleBetsOf({ perLeg }: Judgement, legs: readonly SlipLeg[]): readonly Bet[] {
  return perLeg.flatMap(({ selectionId, stake, price }) => {
    const leg = legs.find((other) => other.selectionId === selectionId);
    return leg && stake !== null && price !== null ? [{ leg, stake, price }] : [];
  });
}

/** All legs with their prices, and the staked combinations of them. */
export function comboBetOf({ perLeg, perCombo }: Judgement, legs: readonly SlipLeg[]): ComboBet {
  return {
    legs,
    prices: perLeg.flatMap(({ price }) => price ?? []),
    combos: perCombo.flatMap(({ size, bets, unitStake }) => (unitStake === null ? [] : [{ size, bets, unitStake }])),
  };
}
