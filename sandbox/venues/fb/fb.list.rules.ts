import { endOfEarly, endOfToday } from '../../kernel/clock/calendar';
import type { World, WorldMatch, WorldSport } from '../../world/engine/world.model';
import { SPORT, sportsOf } from './fb.numbers';
import type { LeagueRequest, SportRequest } from './fb.request';

/** match_play_type of the list call. */
export const PLAY = { live: 1, parlay: 2, today: 3, early: 4, todayAndLive: 6, outright: 7 } as const;
/** The types that list matches. */
export type Play = Exclude<(typeof PLAY)[keyof typeof PLAY], typeof PLAY.outright>;

/** Cancelled matches stay in the list until their kick-off: they are shown as such and sell nothing. */
function upcoming(world: World, sport: WorldSport, from: number, to: number): WorldMatch[] {
  return world.matchesBetween(from, to, sport).filter((match) => match.kickOff > world.now());
}

/**
 * Matches of one sport and play type, by kick-off: live, not started today, from then up to 7 days, live and today, or
 * for parlays all of them.
 */
export function matchesOf(world: World, play: Play, sport: WorldSport): readonly WorldMatch[] {
  const now = world.now();
  const end = endOfToday(now);
  const early = () => upcoming(world, sport, end, endOfEarly(now));
  const today = () => upcoming(world, sport, now, end);
  const live = () => world.live(now, sport).filter((match) => !match.cancelled);
  switch (play) {
    case PLAY.early:
      return early();
    case PLAY.live:
      return live().toSorted(byTime);
    case PLAY.today:
      return today().toSorted(byTime);
    case PLAY.todayAndLive:
      return [...live(), ...today()].toSorted(byTime);
    case PLAY.parlay:
      return [...live(), ...today(), ...early()].toSorted(byTime);
  }
}

/** Every match of a sport that FB sells now, by kick-off. */
export function matchesOnSale(world: World, sport: WorldSport): readonly WorldMatch[] {
  return matchesOf(world, PLAY.parlay, sport);
}

function byTime(a: WorldMatch, b: WorldMatch): number {
  return a.kickOff - b.kickOff || a.number - b.number;
}

function byLeague(a: WorldMatch, b: WorldMatch): number {
  return a.league.rank - b.league.rank || a.league.number - b.league.number || byTime(a, b);
}

export interface ListFilter {
  leagues: readonly number[];
  from: number | null;
  to: number | null;
  /** 0 by time, 1 by league. */
  orderBy: number;
}

/** Narrows and sorts a list. */
export function arrange(matches: readonly WorldMatch[], filter: ListFilter): readonly WorldMatch[] {
  const { leagues, from, to, orderBy } = filter;
  return matches
    .filter((match) => leagues.length === 0 || leagues.includes(match.league.number))
    .filter((match) => (from === null || match.kickOff >= from) && (to === null || match.kickOff < to))
    .toSorted(orderBy === 1 ? byLeague : byTime);
}

interface Page<T> {
  current: number;
  size: number;
  total: number;
  pageTotal: number;
  records: readonly T[];
}

/** Page `current` (from 1) of `all`; past the end it is empty. */
export function pageOf<T>(all: readonly T[], current: number, size: number): Page<T> {
  const start = (current - 1) * size;
  return {
    current,
    size,
    total: all.length,
    pageTotal: Math.ceil(all.length / size),
    records: all.slice(start, start + size),
  };
}

/** The sports that a body requests; football if it names none. */
export function sportsIn({ sportId, sportIds }: SportRequest): readonly WorldSport[] {
  return sportsOf(sportIds ?? [sportId ?? SPORT.football]);
}

/** The leagues that a body requests; none = all. */
export function leaguesIn({ leagueId, leagueIds }: LeagueRequest): readonly number[] {
  return leagueIds ?? (leagueId === undefined ? [] : [leagueId]);
}
