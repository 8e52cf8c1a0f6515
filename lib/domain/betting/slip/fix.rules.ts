import type { Minor } from '@pavilion/number/money';
import { compareOdds } from '@pavilion/number/odds-order';
import type { SlipLeg } from './slip.model';
import type { ComboJudgement, Judgement, LegJudgement } from './judgement.model';
import { comboStake } from './stake.rules';

/** The action that resolves a reason. */
export type Fix =
  | { kind: 'refresh' }
  | { kind: 'remove'; legs: readonly string[] }
  /** Splits a combination into singles. */
  | { kind: 'split' }
  /** `field`: key in the slip's stakes; `by`: kind of the amount: the lowest or highest limit, or the rest of the wallet. */
  | { kind: 'stake'; field: string; amount: Minor; by: 'min' | 'max' | 'balance' };

/** The action to offer beneath a disabled button; null when only waiting, logging in or accepting helps. */
export function fixOf({ reason, perLeg, perCombo }: Judgement, failing: boolean): Fix | null {
  if (!reason) return null;
  const combo = perCombo.find(({ size }) => size === reason.size);
  switch (reason.code) {
    case 'refreshing':
      return failing ? { kind: 'refresh' } : null;
    case 'balance-unread':
      return { kind: 'refresh' };
    case 'over-payout':
      return { kind: 'remove', legs: [highestPriced(perLeg)] };
    case 'combo-unsold':
      return { kind: 'split' };
    case 'odds-too-low':
    case 'limit-zero':
    case 'closed':
    case 'suspended':
    case 'too-many-legs':
      return { kind: 'remove', legs: reason.legs };
    case 'parlay-not-allowed':
    case 'parlay-same-match':
    case 'parlay-venues':
      return { kind: 'split' };
    case 'balance': {
      const legs = perLeg.filter((leg) => leg.stake !== null);
      const combos = perCombo.filter(({ unitStake }) => unitStake !== null);
      if (legs.length + combos.length !== 1) return null;
      return legs[0] ? allowedStake(ofLeg(legs[0])) : allowedStake(ofCombo(combos[0]!, perLeg.length));
    }
    case 'below-min':
    case 'above-max': {
      const leg = perLeg.find((one) => one.selectionId === reason.legs[0]);
      const bound = leg ? ofLeg(leg) : combo ? ofCombo(combo, perLeg.length) : null;
      if (!bound) return null;
      return reason.code === 'above-max' ? allowedStake(bound) : stakeFix(bound, bound.min ?? 0n, 'min');
    }
    default:
      return null;
  }
}

/** The leg without which a total price falls most. */
function highestPriced(perLeg: readonly LegJudgement[]): string {
  const [first, ...others] = perLeg as readonly [LegJudgement, ...LegJudgement[]];
  return others.reduce((max, leg) => (compareOdds(leg.price ?? '1', max.price ?? '1') > 0 ? leg : max), first).selectionId;
}

/** The stake limits of a field. */
interface Bound {
  field: string;
  min: Minor | null;
  max: Minor | null;
  highest: Minor | null;
}

const ofLeg = ({ selectionId, quote, highest }: LegJudgement): Bound => ({
  field: selectionId,
  min: quote?.min ?? null,
  max: quote?.max ?? null,
  highest,
});
const ofCombo = ({ size, limit, highest }: ComboJudgement, legs: number): Bound => ({
  field: comboStake(size, legs),
  min: limit?.min ?? null,
  max: limit?.max ?? null,
  highest,
});

/** The highest stake of the field, when the venue accepts it. */
function allowedStake(bound: Bound): Fix | null {
  const { highest, min, max } = bound;
  return highest !== null && min !== null && highest >= min ? stakeFix(bound, highest, highest === max ? 'max' : 'balance') : null;
}

/** Offers an amount only when the balance covers it. */
function stakeFix({ field, highest }: Bound, amount: Minor, by: 'min' | 'max' | 'balance'): Fix | null {
  return amount > 0n && (highest ?? 0n) >= amount ? { kind: 'stake', field, amount, by } : null;
}

/** A leg with the price, and after a jump or a goal the line and the score, of its current quote: 接受 puts it into the slip. */
export function takeOver(leg: SlipLeg, judged: LegJudgement): SlipLeg {
  const selection = judged.quote?.selection;
  if (judged.price === null || !selection) return leg;
  const score = judged.quote?.score ?? leg.score;
  if (judged.state !== 'line-changed') return { ...leg, seenPrice: judged.price, score: leg.live ? score : leg.score };
  return {
    ...leg,
    marketId: selection.marketId,
    selectionId: selection.id,
    selection: selection.name,
    line: selection.line,
    seenPrice: judged.price,
    // The score that a handicap counts from is part of what the member accepted.
    live: judged.quote?.live ?? leg.live,
    score,
  };
}
