/** @jest-environment jest-fixed-jsdom */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Call } from '@/lib/contract/call';
import { env } from '@/lib/env';
import { BusinessError, CancelledError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { memberWords } from '@/lib/kit/http/error.rules';
import { readAnswer } from '@/lib/platform/answer';
import { callPlatform as callFromBrowser } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { platformFor } from '@/lib/platform/server.client';
import { createFbVenue } from '@/lib/venues/fb/fb.venue';
import { FAULTS, FAULT_NAMES, type FaultName } from '../support/fault-proxy.kinds';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { PLATFORM_CALLS } from '../support/platform-calls';
import { startUpstream, type Upstream } from '../support/upstream';

const SERVER_MS = 400;
/** Spec's bound over a call's own time. */
const GRACE_MS = 250;

/** ms that the calls have: short where the time is the fault, ample elsewhere, so that a busy machine is none. */
const AMPLE_MS = 8000;
const time = { ms: AMPLE_MS };
jest.mock('@/lib/contract/constants', () => ({
  ...jest.requireActual<object>('@/lib/contract/constants'),
  get MONEY_TIMEOUT_MS() {
    return time.ms;
  },
}));
jest.mock('@/lib/env', () => ({ env: { PLATFORM_ORIGIN: '' } }));

/** A page whose origin is the proxy's: Node's Request has no page to resolve a path against. */
const RealRequest = globalThis.Request;
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, env.PLATFORM_ORIGIN) : input, init);
  }
}

type Kind = 'read' | 'place';
interface Target {
  name: string;
  client: 'browser' | 'server' | 'fb';
  kind: Kind;
  /** Any data is good data for this call. */
  anyData: boolean;
  run(signal?: AbortSignal): Promise<unknown>;
}

/** Requests that fit their schemas are not the point here: what comes back is. */
const REQUEST: never = {} as never;

const VISITOR = { token: 'pvl_7f3c1a9b5d2e4860', uuid: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' };
const callFromServer: PlatformCaller = (call, request, options) => platformFor(VISITOR)(call, request, options);

/** Whether a call's answer may be anything: then data of another type is data. */
function takes(call: Call, data: unknown): boolean {
  try {
    readAnswer(call as Call<never, unknown>, { status_code: 6000, message: '', data });
    return true;
  } catch {
    return false;
  }
}

function platformTargets(client: 'browser' | 'server', caller: PlatformCaller): Target[] {
  return PLATFORM_CALLS.map((call) => ({
    name: `${client} ${call.name}`,
    client,
    kind: 'read',
    anyData: takes(call, true),
    run: (signal) => caller(call, REQUEST, client === 'server' && time.ms === SERVER_MS ? { signal } : { signal, timeout: time.ms }),
  }));
}

const LEG = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1' };

function fbTargets(): Target[] {
  const session = () => Promise.resolve({ origin: env.PLATFORM_ORIGIN, authorization: 'fbtk-1f60e7d3', languageType: 'CMN' });
  const made = () => createFbVenue({ open: session, renew: session }, time.ms);
  const reads: Record<string, Target['run']> = {
    getCounts: (signal) => made().getCounts({ signal }),
    getMatches: (signal) => made().getMatches({ sport: 'football', timeframe: 'live', page: 1 }, { signal }),
    getMatch: (signal) => made().getMatch('863211', { signal }),
    getBalance: (signal) => made().getBalance({ signal }),
    getQuotes: (signal) => made().getQuotes([LEG], { signal }),
    getOrderStates: (signal) => made().getOrderStates(['270000000000777'], { signal }),
    getOrders: (signal) => made().getOrders({ settled: false, from: 0, to: 1, page: 1 }, { signal }),
  };
  const common = { client: 'fb', anyData: false } as const;
  return [
    ...Object.entries(reads).map(([name, read]) => ({ ...common, name: `fb ${name}`, kind: 'read' as const, run: read })),
    {
      ...common,
      name: 'fb place',
      kind: 'place',
      run: () => made().place({ ...LEG, price: '1.83', stake: 5000n, accept: 'better', key: '9b2f0c7e' }),
    },
  ];
}

interface Ending {
  /** One word for where it ended. */
  how: string;
  data?: unknown;
  words: string;
  /** ms past the call's time, or past a bare timer of the same length where the machine itself was late. */
  over: number;
}

async function endingOf(target: Target, signal?: AbortSignal): Promise<Ending> {
  const begun = performance.now();
  let due = begun + time.ms;
  const bare = setTimeout(() => (due = performance.now()), time.ms);
  const ended = (how: string, words = '', data?: unknown): Ending => {
    clearTimeout(bare);
    return { how, words, over: Math.round(performance.now() - due), data };
  };
  try {
    const data = await target.run(signal);
    if (target.kind === 'read') return ended('data', '', data);
    const { state, ...rest } = data as { state: string; reason?: string };
    return ended(state, rest.reason ?? '', data);
  } catch (error) {
    if (error instanceof CancelledError) return ended('cancelled', error.message);
    if (error instanceof NetworkError) return ended(error.timedOut ? 'timeout' : `network ${error.status}`, memberWords(error));
    if (error instanceof BusinessError) return ended(`business ${error.code}`, memberWords(error));
    if (error instanceof ContractError) return ended('contract', memberWords(error));
    return ended(`no call error: ${String(error)}`);
  }
}

/** Where every read must end, by kind; a number is an HTTP status. */
const END: Readonly<Record<FaultName, string>> = {
  refused: 'network 0',
  noName: 'network 0',
  silence: 'timeout',
  resetAtAccept: 'network 0',
  resetInHead: 'network 0',
  resetInBody: 'network 0',
  shortBody: 'network 0',
  halfOpen: 'timeout',
  slow: 'data',
  tooSlow: 'timeout',
  headDrip: 'timeout',
  bodyDrip: 'timeout',
  narrow: 'timeout',
  jitter: 'data',
  afterAbort: 'cancelled',
  status500: 'network 500',
  status502: 'network 502',
  status503: 'network 503',
  status429: 'network 429',
  status401: 'network 401',
  status403: 'network 403',
  status404: 'network 404',
  redirect: 'network 0',
  noContent: 'contract',
  brokenJson: 'contract',
  page: 'contract',
  noCode: 'contract',
  textCode: 'contract',
  fractionCode: 'contract',
  list: 'contract',
  nothing: 'contract',
  nullData: 'contract',
  wrongData: 'contract',
  strangeCode: 'business 987654',
  specialCode: 'business 6032',
  bomb: 'contract',
  badEncoding: 'network 0',
  badText: 'contract',
  mark: 'data',
  gbk: 'contract',
  prototype: 'data',
  twice: 'data',
  deep: 'contract',
  infinite: 'contract',
  inexact: 'contract',
  huge: 'contract',
  replay: 'data',
  dayAhead: 'data',
  dayBehind: 'data',
};

/** A refusal that is certain is a refusal; everything else may have been taken. */
const PLACED: Readonly<Partial<Record<FaultName, string>>> = {
  status429: 'rejected',
  status401: 'rejected',
  status403: 'rejected',
  status404: 'rejected',
  strangeCode: 'rejected',
  specialCode: 'rejected',
  afterAbort: 'accepted',
};

function wantedOf(kind: FaultName, { kind: what, anyData }: Target): string {
  if (what === 'place') return PLACED[kind] ?? (END[kind] === 'data' ? 'accepted' : 'unknown');
  const dataAlone = kind === 'nullData' || kind === 'wrongData' || kind === 'deep';
  return anyData && dataAlone ? 'data' : END[kind];
}

/** ms that a fault waits; what must arrive has room, what must not has none. */
function delayOf(kind: FaultName): number {
  if (kind === 'slow') return 60;
  return kind === 'jitter' ? 60 : kind === 'tooSlow' ? SERVER_MS + 100 : 150;
}

/** Kinds in which the time itself runs out: the server's own 400 ms for all. */
const WAITING: ReadonlySet<FaultName> = new Set(['silence', 'halfOpen', 'tooSlow', 'headDrip', 'bodyDrip', 'narrow']);
const HEAVY: ReadonlySet<FaultName> = new Set(['bomb', 'huge']);
/** MB that all bombs of a kind together may leave behind; one alone unfolds to 200. */
const MOST_MB = 160;

let upstream: Upstream;
let proxy: FaultProxy;
let targets: Target[];
const healthy = new Map<string, unknown>();
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
let cases = 0;

beforeAll(async () => {
  process.on('unhandledRejection', note);
  globalThis.Request = PageRequest;
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
  upstream = await startUpstream();
  proxy = await startFaultProxy({ upstream: upstream.origin, seed: 20_261_121 });
  env.PLATFORM_ORIGIN = proxy.origin;
  targets = [...platformTargets('browser', callFromBrowser), ...platformTargets('server', callFromServer), ...fbTargets()];
  // Modules that load with the first call are not what is timed.
  await Promise.all(targets.map((target) => target.run().catch(() => undefined)));
  for (const target of targets) healthy.set(target.name, await target.run().catch((error: unknown) => error));
}, 60_000);

afterAll(async () => {
  globalThis.Request = RealRequest;
  await proxy.close();
  await upstream.close();
  process.off('unhandledRejection', note);
  process.stdout.write(`fault matrix: ${targets.length} calls × ${FAULT_NAMES.length} faults (${new Set(Object.values(FAULTS).map(({ id }) => id)).size} kinds) = ${cases} cases\n`);
});

async function endings(kind: FaultName, group: readonly Target[]): Promise<(Ending & { target: Target })[]> {
  const one = async (target: Target) => {
    const controller = new AbortController();
    const giveUp = kind === 'afterAbort' ? setTimeout(() => controller.abort(), 40) : undefined;
    const ending = await endingOf(target, controller.signal);
    clearTimeout(giveUp);
    return { ...ending, target };
  };
  const found: (Ending & { target: Target })[] = [];
  // As many as a page has under way; two cores of a test machine are no measure of the calls.
  const size = HEAVY.has(kind) ? 2 : WAITING.has(kind) ? 8 : 16;
  for (let at = 0; at < group.length; at += size) found.push(...(await Promise.all(group.slice(at, at + size).map(one))));
  return found;
}

test('every call of the contract has a good answer to be spoilt', () => {
  expect(targets.length).toBe(PLATFORM_CALLS.length * 2 + 8);
  expect(PLATFORM_CALLS.filter(({ method, path }) => !upstream.has(method, path)).map(({ name }) => name)).toEqual([]);
});

test('every kind of the list is here', () => {
  expect(new Set(Object.values(FAULTS).map(({ id }) => id)).size).toBe(32);
});

test.each(FAULT_NAMES)('%s', async (kind) => {
  const before = process.memoryUsage().rss;
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  time.ms = WAITING.has(kind) ? SERVER_MS : AMPLE_MS;
  await proxy.set({ kind, delay: delayOf(kind) });
  env.PLATFORM_ORIGIN = kind === 'noName' ? `http://${'a'.repeat(64)}.invalid` : proxy.origin;
  const found = await endings(kind, targets);
  env.PLATFORM_ORIGIN = proxy.origin;
  await proxy.set(null);
  time.ms = AMPLE_MS;
  lag.disable();
  cases += found.length;

  expect(found.map(({ target, how }) => `${target.name}: ${how}`)).toEqual(targets.map((target) => `${target.name}: ${wantedOf(kind, target)}`));
  // afterAbort is given up at 40 ms; a bet that is sent cannot be given up.
  expect(found.filter(({ over }) => over > GRACE_MS + lag.max / 1e6).map(({ target, over }) => `${target.name}: ${over} ms`)).toEqual([]);
  expect(found.filter(({ words }) => /[A-Za-z]{3}/.test(words)).map(({ target, words }) => `${target.name}: ${words}`)).toEqual([]);
  // A failed call says something; none says nothing.
  const mute = found.filter(({ how, words, target }) => target.kind === 'read' && how !== 'data' && words === '');
  expect(mute.map(({ target }) => target.name)).toEqual([]);
  for (const { target, how, data } of found) {
    if (how === 'data' && wantedOf(kind, target) === 'data' && !target.anyData) expect({ name: target.name, data }).toEqual({ name: target.name, data: healthy.get(target.name) });
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  if (HEAVY.has(kind)) expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(MOST_MB);
  expect(proxy.followed()).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, kind === 'afterAbort' ? 200 : 0));
  expect(unhandled).toEqual([]);
}, 30_000);

test('healed, every call answers as before', async () => {
  for (const { target, how, data } of await endings('replay', targets)) {
    expect({ name: target.name, how: target.kind === 'place' ? 'data' : how, data }).toEqual({ name: target.name, how: 'data', data: healthy.get(target.name) });
  }
}, 30_000);
