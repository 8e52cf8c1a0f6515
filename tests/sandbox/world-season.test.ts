import * as fc from '../support/property';
import { roundPairs } from '../../sandbox/world/round-robin.ts';
import { DAY, HOUR, MINUTE, SATURDAY, worldAt } from './world-support.ts';

describe('round robin', () => {
  test('every pair meets once in half a season, with the other home side in the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 31 }), fc.integer({ min: 0, max: 20 }), (count, from) => {
        const turns = count + (count % 2) - 1;
        const start = from * turns * 2;
        const met = new Set<string>();
        for (let round = start; round < start + 2 * turns; round += 1) {
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

describe('the drawn season', () => {
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

  test('no team starts twice within eighteen hours', () => {
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

  test('ids and numbers are unique, small, and find their match again, in a world made anew', () => {
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

  test('competition and team numbers are unique; names are Chinese', () => {
    const world = worldAt(SATURDAY);
    const competitions = world.competitions();
    expect(new Set(competitions.map((one) => one.number)).size).toBe(competitions.length);
    const teams = new Map(
      world
        .matchesBetween(SATURDAY - 7 * DAY, SATURDAY + 7 * DAY)
        .flatMap((match) => [match.home, match.away])
        .map((team) => [team.id, team]),
    );
    expect(new Set([...teams.values()].map((team) => team.number)).size).toBe(teams.size);
    const latin = [...teams.values()].filter((team) => !/\p{Script=Han}/u.test(team.name) && !team.name.startsWith('AVS'));
    expect(latin).toEqual([]);
    for (const one of competitions) expect(one.name).toMatch(/^[\p{Script=Han}U0-9]+$/u);
  });

  test('another seed draws another season', () => {
    expect(pairings('a')).toBe(pairings('a'));
    expect(pairings('a')).not.toBe(pairings('b'));
  });

  test('small leagues are announced three hours before kick-off, and stay found after it', () => {
    const world = worldAt(SATURDAY);
    const relay = () => world.matchesBetween(SATURDAY, SATURDAY + DAY).filter((match) => match.competition.rank === 5);
    expect(Math.max(...relay().map((match) => match.kickOff))).toBeLessThan(SATURDAY + 3 * HOUR);
    const before = relay().length;
    world.set(SATURDAY + DAY);
    expect(relay().length).toBeGreaterThan(before * 5);
  });

  test('asking for a span is asking for its parts', () => {
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
