import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createVenueSessions } from '../../modules/member/session/venue-session';
import type { Context } from '../../modules/context';
import { CODE, ObError } from './ob.error';
import { cuidOf } from './ob.ids';

/** The caller: a member, or a visitor's guest session that only reads (contract §2.15). */
interface Caller {
  memberId: string | null;
}

export type Access = 'read' | 'member' | 'order';

/**
 * Calls per 10 real seconds of one member, whatever the number of launches, or of one guest session. The site's server
 * renders for every visitor over one guest session, so guests get far more reads than a single screen needs.
 */
const LIMITS = { seconds: 10, guest: 3000, member: 500, order: 60 };

interface VenueAuth {
  /**
   * The caller that a `requestId` belongs to; `cuid` must be that caller's own.
   * @throws ObError 0400401 for a token that OB never issued, 0401013 for an expired one, 0401026 without a cuid, 0401002 for a
   * visitor who calls as a member, 0401038 when too fast.
   */
  authenticate(token: unknown, cuid: unknown, access: Access): Promise<Caller>;
}

const limiter = (points: number) => new RateLimiterMemory({ points, duration: LIMITS.seconds });
const freshLimiters = () => ({ guest: limiter(LIMITS.guest), member: limiter(LIMITS.member), order: limiter(LIMITS.order) });

export function createVenueAuth(context: Pick<Context, 'db' | 'env' | 'onReset'>): VenueAuth {
  const sessions = createVenueSessions(context, 'OBTY');
  let limiters = freshLimiters();
  context.onReset(() => {
    limiters = freshLimiters();
  });

  return {
    async authenticate(token, cuid, access) {
      const text = typeof token === 'string' ? token : '';
      const caller = await sessions.find(text, context.env.obTokenMs);
      if (!caller) {
        const known = await sessions.find(text, Number.POSITIVE_INFINITY);
        throw new ObError(known ? CODE.expired : CODE.auth);
      }
      if (cuid === undefined || cuid === '') throw new ObError(CODE.noCuid);
      if (cuid !== cuidOf(caller.memberId)) throw new ObError(CODE.auth);
      if (access !== 'read' && caller.memberId === null) throw new ObError(CODE.loginFirst);
      const limitGroup = caller.memberId === null ? 'guest' : access === 'order' ? 'order' : 'member';
      await limiters[limitGroup].consume(caller.memberId ?? text).catch(() => {
        throw new ObError(CODE.tooFrequent);
      });
      return caller;
    },
  };
}
