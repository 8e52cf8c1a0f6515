import { DAY, siteDayOf } from '../../../kernel/clock/calendar';
import type { MatchState, World, WorldMatch, WorldSport } from '../../../world/engine/world.model';
import { VENUE_CODES, type VenueCode } from '../../../../lib/contract/constants';
import { matchOfVenueId, venueIdOf } from '../../../venues/venue.ids';
import { nameAt } from '../../../venues/shared/venue-names.rules';

export const EVENT_STATES = ['live', 'today', 'early', 'ended', 'abandoned', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Matches listed to testers: those that began since, and those that begin until. */
const PAST_MS = DAY;
const AHEAD_MS = 7 * DAY;

/** 今日 ends at 24:00 of UTC+8 (contract §5). */
export function eventStateOf(match: WorldMatch, state: MatchState, now: number): EventState {
  if (state.phase === 'not-started') return match.kickOff < siteDayOf(now) + DAY ? 'today' : 'early';
  if (state.phase === 'ended' || state.phase === 'abandoned' || state.phase === 'cancelled') return state.phase;
  return 'live';
}

const namesAt = (venue: VenueCode, { sport, home, away }: WorldMatch) => ({
  home: nameAt(venue, sport, home),
  away: nameAt(venue, sport, away),
});

export function eventView(world: World, match: WorldMatch): object {
  const state = world.state(match);
  return {
    id: match.id,
    ids: Object.fromEntries(VENUE_CODES.map((venue) => [venue, venueIdOf(venue, match)])),
    home: match.home.name,
    away: match.away.name,
    names: Object.fromEntries(VENUE_CODES.map((venue) => [venue, namesAt(venue, match)])),
    state: eventStateOf(match, state, world.now()),
    minute: Math.floor(state.seconds / 60),
    score: state.score,
    startTime: new Date(match.kickOff).toISOString(),
  };
}

/** Matches of a sport (football unless named) around now, by kick-off. */
export function eventsOf(world: World, stateFilter: EventState | undefined, sport: WorldSport = 'football'): object[] {
  const now = world.now();
  return world
    .matchesBetween(now - PAST_MS, now + AHEAD_MS, sport)
    .filter((match) => stateFilter === undefined || eventStateOf(match, world.state(match), now) === stateFilter)
    .map((match) => eventView(world, match));
}

/** A match by any venue's id or the world's own. */
export function findEvent(world: World, id: string): WorldMatch | null {
  const known = world.matchById(id);
  return known ?? VENUE_CODES.map((venue) => matchOfVenueId(world, venue, id)).find((match) => match !== null) ?? null;
}
