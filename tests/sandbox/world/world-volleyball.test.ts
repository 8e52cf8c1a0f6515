import { rulingOf } from '../../../sandbox/modules/betting/ruling/ruling.rules';
import { newBoard, winPoint } from '../../../sandbox/world/volleyball/board';
import { setChance, volleyballChances } from '../../../sandbox/world/volleyball/fair-odds';
import { HOUR } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

const ended = Array.from({ length: 6 }, (_, day) => SATURDAY - day * 96 * HOUR).flatMap((at) => {
  const world = worldAt(at);
  return world.matchesBetween(at - 96 * HOUR, at - 5 * HOUR, 'volleyball').map((match) => ({ world, match }));
});

test('every match is won by three sets, each with a lead of two from its target on', () => {
  expect(ended.length).toBeGreaterThan(150);
  for (const { world, match } of ended) {
    const { phase, score, periodScores } = world.state(match);
    expect([phase, Math.max(...score)]).toEqual(['ended', 3]);
    expect(periodScores).toHaveLength(score[0] + score[1]);
    for (const [index, [home, away]] of periodScores.entries()) {
      const [high, low] = home > away ? [home, away] : [away, home];
      const target = index === 4 ? 15 : 25;
      expect([high >= target, high - low >= 2, high === target || high - low === 2]).toEqual([true, true, true]);
    }
  }
});

test('chances are exact: equal teams have equal ones, the sums are 1, and a decided set is certain', () => {
  expect(setChance(0.5, 25)).toBeCloseTo(0.5, 12);
  expect(setChance(0.52, 25) + setChance(0.48, 25)).toBeCloseTo(1, 12);
  expect(setChance(0.5, 25, 24, 22)).toBeCloseTo(1 - 0.5 ** 2 * 0.5, 12);
  const board = newBoard();
  for (let point = 0; point < 50; point += 1) winPoint(board, 0);
  expect(board.sets).toEqual([2, 0]);
  const chances = volleyballChances(0.5, board);
  expect(chances.match).toBeCloseTo(1 - 0.5 ** 3, 12);
  for (const { chances: all } of [chances.setDifference, chances.setTotal]) {
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  }
});

test('prices before the start agree with the results', () => {
  const pricing = { venue: 'FAIR', margin: 1, noise: 0 };
  let [expected, won] = [0, 0];
  for (const { world, match } of ended) {
    const market = world.markets(match, pricing, match.kickOff - HOUR).find(({ kind, period }) => kind === 'winner' && period === 'full')!;
    expected += 1 / Number(market.options.find(({ role }) => role === 'home')!.price);
    const { score } = world.state(match);
    won += score[0] > score[1] ? 1 : 0;
  }
  expect(Math.abs(expected - won)).toBeLessThan(3 * Math.sqrt(ended.length) * 0.5);
});

test('set bets are settled once their set is over, and those on a set that was not played are void', () => {
  const { world, match } = ended.find(({ world: one, match: played }) => Math.min(...one.state(played).score) === 0)!;
  const state = world.state(match);
  expect(rulingOf(state, 'set-1', 'winner')).toEqual({ score: state.periodScores[0] });
  expect(rulingOf(state, 'set-4', 'winner')).toBe('void');
  expect(rulingOf(state, 'full', 'set-total')).toEqual({ score: state.score });
});
