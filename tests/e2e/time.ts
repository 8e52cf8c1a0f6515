import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import type { Control } from '../support/control-client';
import { betweenCalls, callsAnswered } from './calls';

/** ms: longer than a venue takes for a bet in play, and than the bank takes for a payment that is not late. */
const DECISION_MS = 6_100;
/** ms: longer than any poll of a page but those of the orders in the background. */
const POLL_MS = 5_100;
/** Real ms for which a call may keep time from passing: a fault can leave one without an answer. */
const CALL_MS = 1_500;

/** Calls that IM allows once in some seconds of the platform's own time, while the page counts them by its own. */
const PACED_CALLS = /\/(?:GetBetInfo|GetStatement)$/;

/**
 * Ends the platform's own delays (bets in play, the bank) and lets the page's polls come due, without waiting for either. A paced
 * call that fell between the two steps would be repeated five seconds later for the page and at once for the venue.
 */
export const passTime = (page: Page, control: Control, ms = DECISION_MS): Promise<void> =>
  betweenCalls(page, PACED_CALLS, CALL_MS, async () => {
    await control.clock({ advanceRealMs: ms });
    await page.clock.fastForward(POLL_MS);
  });

/** The page's timers of the next five seconds come due now: after the world was changed, the next poll. */
export const soon = (page: Page, ms = POLL_MS): Promise<void> => page.clock.fastForward(ms);

/**
 * The page's date stands still like the world's, while its timers go on: an order is looked for around the time at which it
 * was sent, by the world's clock as the page knows it.
 */
export async function standStill(page: Page): Promise<void> {
  const at = Date.now();
  await page.clock.setFixedTime(at);
  // The document's own clock counts from its origin (`steadyNow`): one that moves with it stands still too.
  const hold = (moment: number) =>
    Object.defineProperty(performance, 'timeOrigin', { configurable: true, get: () => moment - performance.now() });
  await page.addInitScript(hold, at);
  await page.evaluate(hold, at);
}

/** Real ms between two stretches of time that pass. */
const PAUSE_MS = 200;

/**
 * No timer of the page runs until `page.clock.resume()`, and no call is open: the next one is made by what the member does. The
 * polls of the next five seconds come due first.
 */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + POLL_MS);
  await callsAnswered(page, CALL_MS);
}

/** Lets `pass` happen again and again, between the calls of the page, until `wanted` is settled. */
export async function passUntil<T>(page: Page, wanted: Promise<T>, pass: () => Promise<void>): Promise<T> {
  const settled = new AbortController();
  const passing = (async () => {
    while (!settled.signal.aborted) {
      await callsAnswered(page, CALL_MS);
      if (settled.signal.aborted) return;
      await pass();
      await sleep(PAUSE_MS);
    }
  })();
  try {
    // Time that cannot pass fails at once; it ends by itself only when `wanted` has settled.
    return await Promise.race([wanted, passing.then(() => wanted)]);
  } finally {
    settled.abort();
    await passing;
  }
}

/**
 * Goes to `url` and lets the page's polls come due until `wanted` has been answered: from then on the page shows the world
 * as it stands, not as the server drew it a moment ago.
 */
export async function openUntil(page: Page, url: string, wanted: (answer: Response) => boolean): Promise<void> {
  const answered = page.waitForResponse((answer) => wanted(answer) && answer.ok());
  await page.goto(url);
  await passUntil(page, answered, () => soon(page));
}
