import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import {
  assertOwnCall,
  expiredBy,
  fillMissing,
  type Relaunching,
  type VenueCall,
  type VenueRequest,
  withQuery,
} from '../shared/venue-call';

/** Codes of an expired session: 400401 anywhere in a code (spec §4), 401013 at its end (venues §2.6). */
export const isObExpired = expiredBy('OBTY', /400401|401013$/);

/** Parameters of all OB calls, named as in spec §3. */
export interface ObParams {
  cuid: string;
  origin: string;
  requestId: string;
  resourceUrl: string;
  resourceGamingUrl: string;
  h5Url: string;
  url: string;
  activityUrl: string;
}

export function toObParams(session: VenueSession): ObParams {
  const { cuid = '', resourceUrl = '', resourceGamingUrl = '', h5Url = '', activityUrl = '' } = session.extra ?? {};
  const { origin, token, url = '' } = session;
  return { cuid, origin, requestId: token, resourceUrl, resourceGamingUrl, h5Url, url, activityUrl };
}

/** A launcher's sessions in OB's form. */
export function toObSessions(sessions: VenueSessions): Relaunching<ObParams> {
  return {
    open: async () => toObParams(await sessions.open('OBTY')),
    renew: async (expired) => toObParams(await sessions.renew('OBTY', expired.requestId)),
  };
}

/**
 * OB request: session in the headers, its number of the member in body or query; a GET also has `rdm`, ms that are new to
 * every cache. @throws RangeError
 */
export function toObRequest(call: VenueCall, params: ObParams, rdm: number): VenueRequest {
  assertOwnCall(call, 'OBTY', /^\/yewu\d*\//, ['GET', 'POST']);
  const { cuid, origin, requestId } = params;
  const headers = { requestId, lang: 'zh' };
  if (call.method === 'POST') {
    return {
      method: 'POST',
      url: origin + withQuery(call.path, call.query ?? {}),
      headers,
      body: fillMissing<unknown>(call.body, { cuid }),
    };
  }
  return { method: 'GET', url: origin + withQuery(call.path, fillMissing(call.query, { cuid, rdm: String(rdm) })), headers };
}
