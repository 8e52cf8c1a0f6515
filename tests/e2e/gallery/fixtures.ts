import { test as base } from '../fixtures';
import { ConsoleGuard } from '../console-guard';
import { shoot, type Shot } from './studio';

/** A browser's own console messages about requests that a state makes fail. */
const BROWSERS_OWN = [/^console: Failed to load resource/, /^console: WebSocket connection to/];

interface Fixtures {
  /** Takes a picture of the current state. */
  take: (shot: Shot) => Promise<void>;
}

/** A frozen world, and a page whose console must be silent. */
export const test = base.extend<Fixtures>({
  take: async ({ page }, use) => {
    const consoleGuard = await ConsoleGuard.of(page, BROWSERS_OWN);
    await use((shot) => shoot(page, consoleGuard, shot));
  },
});

export { expect } from '@playwright/test';
