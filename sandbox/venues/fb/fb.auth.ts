import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Context } from '../../modules/context';
import { createVenueSessions } from '../../modules/member/session/venue-session';
import { CODE, FbError } from './fb.error';

/** The caller: a member, or a visitor's guest session that only reads (contract §2.15). */
interface Caller {
  memberId: string | null;
}

/**
 * Calls per 10 real seconds of one member, whatever the number of launches, or of one guest session. The site's server
 * renders for every visitor over one guest session, so guests get far more reads than a single screen needs.
 */
const LIMITS = { seconds: 10, guest: 3000, member: 400, order: 100 };

interface VenueAuth {
  /**
   * The caller that a request's venue token belongs to.
   * @throws FbError 14010 without a living venue session, 14009 for a visitor who calls as a member, 12 when too fast.
   */
  authenticate(token: string | undefined, access: Access): Promise<Caller>;
}

export type Access = 'read' | 'member' | 'order';

function limiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: LIMITS.seconds });
}

function freshLimiters() {
  return { guest: limiter(LIMITS.guest), member: limiter(LIMITS.member), order: limiter(LIMITS.order) };
}

export function createVenueAuth(context: Pick<Context, 'db' | 'onReset'>): VenueAuth {
  const sessions = createVenueSessions(context, 'FBTY');
  let limiters = freshLimiters();
  context.onReset(() => {
    limiters = freshLimiters();
  });

  return {
    async authenticate(token, access) {
      const caller = token ? await sessions.find(token) : null;
      if (!token || !caller) throw new FbError(CODE.loginTimeout);
      if (access !== 'read' && caller.memberId === null) throw new FbError(CODE.notLoggedIn);
      const limitGroup = caller.memberId === null ? 'guest' : access === 'order' ? 'order' : 'member';
      await limiters[limitGroup].consume(caller.memberId ?? token).catch(() => {
        throw new FbError(CODE.tooFrequent);
      });
      return { memberId: caller.memberId };
    },
  };
}
