import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import type * as Home from '@/lib/domain/site/home/home.server';
import type * as Site from '@/lib/domain/site/config/site.server';
import type { FaultName } from '../support/fault-proxy.kinds';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { PLATFORM_CALLS } from '../support/platform-calls';
import { startUpstream, type Upstream } from '../support/upstream';

jest.mock('@/lib/env', () => ({
  env: {
    PLATFORM_ORIGIN: '',
    VENUE_ORIGINS: null,
    CHAT_ORIGINS: null,
    SANDBOX_PUBLIC_HOST: '',
    HOST: '127.0.0.1',
    EMBEDDED: true,
    SITE_REFRESH_MS: 3000,
  },
}));

/** A page's total wait for the platform at most (spec §9). */
const BUDGET_MS = 400;
/** Budget of a test that begins with everything known, on a busy machine too. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 200;
const mockTime = { ms: BUDGET_MS };
jest.mock('@pavilion/contract/constants', () => ({
  ...jest.requireActual<object>('@pavilion/contract/constants'),
  get SERVER_TIMEOUT_MS() {
    return mockTime.ms;
  },
}));

// The machine's own decryption threads ignore a virtual clock.
jest.mock('@/lib/kit/crypto/web-crypto', () => ({ webCrypto: () => null }));

const PRE_INFO = '/site/api/v1/configuration/preInfo';

let upstream: Upstream;
let proxy: FaultProxy;
const realFetch = globalThis.fetch;
/** Responses of a healthy platform, by path. */
const recordedResponses = new Map<string, string>();

beforeAll(async () => {
  upstream = await startUpstream();
  proxy = await startFaultProxy({ upstream: upstream.origin, seed: 7 });
  env.PLATFORM_ORIGIN = proxy.origin;
  await Promise.all(
    PLATFORM_CALLS.map(async ({ method, path }) => {
      const response = await fetch(`${upstream.origin}${path}`, { method });
      if (response.ok) recordedResponses.set(path, await response.text());
    }),
  );
  expect(recordedResponses.has(PRE_INFO)).toBe(true);
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await upstream.close();
});

interface Process {
  site: typeof Site;
  home: typeof Home;
}

/** The server's modules before they know anything. */
function freshProcess(): Process {
  for (const key of ['pavilion.site', 'pavilion.home']) Reflect.deleteProperty(globalThis, Symbol.for(key));
  return {
    site: require('@/lib/domain/site/config/site.server') as typeof Site,
    home: require('@/lib/domain/site/home/home.server') as typeof Home,
  };
}

/** Loads the data of layout and home page, side by side as they do. */
async function render({ site, home }: Process) {
  const startedAt = performance.now();
  const [known, content] = await Promise.all([site.getSite(), home.getHomeContent()]);
  return { known, content, ms: performance.now() - startedAt };
}

type Render = Awaited<ReturnType<typeof render>>;

/** A process that knows everything; a connection that the last fault broke may cost it a try. */
async function healthy(): Promise<{ running: Process; before: Render }> {
  mockTime.ms = PATIENCE_MS;
  const running = freshProcess();
  const until = performance.now() + PATIENCE_MS;
  let before = await render(running);
  while ((before.known.preInfo === null || before.content.notices === null) && performance.now() < until) {
    await sleep(PAUSE_MS);
    before = await render(running);
  }
  mockTime.ms = BUDGET_MS;
  expect(before.known.preInfo).not.toBeNull();
  expect(before.content.notices).not.toBeNull();
  return { running, before };
}

const BROKEN: readonly FaultName[] = [
  'silence',
  'halfOpen',
  'bodyDrip',
  'headDrip',
  'status500',
  'status502',
  'resetAtAccept',
  'resetInBody',
  'brokenJson',
  'page',
  'nullData',
  'wrongData',
  'bomb',
  'redirect',
  'specialCode',
];

describe('at the socket', () => {
  test.each(BROKEN)(
    'renders outdated data without an error when no call ever succeeded: %s',
    async (kind) => {
      await proxy.set({ kind });
      const { known, content } = await render(freshProcess());
      expect(known).toMatchObject({ preInfo: null, configured: false, stale: true });
      expect(content).toMatchObject({ notices: null, ads: null, naming: null });
    },
    30_000,
  );

  test.each(BROKEN)(
    'uses the last good responses after calls begin to fail: %s',
    async (kind) => {
      await proxy.set(null);
      const { running, before } = await healthy();
      await proxy.set({ kind });
      for (let round = 0; round < 5; round += 1) {
        const { known, content } = await render(running);
        expect(known.preInfo).toEqual(before.known.preInfo);
        expect(content.notices).toEqual(before.content.notices);
      }
    },
    40_000,
  );
});

/** The platform's response to a path on the virtual clock; `signal` is the caller's. */
type Respond = (path: string, signal: AbortSignal) => Promise<Response>;

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };
const fine: Respond = (path) =>
  Promise.resolve(new Response(recordedResponses.get(path) ?? '{}', { ...JSON_TYPE, status: recordedResponses.has(path) ? 200 : 404 }));
const aborted = () => new DOMException('aborted', 'AbortError');
const never: Respond = (_path, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(aborted())));
const after =
  (ms: number, then: Respond): Respond =>
  (path, signal) =>
    new Promise((resolve, reject) => {
      setTimeout(() => void then(path, signal).then(resolve, reject), ms);
      signal.addEventListener('abort', () => reject(aborted()));
    });
/** The head at once, then a byte every so many ms; absent = never one. */
const body =
  (everyMs?: number): Respond =>
  (_path, signal) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const drip = everyMs === undefined ? undefined : setInterval(() => controller.enqueue(new Uint8Array([32])), everyMs);
        signal.addEventListener('abort', () => {
          clearInterval(drip);
          controller.error(aborted());
        });
      },
    });
    return Promise.resolve(new Response(stream, JSON_TYPE));
  };
const status =
  (code: number): Respond =>
  () =>
    Promise.resolve(new Response('', { status: code }));
const text =
  (content: string): Respond =>
  () =>
    Promise.resolve(new Response(content, JSON_TYPE));

const ENDLESS: readonly (readonly [string, Respond])[] = [
  ['no answer', never],
  ['a head without a body', body()],
  ['a body byte by byte', body(100)],
  ['an answer after the time', after(BUDGET_MS + 200, fine)],
];
const AT_ONCE: readonly (readonly [string, Respond])[] = [
  ['status 500', status(500)],
  ['half of a JSON', text('{"status_code":6000,')],
  ['no data', text('{"status_code":6000,"message":"","data":null}')],
];

describe('on a virtual clock', () => {
  let respond: Respond = fine;
  beforeEach(() => {
    respond = fine;
    jest.useFakeTimers();
    globalThis.fetch = ((request: Request) => respond(new URL(request.url).pathname, request.signal)) as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  /** A render, and how many ms of the clock it took. */
  async function timed(running: Process): Promise<Render> {
    const found = render(running);
    await jest.advanceTimersByTimeAsync(2 * BUDGET_MS);
    return found;
  }

  test.each([...ENDLESS, ...AT_ONCE])('renders within the budget when no call ever succeeded: %s', async (_name, how) => {
    respond = how;
    const { known, ms } = await timed(freshProcess());
    expect(ms).toBeLessThanOrEqual(BUDGET_MS);
    expect(known).toMatchObject({ preInfo: null, configured: false, stale: true });
  });

  test.each([...ENDLESS, ...AT_ONCE])('renders without waiting after calls begin to fail: %s', async (_name, how) => {
    const running = freshProcess();
    const before = await timed(running);
    expect(before.known.preInfo).not.toBeNull();
    respond = how;
    for (let round = 0; round < 5; round += 1) {
      const { known, ms } = await timed(running);
      expect(ms).toBe(0);
      expect(known.preInfo).toEqual(before.known.preInfo);
    }
  });

  test.each([...ENDLESS, ...AT_ONCE])(
    'renders within the budget, with the configuration, when only preInfo fails: %s',
    async (_name, how) => {
      respond = (path, signal) => (path === PRE_INFO ? how : fine)(path, signal);
      const { known, ms } = await timed(freshProcess());
      expect(ms).toBeLessThanOrEqual(BUDGET_MS);
      expect(known).toMatchObject({ preInfo: null, configured: true, stale: true });
    },
  );

  test.each([
    [BUDGET_MS - 1, false],
    [BUDGET_MS + 1, true],
  ])('waits for a preInfo that takes %d ms until the budget ends and no longer', async (delay, stale) => {
    respond = (path, signal) => (path === PRE_INFO ? after(delay, fine) : fine)(path, signal);
    const { known, ms } = await timed(freshProcess());
    expect(ms).toBe(Math.min(delay, BUDGET_MS));
    expect(known.stale).toBe(stale);
  });
});
