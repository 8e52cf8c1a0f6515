import { DEFAULT_ODDS_TYPE } from '@pavilion/contract/constants';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { assertOwnCall, expiredBy, fillMissing, type Relaunching, type VenueCall, type VenueRequest } from '../shared/venue-call';

/** Detects IM's expired sessions (spec §4). */
export const isImExpired = expiredBy('IMTY', /^(?:101|102|103|202)$/);

/** Parameters of all IM calls, named as in spec §3. */
export interface ImParams {
  LanguageCode: string;
  /** 3 = Europe unless the member chose another. */
  OddsType: number;
  TimeStamp: string;
  origin: string;
  Token: string;
  MemberCode: string;
}

export function toImParams(session: VenueSession, oddsType: number = DEFAULT_ODDS_TYPE): ImParams {
  return {
    LanguageCode: session.language,
    OddsType: oddsType,
    TimeStamp: session.timeStamp,
    origin: session.origin,
    Token: session.token,
    MemberCode: session.memberCode,
  };
}

/** A launcher's sessions in IM's form. */
export function toImSessions(sessions: VenueSessions): Relaunching<ImParams> {
  return {
    open: async () => toImParams(await sessions.open('IMTY')),
    renew: async (expired) => toImParams(await sessions.renew('IMTY', expired.Token)),
  };
}

/**
 * IM request: through the site's own `improxy`, which knows the origin; session in the body. Only calls that name odds
 * contain an odds type.
 * @throws RangeError for a path or method that is not IM's
 */
export function toImRequest(call: VenueCall, params: ImParams): VenueRequest {
  assertOwnCall(call, 'IMTY', /^\/api\/mobile\//, ['POST']);
  const { TimeStamp, Token, MemberCode, LanguageCode } = params;
  return {
    method: 'POST',
    url: `/improxy${call.path}`,
    headers: {},
    body: fillMissing<unknown>(call.body, { TimeStamp, Token, MemberCode, LanguageCode }),
  };
}
