import type { Page } from '@playwright/test';

/** Times of the page's requests to addresses that end in `path`, in ms of the page's clock; recorded in the page from the next document on. */
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
