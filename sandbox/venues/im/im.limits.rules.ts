import type { Odds } from '../../../lib/kit/number/odds';
import { COIN, limitsOf, type Limits } from '../venue.limits.rules';

/** The most that one bet may win. */
const MAX_WIN = 80_000n * COIN;

export const limitsAt = (price: Odds): Limits => limitsOf(price, MAX_WIN);
