import { FULL_COVER, betCountOf } from '../../modules/betting/ruling/combination.rules';
import type { WorldMarket } from '../../world/engine/market.model';

/** Most legs of one slip. */
export const MAX_LEGS = 10;

/** True when a market may be in a parlay: 冠军 never. */
export function sellsInParlay({ kind }: Pick<WorldMarket, 'kind'>): boolean {
  return kind !== 'outright';
}

/** `seriesType` of a full cover of n legs. venues §2.3 */
const FULL: Readonly<Record<number, number>> = {
  3: 3004,
  4: 40_011,
  5: 50_026,
  6: 60_057,
  7: 700_120,
  8: 800_247,
  9: 900_502,
  10: 10_001_013,
};
const SINGLE = 1;
const N_FOLD = 1000;

/** Legs per bet, 0 for full cover; null for a type that so many legs cannot make. */
export function sizeOfCombo(type: number, legs: number): number | null {
  if (type === SINGLE) return legs === 1 ? 1 : null;
  if (FULL[legs] === type) return FULL_COVER;
  const size = (type - 1) / N_FOLD;
  return Number.isInteger(size) && size >= 2 && size <= legs ? size : null;
}

/** `seriesType` of a combination. */
export function comboNumber(size: number, legs: number): number {
  if (legs === 1) return SINGLE;
  return size === FULL_COVER ? FULL[legs]! : size * N_FOLD + 1;
}

/** `3串1`, `3串4`, `2串1*3`, as shown in records. */
export function comboName(size: number, legs: number): string {
  if (legs === 1) return '单关';
  if (size === FULL_COVER) return `${legs}串${betCountOf(legs, size)}`;
  const bets = betCountOf(legs, size);
  return bets === 1 ? `${size}串1` : `${size}串1*${bets}`;
}

/** Every kind of series that so many legs can make, as sizes. */
export function sizesOf(legs: number): readonly number[] {
  const folds = Array.from({ length: Math.max(0, legs - 1) }, (_, index) => index + 2);
  return legs in FULL ? [...folds, FULL_COVER] : folds;
}
