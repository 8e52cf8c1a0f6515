import type { Minor } from '../../../lib/kit/number/money';
import type { Odds } from '../../../lib/kit/number/odds';

const COIN = 100n;
const MIN = 10n * COIN;
const MAX = 50_000n * COIN;
/** The most that one bet may win. */
const MAX_WIN = 120_000n * COIN;
const STEP = 10n * COIN;

/** Stake limits of one bet at a price: never below 10.00, at most 50,000.00, and less the more it could win. */
export function limitsAt(price: Odds): { min: Minor; max: Minor } {
  const [whole = '0', fraction = ''] = price.split('.');
  const unit = 10n ** BigInt(fraction.length);
  const profit = BigInt(whole + fraction) - unit;
  const byWin = profit > 0n ? ((MAX_WIN * unit) / profit / STEP) * STEP : MAX;
  return { min: MIN, max: byWin > MAX ? MAX : byWin < MIN ? MIN : byWin };
}
