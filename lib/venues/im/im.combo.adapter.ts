import type * as z from '@pavilion/contract/schema';
import type { imBetInfoSchema, imPlacedSchema } from '@pavilion/contract/venues/im.bet.wire';
import type { ComboLimit, ComboPlacement, ComboQuote, ComboResult } from '@/lib/domain/betting/order/combo.model';
import { toOdds } from '@pavilion/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { takenPrices, toLimit, toQuotes, toWagerResult } from './im.bet.adapter';
import { comboSelection, comboSize } from './im.fold.adapter';

export function toComboQuote(legs: readonly LegId[], response: z.infer<typeof imBetInfoSchema>): ComboQuote {
  const combos = (response.BetSetting ?? []).flatMap((setting): ComboLimit[] => {
    const size = comboSize(setting.ComboSelection);
    const bets = setting.NoOfCombination;
    if (size === null || bets < 1) return [];
    const price = bets === 1 ? toOdds(setting.EstimatedPayoutAmount ?? 0) : null;
    return [{ size, bets, price, min: toLimit(setting.MinStakeAmount), max: toLimit(setting.MaxStakeAmount) }];
  });
  // A quote for combinations has no limits per leg: the widest combination's limits apply to each.
  const widest = combos.reduce<ComboLimit | null>((best, combo) => (best && best.max >= combo.max ? best : combo), null);
  const quotes = toQuotes(legs, response).map((quote) =>
    widest && quote.selection && quote.max === 0n ? { ...quote, min: widest.min, max: widest.max } : quote,
  );
  return { quotes, combos };
}

/** One result per combination; `unknown` for one that IM's response lacks. */
export function toComboResults({ legs, combos }: ComboPlacement, response: z.infer<typeof imPlacedSchema>): readonly ComboResult[] {
  const prices = takenPrices(legs, response);
  return combos.map(({ size }) => {
    const wager = response.WagerSelectionInfos?.find((row) => row?.ComboSelectionId === comboSelection(legs.length, size));
    return { size, result: toWagerResult(wager, prices) };
  });
}
