import { DAY, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';

/** Draws on world time. A draw's number gives its time; times are world ms. */
export interface Timetable {
  /** Draws that take bets at `now`, soonest first. */
  openDraws(now: number): number[];
  /** Draws that took bets before and are running or just over at `now`, newest first; the first one may not be known yet. */
  closedDraws(now: number): number[];
  closesAt(number: number): number;
  /** The latest time at which a draw's outcome is known. */
  resultAt(number: number): number;
  /** A draw as players count it: day and number in the day, `20261127-139`; '' where draws have other names. */
  periodName(number: number): string;
  /** Numbers after which the offered rates repeat. */
  period: number;
}

/** Draws one after the other, each at the end of its period. `closesMs`: ms before it at which betting ends; `shown`: past draws. */
export function drawEvery(everyMs: number, { closesMs, shown }: { closesMs: number; shown: number }): Timetable {
  const openDraws = (now: number) => [Math.floor((now + closesMs) / everyMs) + 1];
  return {
    openDraws,
    closedDraws: (now) => Array.from({ length: shown }, (_, back) => openDraws(now)[0]! - 1 - back),
    closesAt: (number) => number * everyMs - closesMs,
    resultAt: (number) => number * everyMs,
    periodName: (number) => {
      const from = (number - 1) * everyMs;
      const position = (from - siteDayOf(from)) / everyMs + 1;
      return `${siteDateOf(from).replaceAll('-', '')}-${String(position).padStart(String(DAY / everyMs).length, '0')}`;
    },
    period: 1,
  };
}
