import type { VenueCode } from '@pavilion/contract/constants';
import { CancelledError, NetworkError } from '@/lib/kit/http/errors';
import { THREE_A_MINUTE, withinLimit } from '@/lib/kit/store/loop-guard.rules';
import type { VenueSession } from './launch.model';

export interface SessionsPort {
  launch(venue: VenueCode): Promise<VenueSession>;
  /** The stored session, or null. */
  stored(venue: VenueCode): VenueSession | null;
  save(session: VenueSession): void;
  /** Owner of the current sessions: the platform's token, null for a guest. */
  owner(): string | null;
  /** Real ms. */
  now(): number;
}

export interface VenueSessions {
  open(venue: VenueCode): Promise<VenueSession>;
  /** A new session in place of an expired one. */
  renew(venue: VenueCode, expiredToken: string): Promise<VenueSession>;
}

/**
 * Runs one launch at a time per venue and owner; counts relaunches, so that no loop is endless (security). When the owner
 * changes during a launch, its session is not stored and its callers get `CancelledError`, so that nobody reads or bets in
 * another's session.
 */
export function createVenueSessions(port: SessionsPort): VenueSessions {
  const launching = new Map<VenueCode, { owner: string | null; session: Promise<VenueSession> }>();
  const relaunches = new Map<VenueCode, number[]>();

  function launch(venue: VenueCode): Promise<VenueSession> {
    const owner = port.owner();
    const running = launching.get(venue);
    if (running?.owner === owner) return running.session;
    const session = port
      .launch(venue)
      .then((opened) => {
        if (port.owner() !== owner) throw new CancelledError();
        port.save(opened);
        return opened;
      })
      .finally(() => {
        if (launching.get(venue) === started) launching.delete(venue);
      });
    const started = { owner, session };
    launching.set(venue, started);
    return session;
  }

  return {
    async open(venue) {
      return port.stored(venue) ?? launch(venue);
    },
    async renew(venue, expiredToken) {
      const stored = port.stored(venue);
      if (stored && stored.token !== expiredToken) return stored;
      if (launching.get(venue)?.owner === port.owner()) return launch(venue);
      const earlier = relaunches.get(venue) ?? [];
      const now = port.now();
      // Stop launching a venue that rejects every launch.
      if (!withinLimit(earlier, now, THREE_A_MINUTE)) throw new NetworkError({ status: 503, message: '', statusText: '', online: true });
      relaunches.set(venue, [...earlier.slice(-9), now]);
      return launch(venue);
    },
  };
}
