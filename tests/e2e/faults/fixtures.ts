import type { FaultProxy } from '../../support/fault-proxy';
import { test as base } from '../fixtures';
import { Stack } from '../stack';
import { Witness } from '../console-guard';
import type { Rig } from './scene';
import { Wires } from './wires';

/** What a browser writes by itself about a request that failed; our own words are never these. */
const BROWSERS_OWN = [
  /^console: Failed to load resource/,
  /^console: Access to fetch at .* has been blocked by CORS policy/,
  // Of a script that is none, or only half of one.
  /^console: Refused to execute script/,
  /^uncaught: (Unexpected (token|end|identifier|number|string)|Invalid or unexpected token|missing )/,
];

interface WorkerFixtures {
  wires: Wires;
}

interface TestFixtures {
  /** The page, the ways around it, and what the page says against itself beside the browser's notes on failed requests. */
  rig: Rig;
}

let platformWire: FaultProxy | null = null;

/** A stack with a fault proxy on every way, one browser that runs through them, and a page whose clock can be moved on. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, worker) => {
      const stack = await Stack.start(worker.parallelIndex, async ({ platform }) => {
        platformWire = await Wires.before(platform);
        return { PLATFORM_ORIGIN: platformWire.origin };
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wires: [
    async ({ stack }, use) => {
      const wires = await Wires.around(stack, platformWire!);
      await use(wires);
      await wires.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, wires, stack }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${wires.rules(stack)}`] }),
    { scope: 'worker' },
  ],
  page: async ({ page, wires }, use) => {
    await wires.heal();
    await use(page);
    await wires.heal();
  },
  rig: async ({ page, wires, stack }, use) => use({ page, wires, origin: stack.origin, witness: await Witness.of(page, BROWSERS_OWN) }),
});

export { expect } from '@playwright/test';
