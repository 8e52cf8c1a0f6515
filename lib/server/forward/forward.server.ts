import 'server-only';
import { BROWSER_TIMEOUT_MS, type ForwardArea } from '@pavilion/contract/constants';
import { loginByPhoneCall, loginCall, logoutCall, registerCall } from '@pavilion/contract/calls/member.calls';
import { EPOCH_HEADER, readEpoch } from '@pavilion/contract/epoch';
import { env } from '@/lib/env';
import { withinTime } from '@/lib/kit/http/deadline';
import { NetworkError } from '@/lib/kit/http/errors';
import { noteEpoch } from '@/lib/kit/store/epoch';
import { callerKey } from '@pavilion/contract/caller';
import { type CallOutcome, noteMemberCall } from '@/lib/platform/member-calls.server';
import { createSlots, NoSlot, type Slots } from '@/lib/kit/store/slots';
import { warnEachMinute } from '@/lib/kit/http/failure-log.server';
import { log } from '@pavilion/log/log.server';
import { failure, json } from './response.server';
import { readCapped, TooLarge } from './body.server';
import {
  RESPONSE_CAP,
  isJson,
  isOwnRequest,
  pickHeaders,
  PLATFORM_REQUEST_HEADERS,
  rangeOf,
  REQUEST_CAP,
  staticType,
  upstreamUrl,
  type ForwardKind,
} from './forward.rules';
import { IMAGE_HEADERS, JSON_HEADERS } from '@/lib/domain/site/gate/headers.rules';
import { processSingleton } from '@/lib/kit/store/process-singleton';

/** One upstream of the forwarder. The operator sets its origin, never the request. */
export interface Upstream {
  origin: string;
  /** Start of every forwarded path, `/site/api/`. */
  prefix: string;
  kind: ForwardKind;
  /** Names of forwarded request headers. */
  headers: readonly string[];
  slots: Slots;
  /** ms for the whole exchange, body included. */
  deadline: number;
  /** This upstream is the platform: its `Date` travels as `X-Platform-Date` (contract §6), and it may name the epoch of its data. */
  platform: boolean;
}

/** Most calls of one address, running and queued, so that one address cannot block the others. */
const SHARE = 32;
/** All areas share one upstream, so they share its slots. */
const platformSlots = processSingleton('forward.slots', () => createSlots(64, 128, SHARE));

type Handler = (request: Request) => Promise<Response>;

/** The handlers of one route file: `export const { GET, POST } = forward('site', 'api')`. Pictures need only `{ GET }`. */
export function forward(area: ForwardArea, kind: ForwardKind): { GET: Handler; POST: Handler } {
  const handler: Handler = (request) =>
    forwardTo(request, new URL(request.url).pathname, {
      origin: env.PLATFORM_ORIGIN,
      prefix: `/${area}/${kind}/`,
      kind,
      headers: PLATFORM_REQUEST_HEADERS,
      slots: platformSlots(),
      deadline: BROWSER_TIMEOUT_MS,
      platform: true,
    });
  return { GET: handler, POST: handler };
}

/**
 * Forwards one request and returns the parts of the response that the lists allow. Never throws; every failure is a plain JSON
 * response.
 */
export async function forwardTo(request: Request, path: string, upstream: Upstream): Promise<Response> {
  const { headers } = request;
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  const own = isOwnRequest({
    method: request.method,
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host,
    contentType: headers.get('content-type'),
  });
  if (!own) return failure(403);
  const target = upstreamUrl(upstream.origin, upstream.prefix, path, new URL(request.url).search);
  if (!target) return failure(404);

  const note = (outcome: CallOutcome) => {
    if (upstream.platform && upstream.kind === 'api' && isMembers(request, path)) noteMemberCall(path, outcome);
  };
  try {
    const response = await withinTime({ timeout: upstream.deadline, signal: request.signal }, async ({ signal }) => {
      const body = request.method === 'POST' ? await readCapped(request.body, REQUEST_CAP).catch(tooLargeIsNull) : undefined;
      if (body === null) return null;
      const caller = callerKey(headers.get('x-forwarded-for') ?? '');
      return upstream.slots.run(() => sendUpstream(request, target, body, upstream, signal), signal, caller);
    });
    if (response === null) return failure(413);
    note(await outcomeOf(response));
    return response;
  } catch (error) {
    const late = error instanceof NetworkError && error.timedOut;
    // A visitor who left and a full queue of the site itself reveal nothing about the platform.
    if (late) note('timeout');
    else if (!request.signal.aborted && !(error instanceof NoSlot) && !(error instanceof TooLarge)) note('unreachable');
    return failed(error, target, late);
  }
}

const BECOMING_MEMBER: ReadonlySet<string> = new Set([loginCall.path, loginByPhoneCall.path, registerCall.path]);

/** A call of a session, or one that begins one. */
const isMembers = ({ headers }: Request, path: string) => Boolean(headers.get('x-api-token')) || BECOMING_MEMBER.has(path);

/** An envelope under an HTTP error is a response, as at the caller (contract §2.20). */
async function outcomeOf(response: Response): Promise<CallOutcome> {
  if (response.status < 500) return 'responded';
  return (await response.clone().text()).includes('"status_code"') ? 'responded' : 'status';
}

function tooLargeIsNull(error: unknown): null {
  if (error instanceof TooLarge) return null;
  throw error;
}

async function sendUpstream(
  request: Request,
  target: URL,
  body: Uint8Array<ArrayBuffer> | undefined,
  upstream: Upstream,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(target, {
    method: request.method,
    headers: {
      ...pickHeaders(upstream.headers, (name) => request.headers.get(name)),
      accept: upstream.kind === 'api' ? 'application/json' : 'image/*, video/*',
      ...(upstream.platform && visitorOf(request.headers)),
    },
    ...(body ? { body } : {}),
    redirect: 'manual',
    cache: 'no-store',
    signal,
  });
  if (upstream.platform) noteEpoch(readEpoch(response.headers.get(EPOCH_HEADER)));
  // A hanging body does not always end with the signal; cancelling it does.
  const stop = () => void response.body?.cancel().catch(() => undefined);
  const type = response.headers.get('content-type');
  const file = upstream.kind === 'static' ? staticType(type) : null;
  const redirected = response.status >= 300 && response.status < 400;
  if (redirected || (file === null && upstream.kind !== 'api')) {
    stop();
    return unfit(response, target, upstream);
  }
  const bytes = await readCapped(response.body, RESPONSE_CAP);
  if (signal.aborted) throw signal.reason;
  // Many back ends name their JSON text/plain or text/html; it is sent as JSON (contract §2.20).
  if (file === null && !isJson(type) && !holdsJson(bytes)) return unfit(response, target, upstream);
  if (file?.startsWith('video/') && response.ok) return film(bytes, file, request.headers.get('range'));
  const headers = file ? { ...IMAGE_HEADERS, 'Content-Type': file } : JSON_HEADERS;
  const cleared = upstream.platform && response.ok ? clearedBy(target.pathname) : {};
  return new Response(bytes, { status: response.status, headers: { ...headers, ...cleared, ...clockOf(response, upstream) } });
}

function holdsJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** Replaces a body that may not pass. An HTTP error passes with its status alone: it is the upstream's, and sufficient. */
function unfit(response: Response, target: URL, upstream: Upstream): Response {
  const { status } = response;
  warnEachMinute('forward.unfit', `${upstream.prefix} ${status}`, { path: target.pathname, status });
  const clock = clockOf(response, upstream);
  return status >= 400 ? json(null, status, clock) : failure(502, clock);
}

/** A film, or the part of it that a player requests: some players require parts. */
function film(bytes: Uint8Array<ArrayBuffer>, type: string, range: string | null): Response {
  const headers = { ...IMAGE_HEADERS, 'Content-Type': type, 'Accept-Ranges': 'bytes' };
  const size = bytes.byteLength;
  const part = rangeOf(range, size);
  if (part === null) return new Response(bytes, { headers });
  if (part === 'outside') return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  const [first, last] = part;
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${size}` },
  });
}

/**
 * Headers with the visitor's address and the requested host name, which the embedded platform puts into its venues'
 * addresses. Venues get neither.
 */
function visitorOf(headers: Headers): Record<string, string> {
  const address = headers.get('x-forwarded-for');
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? '';
  return { ...(address && { 'x-forwarded-for': address }), 'x-forwarded-host': host };
}

/**
 * Cache to clear in the browser after a call: a logout clears its cache of this site, pages stored for 返回 included, over TLS
 * and on loopback. Names nothing but the cache, so device uuid and referral codes stay.
 */
function clearedBy(path: string): Record<string, string> {
  return path === logoutCall.path ? { 'Clear-Site-Data': '"cache"' } : {};
}

function clockOf(response: Response, upstream: Upstream): Record<string, string> {
  const date = upstream.platform ? response.headers.get('date') : null;
  const retry = response.headers.get('retry-after');
  return {
    ...(date && !Number.isNaN(Date.parse(date)) ? { 'X-Platform-Date': date } : {}),
    ...(retry && /^\d{1,5}$/.test(retry) ? { 'Retry-After': retry } : {}),
  };
}

function failed(error: unknown, target: URL, late: boolean): Response {
  if (error instanceof TooLarge) {
    log('warn', 'forward.too-large', { path: target.pathname });
    return failure(502);
  }
  if (error instanceof NoSlot) {
    log('warn', 'forward.busy', { path: target.pathname });
    return failure(503, { 'Retry-After': '1' });
  }
  log('warn', late ? 'forward.timeout' : 'forward.failed', { path: target.pathname });
  return failure(late ? 504 : 502);
}
