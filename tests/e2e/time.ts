import type { Page } from '@playwright/test';
import type { Control } from '../support/control-client';

/** ms: longer than a venue takes for a bet in play, and than the bank takes for a payment that is not late. */
const DECISION_MS = 6_100;
/** ms: longer than any poll of a page but those of the orders in the background. */
const POLL_MS = 5_100;

/** Ends the platform's own delays (bets in play, the bank) and lets the page's polls come due, without waiting for either. */
export async function passTime(page: Page, control: Control, ms = DECISION_MS): Promise<void> {
  await control.clock({ advanceRealMs: ms });
  await page.clock.fastForward(POLL_MS);
}

/** The page's timers of the next five seconds come due now: after the world was changed, the next poll. */
export const soon = (page: Page, ms = POLL_MS): Promise<void> => page.clock.fastForward(ms);
