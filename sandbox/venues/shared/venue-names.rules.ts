import type { VenueCode } from '@pavilion/contract/constants';
import shortNames from '../../world/data/short-names.json';
import { hash } from '../../world/engine/chance';
import type { WorldMatch, WorldSport, WorldTeam } from '../../world/engine/world.model';

const SHORT: Readonly<Record<string, string>> = shortNames;

/** OB writes one in this many of the clubs without a short name as a club. */
const AS_CLUB = 3;
const SQUAD = /(U\d\d|女足|后备队|队)$/;

/**
 * A football team as a venue writes it; other sports are written one way. FB writes the world's names, IM short ones, OB some clubs
 * as clubs and cities without 队. The venues mark second teams in different words, so that a page that compares venues must know
 * them all.
 */
export function nameAt(venue: VenueCode, sport: WorldSport, { id, name }: Pick<WorldTeam, 'id' | 'name'>): string {
  if (sport !== 'football' || venue === 'FBTY') return name;
  if (venue === 'IMTY') return SHORT[id] ?? name.replace(/\s*(U\d\d)$/, ' $1').replace(/后备队$/, '预备队');
  if (!SQUAD.test(name)) return /\p{Script=Han}$/u.test(name) && hash(id) % AS_CLUB === 0 ? `${name}FC` : name;
  // 南京 for 南京队, but 狼队 is a whole name.
  return /.[^备]队$/.test(name) ? name.slice(0, -1) : name;
}

/** A match that only fills up beside real seasons is marked in its league's name. */
export function leagueName({ league, simulated }: Pick<WorldMatch, 'league' | 'simulated'>): string {
  return simulated ? `模拟赛事 ${league.name}` : league.name;
}
