/** Our match id contains the sport, which IM's event requests need: `1-67130891`. */
export function matchId(sportId: number, eventId: number | string): string {
  return `${sportId}-${eventId}`;
}

/** Reverses `matchId`; null for an id in another form. */
export function readMatchId(id: string): { sportId: number; eventId: string } | null {
  const match = /^(\d{1,4})-(\d{1,20})$/.exec(id);
  return match ? { sportId: Number(match[1]), eventId: match[2]! } : null;
}

/** An id in IM's form: a number, or text when a number would be inexact. */
export function wireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) ? number : id;
}
