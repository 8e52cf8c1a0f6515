import type { Control, ControlledMatch } from '../support/control-client';
import type { Sport } from './venues';

/** A Saturday afternoon in Europe: live, today's and early matches of many leagues, the same in every run. */
export const MATCHDAY = '2027-03-06T14:32:00.000Z';
const MINUTE_MS = 60_000;

export async function advance(control: Control, minutes: number): Promise<void> {
  await control.clock({ advanceMs: minutes * MINUTE_MS });
}

/** The first live match that fits, level and goalless unless requested otherwise: its prices are far from the edges. */
export async function liveMatch(control: Control, wanted: { from: number; to: number; goalless?: boolean }): Promise<ControlledMatch> {
  const live = await control.matches('live');
  const fitting = live.find(
    ({ minute, score: [home, away] }) =>
      minute >= wanted.from && minute <= wanted.to && home === away && (home === 0 || wanted.goalless === false),
  );
  if (!fitting) throw new Error(`no live match between minute ${wanted.from} and ${wanted.to}`);
  return fitting;
}

/** Several live goalless matches, well before their end. */
export async function liveMatches(control: Control, count: number): Promise<readonly ControlledMatch[]> {
  const live = await control.matches('live');
  const fitting = live.filter(({ minute, score: [home, away] }) => minute >= 10 && minute <= 80 && home === 0 && away === 0);
  if (fitting.length < count) throw new Error(`only ${fitting.length} goalless matches`);
  return fitting.slice(0, count);
}

/** One of today's matches that has not begun; football unless a sport is named. */
export async function comingMatch(control: Control, sport: Sport = 'football'): Promise<ControlledMatch> {
  const [match] = await control.matches('today', sport);
  if (!match) throw new Error(`no ${sport} today`);
  return match;
}
