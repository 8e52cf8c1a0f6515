import { tableOf, titleChances, type Played } from '../../sandbox/world/title/table.ts';
import type { Fixture } from '../../sandbox/world/fixture.model.ts';
import type { Pair, WorldOutright } from '../../sandbox/world/world.model.ts';
import { outcomeOf } from '../../sandbox/bet/settlement.rules.ts';
import { rulingOf } from '../../sandbox/bet/ruling.rules.ts';
import { randomOf } from '../../sandbox/world/chance.ts';
import { DAY, FB, HOUR, SATURDAY, worldAt } from './world-support.ts';

const FAIR = { venue: 'fair', margin: 1, noise: 0 };

// One world for all: what it knows of past matches it knows for every question.
const world = worldAt(SATURDAY);

describe('titles', () => {
  afterEach(() => world.set(SATURDAY));

  test('every league has a season on sale, by name and number, found again in a world made anew', () => {
    const titles = world.outrights(FB);
    expect(titles.length).toBe(17);
    expect(new Set(titles.map((title) => title.number)).size).toBe(titles.length);
    const again = worldAt(SATURDAY);
    for (const title of titles) {
      expect(title.number).toBeLessThan(1e9);
      expect(title.closesAt).toBeGreaterThan(SATURDAY);
      expect(title.options.some((option) => option.price !== null)).toBe(true);
      expect(title.name).toMatch(/^\d{4}\.\d\d–\d{4}\.\d\d (赛季冠军|联赛阶段第一)$/);
      expect(again.matchById(title.id)).toEqual(title.match);
      expect(new Set(title.options.map((option) => option.number)).size).toBe(title.options.length);
    }
    for (const { match } of titles.slice(0, 3)) expect(again.markets(match, FB)).toEqual(world.markets(match, FB));
    expect(world.matchesBetween(SATURDAY, SATURDAY + 300 * DAY).some((match) => match.number >= 800_000_000)).toBe(false);
  });

  test('fair shares sum to one, and to the margin with one; options that are too sure or too far are not sold', () => {
    for (const margin of [1, 1.15]) {
      const open = world.outrights({ ...FB, margin }).filter(({ options }) => options[0]!.price !== null);
      expect(open.length).toBeGreaterThan(5);
      for (const { options } of open) {
        const sum = options.reduce((total, { price }) => total + (price === null ? 0 : 1 / Number(price)), 0);
        expect(sum).toBeLessThan(margin + 0.03);
        // Below a hundredth each, what is not sold can still come to a little.
        expect(sum).toBeGreaterThan(margin - 0.09);
      }
    }
  });

  test('a title closes before its last matches, is won by the leader of the complete table, and pays', () => {
    const title = world.outrights(FB).find((one) => one.competition.id === 'eng.1')!;
    expect(world.markets(title.match, FB, SATURDAY).map((market) => market.line)).toEqual(title.options.map((option) => option.number));
    expect(world.markets(title.match, FB, title.closesAt)).toEqual([]);
    expect(world.state(title.match, title.closesAt + HOUR).phase).toBe('not-started');
    const late = title.closesAt + 3 * DAY;
    const state = world.state(title.match, late);
    expect(state.phase).toBe('ended');
    expect(state.endedAt).toBeLessThan(late);

    // The same table by hand: every match of the season from the list of matches.
    world.set(late);
    const season = world
      .matchesBetween(SATURDAY - 250 * DAY, late)
      .filter((match) => match.competition.id === 'eng.1' && match.kickOff <= title.closesAt + DAY)
      .slice(-380);
    const points = new Map<number, number>();
    for (const match of season) {
      const {
        score: [home, away],
      } = world.state(match, match.kickOff + 3 * HOUR);
      points.set(match.home.number, (points.get(match.home.number) ?? 0) + (home > away ? 3 : home === away ? 1 : 0));
      points.set(match.away.number, (points.get(match.away.number) ?? 0) + (away > home ? 3 : home === away ? 1 : 0));
    }
    expect(points.get(state.score[0])).toBe(Math.max(...points.values()));

    const ruling = rulingOf(state, 'full', 'outright');
    if (ruling === null || ruling === 'void' || 'brokenOff' in ruling) throw new Error('the title was not decided');
    const results = title.options.map((option) =>
      outcomeOf({ kind: 'outright', period: 'full', line: option.number, role: 'yes', scoreAtBet: null }, ruling.score),
    );
    expect(results.filter((result) => result === 'won')).toHaveLength(1);
  });

  test('chances halfway tell how often favourites win', () => {
    const seen = new Map<number, WorldOutright>();
    for (const week of [10, 36, 62]) {
      for (const title of world.outrights(FAIR, SATURDAY + week * 7 * DAY)) if (!seen.has(title.number)) seen.set(title.number, title);
    }
    let off = 0;
    let variance = 0;
    for (const title of seen.values()) {
      const best = title.options[0]!;
      if (best.price === null) continue;
      const chance = 1 / Number(best.price);
      off += (world.state(title.match, title.closesAt + 5 * DAY).score[0] === best.number ? 1 : 0) - chance;
      variance += chance * (1 - chance);
    }
    expect(seen.size).toBeGreaterThan(35);
    expect(Math.abs(off) / Math.sqrt(variance)).toBeLessThan(3.5);
  });
});

describe('the table', () => {
  const team = (number: number) => ({ id: `t-${number}`, number, name: `队${number}` });
  const played = (
    home: number,
    away: number,
    score: Pair | null | 'void',
    rates = { home: 1.5, away: 1.2, rho: 0, firstShare: 0.45 },
  ): Played => ({ fixture: { match: { home: team(home), away: team(away) }, rates } as unknown as Fixture, score });

  test('goes by points, difference and goals; a match that was never played out counts for nobody', () => {
    const table = tableOf([played(1, 2, [2, 0]), played(2, 3, [3, 1]), played(3, 1, [1, 0]), played(1, 3, 'void'), played(2, 1, null)]);
    expect(table.map(({ number, points, difference, goals }) => [number, points, difference, goals])).toEqual([
      [1, 3, 1, 2],
      [2, 3, 0, 3],
      [3, 3, -1, 2],
    ]);
  });

  test('a decided season has one winner; the stronger of two is likelier, as often as the goal model says', () => {
    expect([...titleChances([played(1, 2, [2, 0]), played(2, 1, [0, 0])], randomOf('a'))]).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const chances = titleChances([played(1, 2, null, { home: 2.5, away: 0.5, rho: 0, firstShare: 0.45 })], randomOf('a'));
    // P(home win) by plain summing of two Poisson counts; a draw leaves both level, and the first place to the order.
    let home = 0;
    let level = 0;
    const poisson = (mean: number, count: number): number => (count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count);
    for (let h = 0; h < 15; h += 1)
      for (let a = 0; a < 15; a += 1) {
        const p = poisson(2.5, h) * poisson(0.5, a);
        if (h > a) home += p;
        else if (h === a) level += p;
      }
    expect(chances.get(1)! + chances.get(2)!).toBeCloseTo(1, 9);
    expect(chances.get(1)!).toBeGreaterThan(home - 0.05);
    expect(chances.get(1)!).toBeLessThan(home + level + 0.05);
  });
});
