import { FULL_COVER } from '../../modules/betting/ruling/combination.rules';
import type { WorldMarket } from '../../world/engine/market.model';
import type { WorldMatch } from '../../world/engine/world.model';

/** Most legs of one combo. */
export const MAX_LEGS = 10;

/** One event in `every` is sold alone: IM takes it in no combo. */
const ALONE = { every: 11, remainder: 3 };

/** True when a combo may contain the event. */
export function isForCombos({ number }: Pick<WorldMatch, 'number'>): boolean {
  return number % ALONE.every !== ALONE.remainder;
}

/** True when a combo may contain the selection: 冠军 never. */
export function sellsInParlay({ match, market }: { match: Pick<WorldMatch, 'number'>; market: Pick<WorldMarket, 'kind'> }): boolean {
  return isForCombos(match) && market.kind !== 'outright';
}

/** IM's numbers of full covers by their legs, and of n-folds by n. venues §3.3 */
const COVER: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 7, 10: 8 };
const FOLD_OFFSET = 7;

/** Combinations that so many legs can make, by how many legs each of their bets has; 0 = full cover. */
export function sizesOf(legs: number): readonly number[] {
  const folds = Array.from({ length: Math.max(0, legs - 1) }, (_, i) => i + 2);
  return legs in COVER ? [...folds, FULL_COVER] : folds;
}

/** `ComboSelection` of a combination; 0 for a single. */
export function comboNumber(size: number, legs: number): number {
  if (legs === 1) return 0;
  return size === FULL_COVER ? (COVER[legs] ?? 0) : size + FOLD_OFFSET;
}

/** Undoes `comboNumber` for several legs; null for a combination that so many legs cannot make. */
export function sizeOfCombo(number: number, legs: number): number | null {
  return sizesOf(legs).find((size) => comboNumber(size, legs) === number) ?? null;
}
