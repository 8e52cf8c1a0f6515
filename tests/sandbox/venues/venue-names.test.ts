import { findTwin } from '../../../lib/domain/betting/sport/compare/twin.rules';
import type { Match } from '../../../lib/domain/betting/match/sport.model';
import { namedWorld } from '../../../sandbox/venues/shared/named-world';
import { nameAt } from '../../../sandbox/venues/shared/venue-names.rules';
import type { WorldMatch } from '../../../sandbox/world/engine/world.model';
import { DAY, HOUR } from '../../support/time';
import { SATURDAY, worldAt } from '../../support/world';

const VENUES = ['FBTY', 'IMTY', 'OBTY'] as const;

/** A match as a page that compares venues knows it. */
const seen = ({ id, sport, home, away, kickOff }: WorldMatch) =>
  ({ id, sport, home: { id: home.id, name: home.name }, away: { id: away.id, name: away.name }, startTime: kickOff }) as unknown as Match;

describe('names of teams at the venues', () => {
  test('are short at IM, club names at OB, and the world’s names at FB', () => {
    const club = { id: 'real-madrid', name: '皇家马德里' };
    expect(VENUES.map((venue) => nameAt(venue, 'football', club))[1]).toBe('皇马');
    expect(nameAt('FBTY', 'football', club)).toBe('皇家马德里');
    const second = { id: 'arsenal-b', name: '阿森纳后备队' };
    expect(VENUES.map((venue) => nameAt(venue, 'football', second))).toEqual(['阿森纳后备队', '阿森纳预备队', '阿森纳后备队']);
    const city = { id: 'jiangsu-1', name: '南京队' };
    expect(VENUES.map((venue) => nameAt(venue, 'football', city))).toEqual(['南京队', '南京队', '南京']);
    const young = { id: 'arsenal-u21', name: '阿森纳U21' };
    expect(VENUES.map((venue) => nameAt(venue, 'football', young))).toEqual(['阿森纳U21', '阿森纳 U21', '阿森纳U21']);
    expect(nameAt('IMTY', 'basketball', { id: 'bb.nba-1', name: '亚特兰大老鹰' })).toBe('亚特兰大老鹰');
  });

  test('often differ, and a match is found by them at every other venue, over a whole day', () => {
    const world = worldAt(SATURDAY + DAY);
    const named = VENUES.map((venue) => namedWorld(world, venue));
    const matches = named.map((one) => one.matchesBetween(SATURDAY, SATURDAY + DAY));
    let differing = 0;
    const lost: string[] = [];
    for (const from of [0, 1, 2]) {
      for (const to of [0, 1, 2].filter((other) => other !== from)) {
        // A page requests the other venue's matches around the kick-off.
        const others = matches[to]!.map(seen);
        for (const match of matches[from]!) {
          const near = others.filter(({ startTime }) => Math.abs(startTime - match.kickOff) <= 3 * HOUR);
          const twin = findTwin(seen(match), near);
          if (twin?.id !== match.id) lost.push(`${match.home.name} – ${match.away.name} at ${VENUES[to]!}`);
          if (twin?.id === match.id && twin.home.name !== match.home.name) differing += 1;
        }
      }
    }
    expect(lost).toEqual([]);
    expect(differing).toBeGreaterThan(500);
  });

  test('a world with team names has the same matches as the plain world', () => {
    const world = worldAt(SATURDAY);
    const named = namedWorld(world, 'IMTY');
    const [match] = named.matchesBetween(SATURDAY, SATURDAY + DAY);
    expect(named.matchById(match!.id)).toEqual(match);
    expect(named.matchByNumber(match!.number)).toBe(named.matchByNumber(match!.number));
    expect(named.state(match!)).toEqual(world.state(world.matchById(match!.id)!));
    expect(named.matchById('ev-1')).toBeNull();
  });
});
