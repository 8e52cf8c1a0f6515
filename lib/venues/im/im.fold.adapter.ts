/** IM's numbers of full covers, 3串4, 4串11, … 10串1013, by number of legs. */
const FULL_COVER: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 7, 10: 8 };
/** 9 is 2串1, 17 is 10串1. */
const N_FOLD = { offset: 7, least: 2, most: 10 } as const;

/** IM's ComboSelection for combinations of `size` of the legs, 0 = full cover; null when IM has none. venues §3.3 */
export function comboSelection(legs: number, size: number): number | null {
  if (size === 0) return FULL_COVER[legs] ?? null;
  return size >= N_FOLD.least && size <= N_FOLD.most && size <= legs ? size + N_FOLD.offset : null;
}

/** Reverses `comboSelection`; null for a single and for an unknown number. */
export function comboSize(selection: number): number | null {
  if (Object.values(FULL_COVER).includes(selection)) return 0;
  const size = selection - N_FOLD.offset;
  return size >= N_FOLD.least && size <= N_FOLD.most ? size : null;
}
