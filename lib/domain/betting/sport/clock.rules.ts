import { dateText, dayStart, siteDay, timeText } from '@/lib/kit/format/site-time';
import { DAY_COPY, PHASE_NAMES } from '@/lib/domain/betting/match/phase.copy';
import type { Clock, Match, Phase } from '../match/sport.model';

/** ms; older responses appear as delayed and take no bets (product §1). */
export const STALE_MS = 10_000;

const HALF = 45 * 60;
const FULL = 90 * 60;

/** Seconds of play, or seconds left where the clock counts down; `elapsed`: ms since the response that carried the clock. */
export function playedSeconds(clock: Clock, elapsed: number): number {
  const passed = clock.running ? Math.floor(Math.max(0, elapsed) / 1000) : 0;
  return clock.down ? Math.max(0, clock.seconds - passed) : clock.seconds + passed;
}

const QUARTERS: readonly Phase[] = ['q1', 'q2', 'q3', 'q4'];

/** Phases in which a clock runs without stoppage time. */
const TIMED: ReadonlySet<Phase> = new Set([...QUARTERS, 'overtime']);

/** `上半场 23:40`, `下半场 90+3′`, `第四节 05:12`, `中场`; `elapsed` in ms since the response. */
export function clockText(phase: Phase, clock: Clock | null, elapsed: number): string {
  const name = PHASE_NAMES[phase];
  const end = endOf(phase);
  if (!clock || (end === null && !TIMED.has(phase))) return name;
  const seconds = playedSeconds(clock, elapsed);
  if (end !== null && seconds >= end) return `${name} ${end / 60}+${Math.floor((seconds - end) / 60) + 1}\u2032`;
  return `${name} ${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Seconds of the longest quarter. Venues do not send the length of theirs: a ten-minute quarter starts a sixth in. */
const QUARTER = 12 * 60;

/** Part of the match played, 0–1; stoppage time stays at the end of its half. */
export function playedPart({ phase, clock, periodScores }: Pick<Match, 'phase' | 'clock' | 'periodScores'>, elapsed: number): number {
  const quarter = QUARTERS.indexOf(phase);
  if (quarter >= 0) return (quarter + (clock?.down ? Math.max(0, 1 - playedSeconds(clock, elapsed) / QUARTER) : 0)) / 4;
  switch (phase) {
    case 'not-started':
      return 0;
    case 'half-time':
      return 0.5;
    case 'break':
      return Math.min(1, periodScores.length / 4);
    case 'extra-time':
    case 'penalties':
    case 'overtime':
    case 'ended':
      return 1;
    default: {
      if (!clock) return 0;
      const end = endOf(phase) ?? FULL;
      return Math.min(playedSeconds(clock, elapsed), end) / FULL;
    }
  }
}

/** Second at which stoppage begins; null in phases without stoppage. */
function endOf(phase: Phase): number | null {
  if (phase === 'first-half') return HALF;
  if (phase === 'second-half') return FULL;
  return null;
}

/** `3秒前`; `age`: ms since the last good response that held the match. */
export function ageText(age: number): string {
  return `${Math.max(1, Math.floor(age / 1000))}${DAY_COPY.secondsAgo}`;
}

/** `18秒`, `2分`: duration of a delay of data. */
export function delayText(age: number): string {
  const seconds = Math.floor(age / 1000);
  return seconds < 120 ? `${seconds}秒` : `${Math.floor(seconds / 60)}分`;
}

export function isStale(age: number): boolean {
  return age > STALE_MS;
}

/** `今天 21:30`, `明天 02:00`, `11-23 20:00`, of another year `2027-11-23 20:00`, in site time (UTC+8). All ms. */
export function kickOffText(start: number, now: number): string {
  const time = timeText(start);
  const days = siteDay(start) - siteDay(now);
  if (days === 0) return `${DAY_COPY.today} ${time}`;
  if (days === 1) return `${DAY_COPY.tomorrow} ${time}`;
  const date = `${dateText(start)} ${time}`;
  return date.startsWith(dateText(now).slice(0, 4)) ? date.slice(5) : date;
}

/** `今天`, `明天`, `周六 11-28`; both days as `siteDay` counts them. */
export function dayName(day: number, today: number): string {
  if (day === today) return DAY_COPY.today;
  if (day === today + 1) return DAY_COPY.tomorrow;
  // 1 January 1970 was a Thursday.
  return `${DAY_COPY.weekdays[(day + 4) % 7]} ${dateText(dayStart(day)).slice(5)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
