import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import type { Control } from '../support/control-client';
import { betweenCalls, callsFinished } from './calls';

/** ms: longer than a venue takes for a bet in play, and than the bank takes for a payment that is not late. */
const DECISION_MS = 6_100;
/** ms: longer than any poll of a page but those of the orders in the background. */
const POLL_MS = 5_100;
/** Real ms for which a pending call may delay the clock: a fault can leave one without a response. */
const CALL_MS = 1_500;

/** Calls that IM allows once in some seconds of the platform's own time, while the page counts them by its own. */
const PACED_CALLS = /\/(?:GetBetInfo|GetStatement)$/;

/**
 * Ends the platform's own delays (bets in play, the bank) and lets the page's polls come due, without waiting for either. A paced
 * call between the two steps would be repeated five seconds later for the page and at once for the venue.
 */
export const passTime = (page: Page, control: Control, ms = DECISION_MS): Promise<void> =>
  betweenCalls(page, PACED_CALLS, CALL_MS, async () => {
    await control.clock({ advanceRealMs: ms });
    await page.clock.fastForward(POLL_MS);
  });

/** Makes the page's timers of the next five seconds come due now: the next poll after a change of the world. */
export const soon = (page: Page, ms = POLL_MS): Promise<void> => page.clock.fastForward(ms);

/**
 * Freezes the page's date like the world's, while its timers go on: an order is looked for around the time at which it
 * was sent, by the world's clock as the page knows it.
 */
export async function stopClock(page: Page): Promise<void> {
  const at = Date.now();
  await page.clock.setFixedTime(at);
  // The document's own clock counts from its origin (`steadyNow`): a moving origin freezes it too.
  const hold = (moment: number) =>
    Object.defineProperty(performance, 'timeOrigin', { configurable: true, get: () => moment - performance.now() });
  await page.addInitScript(hold, at);
  await page.evaluate(hold, at);
}

/** Real ms between two stretches of time that pass. */
const PAUSE_MS = 200;

/**
 * Stops the page's timers until `page.clock.resume()`, without pending calls: the next call is caused by the member. The
 * polls of the next five seconds come due first.
 */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + POLL_MS);
  await callsFinished(page, CALL_MS);
}

/** Lets `pass` happen again and again, between the calls of the page, until `wanted` is settled. */
export async function passUntil<T>(page: Page, wanted: Promise<T>, pass: () => Promise<void>): Promise<T> {
  const settled = new AbortController();
  const passing = (async () => {
    while (!settled.signal.aborted) {
      await callsFinished(page, CALL_MS);
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
 * Goes to `url` and lets the page's polls come due until a `wanted` response: from then on the page shows the current world,
 * not the server's rendering of a moment ago.
 */
export async function openUntil(page: Page, url: string, wanted: (response: Response) => boolean): Promise<void> {
  const resolved = page.waitForResponse((response) => wanted(response) && response.ok());
  await page.goto(url);
  await passUntil(page, resolved, () => soon(page));
}
