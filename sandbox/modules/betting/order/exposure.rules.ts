import type { Minor } from '@pavilion/number/money';
import type { WorldLeague } from '../../../world/engine/world.model';

const COIN = 100n;
/** Most stake of one member on one market, in coins, by the importance of the league (`rank`, 1 = most important). */
const MARKET: Readonly<Record<number, bigint>> = { 1: 50_000n, 2: 30_000n, 3: 20_000n, 4: 10_000n, 5: 5_000n };
const LOWEST_RANK = 5;
/** A match takes this many times as much, over all its markets. */
const MATCH = 3n;

/** Most stake of one member on one market and on one match, minor units. A single bet never takes more than its market. */
export function capsOf({ rank }: Pick<WorldLeague, 'rank'>): { market: Minor; match: Minor } {
  const market = (MARKET[rank] ?? MARKET[LOWEST_RANK]!) * COIN;
  return { market, match: MATCH * market };
}
