import type { FaultProxy } from '../../support/fault-proxy';
import { test as base } from '../fixtures';
import { Stack } from '../stack';
import { ConsoleGuard } from '../console-guard';
import type { FaultHarness } from './harness';
import { FaultProxies } from './fault-proxies';

/** A browser's own console messages about a failed request; the site never writes these. */
const BROWSERS_OWN = [
  /^console: Failed to load resource/,
  /^console: Access to fetch at .* has been blocked by CORS policy/,
  // A script that is invalid or cut off.
  /^console: Refused to execute script/,
  /^uncaught: (Unexpected (token|end|identifier|number|string)|Invalid or unexpected token|missing )/,
];

interface WorkerFixtures {
  proxies: FaultProxies;
}

interface TestFixtures {
  /** The page, the fault proxies around it, and a guard of its console that ignores the browser's notes on failed requests. */
  harness: FaultHarness;
}

let platformWire: FaultProxy | null = null;

/** A stack with a fault proxy on every connection, one browser that uses them, and a page whose clock can be moved on. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, worker) => {
      const stack = await Stack.start(worker.parallelIndex, async ({ platform }) => {
        platformWire = await FaultProxies.before(platform);
        return { PLATFORM_ORIGIN: platformWire.origin };
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  proxies: [
    async ({ stack }, use) => {
      const proxies = await FaultProxies.around(stack, platformWire!);
      await use(proxies);
      await proxies.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, proxies, stack }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${proxies.rules(stack)}`] }),
    { scope: 'worker' },
  ],
  page: async ({ page, proxies }, use) => {
    await proxies.clearAll();
    await use(page);
    await proxies.clearAll();
  },
  harness: async ({ page, proxies, stack }, use) =>
    use({ page, proxies, origin: stack.origin, consoleGuard: await ConsoleGuard.of(page, BROWSERS_OWN) }),
});

export { expect } from '@playwright/test';
