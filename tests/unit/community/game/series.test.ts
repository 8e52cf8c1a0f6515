import { roundRandomOf } from '../../../../sandbox/modules/community/game/round-random';
import { formOf, standingsOf } from '../../../../sandbox/modules/community/game/games/series/series-form.rules';
import { coursesOf, scoreAfter, type PointUnit } from '../../../../sandbox/modules/community/game/games/series/series-score.rules';
import { scoreOf, type SeriesOutcome } from '../../../../sandbox/modules/community/game/games/series/series.rules';
import { SERIES_TIMETABLE, teamsOf } from '../../../../sandbox/modules/community/game/games/series/series-timetable.rules';
import { TEAM_NAMES } from '../../../../sandbox/modules/community/game/games/series/series.copy';

const OUTCOMES: readonly SeriesOutcome[] = [
  { maps: ['home', 'home'] },
  { maps: ['home', 'away', 'home'] },
  { maps: ['away', 'home', 'away'] },
];
const randomOf = (number: number) => roundRandomOf('ab'.repeat(32), '', `score-${number}`);
const coursesFor = (unit: PointUnit) =>
  Array.from({ length: 60 }, (_, number) => {
    const outcome = OUTCOMES[number % OUTCOMES.length]!;
    return { outcome, courses: coursesOf(outcome, unit, randomOf(number)) };
  });

test.each(['kills', 'set'] as const)('the winner of each map has more points (%s)', (unit) => {
  for (const { outcome, courses } of coursesFor(unit)) {
    courses.forEach(({ points: [home, away] }, map) => {
      expect(home > away).toBe(outcome.maps[map] === 'home');
      if (unit === 'set') expect(Math.max(home, away)).toBe(map === 2 ? 15 : 21);
      // A set that is not prolonged is won by two points.
      expect(Math.abs(home - away)).toBeGreaterThanOrEqual(2);
    });
  }
});

test('points only grow, and reach those of the map with its end', () => {
  for (const { outcome, courses } of coursesFor('kills')) {
    for (let map = 0; map < courses.length; map += 1) {
      let [home, away] = [0, 0];
      for (let part = 0; part < 1; part += 0.05) {
        const score = scoreAfter(map + part, outcome, courses);
        expect([score.home, score.away, score.over, score.maps.length]).toEqual([...scoreOf(outcome, map), false, map + 1]);
        const [nextHome, nextAway] = score.maps[map]!;
        expect(nextHome >= home && nextAway >= away).toBe(true);
        [home, away] = [nextHome, nextAway];
      }
      // The running map never has the points of its end.
      expect(home + away).toBeLessThan(courses[map]!.points[0] + courses[map]!.points[1]);
      expect(scoreAfter(map + 1, outcome, courses).maps[map]).toEqual(courses[map]!.points);
    }
    const end = scoreAfter(3.2, outcome, courses);
    expect(end).toMatchObject({ over: true, home: scoreOf(outcome)[0] });
    expect(end.maps).toHaveLength(courses.length);
  }
});

test('the matches that a page gets hold every pairing once', () => {
  const pairings = SERIES_TIMETABLE.closedDraws(Date.UTC(2026, 10, 26, 22, 1)).map((number) => {
    const { home, away } = teamsOf(number);
    return [home, away].toSorted().join(' ');
  });
  expect(pairings).toHaveLength(15);
  expect(new Set(pairings).size).toBe(15);
});

describe('form and table', () => {
  const over = (home: string, away: string, score: [number, number]) => ({
    home,
    away,
    score: { home: score[0], away: score[1], over: true, maps: [] },
  });
  const MATCHES = [
    { home: '青鸾', away: '玄武', score: { home: 1, away: 0, over: false, maps: [] } },
    over('青鸾', '赤霄', [2, 1]),
    over('白泽', '青鸾', [2, 0]),
    over('赤霄', '白泽', [2, 0]),
  ];

  test('a team’s form counts the matches that are over, at home and away, the newest first', () => {
    expect(formOf('青鸾', MATCHES)).toEqual([true, false]);
    expect(formOf('玄武', MATCHES)).toEqual([]);
  });

  test('the table orders by wins, then by the difference of maps', () => {
    expect(standingsOf(TEAM_NAMES.series.slice(0, 4), MATCHES)).toEqual([
      { team: '赤霄', won: 1, lost: 1, maps: 1 },
      { team: '白泽', won: 1, lost: 1, maps: 0 },
      { team: '青鸾', won: 1, lost: 1, maps: -1 },
      { team: '玄武', won: 0, lost: 0, maps: 0 },
    ]);
  });
});
