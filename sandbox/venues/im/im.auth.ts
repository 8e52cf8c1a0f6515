import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { findMemberById } from '../../modules/member/account/member';
import { createVenueSessions, memberCodeOf, timeStampOf } from '../../modules/member/session/venue-session';
import type { Context } from '../../modules/context';
import { CODE, ImError } from './im.error';
import type { Shared } from './im.request';

/** The caller: a member, or a visitor's guest session that only reads (contract §2.15). */
export interface Caller {
  memberId: string | null;
  memberCode: string;
  /** Identifies the session where paces are counted. */
  token: string;
}

/** Calls per 10 real seconds of one member, whatever the number of launches, or of one guest session: guests' screens all read over the site's one. */
const LIMITS = { seconds: 10, guest: 3000, member: 400, order: 100 };
/** Real seconds between two `GetBetInfo` of the same selections, and between two `GetStatement`. venues §3.1 */
const PACE_S = { betInfo: 5, statement: 2 };
/** Requests whose last time is stored. */
const MAX_PACED = 10_000;

export type Access = 'read' | 'member' | 'order';

const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });

function freshLimiters() {
  return {
    guest: limiter(LIMITS.guest, LIMITS.seconds),
    member: limiter(LIMITS.member, LIMITS.seconds),
    order: limiter(LIMITS.order, LIMITS.seconds),
  };
}

/** Requests served within their pace, by the clock of the platform's own delays. */
function freshPaces(now: () => number) {
  const paced = (seconds: number) => new LRUCache<string, true>({ max: MAX_PACED, ttl: seconds * 1000, ttlResolution: 0, perf: { now } });
  return { betInfo: paced(PACE_S.betInfo), statement: paced(PACE_S.statement) };
}

export interface VenueAuth {
  /**
   * The caller that a body's session belongs to.
   * @throws ImError 102 without a living venue session, 101 for a time stamp that is not the launch's, 103 for another's member
   * code, 1102 for a visitor who calls as a member, 431 when too fast.
   */
  authenticate(shared: Shared, access: Access): Promise<Caller>;
  /** @throws ImError 431 when the same request came a moment ago. */
  pace(call: 'betInfo' | 'statement', key: string): Promise<void>;
}

export function createVenueAuth(context: Pick<Context, 'db' | 'onReset' | 'real'>): VenueAuth {
  const sessions = createVenueSessions(context, 'IMTY');
  let limiters = freshLimiters();
  let paces = freshPaces(context.real.now);
  context.onReset(() => {
    limiters = freshLimiters();
    paces = freshPaces(context.real.now);
  });
  const consume = (limitGroup: keyof ReturnType<typeof freshLimiters>, key: string) =>
    limiters[limitGroup].consume(key).catch(() => {
      throw new ImError(CODE.tooFrequent);
    });

  return {
    async authenticate({ Token, TimeStamp, MemberCode }, access) {
      const session = await sessions.find(Token);
      if (!session) throw new ImError(CODE.token);
      if (TimeStamp !== timeStampOf(session.createdAt)) throw new ImError(CODE.timeStamp);
      const { memberId } = session;
      if (access !== 'read') {
        if (memberId === null) throw new ImError(CODE.inactive);
        if (MemberCode !== memberCodeOf(await findMemberById(context.db, memberId))) throw new ImError(CODE.user);
      }
      await consume(memberId === null ? 'guest' : access === 'order' ? 'order' : 'member', memberId ?? Token);
      return { memberId, memberCode: MemberCode, token: Token };
    },
    async pace(call, key) {
      if (paces[call].has(key)) throw new ImError(CODE.tooFrequent);
      paces[call].set(key, true);
    },
  };
}
