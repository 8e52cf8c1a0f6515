import type { VenueCode } from '@/lib/contract/constants';
import { NetworkError } from '@/lib/kit/http/errors';
import type { VenueSession } from './launch.model';
import { mayRelaunch } from './launch.rules';

export interface SessionsPort {
  launch(venue: VenueCode): Promise<VenueSession>;
  /** The session kept from before, or null. */
  kept(venue: VenueCode): VenueSession | null;
  keep(session: VenueSession): void;
  /** Real ms. */
  now(): number;
}

export interface VenueSessions {
  open(venue: VenueCode): Promise<VenueSession>;
  /** A new session in place of one that ran out. */
  renew(venue: VenueCode, expiredToken: string): Promise<VenueSession>;
}

/** One launch at a time per venue, whoever asks; relaunches are counted (security: a loop must end). */
export function createVenueSessions(port: SessionsPort): VenueSessions {
  const launching = new Map<VenueCode, Promise<VenueSession>>();
  const relaunches = new Map<VenueCode, number[]>();

  function launch(venue: VenueCode): Promise<VenueSession> {
    const running = launching.get(venue);
    if (running) return running;
    const started = port
      .launch(venue)
      .then((session) => {
        port.keep(session);
        return session;
      })
      .finally(() => launching.delete(venue));
    launching.set(venue, started);
    return started;
  }

  return {
    async open(venue) {
      return port.kept(venue) ?? launch(venue);
    },
    async renew(venue, expiredToken) {
      const kept = port.kept(venue);
      if (kept && kept.token !== expiredToken) return kept;
      if (launching.has(venue)) return launch(venue);
      const earlier = relaunches.get(venue) ?? [];
      const now = port.now();
      if (!mayRelaunch(earlier, now)) throw new NetworkError({ status: 503, message: '', statusText: '', online: true });
      relaunches.set(venue, [...earlier.slice(-9), now]);
      return launch(venue);
    },
  };
}
