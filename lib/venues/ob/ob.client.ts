import { READ_TIMEOUT_MS } from '@/lib/contract/constants';
import type * as z from '@/lib/contract/schema';
import { OB_CODE, obEnvelopeSchema } from '@/lib/contract/venues/ob.wire';
import { withinTime } from '@/lib/kit/http/deadline';
import { BusinessError, ContractError, type RefusalKind } from '@/lib/kit/http/errors';
import { exchange } from '@/lib/kit/http/transport';
import { readShape } from '@/lib/platform/answer';
import { callWithRelaunch } from '../venue-call';
import { isObExpired, toObRequest, type ObParams } from './ob.request';
import { unpack } from './ob.unpack';

/** A match that OB does not know. */
const REFUSAL_KIND: Readonly<Record<string, RefusalKind>> = { '0402001': 'missing' };

export interface ObSessions {
  /** The session held, or a new one. */
  open(): Promise<ObParams>;
  /** A new session in place of one that has run out; a second caller gets the first one's. */
  renew(expired: ObParams): Promise<ObParams>;
}

export interface ObRequest<Answer> {
  path: `/yewu${string}`;
  /** Of a GET. */
  query?: Readonly<Record<string, string>>;
  /** Of a POST. */
  body?: Record<string, unknown>;
  answer: z.Schema<Answer>;
  /** ms, where it is not the caller's own. */
  timeout?: number;
  signal?: AbortSignal | undefined;
}

export interface ObCaller {
  <Answer>(request: ObRequest<Answer>): Promise<Answer>;
  /** A session, held or new: what a bet needs before it is sent. */
  open(): Promise<unknown>;
}

/** The inner JSON of a packed answer may be an envelope of its own. */
function unwrapped(inner: unknown): unknown {
  return typeof inner === 'object' && inner !== null && 'code' in inner && 'data' in inner ? inner.data : inner;
}

async function sendTo<Answer>(
  session: ObParams,
  { path, query, body, answer, signal }: ObRequest<Answer> & { signal: AbortSignal },
): Promise<Answer> {
  const name = `OBTY ${path}`;
  const call = body ? { method: 'POST' as const, path, body } : { method: 'GET' as const, path, ...(query ? { query } : {}) };
  // `rdm` only has to be one that no cache has seen: this device's clock will do.
  const sent = await exchange({ name, ...toObRequest(call, session, Date.now()), signal, credentials: 'omit' });
  const envelope = readShape(name, obEnvelopeSchema, sent.body);
  const { code, msg } = envelope;
  if (code !== OB_CODE.ok) throw new BusinessError(code, msg, envelope.data ?? null, 'OBTY', sent.body, REFUSAL_KIND[code]);
  const data = typeof envelope.data === 'string' ? await unpack(envelope.data, signal) : envelope.data;
  if (data === undefined && typeof envelope.data === 'string') throw new ContractError(name, 'data');
  return readShape(name, answer, unwrapped(data), 'data');
}

/**
 * Calls OB; 0400401 and 0401013 relaunch once and replay (spec §4). Launch, call, relaunch and replay
 * share one time, `timeout` ms unless the request names its own; a launch that is late goes on for the next call.
 */
export function createObCaller(sessions: ObSessions, timeout = READ_TIMEOUT_MS): ObCaller {
  const callOb = <Answer>(request: ObRequest<Answer>): Promise<Answer> =>
    withinTime({ timeout, ...request }, ({ signal }) =>
      callWithRelaunch(isObExpired, sessions, (session) => sendTo(session, { ...request, signal })),
    );
  return Object.assign(callOb, { open: () => sessions.open() });
}
