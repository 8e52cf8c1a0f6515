import type { Page } from '@playwright/test';
import type { Control } from '../support/control-client';
import { passTime, passUntil, soon } from './time';

/** Real ms after which a state that does not come is missing. */
const PATIENCE_MS = 40_000;

type Expected = (patience: { timeout: number }) => Promise<void>;

/**
 * Time passes once before anything is looked for, as what stood before proves nothing, and then beside one look that waits: a
 * look that fails and is taken again would cost a picture of the page each time.
 */
async function until(page: Page, expected: Expected, pass: () => Promise<void>): Promise<void> {
  await pass();
  await passUntil(page, expected({ timeout: PATIENCE_MS }), pass);
}

/** Lets the page's polls of `ms` and the platform's own delays come due until what is expected stands. */
export const inTime = (page: Page, control: Control, expected: Expected): Promise<void> =>
  until(page, expected, () => passTime(page, control));

/** Lets only the page's timers come due until what is expected stands: no venue with a pace of its own may be asked, or none is there. */
export const onPage = (page: Page, expected: Expected, ms?: number): Promise<void> => until(page, expected, () => soon(page, ms));
