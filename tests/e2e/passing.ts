import { expect, type Page } from '@playwright/test';
import type { Control } from '../support/control-client';
import { passTime, soon } from './time';

/** ms in which a page shows what it has just been told. */
const GLANCE_MS = 700;
/** Real ms after which a state that does not come is missing. */
const PATIENCE_MS = 40_000;

type Expected = (glance: { timeout: number }) => Promise<void>;

async function until(expected: Expected, pass: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await pass();
    await expected({ timeout: GLANCE_MS });
  }).toPass({ timeout: PATIENCE_MS, intervals: [0] });
}

/** Lets the page's polls of `ms` and the platform's own delays come due until what is expected stands. */
export const inTime = (page: Page, control: Control, expected: Expected): Promise<void> => until(expected, () => passTime(page, control));

/** Lets only the page's timers come due until what is expected stands: no venue with a pace of its own may be asked, or none is there. */
export const onPage = (page: Page, expected: Expected, ms?: number): Promise<void> => until(expected, () => soon(page, ms));
