import { FULL_COVER, betCountOf } from '../../modules/betting/ruling/combination.rules';
import type { MarketKind, WorldMarket } from '../../world/engine/market.model';

/** Most legs of one parlay. */
export const MAX_LEGS = 10;

/** Kinds that FB sells as singles alone. */
const SINGLES_ONLY: ReadonlySet<MarketKind> = new Set(['outright', 'odd-even']);

/** `au`: true when a market may be in a parlay. */
export function sellsInParlay({ kind }: Pick<WorldMarket, 'kind'>): boolean {
  return !SINGLES_ONLY.has(kind);
}

/** Combinations that so many legs can make, by how many legs each of their bets has: `sn`, 0 = full cover. */
export function sizesOf(legs: number): readonly number[] {
  const folds = Array.from({ length: Math.max(0, legs - 1) }, (_, i) => i + 2);
  return legs > 2 ? [...folds, FULL_COVER] : folds;
}

/** `bt`: `2x1*3` for three doubles, `3x4*1` for every combination of three legs. */
export function comboName(size: number, legs: number): string {
  const bets = betCountOf(legs, size);
  return size === FULL_COVER ? `${legs}x${bets}*1` : `${size}x1*${bets}`;
}
