import type * as z from '@/lib/contract/schema';
import type { imBetInfoSchema, imPlacedSchema } from '@/lib/contract/venues/im.bet.wire';
import type { ComboLimit, ComboPlacement, ComboQuote, ComboResult } from '@/lib/domain/order/combo.model';
import { toOdds } from '@/lib/kit/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { toLimit, toQuotes, toWagerResult } from './im.bet.adapter';

/** IM's numbers of full covers: 3串4, 4串11, … 10串1013, by their legs. */
const FULL_COVER: Readonly<Record<number, number>> = { 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 7, 10: 8 };
/** 9 is 2串1, 17 is 10串1. */
const N_FOLD = { offset: 7, least: 2, most: 10 } as const;

/** IM's ComboSelection for combinations of `size` of the legs, 0 = full cover; null where IM has none. venues §3.3 */
export function comboSelection(legs: number, size: number): number | null {
  if (size === 0) return FULL_COVER[legs] ?? null;
  return size >= N_FOLD.least && size <= N_FOLD.most && size <= legs ? size + N_FOLD.offset : null;
}

/** Undoes `comboSelection`; null for a single and for what we do not know. */
export function comboSize(selection: number): number | null {
  if (Object.values(FULL_COVER).includes(selection)) return 0;
  const size = selection - N_FOLD.offset;
  return size >= N_FOLD.least && size <= N_FOLD.most ? size : null;
}

export function toComboQuote(legs: readonly LegId[], answer: z.infer<typeof imBetInfoSchema>): ComboQuote {
  const combos = (answer.BetSetting ?? []).flatMap((setting): ComboLimit[] => {
    const size = comboSize(setting.ComboSelection);
    const bets = setting.NoOfCombination;
    if (size === null || bets < 1) return [];
    const price = bets === 1 ? toOdds(setting.EstimatedPayoutAmount ?? 0) : null;
    return [{ size, bets, price, min: toLimit(setting.MinStakeAmount), max: toLimit(setting.MaxStakeAmount) }];
  });
  // A quote for combinations names no limits of its legs: what the widest of them takes holds for each.
  const widest = combos.reduce<ComboLimit | null>((held, combo) => (held && held.max >= combo.max ? held : combo), null);
  const quotes = toQuotes(legs, answer).map((quote) =>
    widest && quote.selection && quote.max === 0n ? { ...quote, min: widest.min, max: widest.max } : quote,
  );
  return { quotes, combos };
}

/** One result per combination; what IM's answer does not mention has an unknown fate. */
export function toComboResults({ legs, combos }: ComboPlacement, answer: z.infer<typeof imPlacedSchema>): readonly ComboResult[] {
  return combos.map(({ size }) => {
    const wager = answer.WagerSelectionInfos?.find(({ ComboSelectionId }) => ComboSelectionId === comboSelection(legs.length, size));
    return { size, result: toWagerResult(wager, legs[0]!.price) };
  });
}
