import { test as base } from '../fixtures';
import { ConsoleGuard } from '../console-guard';
import { shoot, type Shot } from './studio';

/** What a browser writes by itself about requests that a state makes fail. */
const BROWSERS_OWN = [/^console: Failed to load resource/, /^console: WebSocket connection to/];

interface Fixtures {
  /** Takes the state that stands. */
  take: (shot: Shot) => Promise<void>;
}

/** A world that stands still, and a page that is held to silence. */
export const test = base.extend<Fixtures>({
  take: async ({ page }, use) => {
    const consoleGuard = await ConsoleGuard.of(page, BROWSERS_OWN);
    await use((shot) => shoot(page, consoleGuard, shot));
  },
});

export { expect } from '@playwright/test';
