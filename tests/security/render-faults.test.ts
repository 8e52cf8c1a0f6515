import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import type * as Home from '@/lib/domain/site/home.server';
import type * as Site from '@/lib/domain/site/site.server';
import type { FaultName } from '../support/fault-proxy.kinds';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { startUpstream, type Upstream } from '../support/upstream';

jest.mock('@/lib/env', () => ({
  env: { PLATFORM_ORIGIN: '', VENUE_ORIGINS: null, CHAT_ORIGINS: null, SANDBOX_PUBLIC_HOST: '', HOST: '127.0.0.1', EMBEDDED: true },
}));

/** What a page may wait for the platform in all, spec §9 with P14's allowance. */
const BUDGET_MS = 400;
const ALLOWANCE_MS = 20;
const PRE_INFO = '/site/api/v1/configuration/preInfo';

let upstream: Upstream;
let proxy: FaultProxy;

beforeAll(async () => {
  upstream = await startUpstream();
  proxy = await startFaultProxy({ upstream: upstream.origin, seed: 7 });
  env.PLATFORM_ORIGIN = proxy.origin;
  // What only the first request of a process pays is not measured: modules, the connection pool.
  await render(freshProcess());
}, 30_000);
afterAll(async () => {
  await proxy.close();
  await upstream.close();
});

interface Process {
  site: typeof Site;
  home: typeof Home;
}

/** The server's modules with nothing known yet. */
function freshProcess(): Process {
  for (const key of ['pavilion.site', 'pavilion.home']) Reflect.deleteProperty(globalThis, Symbol.for(key));
  return { site: require('@/lib/domain/site/site.server') as typeof Site, home: require('@/lib/domain/site/home.server') as typeof Home };
}

/** What layout and home page wait for, side by side as they do; `allowed` is the budget with what the machine itself was late. */
async function render({ site, home }: Process) {
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const begun = performance.now();
  // A bare timer of the same length: where it is late, the machine is.
  let due = BUDGET_MS;
  const bare = setTimeout(() => (due = Math.max(due, performance.now() - begun)), BUDGET_MS);
  const [known, content] = await Promise.all([site.getSite(), home.getHomeContent()]);
  const ms = performance.now() - begun;
  clearTimeout(bare);
  lag.disable();
  return { known, content, ms, allowed: due + ALLOWANCE_MS + lag.max / 1e6 };
}

type Render = Awaited<ReturnType<typeof render>>;
const ATTEMPTS = 6;

/** Renders until one is as wanted, each from `of`; a machine that is busy with other tests misses a time now and then, not always. */
async function best(of: () => Process, wanted: (found: Render) => boolean): Promise<Render> {
  let found = await render(of());
  for (let tries = 1; tries < ATTEMPTS && !wanted(found); tries += 1) found = await render(of());
  return found;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 200;

/** Renders until everything is known, however long a busy machine takes for it: where a test begins, not what it proves. */
async function healthy(running: Process): Promise<Render> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await render(running);
    if ((found.known.preInfo !== null && found.content.notices !== null) || performance.now() > until) return found;
    await sleep(PAUSE_MS);
  }
}

const inTime = ({ ms, allowed }: Render) => ms <= allowed;

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

test.each(BROKEN)(
  'nothing known, every call %s: within the budget, no throw, and the page knows that it is old',
  async (kind) => {
    await proxy.set({ kind });
    const { known, content, ms, allowed } = await best(freshProcess, inTime);
    expect(ms).toBeLessThanOrEqual(allowed);
    expect(known).toMatchObject({ preInfo: null, configured: false, stale: true });
    expect(content).toEqual({ notices: null, ads: null, naming: null });
  },
  30_000,
);

test.each(BROKEN)(
  'healthy before, now %s: the last good answer stands, and nobody waits',
  async (kind) => {
    await proxy.set(null);
    const running = freshProcess();
    const before = await healthy(running);
    expect(before.known.preInfo).not.toBeNull();
    await proxy.set({ kind });
    const visits: Render[] = [];
    for (let visit = 0; visit < 5; visit += 1) visits.push(await render(running));
    for (const { known, content } of visits) {
      expect(known.preInfo).toEqual(before.known.preInfo);
      expect(content.notices).toEqual(before.content.notices);
    }
    expect(Math.min(...visits.map(({ ms }) => ms))).toBeLessThan(BUDGET_MS / 4);
  },
  40_000,
);

test.each(['silence', 'status500', 'brokenJson', 'nullData'] as const)(
  'preInfo alone %s: the configuration stands',
  async (kind) => {
    await proxy.set({ kind, path: (path) => path === PRE_INFO });
    const { known, ms, allowed } = await best(freshProcess, (found) => inTime(found) && found.known.configured);
    expect(ms).toBeLessThanOrEqual(allowed);
    expect(known).toMatchObject({ preInfo: null, configured: true, stale: true });
  },
  30_000,
);

test.each([100, 600])(
  'preInfo after %d ms: never waited for beyond the budget',
  async (delay) => {
    await proxy.set({ kind: delay < BUDGET_MS ? 'slow' : 'tooSlow', delay, path: (path) => path === PRE_INFO });
    const slow = await best(freshProcess, (found) => inTime(found) && found.known.stale === delay > BUDGET_MS);
    expect(slow.ms).toBeLessThanOrEqual(slow.allowed);
    expect(slow.known.stale).toBe(delay > BUDGET_MS);
  },
  30_000,
);
