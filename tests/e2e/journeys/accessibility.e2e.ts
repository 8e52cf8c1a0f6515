import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { freezeWorld, liveMatch } from '../matches';
import { Slip } from '../pages/slip';
import { SportPage } from '../pages/sport-page';

// The page's own policy refuses foreign scripts, so the checker comes in past it.
test.use({ bypassCSP: true });

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Found {
  id: string;
  impact: string;
  nodes: { target: unknown[]; failureSummary: string }[];
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.addScriptTag({ path: AXE });
  // A colour on its way between two states has the contrast of neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations;
  });
  const grave = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary}`).join('\n')}`),
    where,
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.beforeEach(async ({ context, control, stack }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: stack.origin }]);
      await context.addInitScript((chosen) => {
        localStorage.setItem('preferences', JSON.stringify({ state: { theme: chosen }, version: 0 }));
      }, theme);
      await freezeWorld(control);
    });

    test(`${theme}: public pages, the event page and the open slip`, async ({ page, control }) => {
      for (const path of ['/', '/user/login', '/user/register', '/customer/main', '/activity/discount', '/download-page', '/help', '/help/tytzgz', '/other/stopService', '/other/maintenance', '/other/restrictionIp?name=access-caveat', '/no/such/page']) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
      const match = await liveMatch(control, { from: 50, to: 75 });
      const sport = new SportPage(page);
      await sport.open();
      await expectAccessible(page, '/game/sport');
      await sport.openMatch(match);
      await page.getByRole('button', { name: / 独赢 主 [\d.]+$/ }).first().click();
      await expectAccessible(page, 'event page');
      const slip = new Slip(page);
      await slip.open();
      await slip.stake('100');
      await expectAccessible(page, 'open slip');
    });

    test(`${theme}: member pages`, async ({ page, member }) => {
      expect(member.userName).toBeTruthy();
      for (const path of ['/mine', '/mine/record/betRecord', '/mine/record/betRecord?state=settled']) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
    });
  });
}

test('a bet can be placed by keyboard alone', async ({ page, member, match, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  await sport.open();
  await sport.openMatch(match);
  // The match's own venue stands first; others that sell it follow in the same market.
  const price = page.getByRole('button', { name: / 独赢 主 [\d.]+$/ }).first();
  await tabTo(page, price);
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, slip.bar);
  await page.keyboard.press('Enter');
  await expect(slip.sheet).toBeVisible();
  await tabTo(page, slip.stakeField);
  await page.keyboard.type('20');
  await expect(slip.placeButton).toBeEnabled();
  await tabTo(page, slip.placeButton);
  await page.keyboard.press('Enter');
  await slip.accepted();
  await page.keyboard.press('Escape');
  await expect(slip.sheet).toBeHidden();
});

const MOST_STOPS = 150;

async function tabTo(page: Page, target: import('@playwright/test').Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}
