import type { Locator, Page } from '@playwright/test';
import type { FaultName } from '../../support/fault-proxy.kinds';
import { TEST_SEED } from '../../support/seed';
import { expect, test } from './fixtures';
import { GOOD, LATE } from './forms';
import type { FaultProxies, ProxyName } from './fault-proxies';
import type { ConsoleGuard } from '../console-guard';

/** A screen, and one call of it that fails. */
export interface FaultCase {
  proxy: ProxyName;
  /** The call, by path. */
  call: RegExp;
  /** Page ms after which the call is made again. */
  interval: number;
  /** The page's error for the failure; null if it must show none. */
  failing: Locator | null;
  /** Visible before the fault, and still visible during and after it. */
  unaffected: Locator;
  /** Makes the call; without it the page's clock is moved on by `interval`. */
  trigger?: () => Promise<void>;
  /** Other calls, which must not fail, use the same connection. */
  shared?: boolean;
  /** The error stays until the next try. */
  persists?: boolean;
}

export interface FaultHarness {
  page: Page;
  proxies: FaultProxies;
  consoleGuard: ConsoleGuard;
  /** Origin of the page. */
  origin: string;
}

/** Words on the page of at least three Latin letters. */
export async function wordsOf(page: Page): Promise<Set<string>> {
  return new Set((await page.locator('body').innerText()).match(/[A-Za-z]{3,}/g) ?? []);
}

/** Real ms by which a reply is late that the page no longer waits for. */
const LATE_MS = 900;
/** Page ms after which any read has timed out and the next one starts. */
export const READ_MS = 16_000;
/** Real ms after which an expected state counts as missing. */
const PATIENCE_MS = 30_000;
/** Real ms between two moves of the page's clock: longer each time, as a move ends a read that is pending on a slow machine. */
const POLL_STEPS_MS = [250, 250, 500, 1_000, 2_000, 4_000] as const;

/** Moves the page's clock on by `step` until `done`, so that no time-out is waited for in real time. */
export async function until(page: Page, done: () => Promise<boolean>, what: string, step = READ_MS): Promise<void> {
  let attempts = 0;
  await expect(async () => {
    const wait = POLL_STEPS_MS[Math.min(attempts, POLL_STEPS_MS.length - 1)]!;
    // A short move ends no read.
    const timeout = step < READ_MS ? POLL_STEPS_MS[0] : wait;
    attempts += 1;
    await expect
      .poll(done, { timeout, intervals: [20] })
      .toBe(true)
      .catch(async (late: unknown) => {
        await page.clock.fastForward(step);
        throw late;
      });
  }, what).toPass({ intervals: [1], timeout: PATIENCE_MS });
}

type FaultTarget = Pick<FaultCase, 'proxy' | 'call' | 'shared'>;

/** Faults of a whole connection. The browser itself makes them if other calls share the connection or no proxy can report them. */
function abortOf({ proxy, shared }: FaultTarget, kind: FaultName): string | null {
  if (kind === 'noName') return 'namenotresolved';
  if (proxy !== 'site' && !shared) return null;
  return kind === 'refused' ? 'connectionrefused' : kind === 'resetAtAccept' ? 'connectionreset' : null;
}

/** True when no proxy can report that the call met the fault. */
const isUnobservable = (target: FaultTarget, kind: FaultName) => kind === 'refused' || abortOf(target, kind) !== null;

/** Makes a call fail in one way until `clearFault`. */
export async function injectFault({ page, proxies, origin }: FaultHarness, target: FaultTarget, kind: FaultName): Promise<void> {
  const { proxy, call } = target;
  const abort = abortOf(target, kind);
  if (abort) {
    await page.route(call, (route) => route.abort(abort));
    return;
  }
  await proxies.of(proxy).set({
    kind,
    delay: LATE.has(kind) ? LATE_MS : 40,
    headers: { 'access-control-allow-origin': origin },
    path: (path, method) => method !== 'OPTIONS' && call.test(path),
  });
}

export async function clearFault({ page, proxies }: FaultHarness, target: FaultTarget, kind: FaultName): Promise<void> {
  await proxies.of(target.proxy).set(null);
  if (abortOf(target, kind)) await page.unroute(target.call);
}

/** The page shows no Latin words that were not there without the fault. */
export async function expectOwnText(page: Page, usual: ReadonlySet<string>, kind: string): Promise<void> {
  const strange = [...(await wordsOf(page))].filter((word) => !usual.has(word));
  expect(strange, `${kind}: words that tell a member nothing`).toEqual([]);
}

/** One fault at one screen: the error is shown, the rest stays, and the page recovers. */
async function checkFault(harness: FaultHarness, faultCase: FaultCase, kind: FaultName, usual: ReadonlySet<string>): Promise<void> {
  const { page } = harness;
  const { failing, unaffected, trigger, interval } = faultCase;
  const proxy = harness.proxies.of(faultCase.proxy);
  await injectFault(harness, faultCase, kind);
  await (trigger ? trigger() : page.clock.fastForward(interval));
  // The second of two calls in a row is made after the first response.
  const enough = isUnobservable(faultCase, kind) ? 0 : trigger || !GOOD.has(kind) ? 1 : 2;
  await until(page, async () => proxy.met() >= enough, `${kind} is met`, interval || READ_MS);
  if (failing && !GOOD.has(kind)) await until(page, () => failing.isVisible(), `${kind} is named`);
  if (failing && GOOD.has(kind)) await expect(failing, kind).toBeHidden();
  await expect(unaffected, `${kind}: what was there stays`).toBeVisible();
  await expectOwnText(page, usual, kind);
  if (faultCase.proxy !== 'site') expect(proxy.followed(), kind).toBe(0);

  await clearFault(harness, faultCase, kind);
  if (failing && !faultCase.persists) {
    await page.clock.fastForward(READ_MS);
    await until(page, async () => !(await failing.isVisible()), `healed after ${kind}`);
  }
  await expect(unaffected).toBeVisible();
}

/** Records the forms of this run, so that a failure names them beside the seed that repeats them. */
export function noteForms(kinds: readonly FaultName[]): void {
  test.info().annotations.push({ type: 'faults', description: `${kinds.length}, TEST_SEED=${TEST_SEED}: ${kinds.join(' ')}` });
}

/** A step of one form; its title names the seed that repeats the choice. */
export const formStep = (kind: FaultName, body: () => Promise<void>) => test.step(`${kind}, TEST_SEED=${TEST_SEED}`, body);

/** Checks every one of `kinds` at one screen, one after the other. */
export async function runFaults(harness: FaultHarness, faultCase: FaultCase, kinds: readonly FaultName[]): Promise<void> {
  noteForms(kinds);
  await expect(faultCase.unaffected).toBeVisible();
  if (faultCase.failing) await expect(faultCase.failing).toBeHidden();
  const usual = await wordsOf(harness.page);
  for (const kind of kinds) {
    await formStep(kind, () => checkFault(harness, faultCase, kind, usual));
    harness.consoleGuard.expectSilence(kind);
  }
}
