import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/world.model';
import { matchesOnSale } from './fb.list.rules';
import { leagueName, toFbMatch } from './fb.match';
import { SPORTS } from './fb.numbers';
import type { searchSchema } from './fb.request';

const MAX_RESULTS = 50;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/**
 * `/v1/match/queryMatchByRecommend`: matches of every sport whose teams or league carry the words, teams first, then by
 * kick-off; at most 50.
 */
export function search(world: World, { recommend, oddsType }: z.infer<typeof searchSchema>) {
  const words = plain(recommend);
  const ofTeam = ({ home, away }: WorldMatch) => [home, away].some((team) => plain(team.name).includes(words));
  const ofLeague = (match: WorldMatch) => plain(leagueName(match)).includes(words) || plain(match.league.shortName).includes(words);
  const onSale = SPORTS.flatMap((sport) => matchesOnSale(world, sport)).toSorted((a, b) => a.kickOff - b.kickOff || a.number - b.number);
  const found = [...onSale.filter(ofTeam), ...onSale.filter((match) => !ofTeam(match) && ofLeague(match))];
  return found.slice(0, MAX_RESULTS).map((match) => toFbMatch(world, match, { detail: false, oddsType }));
}
