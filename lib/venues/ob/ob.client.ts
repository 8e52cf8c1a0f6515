import { READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import type * as z from '@pavilion/contract/schema';
import { OB_CODE, obEnvelopeSchema } from '@pavilion/contract/venues/ob.wire';
import { type CallLimit, withinTime } from '@/lib/kit/http/deadline';
import { BusinessError, ContractError, type RejectionKind } from '@/lib/kit/http/errors';
import { exchange } from '@/lib/kit/http/transport';
import { readParts, readShape } from '@/lib/platform/response';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { callWithRelaunch } from '../shared/venue-call';
import { isObExpired, toObRequest, type ObParams } from './ob.request';
import { unpack } from './ob.unpack';

/** A match that OB does not know. */
const REJECTION_KIND: Readonly<Record<string, RejectionKind>> = { '0402001': 'missing' };

export interface ObSessions {
  /** The stored session, or a new one. */
  open(): Promise<ObParams>;
  /** A new session in place of an expired one; concurrent callers share it. */
  renew(expired: ObParams): Promise<ObParams>;
}

export interface ObRequest<Response> extends CallLimit {
  path: `/yewu${string}`;
  /** For a GET. */
  query?: Readonly<Record<string, string>>;
  /** For a POST. */
  body?: Record<string, unknown>;
  response: z.Schema<Response>;
  /** All or nothing: the response decides about money. In other responses an invalid part costs only itself. */
  whole?: boolean;
}

export interface ObCaller {
  <Response>(request: ObRequest<Response>): Promise<Response>;
  /** Opens a session, stored or new, before a bet is sent. */
  open(): Promise<unknown>;
}

/** The inner JSON of a packed response may have its own envelope. */
function unwrapped(inner: unknown): unknown {
  return typeof inner === 'object' && inner !== null && 'code' in inner && 'data' in inner ? inner.data : inner;
}

async function sendTo<Response>(
  session: ObParams,
  { path, query, body, response, whole, signal }: ObRequest<Response> & { signal: AbortSignal },
): Promise<Response> {
  const name = `OBTY ${path}`;
  const call = body ? { method: 'POST' as const, path, body } : { method: 'GET' as const, path, ...(query ? { query } : {}) };
  // `rdm` only has to be new to every cache: this device's clock is enough.
  const sent = await exchange({ name, ...toObRequest(call, session, steadyNow()), signal, credentials: 'omit' });
  const envelope = readShape(name, obEnvelopeSchema, sent.body);
  const { code, msg } = envelope;
  if (code !== OB_CODE.ok) throw new BusinessError(code, msg, envelope.data ?? null, 'OBTY', sent.body, REJECTION_KIND[code]);
  const data = typeof envelope.data === 'string' ? await unpack(envelope.data, signal) : envelope.data;
  if (data === undefined && typeof envelope.data === 'string') throw new ContractError(name, 'data');
  return (whole ? readShape : readParts)(name, response, unwrapped(data), 'data');
}

/**
 * Calls OB; on 0400401 and 0401013 it relaunches and repeats the call once (spec §4). Launch, call and repeat share one time
 * limit, `timeout` ms, or their caller's (`scope`); a late launch continues for the next call.
 */
export function createObCaller(sessions: ObSessions, timeout = READ_TIMEOUT_MS): ObCaller {
  const callOb = <Response>(request: ObRequest<Response>): Promise<Response> =>
    withinTime({ timeout, ...request }, ({ signal }) =>
      callWithRelaunch(isObExpired, sessions, (session) => sendTo(session, { ...request, signal })),
    );
  return Object.assign(callOb, { open: () => sessions.open() });
}
