import * as fc from '../../support/property';
import { roundPairs } from '../../../sandbox/world/engine/round-robin.ts';
import { createSeason } from '../../../sandbox/world/football/season.ts';
import { leagues } from '../../../sandbox/world/football/club.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

describe('round robin', () => {
  test('pairs every two teams once in half a season, with home and away swapped in the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 31 }), fc.integer({ min: 0, max: 20 }), (count, from) => {
        const rounds = count + (count % 2) - 1;
        const start = from * rounds * 2;
        const met = new Set<string>();
        for (let round = start; round < start + 2 * rounds; round += 1) {
          const pairs = roundPairs(count, round);
          expect(pairs).toHaveLength(Math.floor(count / 2));
          expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
          for (const [home, away] of pairs) met.add(`${home}-${away}`);
        }
        expect(met.size).toBe(count * (count - 1));
      }),
      { numRuns: 40 },
    );
  });
});

const pairings = (seed: string) =>
  worldAt(SATURDAY, { seed })
    .matchesBetween(SATURDAY, SATURDAY + DAY)
    .map((match) => `${match.home.id} ${match.away.id}`)
    .join();

describe('the generated season', () => {
  test('has live matches at every hour, matches still to come today, and early ones', () => {
    const world = worldAt(SATURDAY);
    for (let hour = 0; hour < 24 * 15; hour += 1) {
      const at = SATURDAY + hour * HOUR;
      world.set(at);
      const live = world.live();
      expect(live.length).toBeGreaterThanOrEqual(8);
      expect(live.length).toBeLessThan(110);
      expect(world.matchesBetween(at + DAY, at + 8 * DAY).length).toBeGreaterThan(50);
      const midnight = Math.ceil((at + 1 + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
      if (midnight - at > HOUR) expect(world.matchesBetween(at, midnight).length).toBeGreaterThanOrEqual(5);
    }
  });

  test('starts no team twice within eighteen hours', () => {
    const world = worldAt(SATURDAY + 30 * DAY);
    const last = new Map<string, number>();
    for (const match of world.matchesBetween(SATURDAY - DAY, SATURDAY + 29 * DAY)) {
      expect(match.home.id).not.toBe(match.away.id);
      for (const team of [match.home, match.away]) {
        expect(match.kickOff - (last.get(team.id) ?? 0)).toBeGreaterThan(18 * HOUR);
        last.set(team.id, match.kickOff);
      }
    }
  });

  test('has unique, small ids and numbers that find their match in a world created again', () => {
    const world = worldAt(SATURDAY);
    const again = worldAt(SATURDAY + 400 * DAY);
    const matches = world.matchesBetween(SATURDAY - DAY, SATURDAY + 2 * DAY);
    expect(new Set(matches.map((match) => match.number)).size).toBe(matches.length);
    for (const match of matches) {
      expect(match.number).toBeLessThan(1e9);
      expect(again.matchByNumber(match.number)).toEqual(match);
      expect(again.matchById(match.id)).toEqual(match);
    }
    for (const id of ['', 'ev-', 'ev-1', 'ev-999999999', 'ev-203000000', 'nonsense']) expect(world.matchById(id)).toBeNull();
    expect(world.matchByNumber(-1)).toBeNull();
  });

  test('has unique league and team numbers and Chinese names', () => {
    const world = worldAt(SATURDAY);
    const shownLeagues = world.leagues();
    expect(new Set(shownLeagues.map((one) => one.number)).size).toBe(shownLeagues.length);
    const teams = new Map(
      world
        .matchesBetween(SATURDAY - 7 * DAY, SATURDAY + 7 * DAY)
        .flatMap((match) => [match.home, match.away])
        .map((team) => [team.id, team]),
    );
    expect(new Set([...teams.values()].map((team) => team.number)).size).toBe(teams.size);
    const latin = [...teams.values()].filter((team) => !/\p{Script=Han}/u.test(team.name) && !team.name.startsWith('AVS'));
    expect(latin).toEqual([]);
    for (const one of shownLeagues) expect(one.name).toMatch(/^[\p{Script=Han}U0-9]+$/u);
  });

  const picked = createSeason('pavilion');
  /** Matches of a league between two dates, by kick-off. */
  const matchesOf = (id: string, from: number, to: number) =>
    picked
      .between(from, to)
      .map(({ match }) => match)
      .filter(({ league }) => league.id === id)
      .toSorted((a, b) => a.kickOff - b.kickOff);

  test.each([
    ['eng.1', 380, [2026, 7], [2027, 4]],
    ['ger.1', 306, [2026, 7], [2027, 4]],
    ['tur.1', 342, [2026, 7], [2027, 4]],
    ['eng.2', 552, [2026, 7], [2027, 4]],
    ['jpn.1', 380, [2026, 7], [2027, 5]],
    ['chn.1', 240, [2026, 1], [2026, 10]],
    ['bra.1', 380, [2026, 3], [2026, 11]],
    ['usa.1', 510, [2026, 1], [2026, 10]],
    ['uefa.cl', 144, [2026, 8], [2027, 0]],
  ] as const)('%s plays one season of %i matches a year, over its real months', (id, count, begin, end) => {
    const year = matchesOf(id, Date.UTC(begin[0], begin[1] - 1, 1), Date.UTC(begin[0] + 1, begin[1] - 1, 1));
    expect(year).toHaveLength(count);
    const [first, last] = [year[0]!.kickOff, year.at(-1)!.kickOff].map((at) => new Date(at));
    expect([first!.getUTCFullYear(), first!.getUTCMonth()]).toEqual(begin);
    expect([last!.getUTCFullYear(), last!.getUTCMonth()]).toEqual(end);
    const pairs = new Set(year.map(({ home, away }) => `${home.id} ${away.id}`));
    expect(pairs.size).toBe(count);
  });

  test('pauses leagues during international breaks, and over New Year where they really pause', () => {
    const between = (from: number, to: number) => new Set(picked.between(from, to).map(({ match }) => match.league.id));
    for (const saturday of [Date.UTC(2026, 8, 26), Date.UTC(2026, 9, 3), Date.UTC(2026, 10, 14), Date.UTC(2027, 2, 27)]) {
      const ids = between(saturday, saturday + 2 * DAY);
      expect(leagues.filter(({ id }) => ids.has(id)).map(({ id }) => id)).toEqual([]);
    }
    const newYear = between(Date.UTC(2026, 11, 26), Date.UTC(2026, 11, 28));
    expect(newYear.has('eng.1')).toBe(true);
    for (const id of ['ger.1', 'esp.1', 'ita.1', 'fra.1', 'ned.1', 'jpn.1', 'chn.1']) expect(newYear.has(id)).toBe(false);
  });

  test('starts the last matches of a season together', () => {
    const season = matchesOf('eng.1', Date.UTC(2026, 7, 1), Date.UTC(2027, 6, 1));
    expect(new Set(season.slice(-10).map(({ kickOff }) => kickOff)).size).toBe(1);
  });

  test('has live matches, and some later today, in every month', () => {
    for (let month = 0; month < 12; month += 1) {
      for (let hour = 0; hour < 24; hour += 3) {
        const at = Date.UTC(2027, month, 12, hour);
        const world = worldAt(at);
        expect(world.live().length).toBeGreaterThanOrEqual(3);
        expect(world.matchesBetween(at, at + DAY).length).toBeGreaterThanOrEqual(5);
      }
    }
  });

  test('differs for another seed', () => {
    expect(pairings('a')).toBe(pairings('a'));
    expect(pairings('a')).not.toBe(pairings('b'));
  });

  test('announces matches of small leagues three hours before kick-off and keeps them findable', () => {
    const world = worldAt(SATURDAY);
    const relay = () => world.matchesBetween(SATURDAY, SATURDAY + DAY).filter((match) => match.league.rank === 5);
    expect(Math.max(...relay().map((match) => match.kickOff))).toBeLessThan(SATURDAY + 3 * HOUR);
    const before = relay().length;
    world.set(SATURDAY + DAY);
    expect(relay().length).toBeGreaterThan(before * 5);
  });

  test('returns for a time span the sum of its parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 * 24 * 60 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 3000 }),
        (start, one, two) => {
          const world = worldAt(SATURDAY + 100 * DAY);
          const [a, b, c] = [SATURDAY + start * MINUTE, SATURDAY + (start + one) * MINUTE, SATURDAY + (start + one + two) * MINUTE];
          expect([...world.matchesBetween(a, b), ...world.matchesBetween(b, c)]).toEqual(world.matchesBetween(a, c));
        },
      ),
      { numRuns: 25 },
    );
  });
});
