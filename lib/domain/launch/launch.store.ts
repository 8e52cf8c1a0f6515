import { z } from 'zod/mini';
import type { VenueCode } from '@/lib/contract/constants';
import { readCookie } from '@/lib/kit/browser/cookie';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import { heldToken } from '@/lib/platform/token';
import { getVenueSession } from './launch.api';
import type { VenueSession } from './launch.model';
import { createVenueSessions } from './launch.sessions';
import { originsOf, setVenueOrigins } from './origins';
import { getVenueOrigins } from './origins.api';

const KEY = 'venueSessions';

const sessionSchema = z.object({
  venue: z.enum(['IMTY', 'OBTY', 'FBTY']),
  origin: z.string(),
  token: z.string(),
  language: z.string(),
  memberCode: z.string(),
  timeStamp: z.string(),
});
const keptSchema = z.object({ owner: z.string(), sessions: z.array(sessionSchema) });

/** In memory: whose they are (the token itself, null = a guest), and the sessions. */
let held: { owner: string | null; sessions: Map<VenueCode, VenueSession> } | null = null;

/** Names the owner in sessionStorage: the token's hash, never the token; null while it is not known. */
function ownerTag(token: string | null): string | null {
  return token === null ? 'guest' : readCookie('cacheId');
}

/** The sessions of the token held now; another token's are thrown away wherever they lie. */
function current(): Map<VenueCode, VenueSession> {
  const token = heldToken();
  if (held?.owner === token) return held.sessions;
  const kept = z.safeParse(keptSchema, readStoredJson(KEY, 'session'));
  const tag = ownerTag(token);
  const mine = kept.success && tag !== null && kept.data.owner === tag ? kept.data.sessions : [];
  held = { owner: token, sessions: new Map(mine.map((session) => [session.venue, session])) };
  return held.sessions;
}

function keep(session: VenueSession): void {
  const sessions = current();
  sessions.set(session.venue, session);
  const owner = ownerTag(heldToken());
  if (owner !== null) writeStored(KEY, JSON.stringify({ owner, sessions: [...sessions.values()] }), 'session');
}

/** Ends every venue session; with the platform's session they die too. */
export function clearVenueSessions(): void {
  held = null;
  removeStored(KEY, 'session');
}

async function launch(venue: VenueCode): Promise<VenueSession> {
  if (originsOf(venue).length === 0) setVenueOrigins(await getVenueOrigins());
  return getVenueSession(venue, originsOf(venue));
}

/** Venue sessions of this browser (contract §2.9). */
export const venueSessions = createVenueSessions({
  launch,
  kept(venue) {
    const session = current().get(venue) ?? null;
    // A list that has changed since takes its old sessions with it.
    const allowed = originsOf(venue);
    return session && (allowed.length === 0 || allowed.includes(session.origin)) ? session : null;
  },
  keep,
  now: () => Date.now(),
});
