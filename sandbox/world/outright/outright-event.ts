import { HOUR } from '../../kernel/clock/calendar.ts';
import type { Fixture, OutrightRace } from '../engine/fixture.model.ts';
import type { WorldMatch } from '../engine/world.model.ts';

/** A season of a league whose winner can be bet on. */
export interface OutrightEvent {
  race: OutrightRace;
  season: number;
  match: WorldMatch;
  fixtures: readonly Fixture[];
}

/** The event starts a day before the last match: no bets on a title while it is being decided. */
export function eventOf(race: OutrightRace, number: number, fixtures: readonly Fixture[]): WorldMatch {
  const { league, cup } = race;
  const name = `${yearsOf(fixtures)} ${cup ? '联赛阶段第一' : '冠军'}`;
  const id = `ev-${number}`;
  return {
    id,
    number,
    sport: 'football',
    league,
    home: { id: `title-${number}`, number, name },
    away: { id: '', number: 0, name: '' },
    kickOff: fixtures.at(-1)!.match.kickOff - LAST_DAY,
    format: 45,
    neutral: true,
    simulated: fixtures[0]!.match.simulated,
    cancelled: false,
  };
}

const LAST_DAY = 24 * HOUR;

/** `2026-27`, or `2026` for a season within one year. */
function yearsOf(fixtures: readonly Fixture[]): string {
  const [from, to] = [yearOf(fixtures[0]!), yearOf(fixtures.at(-1)!)];
  return from === to ? String(from) : `${from}-${String(to % 100).padStart(2, '0')}`;
}

/** Year in site time. */
function yearOf({ match }: Fixture): number {
  return new Date(match.kickOff + 8 * HOUR).getUTCFullYear();
}
