import type { VenueCode } from '@pavilion/contract/constants';
import type { World, WorldMatch, WorldTeam } from '../../world/engine/world.model';
import { nameAt } from './venue-names.rules';

/** The world with the teams of its matches written as a venue writes them; contenders of titles bear their full names everywhere. */
export function namedWorld(world: World, venue: VenueCode): World {
  const cache = new WeakMap<WorldMatch, WorldMatch>();

  function named(match: WorldMatch): WorldMatch {
    const known = cache.get(match);
    if (known) return known;
    const written = (team: WorldTeam) => ({ ...team, name: nameAt(venue, match.sport, team) });
    const own = { ...match, home: written(match.home), away: written(match.away) };
    cache.set(match, own);
    return own;
  }

  const orNull = (match: WorldMatch | null) => match && named(match);
  return {
    ...world,
    matchesBetween: (from, to, sport) => world.matchesBetween(from, to, sport).map(named),
    live: (at, sport) => world.live(at, sport).map(named),
    matchByNumber: (number) => orNull(world.matchByNumber(number)),
    matchById: (id) => orNull(world.matchById(id)),
  };
}
