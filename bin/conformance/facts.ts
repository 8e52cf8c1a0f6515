import { randomUUID } from 'node:crypto';
import type { Call } from '@pavilion/contract/call';
import type { Endpoint } from '@pavilion/contract/calls/endpoint';
import { CODE } from '@pavilion/contract/codes';
import { READS } from './calls/reads';
import type { Known } from './calls/plan';
import { judgeRejection, judgeSuccess, isEnvelope, readEnvelope } from './judge/envelope';
import { GOOD_MS, judgeHttp, SLOW_MS } from './judge/http';
import type { Options } from './options';
import { error, type Finding, skipped } from './report/finding';
import { listAt, valueAt } from './json-path';
import { isLost, type Outcome } from './wire/exchange';
import { openPlatform, type PlatformWire, type SendOptions } from './wire/platform';

/** A call that was made and judged. */
export interface CallResult {
  findings: readonly Finding[];
  ms: number | null;
  outcome: Outcome | null;
  /** Code of the envelope; null when it could not be read. */
  code: number | null;
  /** Data of a success, unchanged. */
  data: unknown;
}

export interface Facts {
  options: Options;
  platform: PlatformWire;
  calls: readonly Endpoint[];
  /** @throws RangeError for a call that the contract does not declare */
  call(name: string): Call;
  /** ms of the platform's clock, by its last `Date` header. */
  now(): number;
  /** Makes a call and judges that it succeeds. */
  succeed(call: Call, request: object, options?: SendOptions): Promise<CallResult>;
  /** Makes a call and judges that it is rejected with one of the codes; without codes, any. */
  reject(call: Call, request: object, codes: readonly number[], options?: SendOptions, note?: string): Promise<CallResult>;
  /** Makes a call that reads, by its plan, once; later callers share the result. */
  read(name: string): Promise<CallResult>;
  known(): Known;
  /** Token of the member's session; null as a visitor. */
  token: string | null;
  match: Known['match'];
}

/** True for calls that the site’s server makes while a page waits; browsers wait longer for theirs. */
const isOfPages = (call: Call) => call.session !== 'member' && !call.inPlace;

/** A page has no more rows than requested. */
function judgePage(request: object, data: unknown): Finding[] {
  const size = valueAt(request, 'size');
  const rows = listAt(data, 'list').length;
  if (typeof size !== 'number' || rows <= size) return [];
  return [error('data.list', `at most ${size} rows, as requested`, `${rows}`, 'Later pages repeat rows or miss them.')];
}

const notSent = (finding: Finding): CallResult => ({ findings: [finding], ms: null, outcome: null, code: null, data: undefined });

/** True when a call is among those that `--call` names, or it names none. */
export const isChosen = ({ calls }: Options, name: string): boolean => calls.length === 0 || calls.includes(name);

/** Shared by the checks: the platform, its calls and the facts from its responses. */
export function createFacts(options: Options, calls: readonly Endpoint[]): Facts {
  const platform = openPlatform({ ...options, origin: options.platform, uuid: options.uuid || randomUUID().toUpperCase() });
  const byName = new Map(calls.map((call) => [call.name, call]));
  const done = new Map<string, Promise<CallResult>>();
  const data = new Map<string, unknown>();
  let ahead = 0;

  function note(outcome: Outcome): void {
    const at = isLost(outcome) ? Number.NaN : Date.parse(outcome.headers.get('date') ?? '');
    if (!Number.isNaN(at)) ahead = at - Date.now();
  }

  async function send(
    call: Call,
    request: object,
    judge: (read: ReturnType<typeof readEnvelope>) => Finding[],
    sending: SendOptions,
  ): Promise<CallResult> {
    const outcome = await platform.send(call, request, { token: facts.token, ...sending });
    note(outcome);
    const { findings, body } = judgeHttp(outcome, isEnvelope, isOfPages(call) ? GOOD_MS : SLOW_MS);
    if (body === undefined) return { findings, ms: outcome.ms, outcome, code: null, data: undefined };
    const read = readEnvelope(body);
    return {
      findings: [...findings, ...judge(read)],
      ms: outcome.ms,
      outcome,
      code: read.code,
      data: read.code === CODE.success ? read.data : undefined,
    };
  }

  async function readNow(name: string): Promise<CallResult> {
    const call = facts.call(name);
    const plan = READS[name]?.(facts.known());
    if (!plan) return notSent(error('', `a request for ${name} in bin/conformance/calls/reads.ts`, 'none'));
    if ('skip' in plan) return notSent(skipped(plan.skip));
    if (call.session === 'member' && facts.token === null)
      return notSent(skipped('Needs a member: PLATFORM_USER and PLATFORM_PASSWORD, or PLATFORM_TOKEN.'));
    if ('unknown' in plan) return facts.reject(call, plan.unknown, []);
    const result = await facts.succeed(call, plan.request);
    data.set(name, result.data);
    return { ...result, findings: [...result.findings, ...judgePage(plan.request, result.data)] };
  }

  const facts: Facts = {
    options,
    platform,
    calls,
    token: null,
    match: null,
    call(name) {
      const call = byName.get(name);
      if (!call) throw new RangeError(`the contract declares no call ${name}`);
      return call;
    },
    now: () => Date.now() + ahead,
    succeed: (call, request, sending = {}) => send(call, request, (read) => judgeSuccess(read, call.response), sending),
    reject: (call, request, codes, sending = {}, why = '') => send(call, request, (read) => judgeRejection(read, codes, why), sending),
    read(name) {
      const result = done.get(name) ?? readNow(name);
      done.set(name, result);
      return result;
    },
    known: () => ({ now: facts.now(), data: (name) => data.get(name), match: facts.match }),
  };
  return facts;
}
