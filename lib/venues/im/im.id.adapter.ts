import type { Pair } from '@/lib/domain/sport/sport.model';

/** Our match id names the sport too, which IM asks for with an event: `1-67130891`. */
export function matchId(sportId: number, eventId: number | string): string {
  return `${sportId}-${eventId}`;
}

/** Undoes `matchId`; null for an id that is none of ours. */
export function readMatchId(id: string): { sportId: number; eventId: string } | null {
  const match = /^(\d{1,4})-(\d{1,20})$/.exec(id);
  return match ? { sportId: Number(match[1]), eventId: match[2]! } : null;
}

/** An id as IM takes it: a number, unless it is longer than numbers are exact. */
export function wireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : id;
}

/** A time of IM's; without a zone it is IM's own, GMT-4. ms, null for what is no time. */
export function toTime(text: string | null | undefined): number | null {
  if (!text) return null;
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
