import type * as z from '@/lib/contract/schema';
import type { fbPlacedSchema, fbQuoteSchema } from '@/lib/contract/venues/fb.bet.wire';
import type { ComboLimit, ComboPlacement, ComboQuote, ComboResult } from '@/lib/domain/order/combo.model';
import { minorToText } from '@/lib/kit/number/money';
import { toOdds } from '@/lib/kit/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { CURRENCY, ODDS_CHANGE, betOption, toLimit, toPlacedResult, toQuotes } from './fb.bet.adapter';

type FbSeries = z.infer<typeof fbQuoteSchema>['sos'][number];

/** FB names a combination by its legs per bet, 0 for full cover, as we do. A single bet of one leg is none. */
function toCombo({ sn, in: bets, sodd, mi, mx }: FbSeries): ComboLimit | null {
  if (sn === 1 || bets < 1) return null;
  return { size: sn, bets, price: bets === 1 ? toOdds(sodd) : null, min: toLimit(mi), max: toLimit(mx) };
}

export function toComboQuote(legs: readonly LegId[], answer: z.infer<typeof fbQuoteSchema>): ComboQuote {
  return { quotes: toQuotes(legs, answer), combos: answer.sos.map(toCombo).filter((combo) => combo !== null) };
}

/** The size travels as FB's `thirdRemark`, which its answer repeats; the key with it makes a repeat answer the first bet. */
export function comboBody({ legs, combos, accept = 'same', key }: ComboPlacement): Record<string, unknown> {
  return {
    betMultipleData: combos.map(({ size, unitStake }) => ({
      oddsChange: ODDS_CHANGE[accept],
      seriesValue: size,
      unitStake: Number(minorToText(unitStake)),
      thirdRemark: String(size),
      relatedId: `${key}-${size}`,
    })),
    betOptionList: legs.map(betOption),
    currencyId: CURRENCY,
  };
}

/** One result per combination; what FB's answer does not mention has an unknown fate. */
export function toComboResults({ legs, combos }: ComboPlacement, answer: z.infer<typeof fbPlacedSchema>): readonly ComboResult[] {
  return combos.map(({ size }) => {
    const order = answer.find(({ ops }) => ops[0]?.tr === String(size));
    return { size, result: order ? toPlacedResult(order, legs[0]!.price) : { state: 'unknown' } };
  });
}
