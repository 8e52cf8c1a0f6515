import type { VenueCode } from '@pavilion/contract/constants';
import shortNames from '../../world/data/short-names.json';
import { hash } from '../../world/engine/chance';
import type { WorldMatch, WorldSport, WorldTeam } from '../../world/engine/world.model';

const SHORT: Readonly<Record<string, string>> = shortNames;

/** OB writes one in this many of the clubs without a short name as a club. */
const AS_CLUB = 3;
const SQUAD = /(U\d\d|女足|后备队|队)$/;

type Team = Pick<WorldTeam, 'id' | 'name'>;

/** A football team as each venue writes it: FB by the world's names, IM by short ones, OB some clubs as clubs and cities without 队. */
const FOOTBALL_NAME: Readonly<Record<VenueCode, (team: Team) => string>> = {
  FBTY: ({ name }) => name,
  IMTY: ({ id, name }) => SHORT[id] ?? name.replace(/\s*(U\d\d)$/, ' $1').replace(/后备队$/, '预备队'),
  OBTY({ id, name }) {
    if (!SQUAD.test(name)) return /\p{Script=Han}$/u.test(name) && hash(id) % AS_CLUB === 0 ? `${name}FC` : name;
    // 南京 for 南京队, but 狼队 is a whole name.
    return /.[^备]队$/.test(name) ? name.slice(0, -1) : name;
  },
};

/**
 * A team as a venue writes it; only football is written differently. The venues mark second teams in different words, so that a page
 * that compares venues must know them all.
 */
export function nameAt(venue: VenueCode, sport: WorldSport, team: Team): string {
  return sport === 'football' ? FOOTBALL_NAME[venue](team) : team.name;
}

/** A match that only fills up beside real seasons is marked in its league's name. */
export function leagueName({ league, simulated }: Pick<WorldMatch, 'league' | 'simulated'>): string {
  return simulated ? `模拟赛事 ${league.name}` : league.name;
}
