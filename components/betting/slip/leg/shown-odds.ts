'use client';

import { useLook } from '@/lib/domain/site/preference/preference.store';
import { ODDS_TYPE } from '@pavilion/contract/constants';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { displayOdds, oddsTypeOf } from '@/lib/domain/betting/sport/price/odds.rules';
import { formatOdds, type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';

/** 总赔率 as shown, with three decimals; `about` when it has more, which the return includes. */
export function totalOdds(total: Odds): { about: boolean; text: string } {
  const text = formatOdds(total, 3).replace(/0$/, '');
  return { about: compareOdds(text, total) !== 0, text };
}

/** Prices in the odds type of this market's buttons: the slip must show the same. */
export function useShownOdds({ marketKind: kind, oddsTypes }: Pick<SlipLeg, 'marketKind' | 'oddsTypes'>): {
  inverse: boolean;
  show: (price: Odds) => string;
} {
  const type = oddsTypeOf(
    { kind, oddsTypes },
    useLook((look) => look.oddsType),
  );
  // Malay and Indonesian prices change sign at even money: a difference of two is meaningless.
  return { inverse: type === ODDS_TYPE.malay || type === ODDS_TYPE.indonesia, show: (price) => displayOdds(price, type) };
}
