import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { onPage } from '../../passing';

const CLAIM = 'POST /site/api/v1/rebate/claim';
const region = (page: Page, name: string) => page.getByRole('region', { name });
/** From the evening of the match day until after midnight in UTC+8. */
const NIGHT_MINUTES = 180;

// @spec 2.32 2.33 2.35
for (const drop of ['after', 'before'] as const) {
  test(`a settled bet raises the level, and its rebate is paid once even when the response is lost ${drop} it`, async ({
    page,
    control,
    logIn,
    match,
    startBet,
    slip,
    auditLedger,
  }) => {
    await logIn({ balance: '5000.00' });
    await startBet('和');
    await slip.stake('1000');
    await slip.place();
    await slip.accepted();
    await page.goto('/mine/rebate');
    await expect(page.getByText('暂无返水')).toBeVisible();
    await control.event(match.id, { type: 'finish' });

    await test.step('the settlement has raised the level', async () => {
      await page.goto('/mine');
      await page.getByRole('link', { name: 'VIP 1', exact: true }).click();
      await expect(page).toHaveURL(/\/mine\/vip$/);
      await expect(region(page, '当前等级')).toContainText('1,000.00 / 5,000.00');
      await expect(region(page, '等级记录').getByRole('listitem').first()).toContainText('VIP 0 → VIP 1');
      await page.getByRole('textbox', { name: '每天的有效投注' }).fill('1000');
      await expect(page.getByText('约 4 天后升级到 VIP 2')).toBeVisible();
      await expect(region(page, '近 30 天有效投注')).toContainText('1,000.00');
      await expect(region(page, '等级礼遇')).toContainText('升到 VIP 2 得 10.00 币');
      await region(page, '等级礼遇')
        .getByRole('link', { name: /^领取福利券（\d 张）$/ })
        .click();
      await expect(page.getByText('VIP 1 晋级礼金')).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: '全部等级和规则' }).click();
      await expect(page.getByRole('row', { name: /VIP 1 当前/ }).first()).toBeVisible();
    });

    await test.step('today’s rebate is counted, with the reason', async () => {
      await page.goto('/mine');
      await page.getByRole('link', { name: '返水' }).click();
      const today = region(page, '每日返水').getByRole('button', { name: /今天/ });
      await expect(today).toContainText('统计中');
      await expect(today).toContainText('2.50');
      await expect(page.getByRole('button', { name: '一键领取' })).toBeDisabled();
      await today.click();
      const sheet = page.getByRole('dialog', { name: /返水明细/ });
      await expect(sheet.getByRole('listitem')).toContainText('投注额 1,000.00 → 有效投注 1,000.00 × 0.25%');
      await expect(sheet.getByRole('listitem')).toContainText('全额计入');
    });

    await advance(control, NIGHT_MINUTES);
    await page.goto('/mine/rebate');
    await expect(region(page, '可领取返水')).toContainText('2.50');
    await control.fault({ call: CLAIM, drop, times: 3 });
    await page.getByRole('button', { name: '一键领取' }).click();
    await expect(page.getByText(/返水 2.50 正在处理/)).toBeVisible();
    // The next page repeats the request under the same key; so does this one after a while.
    if (drop === 'after') await page.reload();
    await onPage(page, (patience) => expect(region(page, '每日返水').getByText('已领取')).toBeVisible(patience));
    await expect(page.getByText('暂无可领取的返水')).toBeVisible();

    await page.goto('/mine/record/transRecord');
    await expect(page.getByRole('button', { name: /3 月 6 日返水/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /3 月 6 日返水/ })).toContainText('+2.50');
    await auditLedger(0);
  });
}
