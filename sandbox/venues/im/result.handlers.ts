import type * as z from 'zod/mini';
import type { World, WorldMatch } from '../../world/engine/world.model';
import { CODE, ImError } from './im.error';
import { imMatchId } from './im.ids';
import { leagueName } from '../shared/venue-names.rules';
import { sportOf } from './im.numbers';
import type { resultsSchema } from './im.request';
import { imMoment } from './im.time.rules';
import { DAY } from '../../kernel/clock/calendar';

const NOON = '12:00:00';
/** Longest range of one request, in days. */
const MAX_DAYS = 31;

/** The end of an event: finished, abandoned, or never played. */
const STATUS = { ended: 1, abandoned: 2, cancelled: 3 } as const;

/**
 * `GetCompletedResults`: events that are over, kicked off in IM's days from `StartDate` (its noon) to `EndDate` (before its
 * noon), newest first.
 */
export function results(world: World, { SportId, StartDate, EndDate }: z.infer<typeof resultsSchema>) {
  const from = imMoment(StartDate, NOON);
  const to = imMoment(EndDate, NOON);
  if (from === null || to === null || to <= from || to - from > MAX_DAYS * DAY) throw new ImError(CODE.dates);
  const now = world.now();
  const sport = sportOf(SportId);
  const past = sport ? world.matchesBetween(from, Math.min(to, now), sport) : [];
  return { CompletedResults: past.flatMap((match) => toResult(world, match, SportId) ?? []).toReversed() };
}

function toResult(world: World, match: WorldMatch, SportId: number) {
  const state = world.state(match);
  if (state.phase !== 'ended' && state.phase !== 'abandoned' && state.phase !== 'cancelled') return null;
  const played = state.phase !== 'cancelled';
  return {
    EventId: imMatchId(match),
    EventDate: new Date(match.kickOff).toISOString(),
    SportId,
    ResultStatus: STATUS[state.phase],
    CompetitionId: match.league.number,
    CompetitionName: leagueName(match),
    GroundTypeId: match.neutral ? 0 : 1,
    HomeTeamId: match.home.number,
    HomeTeam: match.home.name,
    AwayTeamId: match.away.number,
    AwayTeam: match.away.name,
    HomeTeamHTScore: state.halfScore?.[0] ?? null,
    AwayTeamHTScore: state.halfScore?.[1] ?? null,
    HomeTeamFTScore: played ? state.score[0] : null,
    AwayTeamFTScore: played ? state.score[1] : null,
    HomeCorner: played ? state.corners[0] : null,
    AwayCorner: played ? state.corners[1] : null,
    PeriodScores: played ? state.periodScores : [],
  };
}
