import type { WorldSport } from '../../world/world.model';
import { SPORT, sportsOf } from './fb.numbers';
import type { LeagueRequest, SportRequest } from './fb.request';

/** The sports that a body asks for; football where it names none. */
export function sportsIn({ sportId, sportIds }: SportRequest): readonly WorldSport[] {
  return sportsOf(sportIds ?? [sportId ?? SPORT.football]);
}

/** The leagues that a body asks for; none = all. */
export function leaguesIn({ leagueId, leagueIds }: LeagueRequest): readonly number[] {
  return leagueIds ?? (leagueId === undefined ? [] : [leagueId]);
}
