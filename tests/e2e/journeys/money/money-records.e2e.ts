import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { DepositPage } from '../../pages/deposit-page';
import { inTime } from '../../passing';

const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(title) });

// @spec 2.37
test('交易记录 follows a deposit to its end, keeps its filter, urges once, and exports the shown rows', async ({
  page,
  control,
  member,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('数字人民币');
  const orderId = await deposit.order();

  await page.goto('/mine');
  await page.getByRole('link', { name: '交易记录' }).click();
  await expect(row(page, '数字人民币存款')).toContainText('等待付款');
  await row(page, '数字人民币存款').click();
  const sheet = page.getByRole('dialog', { name: '数字人民币存款' });
  await expect(sheet).toContainText(orderId);
  await sheet.getByRole('link', { name: '查看订单' }).click();
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();

  await test.step('催单 is accepted once', async () => {
    await page.goto('/mine/record/transRecord?result=open');
    await row(page, '数字人民币存款').click();
    await sheet.getByRole('button', { name: '催单' }).click();
    await expect(sheet.getByRole('button', { name: '已催促，10 分钟内不能重复' })).toBeDisabled();
    await page.goBack();
    await expect(sheet).toBeHidden();
  });

  await test.step('a credited deposit leaves the open rows and enters the totals', async () => {
    const credited = await control.deposit(orderId, 'confirm');
    await inTime(page, control, (glance) => expect(page.getByText('这段时间没有记录')).toBeVisible(glance));
    await page.getByRole('combobox', { name: '状态' }).selectOption('成功');
    await expect(page).toHaveURL(/\?result=done$/);
    await expect(row(page, '数字人民币存款')).toContainText('已到账');
    await expect(page.getByRole('region', { name: /^合计/ })).toContainText(`+${credited.credit}`);
    await page.reload();
    await expect(page.getByRole('combobox', { name: '状态' })).toHaveValue('done');
    await expect(row(page, '数字人民币存款')).toBeVisible();
  });

  await test.step('the table contains the shown rows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载表格' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe('\uFEFF单号,类型,说明,金额,手续费,状态,提交时间,完成时间,申请金额');
    expect(lines).toHaveLength(3);
  });
  await auditLedger(0);
});

// @spec 2.28 2.34
test('余额 and 流水 show the effect of a deposit', async ({ page, control, logIn }) => {
  await logIn({ balance: '1000.00', wallets: { FBTY: '50.00' }, autoTransfer: false });
  await page.goto('/mine');
  await page.getByRole('link', { name: '流水' }).click();
  await expect(page.getByText('暂无待完成流水')).toBeVisible();

  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('数字人民币');
  const orderId = await deposit.order();
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  const { credit } = await control.deposit(orderId, 'confirm');
  await page.goto('/mine/audit');
  await expect(page.getByRole('region', { name: '流水明细' })).toContainText('数字人民币存款');
  await expect(page.getByRole('region', { name: '可提款金额' })).toContainText(credit);

  await page.goto('/mine/balance');
  const sum = page.getByRole('region', { name: '总资产' });
  await expect(sum).toContainText('50.00');
  await page.getByRole('button', { name: /^一键回收/ }).click();
  await expect(page.getByText('已回收')).toBeVisible();
  const result = page.getByRole('region', { name: '每日输赢' });
  await expect(result).toContainText('这段时间没有已结算的注单');
  await result.getByRole('button', { name: '看表格' }).click();
  await expect(result.getByRole('row')).toHaveCount(8);
});
