import { DAY, siteDayOf } from '../../kernel/clock/calendar';
import type { World, WorldMatch, WorldSport } from '../../world/engine/world.model';
import { LIST, arrange, idsOf, listScope, pageOf, requestedDay } from './ob.list.rules';
import { toObMatch } from './ob.match';
import type { ListRequest } from './ob.request';

/** Days for which results are available. */
const RESULT_DAYS = 7;

/** Finished matches of the UTC+8 day that contains `day`, no further back than a week. */
function matchesOver(world: World, day: number, sport: WorldSport): readonly WorldMatch[] {
  const now = world.now();
  const from = siteDayOf(day);
  if (from < siteDayOf(now) - RESULT_DAYS * DAY || from > now) return [];
  const over = (match: WorldMatch) => match.cancelled || world.state(match, now).endedAt !== null;
  return world.matchesBetween(from, Math.min(from + DAY, now), sport).filter(over);
}

/** `matcheResultPB`: a page of the matches of a day, today's unless the body names another, that are over. @throws ObError 0408006, 9999999 */
export function results(world: World, body: ListRequest) {
  const { sport } = listScope(body, [LIST.result]);
  if (!sport) return [];
  const matches = matchesOver(world, requestedDay(body.md) ?? world.now(), sport);
  const all = arrange(matches, { leagues: idsOf(body.tid), day: null, sort: body.sort });
  return pageOf(all, body).map((match) => toObMatch(world, match));
}
