import { DAY, endOfToday } from '../../../kernel/clock/calendar';
import type { MatchState, WorldMatch, WorldSport } from '../../../world/engine/world.model';
import { VENUE_CODES } from '@pavilion/contract/constants';
import type { Context } from '../../context';
import type { Venue } from '../../venue';

export const EVENT_STATES = ['live', 'today', 'early', 'ended', 'abandoned', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** Matches listed to testers: those that began since, and those that begin until. */
const PAST_MS = DAY;
const AHEAD_MS = 7 * DAY;

export function eventStateOf(match: WorldMatch, state: MatchState, now: number): EventState {
  if (state.phase === 'not-started') return match.kickOff < endOfToday(now) ? 'today' : 'early';
  if (state.phase === 'ended' || state.phase === 'abandoned' || state.phase === 'cancelled') return state.phase;
  return 'live';
}

type Events = Pick<Context, 'world' | 'venues'>;

const namesAt = ({ teamName }: Venue, { sport, home, away }: WorldMatch) => ({ home: teamName(sport, home), away: teamName(sport, away) });

export function eventView({ world, venues }: Events, match: WorldMatch): object {
  const state = world.state(match);
  return {
    id: match.id,
    ids: Object.fromEntries(VENUE_CODES.map((venue) => [venue, venues[venue].matchIdOf(match)])),
    home: match.home.name,
    away: match.away.name,
    names: Object.fromEntries(VENUE_CODES.map((venue) => [venue, namesAt(venues[venue], match)])),
    state: eventStateOf(match, state, world.now()),
    minute: Math.floor(state.seconds / 60),
    score: state.score,
    startTime: new Date(match.kickOff).toISOString(),
  };
}

/** Matches of a sport (football unless named) around now, by kick-off. */
export function eventsOf(events: Events, stateFilter: EventState | undefined, sport: WorldSport = 'football'): object[] {
  const { world } = events;
  const now = world.now();
  return world
    .matchesBetween(now - PAST_MS, now + AHEAD_MS, sport)
    .filter((match) => stateFilter === undefined || eventStateOf(match, world.state(match), now) === stateFilter)
    .map((match) => eventView(events, match));
}

/** A match by any venue's id or the world's own. */
export function findEvent({ world, venues }: Events, id: string): WorldMatch | null {
  const known = world.matchById(id);
  return known ?? VENUE_CODES.map((venue) => venues[venue].findMatch(world, id)).find((match) => match !== null) ?? null;
}
