import type { Page } from '@playwright/test';
import { editLists } from '../../fb-lists';
import { expect, test } from '../../fixtures';
import { onPage } from '../../passing';

const SCREENS = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

const ICON = { id: '71001', name: '优惠', iconUrl: '', jumpType: 1, jumpUrl: '/activity/discount', closable: true, sort: 1 };

interface Watched {
  covered: string[];
  frames: number;
  shown: number;
}

/** Checks in every frame the elements below the visible icon and its ×. */
async function watchIcon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { covered: [], frames: 0, shown: 0 };
    Object.assign(globalThis, { watchedIcon: seen });
    const look = () => {
      seen.frames += 1;
      const icon = document.querySelector('#main .fixed a[href="/activity/discount"]')?.parentElement;
      if (icon && getComputedStyle(icon).visibility === 'visible') {
        seen.shown += 1;
        for (const part of icon.children) {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
              const below = document.elementsFromPoint(x, y).find((one) => one.closest('[data-odds], [data-slip-bar] button'));
              if (below) seen.covered.push(`${Math.round(x)},${Math.round(y)} ${below.textContent}`);
            }
          }
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watchedIcon: Watched }).watchedIcon);

// @spec 7.19
for (const screen of SCREENS) {
  test(`the floating icon covers no price at ${screen.width}×${screen.height}: not on late rows, nor while the page scrolls`, async ({
    page,
    match,
  }) => {
    expect(match.ids.FBTY).toBeTruthy();
    await page.setViewportSize(screen);
    await watchIcon(page);
    // The icon is there at any pace of the platform: the test is about its place.
    await page.route('**/activityShow/suspensionIcon', (route) =>
      route.fulfill({ json: { status_code: 6000, message: '', data: [ICON] } }),
    );
    let rows = false;
    await editLists(page, (list) => {
      if (!rows) list.data.records = [];
    });
    await page.goto('/');
    const list = page.locator('[data-odds] > li');
    await onPage(page, async (patience) => expect(list).toHaveCount(0, patience));
    // The icon floats over the place of rows; then they return.
    await onPage(page, async (patience) => expect(page.locator('#main .fixed a[href="/activity/discount"]')).toBeVisible(patience));
    rows = true;
    await onPage(page, async (patience) => expect(list).not.toHaveCount(0, patience));
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, step < 8 ? 160 : -120);
      await page.waitForFunction(
        (frames) => (globalThis as unknown as { watchedIcon: Watched }).watchedIcon.frames > frames + 3,
        (await watched(page)).frames,
      );
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await watched(page)).shown).toBeGreaterThan(0);
    expect((await watched(page)).covered).toEqual([]);
  });
}
