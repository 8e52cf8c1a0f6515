import { ODDS_TYPE } from '@pavilion/contract/constants';
import type { OddsType } from '@/lib/domain/site/preference/preference.model';
import { formatOdds, type Odds } from '@pavilion/number/odds';
import type { Market, MarketKind } from '@/lib/domain/betting/match/sport.model';

/** Kinds that are quoted in every odds type where the venue lists none; all others stay Europe, as the venues sell them. */
const CONVERTIBLE: ReadonlySet<MarketKind> = new Set(['handicap', 'total', 'home-total', 'away-total', 'corner-total', 'odd-even']);

/** The odds type in which a market is shown: `chosen`, or Europe where the venue does not sell the market in it. */
export function oddsTypeOf({ kind, oddsTypes }: Pick<Market, 'kind' | 'oddsTypes'>, chosen: OddsType): OddsType {
  return (oddsTypes ? oddsTypes.includes(chosen) : CONVERTIBLE.has(kind)) ? chosen : ODDS_TYPE.europe;
}

const UNIT = 1_000_000n;
const DECIMALS = 2;
const CENT = 100n;

/**
 * A price as shown, with two digits. Exact: digits past the second are cut toward zero, never rounded. A negative
 * Malay or Indonesian price begins with U+2212, the minus sign that is as wide as a digit.
 */
export function displayOdds(price: Odds, type: OddsType): string {
  if (type === ODDS_TYPE.europe) return formatOdds(price);
  const win = unitsOf(price) - UNIT;
  // Indonesian odds below even money, and Malay odds above it, give the stake for a win of 1.
  const inverse = (type === ODDS_TYPE.malay && win > UNIT) || (type === ODDS_TYPE.indonesia && win < UNIT);
  if (!inverse || win <= 0n) return centText((win * CENT) / UNIT);
  return `\u2212${centText((UNIT * CENT) / win)}`;
}

/** True if a shown price is negative and takes the warning colour. */
export function isNegativeOdds(shown: string): boolean {
  return shown.startsWith('\u2212');
}

/** 1.83 → 1830000n; the wire sends at most six digits after the point. */
function unitsOf(price: Odds): bigint {
  const [whole, fraction = ''] = price.split('.') as [string, string?];
  return BigInt(whole) * UNIT + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

function centText(cents: bigint): string {
  return `${cents / CENT}.${String(cents % CENT).padStart(DECIMALS, '0')}`;
}
