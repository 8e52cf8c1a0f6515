import { oddsProduct } from '@pavilion/number/product';
import type { Judgement } from './judgement.model';
import type { PlacementRecord } from './placement.model';

/**
 * The judgement of a slip whose bets are with the venue: combinations keep the prices at which they were sent, since later moves do not
 * concern them. Singles do so by their state.
 */
export function frozenJudgement(judgement: Judgement, awaited: readonly PlacementRecord[]): Judgement {
  const sent = awaited.find(({ size }) => size !== 1);
  if (!sent) return judgement;
  const priceOf = new Map(sent.legs.map(({ selectionId }, index) => [selectionId, sent.prices[index] ?? null]));
  return {
    ...judgement,
    perLeg: judgement.perLeg.map((leg) => ({
      ...leg,
      state: 'open',
      price: priceOf.get(leg.selectionId) ?? leg.price,
      move: null,
      base: null,
      shut: null,
    })),
    perCombo: judgement.perCombo.map((combo) => ({ ...combo, price: combo.bets === 1 ? oddsProduct(sent.prices) : null })),
  };
}
