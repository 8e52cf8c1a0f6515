import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import { assertOwnCall, expiredBy, fillMissing, type Relaunching, type VenueCall, type VenueRequest } from '../shared/venue-call';

/** Detects FB's expired sessions (spec §4). */
export const isFbExpired = expiredBy('FBTY', /^14010$/);

/** Parameters of all FB calls, named as in spec §3. */
export interface FbParams {
  origin: string;
  languageType: string;
  Authorization: string;
  url: string;
}

export function toFbParams({ origin, language, token, url = '' }: VenueSession): FbParams {
  return { origin, languageType: language, Authorization: token, url };
}

/** A launcher's sessions in FB's form. */
export function toFbSessions(sessions: VenueSessions): Relaunching<FbParams> {
  return {
    open: async () => toFbParams(await sessions.open('FBTY')),
    renew: async (expired) => toFbParams(await sessions.renew('FBTY', expired.Authorization)),
  };
}

/** FB request: session in the header, language in the body. @throws RangeError */
export function toFbRequest(call: VenueCall, params: Omit<FbParams, 'url'>): VenueRequest {
  assertOwnCall(call, 'FBTY', /^\/v1\//, ['POST']);
  const { origin, languageType, Authorization } = params;
  return { method: 'POST', url: origin + call.path, headers: { Authorization }, body: fillMissing<unknown>(call.body, { languageType }) };
}
