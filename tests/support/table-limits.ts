import { GAMES, type GameCode } from '../../sandbox/modules/community/game/game-catalog';
import { tableLimits } from '../../sandbox/modules/community/game/table-limit.rules';

/** The printed return of a rate, hundredths of the stake: hundredths of a percent, rounded down. */
export const printedReturn = (rate: number): number => Math.floor(rate * 100 + 1e-6);

/** Expects the largest stake of each bet to pay no more than the cap, and one coin more to exceed it. `tops`: largest rate by bet. */
export function expectLimits(code: GameCode, tops: ReadonlyMap<string, number>): void {
  const { minStake, maxStake, maxWin } = GAMES[code];
  const limits = tableLimits(code);
  expect(Object.keys(limits).toSorted()).toEqual([...tops.keys()].toSorted());
  for (const [bet, largest] of Object.entries(limits)) {
    expect(largest).toBeGreaterThanOrEqual(minStake);
    expect(largest * tops.get(bet)!).toBeLessThanOrEqual(maxWin * 100);
    if (largest < maxStake) expect((largest + 100) * tops.get(bet)!).toBeGreaterThan(maxWin * 100);
  }
}
