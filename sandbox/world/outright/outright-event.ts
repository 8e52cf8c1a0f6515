import { HOUR } from '../../kernel/clock/calendar.ts';
import type { OutrightRace, RaceFixture } from '../engine/fixture.model.ts';
import type { WorldMatch } from '../engine/world.model.ts';

/** A season of a league whose winner can be bet on. */
export interface OutrightEvent {
  race: OutrightRace;
  season: number;
  match: WorldMatch;
  fixtures: readonly RaceFixture[];
}

/** The event starts a day before the last match: no bets on a title while it is being decided. */
export function eventOf(race: OutrightRace, season: number, number: number, fixtures: readonly RaceFixture[]): WorldMatch {
  const { league, cup, endless } = race;
  const name = `${endless ? `第${season + 1}赛季` : yearsOf(fixtures)} ${cup ? '联赛阶段第一' : '冠军'}`;
  const id = `ev-${number}`;
  return {
    id,
    number,
    sport: league.sport,
    league,
    home: { id: `title-${number}`, number, name },
    away: { id: '', number: 0, name: '' },
    kickOff: fixtures.at(-1)!.match.kickOff - LAST_DAY,
    format: fixtures[0]!.match.format,
    neutral: true,
    simulated: fixtures[0]!.match.simulated,
    cancelled: false,
  };
}

const LAST_DAY = 24 * HOUR;

/** `2026-27`, or `2026` for a season within one year. */
function yearsOf(fixtures: readonly RaceFixture[]): string {
  const [from, to] = [yearOf(fixtures[0]!), yearOf(fixtures.at(-1)!)];
  return from === to ? String(from) : `${from}-${String(to % 100).padStart(2, '0')}`;
}

/** Year in site time. */
function yearOf({ match }: RaceFixture): number {
  return new Date(match.kickOff + 8 * HOUR).getUTCFullYear();
}
