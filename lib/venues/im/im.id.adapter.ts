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
