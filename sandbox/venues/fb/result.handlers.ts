import type { World, WorldMatch } from '../../world/engine/world.model';
import { arrange, leaguesIn, pageOf, sportsIn } from './fb.list.rules';
import { isInPlay, toFbFixture, toFbLeague } from './fb.match';
import type { ResultsRequest } from './fb.request';

/** `/v1/match/matchResultPage`: matches of a time range that are over, with their scores and without markets. */
export function results(world: World, body: ResultsRequest) {
  const now = world.now();
  const over = (match: WorldMatch) => {
    const { phase } = world.state(match, now);
    return phase !== 'not-started' && !isInPlay(phase);
  };
  const begun = sportsIn(body).flatMap((sport) => world.matchesBetween(body.beginTime, Math.min(body.endTime, now), sport));
  const found = arrange(begun, { leagues: leaguesIn(body), from: null, to: null, orderBy: body.orderBy }).filter(over);
  const page = pageOf(found, body.current, body.size);
  const leagues = new Map(page.records.map((match) => [match.league.number, toFbLeague(match)]));
  return { ...page, lgs: [...leagues.values()], records: page.records.map((match) => toFbFixture(match, world.state(match, now))) };
}
