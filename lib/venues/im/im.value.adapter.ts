import type { Pair } from '@/lib/domain/betting/match/sport.model';

/** A time of IM in ms: ms as they are, or a date, in GMT-4 without a zone. Null when it is not a time. */
export function toTime(text: string | null | undefined): number | null {
  if (!text) return null;
  if (/^\d{13}$/.test(text)) return Number(text);
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}-04:00`;
  const at = Date.parse(zoned);
  return Number.isNaN(at) ? null : at;
}

type Tally = number | string | null | undefined;

const counted = (value: Tally) => (value === null || value === undefined || value === '' ? Number.NaN : Number(value));

/** Two counts that IM sends as numbers, texts or not at all. */
export function toPair(home: Tally, away: Tally): Pair | null {
  const pair = [counted(home), counted(away)] as const;
  return pair.every((count) => Number.isInteger(count) && count >= 0 && count < 1000) ? pair : null;
}
