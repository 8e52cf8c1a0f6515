import type { VenueCode } from '@pavilion/contract/constants';
import { removeStored } from '@/lib/kit/browser/storage';
import type { VenueSession } from './launch.model';

// Apart from what reads and writes them: every page loads this file, to clear the venue sessions when the platform's session ends.

/** sessionStorage key of venue sessions. */
export const VENUE_SESSIONS_KEY = 'venueSessions';

/** Venue sessions in memory, with their owner: the token itself, null = a guest. */
export const memory: { current: { owner: string | null; sessions: Map<VenueCode, VenueSession> } | null } = { current: null };

/** Ends every venue session: they end with the platform's session (contract §2.9). */
export function clearVenueSessions(): void {
  memory.current = null;
  removeStored(VENUE_SESSIONS_KEY, 'session');
}
