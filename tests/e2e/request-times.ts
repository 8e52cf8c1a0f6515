import type { Page } from '@playwright/test';

/** The page's own times at which it asked for what ends in `path`, in ms; written down where it asks, from the next document on. */
export async function requestTimes(page: Page, path: string): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript((end) => {
    const requests: number[] = [];
    const { fetch } = window;
    Object.assign(window, { requests });
    window.fetch = (input, init) => {
      if ((input instanceof Request ? input.url : String(input)).endsWith(end)) requests.push(Date.now());
      return fetch(input, init);
    };
  }, path);
  return () => page.evaluate(() => [...(window as unknown as { requests: number[] }).requests]);
}
