import type { Page } from '@playwright/test';

/** Path of the site's price stream. */
export const PRICE_STREAM = '/api/prices';

/** Makes the page's next documents those of a browser without event streams, which polls every list. */
export async function withoutStream(page: Page): Promise<void> {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
}
