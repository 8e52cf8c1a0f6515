import { countedProspects } from '../engine/distribution.ts';
import { leadChance, sides, type Count } from '../sets/fair-odds.ts';
import type { MarketKind, MarketPeriod, SetPeriod } from '../engine/market.model.ts';
import type { Prospect } from '../engine/world.model.ts';
import { MAX_SETS, targetOf, type Board } from './board.ts';

/** Exact chances of a match in which the home team wins each point with the same chance, whatever happened before. */

/** Chance that the home team wins the set at `home`-`away`. */
export function setChance(p: number, target: number, home = 0, away = 0): number {
  const known = new Map<number, number>();
  const walk = (h: number, a: number): number => {
    if (h >= target && h - a >= 2) return 1;
    if (a >= target && a - h >= 2) return 0;
    // From one point short each, only the lead counts.
    if (h >= target - 1 && a >= target - 1) return leadChance(p, h - a);
    const key = h * 100 + a;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = p * walk(h + 1, a) + (1 - p) * walk(h, a + 1);
    known.set(key, value);
    return value;
  };
  return walk(home, away);
}

/** Chances of the home team for every bet on a match. */
export interface VolleyballChances {
  match: number;
  set: number;
  setDifference: Count;
  setTotal: Count;
}

export function volleyballChances(p: number, board: Board): VolleyballChances {
  const fresh = [setChance(p, targetOf(0)), setChance(p, targetOf(MAX_SETS - 1))] as const;
  const [home, away] = board.points.at(-1)!;
  const running = setChance(p, targetOf(board.points.length - 1), home, away);
  const difference = new Float64Array(2 * MAX_SETS + 1);
  const total = new Float64Array(MAX_SETS + 1);
  const play = (sets: readonly [number, number], chance: number, now: number | null): void => {
    if (Math.max(...sets) > MAX_SETS / 2) {
      difference[sets[0] - sets[1] + MAX_SETS]! += chance;
      total[sets[0] + sets[1]]! += chance;
      return;
    }
    const win = now ?? fresh[sets[0] + sets[1] === MAX_SETS - 1 ? 1 : 0];
    play([sets[0] + 1, sets[1]], chance * win, null);
    play([sets[0], sets[1] + 1], chance * (1 - win), null);
  };
  play(board.sets, 1, running);
  return {
    match: difference.subarray(MAX_SETS + 1).reduce((sum, chance) => sum + chance, 0),
    set: running,
    setDifference: { lowest: -MAX_SETS, chances: difference },
    setTotal: { lowest: 0, chances: total },
  };
}

/** Possible results of markets of a kind in the match or in its running set; null in any other period. */
export function volleyballProspects(
  chances: VolleyballChances,
  set: SetPeriod,
  kind: MarketKind,
  period: MarketPeriod,
): readonly Prospect[] | null {
  if (period === set) return kind === 'winner' ? sides(chances.set) : null;
  if (period !== 'full') return null;
  if (kind === 'winner') return sides(chances.match);
  if (kind === 'set-handicap') return countedProspects(chances.setDifference);
  return kind === 'set-total' ? countedProspects(chances.setTotal) : null;
}
