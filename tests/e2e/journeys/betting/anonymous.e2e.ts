import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { EntryPage } from '../../pages/entry-page';
import { priceOf, SportPage } from '../../pages/sport-page';
import { onPage } from '../../passing';
import { ConsoleGuard } from '../../console-guard';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/game/sport']) {
    // @spec 2.09 2.21
    test(`the HTML of ${path} contains real matches and their prices`, async ({ page, control }) => {
      // Home shows eight at most.
      const live = await control.matches('live');
      const sport = new SportPage(page);
      await expect(async () => {
        await page.goto(path);
        const shown = await Promise.all(live.map((match) => sport.link(match, match.score).count()));
        expect(shown.filter((count) => count === 1)).toHaveLength(path === '/' ? Math.min(8, live.length) : live.length);
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('button', { name: /独赢 (主|和|客) \d+\.\d\d$/ }).nth(8)).toBeVisible();
    });
  }
});

test('prices and the score update in the list without a console error', { tag: '@smoke' }, async ({ page, control, match, sport }) => {
  const consoleGuard = await ConsoleGuard.of(page);
  await sport.open();
  await sport.lookAt(match);
  const button = sport.odds(match, '主');
  const before = await priceOf(button);
  await advance(control, 2);
  await onPage(page, (glance) => expect.poll(() => priceOf(button), glance).not.toBe(before));

  await control.event(match.id, { type: 'goal', side: 'away' });
  await onPage(page, (glance) => expect(sport.row(match)).toContainText('暂停投注', glance));
  await expect(button).toBeDisabled();
  await advance(control, 1);
  await onPage(page, (glance) => expect(sport.link(match, [match.score[0], match.score[1] + 1])).toBeVisible(glance));
  await expect(button).toBeEnabled();
  expect(Number(await priceOf(button))).toBeGreaterThan(Number(before));
  consoleGuard.expectSilence();
});

test('a selection made by a visitor is still in the slip after logging in', async ({ page, slip, startBet }) => {
  await startBet('和');
  await slip.stake('50');
  await slip.sheet.getByRole('link', { name: '登录后投注' }).click();

  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fgame%2Fsport/);
  await expect(page.getByText('1 个选项已为您保留')).toBeVisible();
  await new EntryPage(page).logIn('demo2026', 'Demo@2026');
  await expect(page).toHaveURL(/\/game\/sport\?t=live$/);
  // It opens by itself, as the login started there.
  await expect(slip.sheet).toBeVisible();
  await expect(slip.stakeField).toHaveValue('50');
  await expect(slip.placeButton).toBeEnabled();
});
