/** Key of a match at a venue, as stars are stored: `FBTY:863211`. */
export const matchKey = (venue: string, matchId: string): string => `${venue}:${matchId}`;

/** Venue and id of a match by its key. */
export function matchOfKey(key: string): { venue: string; matchId: string } {
  const colon = key.indexOf(':');
  return { venue: key.slice(0, colon), matchId: key.slice(colon + 1) };
}
