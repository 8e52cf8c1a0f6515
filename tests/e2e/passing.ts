import type { Page } from '@playwright/test';
import type { Control } from '../support/control-client';
import { passTime, passUntil, soon } from './time';

/** Real ms after which a state that does not come is missing. */
const PATIENCE_MS = 40_000;

type Expected = (patience: { timeout: number }) => Promise<void>;

/**
 * Time passes once before the first check, as an earlier state proves nothing, and then beside one waiting check: a
 * check that fails and is repeated would cost a snapshot of the page each time.
 */
async function until(page: Page, expected: Expected, pass: () => Promise<void>): Promise<void> {
  await pass();
  await passUntil(page, expected({ timeout: PATIENCE_MS }), pass);
}

/** Lets the page's polls of `ms` and the platform's own delays come due until the expected state appears. */
export const inTime = (page: Page, control: Control, expected: Expected): Promise<void> =>
  until(page, expected, () => passTime(page, control));

/** Lets only the page's timers come due until the expected state appears: for pages that call no venue with its own pace. */
export const onPage = (page: Page, expected: Expected, ms?: number): Promise<void> => until(page, expected, () => soon(page, ms));
