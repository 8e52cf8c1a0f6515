import * as fc from '../../support/property';
import { randomOf } from '../../../sandbox/world/engine/chance.ts';
import { basketballFairOdds } from '../../../sandbox/world/basketball/fair-odds.ts';
import { pointsAhead, possessionOf } from '../../../sandbox/world/basketball/possession.ts';
import { generateBasketball, type BasketballFixture } from '../../../sandbox/world/basketball/script.ts';
import { basketballState } from '../../../sandbox/world/basketball/state.ts';
import type { BoardSide } from '../../../sandbox/world/sets/script.ts';
import { calledPoints, newBoard, servingNow, winGame, winPoint, type Board } from '../../../sandbox/world/tennis/board.ts';
import { tennisChances } from '../../../sandbox/world/tennis/fair-odds.ts';
import { toDistribution } from '../../../sandbox/world/engine/distribution.ts';
import { HOUR } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

/** Widest distance of a share over so many trials from its chance: five standard deviations. */
const room = (trials: number) => 2.5 / Math.sqrt(trials);

describe('tennis probabilities compared with simulated matches', () => {
  const copy = (board: Board): Board => ({
    ...board,
    sets: [...board.sets],
    games: board.games.map(([h, a]) => [h, a]),
    points: [...board.points],
  });
  const TRIALS = 3000;

  test('agree from any score for match, sets, games and the current set', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(3, 5), fc.integer({ min: 0, max: 220 }), (seed, max, minutes) => {
        const random = randomOf(`board|${seed}`);
        const serve = [0.5 + random() * 0.22, 0.5 + random() * 0.22] as const;
        const point = (board: Board) => winPoint(board, random() < serve[servingNow(board)] === (servingNow(board) === 0) ? 0 : 1);
        let start = newBoard(max, random() < 0.5 ? 0 : 1);
        for (let i = 0; i < minutes; i += 1) {
          const next = copy(start);
          point(next);
          if (next.done) break;
          start = next;
        }
        const seen = { match: 0, difference: 0, total: 0, odd: 0, sets: 0, set: 0 };
        const chances = tennisChances(serve, start);
        const differences = toDistribution(chances.gameDifference.lowest, chances.gameDifference.chances);
        const totals = toDistribution(chances.gameTotal.lowest, chances.gameTotal.chances);
        const numbers = toDistribution(chances.setTotal.lowest, chances.setTotal.chances);
        // A number that is certain has no line.
        const lines = { difference: differences.lines(0, 4)[0] ?? null, total: totals.lines(0, 4)[0] ?? null };
        const numbersSeen = { difference: new Set<number>(), total: new Set<number>() };
        const pushes = { difference: 0, total: 0 };
        for (let trial = 0; trial < TRIALS; trial += 1) {
          const board = copy(start);
          while (!board.done) point(board);
          const home = board.games.reduce((sum, [h]) => sum + h, 0);
          const away = board.games.reduce((sum, [, a]) => sum + a, 0);
          const set = board.games[start.games.length - 1]!;
          seen.match += board.sets[0] > board.sets[1] ? 1 : 0;
          for (const [kind, number] of [
            ['difference', home - away],
            ['total', home + away],
          ] as const) {
            numbersSeen[kind].add(number);
            const line = lines[kind]?.line ?? 0;
            seen[kind] += number * 4 > line ? 1 : 0;
            pushes[kind] += number * 4 === line ? 1 : 0;
          }
          seen.odd += (home + away) % 2;
          seen.sets += board.sets[0] + board.sets[1] > max - 0.5 ? 1 : 0;
          seen.set += set[0] > set[1] ? 1 : 0;
        }
        const near = (count: number, chance: number, trials = TRIALS) =>
          expect(Math.abs(count / trials - chance)).toBeLessThan(room(trials));
        near(seen.match, chances.match);
        near(seen.odd, totals.odd());
        near(seen.sets, numbers.over(4 * max - 2));
        near(seen.set, chances.set.home);
        for (const kind of ['difference', 'total'] as const) {
          const line = lines[kind];
          if (!line) expect(numbersSeen[kind].size).toBe(1);
          else if (TRIALS - pushes[kind] > 500) near(seen[kind], line.share, TRIALS - pushes[kind]);
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  test('in the deciding tie-break the number of games is certain and has no line, unlike the winner', () => {
    const board = newBoard(3, 0);
    for (const player of [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1] as const) winGame(board, player);
    const linesOf = () => {
      const { set, gameTotal, gameDifference } = tennisChances([0.64, 0.6], board);
      return [set.total, gameTotal, gameDifference].map(({ lowest, chances }) => toDistribution(lowest, chances).lines(1, 2).length > 0);
    };
    for (let games = 0; games < 11; games += 1) winGame(board, (games % 2) as BoardSide);
    expect([board.games.at(-1), ...linesOf()]).toEqual([[6, 5], true, true, true]);
    winGame(board, 1);
    expect([board.games.at(-1), ...linesOf()]).toEqual([[6, 6], false, false, true]);
  });

  test('keep score through deuce, tie-break and change of serve', () => {
    const board = newBoard(3, 0);
    const score = (...players: BoardSide[]) => players.forEach((player) => winPoint(board, player));
    score(0, 0, 0, 1, 1, 1);
    expect(calledPoints(board)).toEqual(['40', '40']);
    score(1);
    expect(calledPoints(board)).toEqual(['40', 'A']);
    score(0, 0, 0);
    expect(board.games).toEqual([[1, 0]]);
    expect(board.server).toBe(1);
    for (const player of [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1] as const) winGame(board, player);
    expect(board.games).toEqual([[6, 6]]);
    const first = board.server;
    const served: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      served.push(servingNow(board) === first ? 0 : 1);
      score(i % 2 === 0 ? 0 : 1);
    }
    expect(served).toEqual([0, 1, 1, 0, 0, 1]);
    expect(calledPoints(board)).toEqual(['3', '3']);
    score(0, 0, 0, 0);
    expect(board.sets).toEqual([1, 0]);
    expect(board.games).toEqual([
      [7, 6],
      [0, 0],
    ]);
    expect(board.server).not.toBe(first);
  });
});

describe('basketball distributions compared with simulated matches', () => {
  test('agree for points over many possessions', () => {
    const possession = possessionOf(1.1);
    let exact = Float64Array.of(1);
    for (let i = 0; i < 40; i += 1) {
      const next = new Float64Array(exact.length + 3);
      for (let points = 0; points < exact.length; points += 1)
        for (let more = 0; more < 4; more += 1) next[points + more]! += exact[points]! * possession[more]!;
      exact = next;
    }
    const quick = pointsAhead(possession, 40, 0);
    let off = 0;
    for (let points = 0; points < exact.length; points += 1) off += Math.abs(exact[points]! - (quick.chances[points - quick.lowest] ?? 0));
    expect(off / 2).toBeLessThan(0.02);
  });

  test('agree for winner, lines, one side’s points and quarters before the start', () => {
    const world = worldAt(SATURDAY);
    const match = world.matchesBetween(SATURDAY, SATURDAY + 40 * HOUR, 'basketball').find((one) => one.league.rank === 1)!;
    const fixture: BasketballFixture = { match, key: 'trial', means: [1.17, 1.12] };
    const first = generateBasketball(fixture);
    const outlook = basketballFairOdds(first, basketballState(first, match.kickOff - HOUR), match.kickOff - HOUR, fixture.means);
    const full = outlook.find((one) => one.period === 'full')!;
    const quarter = outlook.find((one) => one.period === 'q1')!;
    const TRIALS = 2500;
    const seen = { home: 0, total: 0, side: 0, odd: 0, quarter: 0, played: 0 };
    const line = full.total.lines(0, 4)[0]!;
    const side = full.home.lines(0, 4)[0]!;
    const halfLine = (one: typeof line) => (one.line % 4 === 0 ? one.line + 2 : one.line);
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const state = basketballState(generateBasketball({ ...fixture, key: `trial-${trial}` }), match.kickOff + 5 * HOUR);
      const [home, away] = state.score;
      seen.home += home > away ? 1 : 0;
      seen.total += (home + away) * 4 > halfLine(line) ? 1 : 0;
      seen.side += home * 4 > halfLine(side) ? 1 : 0;
      seen.odd += (home + away) % 2;
      const [h, a] = state.periodScores[0]!;
      seen.played += h === a ? 0 : 1;
      seen.quarter += h > a ? 1 : 0;
    }
    expect(Math.abs(seen.home / TRIALS - full.winner)).toBeLessThan(room(TRIALS));
    expect(Math.abs(seen.total / TRIALS - full.total.over(halfLine(line)))).toBeLessThan(room(TRIALS));
    expect(Math.abs(seen.side / TRIALS - full.home.over(halfLine(side)))).toBeLessThan(room(TRIALS));
    expect(Math.abs(seen.odd / TRIALS - full.total.odd())).toBeLessThan(room(TRIALS));
    expect(Math.abs(seen.quarter / seen.played - quarter.winner)).toBeLessThan(room(seen.played));
  });
});
