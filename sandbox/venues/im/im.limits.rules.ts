import { COIN, comboLimitsOf, limitsOf, type Limits, type Priced } from '../shared/venue.limits.rules';

/** The most that one order may win. */
const MAX_WIN = 80_000n * COIN;

export const limitsAt = (priced: Priced): Limits => limitsOf(priced, MAX_WIN);
export const comboLimits = (legs: readonly Priced[], size: number): Limits | null => comboLimitsOf(legs, size, MAX_WIN);
