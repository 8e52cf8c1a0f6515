import { monitorEventLoopDelay } from 'node:perf_hooks';
import { env } from '@/lib/env';
import { FAULTS, FAULT_NAMES, type FaultName } from './fault-proxy.kinds';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { cellsOf } from './matrix.cells';
import { type Ending, endingOf, type Target } from './matrix.target';
import { AMPLE_MS, GRACE_MS, SERVER_MS, time } from './matrix.time';
import { FULL_RUN, TEST_SEED } from './seed';
import { startUpstream, type Upstream } from './upstream';

/** Target of a page's own calls; the proxy unless a matrix puts something between. */
export const page = { origin: '' };

/** A page whose origin is that: Node's Request has no page to resolve a path against. */
const RealRequest = globalThis.Request;
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, page.origin) : input, init);
  }
}

/** ms that a fault waits; a response that must arrive has time, one that must not has none. */
function delayOf(kind: FaultName): number {
  if (kind === 'slow' || kind === 'jitter') return 60;
  return kind === 'tooSlow' ? SERVER_MS + 100 : 150;
}

/** Kinds in which the time itself runs out: the server's own 400 ms for all. */
const WAITING: ReadonlySet<FaultName> = new Set(['silence', 'halfOpen', 'tooSlow', 'headDrip', 'bodyDrip', 'narrow']);
/** Responses of 50 to 200 MB; a process of its own measures their effect on the memory (`fault-memory.test.ts`). */
const HEAVY: ReadonlySet<FaultName> = new Set(['bomb', 'huge']);
/** Only these change the target of the calls; the browser itself looks up the name that does not resolve. */
const NO_NAME = `http://${'a'.repeat(64)}.invalid`;

export interface Matrix {
  name: string;
  /** Called once the origins are up. */
  targets(): Target[];
  /** Further responses of the upstream: `METHOD /path` → body. */
  results?: () => Promise<Readonly<Record<string, unknown>>>;
  /** Something between the page and the proxy; returns its origin and its end. */
  between?: () => Promise<{ origin: string; close(): Promise<void> }>;
}

interface Found extends Ending {
  target: Target;
}

/**
 * Targets × kinds of fault at the socket (security §5), the cells of this run (`matrix.cells.ts`): each has its end, in time, with
 * a Chinese message, with nothing unhandled, and once healed the same response as before. The test file mocks `lib/env` and the
 * times.
 */
export function faultMatrix({ name, targets: targetsOf, results: responses, between }: Matrix): void {
  let upstream: Upstream;
  let proxy: FaultProxy;
  let middle: { origin: string; close(): Promise<void> } | null = null;
  let targets: Target[];
  let cells: ReturnType<typeof cellsOf>;
  const healthy = new Map<string, Ending>();
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  let cases = 0;

  /** Calls end at `origin`: the page's own too, unless something is between. */
  const aim = (origin: string) => {
    env.PLATFORM_ORIGIN = origin;
    page.origin = middle?.origin ?? origin;
  };

  beforeAll(async () => {
    process.on('unhandledRejection', note);
    globalThis.Request = PageRequest;
    upstream = await startUpstream(await responses?.());
    proxy = await startFaultProxy({ upstream: upstream.origin, seed: 20_261_121 });
    middle = (await between?.()) ?? null;
    aim(proxy.origin);
    targets = targetsOf();
    cells = cellsOf(targets);
    // The time of modules that load with the first call does not count.
    await Promise.all(targets.map((target) => endingOf(target)));
    for (const target of targets) healthy.set(target.name, await endingOf(target));
  }, 60_000);

  afterAll(async () => {
    globalThis.Request = RealRequest;
    await middle?.close();
    await proxy.close();
    await upstream.close();
    process.off('unhandledRejection', note);
    process.stdout.write(
      `fault matrix, ${name}: ${cases} of ${targets.length * FAULT_NAMES.length} cells (${targets.length} calls × ${FAULT_NAMES.length} forms of ${new Set(Object.values(FAULTS).map(({ id }) => id)).size} kinds), ${FULL_RUN ? 'all' : `by seed ${TEST_SEED}`}\n`,
    );
  });

  async function results(kind: FaultName, met: readonly Target[]): Promise<Found[]> {
    const one = async (target: Target): Promise<Found> => {
      const controller = new AbortController();
      const giveUp = kind === 'afterAbort' ? setTimeout(() => controller.abort(), 40) : undefined;
      const ending = await endingOf(target, controller.signal);
      clearTimeout(giveUp);
      return { ...ending, target };
    };
    const found: Found[] = [];
    // As many as a page has under way; two cores of a test machine are no measure of the calls. Those that ran out of time hold
    // their slots in the forwarder until it notices: two groups of them stay within one address's share.
    const size = HEAVY.has(kind) ? 4 : WAITING.has(kind) ? 12 : 16;
    for (let at = 0; at < met.length; at += size) found.push(...(await Promise.all(met.slice(at, at + size).map(one))));
    return found;
  }

  test('every call has a good response: a golden sample, or one in tests/support/upstream.ts', () => {
    expect([...healthy].map(([target, { how }]) => `${target}: ${how}`)).toEqual(
      targets.map((target) => `${target.name}: ${target.end('replay')}`),
    );
  });

  test.each(FAULT_NAMES)(
    '%s',
    async (kind) => {
      const lag = monitorEventLoopDelay({ resolution: 5 });
      lag.enable();
      time.ms = WAITING.has(kind) ? SERVER_MS : AMPLE_MS;
      await proxy.set({ kind, delay: delayOf(kind) });
      aim(kind === 'noName' ? NO_NAME : proxy.origin);
      const met = cells.get(kind)!;
      const found = await results(kind, met);
      aim(proxy.origin);
      await proxy.set(null);
      time.ms = AMPLE_MS;
      lag.disable();
      cases += found.length;

      expect(found.map(({ target, how }) => `${target.name}: ${how}`)).toEqual(met.map((target) => `${target.name}: ${target.end(kind)}`));
      // afterAbort is given up at 40 ms; a money call cannot be given up.
      expect(found.filter(({ over }) => over > GRACE_MS + lag.max / 1e6).map(({ target, over }) => `${target.name}: ${over} ms`)).toEqual(
        [],
      );
      expect(found.filter(({ text }) => /[A-Za-z]{3}/.test(text)).map(({ target, text }) => `${target.name}: ${text}`)).toEqual([]);
      // A failed call has a message; these have none.
      const mute = found.filter(({ how, text, target }) => target.kind === 'read' && how !== 'data' && text === '');
      expect(mute.map(({ target }) => target.name)).toEqual([]);
      for (const { target, how, data } of found) {
        const good = healthy.get(target.name)!;
        if (INTACT.has(kind) && !target.anyData && how === good.how)
          expect({ name: target.name, data }).toEqual({ name: target.name, data: good.data });
      }
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(proxy.followed()).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, kind === 'afterAbort' ? 200 : 0));
      expect(unhandled).toEqual([]);
    },
    60_000,
  );

  test('without a fault every call responds as before', async () => {
    for (const { target, how, data } of await results('replay', targets)) {
      const good = healthy.get(target.name)!;
      expect({ name: target.name, how, data }).toEqual({ name: target.name, how: good.how, data: good.data });
    }
  }, 30_000);
}

/** Kinds whose content is whole: they must return the same as a healthy call. */
const INTACT: ReadonlySet<FaultName> = new Set(['slow', 'jitter', 'mark', 'prototype', 'twice', 'replay', 'dayAhead', 'dayBehind']);
