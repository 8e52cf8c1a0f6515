import { countedProspects } from '../engine/distribution.ts';
import { leadChance, sides, type Count } from '../sets/fair-odds.ts';
import type { BoardSide } from '../sets/script.ts';
import type { MarketKind, MarketPeriod, SetPeriod } from '../engine/market.model.ts';
import type { Prospect } from '../engine/world.model.ts';
import { inTieBreak, otherOf, type Board } from './board.ts';

/**
 * Exact chances of a tennis match in which every point on a player's serve is won with the same chance, whatever happened before:
 * games and tie-breaks by recursion over points, sets by walking through the games.
 */
export type Serve = readonly [home: number, away: number];

/** Chance that the server wins the game from `own`-`other` points. */
export function holdChance(p: number, own: number, other: number): number {
  if (own >= 4 && own - other >= 2) return 1;
  if (other >= 4 && other - own >= 2) return 0;
  if (own >= 3 && other >= 3) return leadChance(p, own - other);
  return p * holdChance(p, own + 1, other) + (1 - p) * holdChance(p, own, other + 1);
}

/** Chance that the home player wins a tie-break at `home`-`away`, begun by `first`. */
export function tieBreakChance(serve: Serve, first: BoardSide, home = 0, away = 0): number {
  const both = serve[0] * (1 - serve[1]);
  const level = both / (both + (1 - serve[0]) * serve[1]);
  const cache = new Map<number, number>();
  const walk = (h: number, a: number): number => {
    if (h >= 7 && h - a >= 2) return 1;
    if (a >= 7 && a - h >= 2) return 0;
    if (h >= 6 && h === a) return level;
    const key = h * 64 + a;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const server = Math.floor((h + a + 1) / 2) % 2 === 1 ? otherOf(first) : first;
    const p = server === 0 ? serve[0] : 1 - serve[1];
    // Past six all, only leads of one are possible here, and the point decides or levels.
    const value = p * walk(h + 1, a) + (1 - p) * walk(h, a + 1);
    cache.set(key, value);
    return value;
  };
  return walk(home, away);
}

/** A possible end of a set, with the first server of the next. */
export interface SetResult {
  home: number;
  away: number;
  p: number;
  next: BoardSide;
}

/** Chance that the home player wins the game on the board. */
function gameChance(serve: Serve, board: Board): number {
  const [home, away] = board.points;
  if (inTieBreak(board)) return tieBreakChance(serve, board.server, home, away);
  return board.server === 0 ? holdChance(serve[0], home, away) : 1 - holdChance(serve[1], away, home);
}

/** Possible ends of the set at `start` games; `now` is the home player's chance in its running game. */
export function setResults(serve: Serve, start: readonly [number, number], server: BoardSide, now: number | null): SetResult[] {
  const holds = [holdChance(serve[0], 0, 0), 1 - holdChance(serve[1], 0, 0)] as const;
  const reach = new Float64Array(64);
  reach[start[0] * 8 + start[1]] = 1;
  const results: SetResult[] = [];
  const serverAt = (games: number): BoardSide => ((games - start[0] - start[1]) % 2 === 0 ? server : otherOf(server));
  for (let games = start[0] + start[1]; games <= 12; games += 1) {
    for (let home = Math.max(start[0], games - 7); home <= Math.min(7, games - start[1]); home += 1) {
      const away = games - home;
      const p = reach[home * 8 + away]!;
      if (p === 0) continue;
      const holder = serverAt(games);
      const running = games === start[0] + start[1] ? now : null;
      const win = running ?? (home === 6 && away === 6 ? tieBreakChance(serve, holder) : holds[holder]);
      for (const [h, a, chance] of [
        [home + 1, away, p * win],
        [home, away + 1, p * (1 - win)],
      ] as const) {
        const top = Math.max(h, a);
        if (top === 7 || (top === 6 && Math.abs(h - a) >= 2)) results.push({ home: h, away: a, p: chance, next: otherOf(holder) });
        else reach[h * 8 + a]! += chance;
      }
    }
  }
  return results;
}

/** Chance of the home player before a match of at most so many sets; the first server of each set is either one. */
export function winChance(serve: Serve, maxSets: number): number {
  const sets = [setResults(serve, [0, 0], 0, null), setResults(serve, [0, 0], 1, null)].flat();
  const set = sets.reduce((sum, { home, away, p }) => (home > away ? sum + p / 2 : sum), 0);
  const against = 1 - set;
  return maxSets === 3 ? set ** 2 * (1 + 2 * against) : set ** 3 * (1 + 3 * against + 6 * against ** 2);
}

/** Chances for every bet on a match, from the board on. */
export interface TennisChances {
  /** Chance of the home player. */
  match: number;
  /** Chance of each difference of sets, games and sum of sets, games: `[i]` belongs to `lowest + i`. */
  setDifference: Count;
  setTotal: Count;
  gameDifference: Count;
  gameTotal: Count;
  /** The running set. */
  set: { home: number; total: Count };
}

const MAX_GAMES = 70;
/** Differences of games are within ± this. */
const MAX_GAME_DIFFERENCE = 32;

/** A score in sets with the next server, and the games up to it. */
interface Path {
  sets: readonly [number, number];
  server: BoardSide;
  difference: Float64Array;
  total: Float64Array;
}

export function tennisChances(serve: Serve, board: Board): TennisChances {
  const fresh = [setResults(serve, [0, 0], 0, null), setResults(serve, [0, 0], 1, null)] as const;
  const running = setResults(serve, board.games.at(-1)!, board.server, gameChance(serve, board));
  const out = {
    difference: new Float64Array(2 * MAX_GAME_DIFFERENCE + 1),
    total: new Float64Array(MAX_GAMES),
    sets: new Float64Array(11),
    number: new Float64Array(6),
  };
  const past = board.games.slice(0, -1);
  const start: Path = {
    sets: board.sets,
    server: board.server,
    difference: new Float64Array(2 * MAX_GAME_DIFFERENCE + 1),
    total: new Float64Array(MAX_GAMES),
  };
  start.difference[past.reduce((sum, [h, a]) => sum + h - a, 0) + MAX_GAME_DIFFERENCE] = 1;
  start.total[past.reduce((sum, [h, a]) => sum + h + a, 0)] = 1;

  let paths: Path[] = [start];
  for (let round = 0; paths.length > 0; round += 1) {
    const next = new Map<string, Path>();
    for (const path of paths) {
      for (const end of round === 0 ? running : fresh[path.server]) {
        const won = end.home > end.away;
        const sets = [path.sets[0] + (won ? 1 : 0), path.sets[1] + (won ? 0 : 1)] as const;
        const done = Math.max(...sets) > board.maxSets / 2;
        const key = `${sets.join()}|${end.next}`;
        let into = done ? out : next.get(key);
        if (!into)
          next.set(
            key,
            (into = {
              sets,
              server: end.next,
              difference: new Float64Array(2 * MAX_GAME_DIFFERENCE + 1),
              total: new Float64Array(MAX_GAMES),
            }),
          );
        addMoved(into.difference, path.difference, end.home - end.away, end.p);
        const weight = addMoved(into.total, path.total, end.home + end.away, end.p);
        if (done) {
          out.sets[sets[0] - sets[1] + 5]! += weight;
          out.number[sets[0] + sets[1]]! += weight;
        }
      }
    }
    paths = [...next.values()];
  }
  return {
    match: out.sets.subarray(6).reduce((a, b) => a + b, 0),
    setDifference: { lowest: -5, chances: out.sets },
    setTotal: { lowest: 0, chances: out.number },
    gameDifference: { lowest: -MAX_GAME_DIFFERENCE, chances: out.difference },
    gameTotal: { lowest: 0, chances: out.total },
    set: setChances(running),
  };
}

/** Adds `from`, moved up by `by` and weighed, to `into`; returns the weight that was added. */
function addMoved(into: Float64Array, from: Float64Array, by: number, weight: number): number {
  let sum = 0;
  for (let i = Math.max(0, -by); i < from.length && i + by < into.length; i += 1) {
    const p = from[i]! * weight;
    into[i + by]! += p;
    sum += p;
  }
  return sum;
}

function setChances(results: readonly SetResult[]): TennisChances['set'] {
  const total = new Float64Array(14);
  let home = 0;
  for (const end of results) {
    total[end.home + end.away]! += end.p;
    if (end.home > end.away) home += end.p;
  }
  return { home, total: { lowest: 0, chances: total } };
}

/** Possible results of markets of a kind in the match or in its running set `set`; null in any other period. */
export function tennisProspects(
  chances: TennisChances,
  set: SetPeriod,
  kind: MarketKind,
  period: MarketPeriod,
): readonly Prospect[] | null {
  if (period === set) return kind === 'winner' ? sides(chances.set.home) : kind === 'total' ? countedProspects(chances.set.total) : null;
  if (period !== 'full') return null;
  switch (kind) {
    case 'winner':
      return sides(chances.match);
    case 'set-handicap':
      return countedProspects(chances.setDifference);
    case 'set-total':
      return countedProspects(chances.setTotal);
    case 'handicap':
      return countedProspects(chances.gameDifference);
    case 'total':
    case 'odd-even':
      return countedProspects(chances.gameTotal);
    default:
      return null;
  }
}
