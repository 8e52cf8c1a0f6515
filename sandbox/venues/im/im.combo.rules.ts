import { FULL_COVER } from '../../bet/combination.rules';

/** IM's numbers of full covers by their legs, and of n-folds by n. venues §3.3 */
const COVER: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 7, 10: 8 };
const FOLD_OFFSET = 7;
export const MAX_LEGS = 10;

/** Combinations that so many legs can make: IM's number, and how many legs each of their bets has (0 = full cover). */
export function combosOf(legs: number): readonly { selection: number; size: number }[] {
  const folds = Array.from({ length: Math.max(0, legs - 1) }, (_, i) => ({ selection: i + 2 + FOLD_OFFSET, size: i + 2 }));
  const cover = COVER[legs];
  return cover === undefined ? folds : [...folds, { selection: cover, size: FULL_COVER }];
}

/** IM's number of a stored bet's combination; 0 for a single. */
export function comboNumber(legs: number, size: number): number {
  if (legs === 1) return 0;
  return size === FULL_COVER ? (COVER[legs] ?? 0) : size + FOLD_OFFSET;
}
