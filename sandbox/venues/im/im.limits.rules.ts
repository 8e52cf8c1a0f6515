import type { Odds } from '../../../lib/kit/number/odds';
import { COIN, comboLimitsOf, limitsOf, type Limits } from '../venue.limits.rules';

/** The most that one order may win. */
const MAX_WIN = 80_000n * COIN;

export const limitsAt = (price: Odds): Limits => limitsOf(price, MAX_WIN);
export const comboLimits = (prices: readonly Odds[], size: number): Limits | null => comboLimitsOf(prices, size, MAX_WIN);
