import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { comingMatch } from '../../matches';
import { inTime } from '../../passing';
import { untilStill } from '../../sheets';
import { recordTexts } from '../../shown-texts';
import { stopClock, stopTimers } from '../../time';
import { sendsOf, WIRE } from '../../venues';

/** Switches 一键投注 on in 设置. */
async function switchOn(page: Page, amount: string): Promise<void> {
  await page.goto('/mine/settings');
  await page.getByRole('button', { name: /^一键投注 ?未开启/ }).click();
  const sheet = page.getByRole('dialog', { name: '一键投注' });
  await untilStill(sheet);
  await sheet.getByRole('textbox', { name: '每次投注金额' }).fill(amount);
  await sheet.getByRole('button', { name: '开启' }).click();
  await expect(sheet.getByText('请先确认')).toBeVisible();
  await sheet.getByRole('checkbox', { name: '我知道点一下赔率就会下注' }).check();
  await sheet.getByRole('button', { name: '开启' }).click();
  await expect(sheet).toBeHidden();
}

const barOf = (page: Page) => page.getByRole('region', { name: '一键投注' });

test('with 一键投注 a tap on a live price is a bet, on every page, until it is switched off', async ({
  page,
  control,
  member,
  match,
  sport,
  slip,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  await switchOn(page, '20');
  await sport.open();
  const bar = barOf(page);
  await expect(bar).toContainText('一键投注·每次 20.00 币');
  // The result is shown for three seconds, which may pass between two looks.
  const shown = await recordTexts(page, '[data-slip-bar]');
  await sport.odds(match, '主').click();
  await inTime(page, control, (glance) => expect(async () => expect(await shown()).toMatch(/已成立( @[\d.]+)?·20\.00/)).toPass(glance));
  await expect(slip.bar).toHaveCount(0);
  await auditLedger(1);

  // It outlives a reload, and ends with its own switch.
  await page.reload();
  await expect(bar).toContainText('每次 20.00 币');
  await bar.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(bar).toHaveCount(0);
  await sport.choose(match, '客');
  await expect(slip.bar).toBeVisible();
  await auditLedger(1);
});

test('a bet before kick-off can be taken back, a second tap asks, and half an hour without a bet ends 一键投注', async ({
  page,
  control,
  member,
  sport,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  const match = await comingMatch(control);
  await switchOn(page, '30');
  await sport.open('today');
  const bar = barOf(page);
  await expect(bar).toContainText('每次 30.00 币');
  await stopTimers(page);
  await sport.odds(match, '主').click();
  await expect(bar).toContainText('即将投注 30.00');
  await bar.getByRole('button', { name: '撤回' }).click();
  await expect(bar).toContainText('每次 30.00 币');
  await page.clock.runFor(4_000);
  await auditLedger(0);

  await sport.odds(match, '主').click();
  await expect(bar).toContainText('即将投注 30.00');
  await page.clock.runFor(3_100);
  await expect(bar).toContainText('已成立');
  await auditLedger(1);

  await sport.odds(match, '主').click();
  await expect(bar).toContainText('再投一笔 30.00？');
  await bar.getByRole('button', { name: '取消' }).click();
  await expect(bar).toContainText('每次 30.00 币');
  // A bet of another moment has another record.
  await page.clock.runFor(1_000);
  await sport.odds(match, '主').click();
  await bar.getByRole('button', { name: '投注' }).click();
  await expect(bar).toContainText('已成立');
  await auditLedger(2);

  await page.clock.resume();
  await page.clock.fastForward(31 * 60_000);
  await expect(page.getByText('30 分钟未投注，一键投注已关闭')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a bet that cannot be sent says why, and goes on in the slip', async ({ page, logIn, match, sport, slip, auditLedger }) => {
  await logIn({ balance: '5.00' });
  await switchOn(page, '20');
  await sport.open();
  const bar = barOf(page);
  await sport.odds(match, '主').click();
  await expect(bar).toContainText('余额不足，还差 15.00 币');
  await bar.getByRole('button', { name: '去投注单' }).click();
  await expect(slip.sheet).toBeVisible();
  await expect(slip.stakeField).toHaveValue('20');
  await auditLedger(0);
});

test('a bet whose response is lost is looked up and never sent again', async ({ page, control, member, sport, auditLedger }) => {
  expect(member.userName).toBeTruthy();
  await stopClock(page);
  await switchOn(page, '20');
  await sport.open('today');
  const bar = barOf(page);
  const sends = sendsOf(page, WIRE.FBTY.bet);
  await control.fault({ call: WIRE.FBTY.bet, drop: 'after', times: 1 });
  await sport.odds(await comingMatch(control), '主').click();
  await inTime(page, control, (glance) => expect(bar).toContainText('已成立', glance));
  expect(sends()).toBe(1);
  await auditLedger(1);
});
