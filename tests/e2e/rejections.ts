import type { Page } from '@playwright/test';

/** Calls whose rejections the journeys cause: each is made by the page itself, on load or on a tap. */
export const CALL = {
  /** 优惠 and 客服 request the header's balance on load; the server does not. */
  memberInfo: 'POST /site/api/v1/user/member/info',
  login: 'POST /site/api/v1/user/login',
  launch: 'POST /game/api/v1/venue/launch',
  preInfo: 'POST /site/api/v1/configuration/preInfo',
  /** Once a visit, when the page has settled. */
  webTerminal: 'POST /site/api/v1/launcher/webTerminal',
} as const;

/** ms after which a page has settled and reports the visit. */
export const SETTLED_MS = 6_100;

/** A response in the envelope, for a fault's `body`. */
export function rejection(code: number, message: string, data: unknown = null): string {
  return JSON.stringify({ status_code: code, message, data });
}

/** Counts how often this page, over all its documents, sees the platform reject with `code` (the event `code/{n}`). */
export async function countRejections(page: Page, code: number): Promise<() => number> {
  let count = 0;
  await page.exposeFunction(`refused${code}`, () => {
    count += 1;
  });
  await page.addInitScript((number) => {
    window.addEventListener(`code/${number}`, () => {
      const report = (globalThis as unknown as Record<string, () => void>)[`refused${number}`];
      report?.();
    });
  }, code);
  return () => count;
}

/** ms after which data are requested again when the tab returns (`STALE.short`). */
const STALE_MS = 5_100;

/** Turns to another app for a while, and returns. */
export async function leaveAndReturn(page: Page): Promise<void> {
  const setVisibility = (visibility: DocumentVisibilityState) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await setVisibility('hidden');
  await page.clock.fastForward(STALE_MS);
  await setVisibility('visible');
}

/** Returns to the tab after a while, which requests the balance and the bets again. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(STALE_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
