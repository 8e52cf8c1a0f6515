import { LIMIT_KINDS, LIMIT_PERIODS, REALITY_MINUTES } from '@pavilion/contract/calls/limit.calls';
import { minorToText, toMinor } from '@pavilion/number/money';
import { DAY, EPOCH, MINUTE, SITE_OFFSET, siteDayOf } from '../../../kernel/clock/calendar';
import type { LimitKind, LimitPeriod, OwnLimit, OwnPause } from './limit.tables';

/** World ms that an increase, and the end of an exclusion, waits for the confirmation. */
export const WAIT_MS = DAY;
/** World ms between two calls that still count as time spent here. */
export const ACTIVE_GAP_MS = 5 * MINUTE;

const MINUTES_OF_DAY = 1_440n;
const HIGHEST = 100_000_000_000n;

export interface LimitKey {
  kind: LimitKind;
  period: LimitPeriod;
}

/** Every limit that can be set, in display order. */
export const LIMIT_KEYS: readonly LimitKey[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.filter((period) => kind !== 'time' || period === 'day').map((period) => ({ kind, period })),
);

/** The site's day, week (from Monday) or month that holds `at`: its first world ms, and that of the next one. */
export function windowOf(period: LimitPeriod, at: number): { from: number; to: number } {
  const day = siteDayOf(at);
  if (period === 'day') return { from: day, to: day + DAY };
  if (period === 'week') {
    const weekday = ((((day + SITE_OFFSET - EPOCH) / DAY) % 7) + 7) % 7;
    const from = day - weekday * DAY;
    return { from, to: from + 7 * DAY };
  }
  const local = new Date(at + SITE_OFFSET);
  const first = (month: number) => Date.UTC(local.getUTCFullYear(), month, 1) - SITE_OFFSET;
  return { from: first(local.getUTCMonth()), to: first(local.getUTCMonth() + 1) };
}

/** True when a change does not reduce the member's protection. null = no limit. */
export function isLower(from: bigint | null, to: bigint | null): boolean {
  return to !== null && (from === null || to < from);
}

/** Effect of a wanted limit: `now` in force at once, `later` pending, `same` only cancels a pending increase. */
export function effectOf(current: Pick<OwnLimit, 'value'> | null, wanted: bigint | null): 'now' | 'later' | 'same' {
  const value = current?.value ?? null;
  if (value === wanted) return 'same';
  return isLower(value, wanted) ? 'now' : 'later';
}

/** A limit as it was sent, in minor units or minutes; `invalid` = none that can be set. */
export function readLimit({ kind, period }: LimitKey, text: string | null): bigint | null | 'invalid' {
  if (kind === 'time' && period !== 'day') return 'invalid';
  if (text === null) return null;
  if (kind === 'time') return /^\d{1,4}$/.test(text) && BigInt(text) > 0n && BigInt(text) <= MINUTES_OF_DAY ? BigInt(text) : 'invalid';
  if (!text.includes('.')) return 'invalid';
  const value = toMinor(text);
  return value > 0n && value <= HIGHEST ? value : 'invalid';
}

/** A limit, or its used part, on the wire. */
export function limitText(kind: LimitKind, value: bigint): string {
  return kind === 'time' ? String(value) : minorToText(value);
}

/** The rest of a limit; never below zero. */
export function leftOf(limit: bigint, used: bigint): bigint {
  return limit > used ? limit - used : 0n;
}

/** A month later at the same time of day, or on the month's last day. */
function monthsLater(at: number, months: number): number {
  const local = new Date(at + SITE_OFFSET);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return local.getTime() - SITE_OFFSET;
}

const TERM_END = {
  day: (at: number) => at + DAY,
  week: (at: number) => at + 7 * DAY,
  month: (at: number) => at + 30 * DAY,
  'half-year': (at: number) => monthsLater(at, 6),
  year: (at: number) => monthsLater(at, 12),
  'five-years': (at: number) => monthsLater(at, 60),
} as const;

/** World ms at which a pause that begins at `at` ends. */
export function endOfTerm(term: keyof typeof TERM_END, at: number): number {
  return TERM_END[term](at);
}

/** The pause in force; an exclusion remains in force after its end until the member ends it. */
export function pauseAt(row: OwnPause | null, at: number): { kind: 'cooling' | 'exclusion'; beganAt: number; endsAt: number } | null {
  if (!row || row.kind === null || row.beganAt === null || row.endsAt === null) return null;
  const { kind, beganAt, endsAt } = row;
  return kind === 'cooling' && at >= endsAt ? null : { kind, beganAt, endsAt };
}

/** True when reality checks can have this interval. */
export function isRealityInterval(minutes: number): boolean {
  return (REALITY_MINUTES as readonly number[]).includes(minutes);
}
