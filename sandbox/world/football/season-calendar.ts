import { DAY, EPOCH, WEEK } from '../../kernel/clock/calendar.ts';
import { memo } from '../engine/memo.ts';
import { doubleRounds } from '../engine/round-robin.ts';
import { isCup } from './season-slots.ts';

/** Month and day as one number: 830 is 30 August. */
type MonthDay = number;
type Stretch = readonly [from: MonthDay, to: MonthDay];

/** Weeks of a league: from that of its first day to that of its last, without the weeks whose Saturdays are in its breaks. */
interface Calendar {
  first: MonthDay;
  /** Before `first` if the season runs over the turn of the year. */
  last: MonthDay;
  breaks: readonly Stretch[];
}

/** National teams play on these weekends. */
const INTERNATIONALS: readonly Stretch[] = [
  [924, 1007],
  [1108, 1114],
  [322, 328],
];

const CALENDARS: Readonly<Record<string, Calendar>> = {
  'eng.1': { first: 815, last: 528, breaks: INTERNATIONALS },
  'eng.2': { first: 808, last: 505, breaks: INTERNATIONALS },
  'esp.1': { first: 815, last: 528, breaks: [...INTERNATIONALS, [1222, 101]] },
  'ger.1': { first: 822, last: 521, breaks: [...INTERNATIONALS, [1221, 107]] },
  'ita.1': { first: 822, last: 528, breaks: [...INTERNATIONALS, [1222, 1231]] },
  'fra.1': { first: 815, last: 521, breaks: [...INTERNATIONALS, [1221, 102]] },
  'ned.1': { first: 808, last: 521, breaks: [...INTERNATIONALS, [1221, 107]] },
  'por.1': { first: 808, last: 521, breaks: [...INTERNATIONALS, [1224, 101]] },
  'tur.1': { first: 808, last: 528, breaks: [...INTERNATIONALS, [1226, 114]] },
  'sco.1': { first: 801, last: 521, breaks: [...INTERNATIONALS, [104, 117]] },
  'ksa.1': { first: 822, last: 528, breaks: [...INTERNATIONALS, [1201, 1218]] },
  'jpn.1': { first: 808, last: 607, breaks: [...INTERNATIONALS, [1214, 214]] },
  'chn.1': { first: 301, last: 1115, breaks: [...INTERNATIONALS, [601, 614]] },
  'bra.1': { first: 328, last: 1207, breaks: [...INTERNATIONALS, [601, 614]] },
  'usa.1': { first: 221, last: 1115, breaks: [...INTERNATIONALS, [601, 614]] },
};

/** Weeks of the league phase of European cups, by a day of each. */
const CUP_WEEKS: readonly MonthDay[] = [916, 1014, 1021, 1104, 1125, 1209, 120, 127];

/** Rounds of a season, if not everybody plays everybody at home and away. */
const ROUNDS: Readonly<Record<string, number>> = { 'sco.1': 33, 'usa.1': 34 };

/** Seasons are counted from the one that begins in 1999. */
const YEAR_ZERO = 1999;
const SATURDAY = 5;

/** A round of a season: in the middle of a week or at its end. */
export interface SeasonRound {
  /** Counted from the epoch. */
  week: number;
  midweek: boolean;
}

const mondayOf = (week: number): number => EPOCH + week * WEEK;
const weekOf = (time: number): number => Math.floor((time - EPOCH) / WEEK);
const timeOf = (year: number, date: MonthDay): number => Date.UTC(year, Math.floor(date / 100) - 1, date % 100);

function dateAt(time: number): { year: number; date: MonthDay } {
  const utc = new Date(time);
  return { year: utc.getUTCFullYear(), date: (utc.getUTCMonth() + 1) * 100 + utc.getUTCDate() };
}

const saturdayOf = (week: number): { year: number; date: MonthDay } => dateAt(mondayOf(week) + SATURDAY * DAY);

function isBreakWeek({ breaks }: Calendar, week: number): boolean {
  const { date } = saturdayOf(week);
  return breaks.some(([from, to]) => (from <= to ? date >= from && date <= to : date >= from || date <= to));
}

const isOverNewYear = ({ first, last }: Calendar): boolean => last < first;

/** The season that contains a week, or would contain it. */
export function seasonOfWeek(league: string, week: number): number {
  const { year, date } = saturdayOf(week);
  const calendar = CALENDARS[league];
  // European cups and seasons over the turn of the year change in July.
  const earlier = (!calendar || isOverNewYear(calendar)) && date < 701;
  return year - YEAR_ZERO - (earlier ? 1 : 0);
}

/** Number of rounds of a season of so many teams. */
export function roundsOfSeason(league: string, teams: number): number {
  if (isCup(league)) return CUP_WEEKS.length;
  return ROUNDS[league] ?? doubleRounds(teams);
}

const cupWeeks = memo(256, (year: number) => new Set(CUP_WEEKS.map((date) => weekOf(timeOf(date < 701 ? year + 1 : year, date)))));

/**
 * The rounds of a league's season in their order: weekends from its first to its last, without those on which it rests. If there
 * are too few for all rounds, the rest is played in midweeks, never in those of European cups; if there are too many, some stay
 * free.
 */
export function planOfSeason(league: string, season: number, rounds: number): SeasonRound[] {
  const year = season + YEAR_ZERO;
  if (isCup(league)) return [...cupWeeks(year)].map((week) => ({ week, midweek: true }));
  const calendar = CALENDARS[league]!;
  const from = weekOf(timeOf(year, calendar.first));
  const to = weekOf(timeOf(isOverNewYear(calendar) ? year + 1 : year, calendar.last));
  const weeks = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((week) => !isBreakWeek(calendar, week));
  const weekends = spread(weeks, rounds);
  const taken = new Set([...cupWeeks(year), ...cupWeeks(year - 1)]);
  // No matches in the middle of the first or last week, nor just after a break.
  const free = weeks.filter((week) => week > from + 1 && week < to && !taken.has(week) && weeks.includes(week - 1));
  const midweeks = spread(free, rounds - weekends.length);
  return [...weekends.map((week) => ({ week, midweek: false })), ...midweeks.map((week) => ({ week, midweek: true }))].toSorted(
    (a, b) => a.week - b.week || Number(b.midweek) - Number(a.midweek),
  );
}

/** This many of the weeks, evenly over all of them, the first and the last among them; all if there are too few. */
function spread(weeks: readonly number[], count: number): number[] {
  if (count >= weeks.length) return [...weeks];
  return Array.from({ length: count }, (_, index) => weeks[Math.round((index * (weeks.length - 1)) / Math.max(1, count - 1))]!);
}
