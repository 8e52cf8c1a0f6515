import type { Call } from '@pavilion/contract/call';
import * as z from '@pavilion/contract/schema';
import type { PlatformCaller } from '@/lib/platform/caller';
import { anyDataEnd, type ExpectedResult, readEnd, ROWLESS } from './matrix.expected';
import type { FaultName } from './fault-proxy.kinds';
import type { Target } from './matrix.target';
import { time, SERVER_MS } from './matrix.time';
import { PLATFORM_CALLS } from './platform-calls';

/** The requests need not fit their schemas here: only the response matters. */
const REQUEST: never = {} as never;

/** Calls that open, prove, guard or end a session, and the keys of the configuration that names whom to trust. */
const GUARDING: ReadonlySet<string> = new Set([
  'login',
  'register',
  'logout',
  'captcha',
  'slider',
  'smsSend',
  'memberInfo',
  'memberJwt',
  'venueLaunch',
  'sec',
  'vvPretty',
]);

/** True if a call's response may be anything: then data of another type is data. */
export function takesAnyData(call: Call): boolean {
  const takes = (data: unknown) => z.safeParse(call.response, data).success;
  return takes(true) && takes('text');
}

/** True if a call's response is a bare list that may be empty. */
function takesNoRows(call: Call): boolean {
  return call.response._zod.def.type === 'array' && z.safeParse(call.response, []).success;
}

/** A code in text form equals that code, and an invalid row of a list is left out. */
function repairedEnd(call: Call, base: ExpectedResult): ExpectedResult {
  const kinds = takesNoRows(call) ? ROWLESS : takesAnyData(call) ? new Set<FaultName>(['textCode']) : new Set<FaultName>();
  return (kind) => (kinds.has(kind) && base(kind) === 'contract' ? 'data' : base(kind));
}

/** 401 and 403 end the session of a client that sent its token. */
const endsSession =
  (end: ExpectedResult): ExpectedResult =>
  (kind) =>
    kind === 'status401' || kind === 'status403' ? 'business 10004' : end(kind);

/** Every call of the contract through one client; `ownTime` leaves the server its own 400 ms, `token` means that it has a session. */
export function platformTargets(
  client: string,
  caller: PlatformCaller,
  { end = (anyData: boolean): ExpectedResult => (anyData ? anyDataEnd : readEnd), ownTime = false, token = false } = {},
): Target[] {
  return PLATFORM_CALLS.map((call) => ({
    name: `${client} ${call.name}`,
    kind: 'read',
    end: repairedEnd(call, token && call.session !== 'none' ? endsSession(end(takesAnyData(call))) : end(takesAnyData(call))),
    anyData: takesAnyData(call),
    whole: call.money === true || GUARDING.has(call.name),
    run: (signal) => caller(call, REQUEST, ownTime && time.ms === SERVER_MS ? { signal } : { signal, timeout: time.ms }),
  }));
}
