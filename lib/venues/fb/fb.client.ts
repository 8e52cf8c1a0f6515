import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import type * as z from '@pavilion/contract/schema';
import { FB_OK, fbEnvelopeSchema } from '@pavilion/contract/venues/fb.wire';
import { type CallLimit, withinTime } from '@/lib/kit/http/deadline';
import { BusinessError, type RejectionKind } from '@/lib/kit/http/errors';
import { exchange } from '@/lib/kit/http/transport';
import { readParts, readShape } from '@/lib/platform/response';
import { callWithRelaunch } from '../shared/venue-call';
import { isFbExpired, toFbRequest, type FbParams } from './fb.request';

/** FB under maintenance, and a match that FB does not know. */
const REJECTION_KIND: Readonly<Record<number, RejectionKind>> = { 8: 'maintenance', 14002: 'missing' };

/** Session data for calls to FB (spec §3, FB parameters). */
export type FbSession = Omit<FbParams, 'url'>;

export interface FbSessions {
  /** The stored session, or a new one. */
  open(): Promise<FbSession>;
  /** A new session in place of an expired one; concurrent callers share it. */
  renew(expired: FbSession): Promise<FbSession>;
}

export interface FbRequest<Response> extends CallLimit {
  path: `/v1/${string}`;
  body: Record<string, unknown>;
  response: z.Schema<Response>;
  /** All or nothing: the response decides about money. In other responses an invalid part costs only itself. */
  whole?: boolean;
}

export interface FbCaller {
  <Response>(request: FbRequest<Response>): Promise<Response>;
  /** Opens a session, stored or new, before a bet is sent. */
  open(): Promise<unknown>;
}

async function sendTo<Response>(session: FbSession, request: FbRequest<Response> & { signal: AbortSignal }): Promise<Response> {
  const name = `FBTY ${request.path}`;
  const { body } = await exchange({
    name,
    ...toFbRequest({ method: 'POST', path: request.path, body: request.body }, session),
    signal: request.signal,
    credentials: 'omit',
  });
  const read = request.whole ? readShape : readParts;
  const envelope = await read(name, fbEnvelopeSchema, body);
  const { code, message, data } = envelope;
  if (code !== FB_OK) throw new BusinessError(code, message, data ?? null, 'FBTY', body, REJECTION_KIND[code]);
  return read(name, request.response, data, 'data');
}

/**
 * Calls FB; on 14010 it relaunches and repeats the call once (spec §4). Launch, call and repeat share one time limit,
 * `timeout` ms, or their caller's (`scope`); a late launch continues for the next call.
 */
export function createFbCaller(sessions: FbSessions, timeout = READ_TIMEOUT_MS): FbCaller {
  const callFb = <Response>(request: FbRequest<Response>): Promise<Response> =>
    withinTime({ timeout, ...request }, ({ signal }) =>
      callWithRelaunch(isFbExpired, sessions, (session) => sendTo(session, { ...request, signal })),
    );
  return Object.assign(callFb, { open: () => sessions.open() });
}
