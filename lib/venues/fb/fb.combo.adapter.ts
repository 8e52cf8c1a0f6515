import type * as z from '@pavilion/contract/schema';
import type { fbPlacedSchema, fbQuoteSchema } from '@pavilion/contract/venues/fb.bet.wire';
import type { ComboLimit, ComboPlacement, ComboQuote, ComboResult } from '@/lib/domain/betting/order/combo.model';
import { minorToText } from '@pavilion/number/money';
import { toOdds } from '@pavilion/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { CURRENCY, ODDS_CHANGE, betOption, toLimit, toPlacedResult, toQuotes } from './fb.bet.adapter';

type FbSeries = z.infer<typeof fbQuoteSchema>['sos'][number];

/** FB identifies a combination by its legs per bet, 0 for full cover, as `Combo` does. A bet of one leg is not a combination. */
function toCombo({ sn, in: bets, sodd, mi, mx }: FbSeries): ComboLimit | null {
  if (sn === 1 || bets < 1) return null;
  return { size: sn, bets, price: bets === 1 ? toOdds(sodd) : null, min: toLimit(mi), max: toLimit(mx) };
}

export function toComboQuote(legs: readonly LegId[], response: z.infer<typeof fbQuoteSchema>): ComboQuote {
  return { quotes: toQuotes(legs, response), combos: response.sos.map(toCombo).filter((combo) => combo !== null) };
}

/**
 * The size is sent as FB's `thirdRemark`, which its response repeats; with the key and the size FB responds to a repeat with the
 * first bet.
 */
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

/** One result per combination; `unknown` for one that FB's response lacks. */
export function toComboResults({ legs, combos }: ComboPlacement, response: z.infer<typeof fbPlacedSchema>): readonly ComboResult[] {
  return combos.map(({ size }) => {
    const order = response.find((row) => row?.ops.some((option) => option?.tr === String(size)));
    return { size, result: order ? toPlacedResult(order, legs) : { state: 'unknown' } };
  });
}
