import { COUNTING_VENUE, VENUE_CODES } from '@pavilion/contract/constants';
import type { VenueCode } from '@pavilion/contract/constants';
import { CACHE_ID_COOKIE } from '@pavilion/contract/cookies';
import { readCookie } from '@/lib/kit/browser/cookie';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { currentToken } from '@/lib/platform/token';
import type { VenueSession } from './launch.model';
import { memory, VENUE_SESSIONS_KEY as KEY } from './session-end.storage';

const TEXTS = ['origin', 'token', 'language', 'memberCode', 'timeStamp'] as const;

/** The owner's name in sessionStorage: the token's hash, never the token; null while it is not known. */
function ownerTag(token: string | null): string | null {
  return token === null ? 'guest' : readCookie(CACHE_ID_COOKIE);
}

function isSession(value: unknown): value is VenueSession {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  if (!(VENUE_CODES as readonly unknown[]).includes(row.venue) || !TEXTS.every((name) => typeof row[name] === 'string')) return false;
  return (
    row.venue !== COUNTING_VENUE ||
    (typeof row.extra === 'object' && row.extra !== null && Object.values(row.extra).every((text) => typeof text === 'string'))
  );
}

function readStoredSessions(tag: string | null): VenueSession[] {
  const stored = readStoredJson(KEY, 'session') as { owner?: unknown; sessions?: unknown } | null;
  if (tag === null || stored?.owner !== tag || !Array.isArray(stored.sessions)) return [];
  return stored.sessions.filter(isSession);
}

/** The sessions of the current token; another token's are ignored. */
function current(): Map<VenueCode, VenueSession> {
  const token = currentToken();
  if (memory.current?.owner !== token) {
    memory.current = { owner: token, sessions: new Map(readStoredSessions(ownerTag(token)).map((session) => [session.venue, session])) };
  }
  return memory.current.sessions;
}

/** The stored session of a venue, or null. */
export function storedVenueSession(venue: VenueCode): VenueSession | null {
  return current().get(venue) ?? null;
}

export function saveVenueSession(session: VenueSession): void {
  const sessions = current();
  sessions.set(session.venue, session);
  const owner = ownerTag(currentToken());
  if (owner !== null) writeStored(KEY, JSON.stringify({ owner, sessions: [...sessions.values()] }), 'session');
}
