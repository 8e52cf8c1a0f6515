import type { Page, Response } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** ms: longer than a page stays open before it stores its sheets. */
const STAY_MS = 8_100;
const SHEET = /\/_next\/static\/[^?]+\.css$/;

/** The document's look: a colour of the theme, and the place of the frame's parts. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    parts: [...document.querySelectorAll('header, main, nav, h1')].map((part) => {
      const { x, y, width } = part.getBoundingClientRect();
      return [part.tagName, x, y, width].join(' ');
    }),
  }));

/** Adds up how far the parts of each document move. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

test('a browser that stored the sheets gets documents without them, which look the same, even after its cache was emptied', async ({
  page,
  context,
}) => {
  await watchShifts(page);
  const sheets: Response[] = [];
  page.on('response', (response) => SHEET.test(response.url()) && sheets.push(response));
  const open = async () => (await page.goto('/help', { waitUntil: 'networkidle' }))!.text();

  const first = await open();
  expect(first).toContain('data-precedence="next">');
  expect(first).toMatch(/<style nonce="[^"]+" data-precedence/);
  const look = await lookOf(page);
  expect(sheets).toEqual([]);

  await page.clock.fastForward(STAY_MS);
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'css')?.value).toMatch(/^[\w-]{10}$/);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.every((response) => response.status() === 200)).toBe(true);

  const second = await open();
  expect(second).not.toMatch(/<style nonce="[^"]+" data-precedence/);
  expect(second).toMatch(/<link rel="stylesheet" href="[^"]+\.css"/);
  expect(second.length).toBeLessThan(first.length - 40_000);
  expect(await lookOf(page)).toEqual(look);
  expect(await shifted(page)).toBe(0);

  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await open();
  expect(await lookOf(page)).toEqual(look);
  expect(await shifted(page)).toBe(0);
});
