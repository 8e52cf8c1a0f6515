import { limitSetCall } from '@pavilion/contract/calls/limit.calls';
import { sendCall } from '../../../support/platform-client';
import { DAY, MINUTE } from '../../../support/time';
import { expect, test } from '../../fixtures';
import { DepositPage } from '../../pages/deposit-page';
import { LimitsPage } from '../../pages/limits-page';
import { SIGN_KEY } from '../../stack';
import { VENUES } from '../../venues';

test('a deposit limit is two taps from home, shown at the amount, and rejects more before and after sending', async ({
  page,
  member,
  auditLedger,
}) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/');
  await page.getByRole('link', { name: /^理性投注/ }).click();
  await page.getByRole('link', { name: '去设置限额' }).click();
  const limits = new LimitsPage(page);
  await limits.set('存款限额', '每日', '500');
  await expect(limits.row('存款限额', '每日')).toContainText('500.00 币');
  await expect(limits.history).toContainText('不限 → 500.00 币');

  const deposit = new DepositPage(page);
  await deposit.open();
  await deposit.understand();
  await expect(page.getByText('今日还可存 500.00 币')).toBeVisible();
  await deposit.choose('数字人民币');
  await deposit.amount.fill('600');
  await deposit.submit.click();
  await expect(page.getByText('超过您设置的每日存款限额')).toBeVisible();
  await deposit.amount.fill('400');
  await deposit.order();
  await limits.open();
  await expect(limits.row('存款限额', '每日')).toContainText(/剩余 100\.(?!00)\d\d 币/);
  await auditLedger(0);
});

test('a limit is raised only after 24 hours and a confirmation', async ({ page, control, member }) => {
  expect(member.userName).toBeTruthy();
  const limits = new LimitsPage(page);
  await limits.open();
  await limits.set('亏损限额', '每周', '300');
  await limits.set('亏损限额', '每周', '800');
  const row = limits.row('亏损限额', '每周');
  await expect(row).toContainText('300.00 币');
  await expect(row).toContainText('申请调为 800.00 币');
  await expect(page.getByRole('button', { name: '确认调整' })).toHaveCount(0);
  await control.clock({ advanceMs: DAY });
  await page.reload();
  const waiting = page.getByRole('region', { name: '等待您再次确认' });
  await expect(waiting).toContainText('每周亏损限额：300.00 币 → 800.00 币');
  await waiting.getByRole('button', { name: '确认调整' }).click();
  await expect(waiting).toBeHidden();
  await expect(row).toContainText('800.00 币');
  await limits.set('亏损限额', '每周', '');
  await expect(row).toContainText('申请调为 不限');
  await row.click();
  await limits.sheet('亏损限额', '每周').getByRole('button', { name: '撤回' }).click();
  await expect(row).not.toContainText('申请调为');
});

for (const venue of VENUES) {
  test(`a stake limit is shown in the slip before a bet is sent, and enforced by the venue: ${venue}`, async ({
    page,
    member,
    slip,
    stack,
    startBet,
    auditLedger,
  }) => {
    const limits = new LimitsPage(page);
    await limits.open();
    await limits.set('投注限额', '每日', '50');
    await startBet('主', venue);
    await slip.stake('60');
    await expect(slip.button('超过您设置的每日投注限额')).toBeDisabled();
    await expect(slip.sheet.getByText('今日还可投 50.00 币')).toBeVisible();
    await expect(slip.sheet.getByRole('link', { name: '查看限额' })).toHaveAttribute('href', '/mine/limits');
    await slip.clearStake();
    await slip.stake('50');
    // Lowered elsewhere: the slip does not know yet, the venue does.
    const lower = { kind: 'stake', period: 'day', limit: '40.00' };
    const options = { token: member.token, uuid: member.uuid, key: SIGN_KEY };
    expect((await sendCall(stack.platform, limitSetCall, lower, options)).status_code).toBe(6000);
    await slip.place();
    await expect(
      slip.sheet
        .getByRole('listitem')
        .filter({ hasText: /可在「理性投注」查看/ })
        .first(),
    ).toBeVisible();
    await expect(slip.button('超过您设置的每日投注限额')).toBeDisabled();
    await slip.clearStake();
    await slip.stake('40');
    await slip.place();
    await slip.accepted();
    await auditLedger(1);
  });
}

test('a cooling-off closes bets and deposits, and leaves withdrawal open', async ({ page, member, slip, startBet }) => {
  expect(member.userName).toBeTruthy();
  const limits = new LimitsPage(page);
  await limits.open();
  await limits.coolDown();
  const deposit = new DepositPage(page);
  await deposit.open();
  await deposit.understand();
  await expect(page.getByRole('button', { name: '冷静期内不能存款' })).toBeDisabled();
  await page.goto('/mine/finance/withdrawal');
  await expect(page.getByText('还有 3 项要完成')).toBeVisible();
  await startBet('主');
  await expect(slip.button('冷静期内不能投注')).toBeDisabled();
});

test('a self-exclusion requires the password, and ends only after its time, 24 hours and a confirmation', async ({
  page,
  control,
  member,
}) => {
  const limits = new LimitsPage(page);
  await limits.open();
  await page.getByRole('button', { name: /^自我排除/ }).click();
  const sheet = page.getByRole('dialog', { name: '自我排除' });
  await sheet.getByRole('button', { name: '1 年' }).click();
  const start = sheet.getByRole('button', { name: '开始 1 年自我排除' });
  await sheet.getByLabel('登录密码').fill('Wrong@2026');
  await start.click();
  await expect(sheet.getByText(/还可再试 4 次/)).toBeVisible();
  await sheet.getByLabel('登录密码').fill(member.password);
  await start.click();
  const state = page.getByRole('region', { name: '自我排除进行中' });
  await expect(state).toContainText('取款照常');
  await expect(state.getByRole('button')).toHaveCount(0);
  await control.clock({ advanceMs: 366 * DAY });
  await page.reload();
  await state.getByRole('button', { name: '申请解除' }).click();
  await expect(state).toContainText('已申请解除');
  await control.clock({ advanceMs: DAY });
  await page.reload();
  await state.getByRole('button', { name: '确认解除' }).click();
  await expect(state).toBeHidden();
});

test('a reality check appears at the chosen interval, shows time and result, and never appears without an interval', async ({
  page,
  member,
}) => {
  expect(member.userName).toBeTruthy();
  const check = page.getByRole('alertdialog', { name: '现实提醒' });
  await page.goto('/');
  await page.clock.fastForward(16 * MINUTE);
  await expect(check).toBeHidden();
  const limits = new LimitsPage(page);
  await limits.open();
  const chosen = page.getByRole('group', { name: '现实提醒' }).getByRole('button', { name: '15 分钟' });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('realityCheck'))).not.toBeNull();
  await page.clock.fastForward(15 * MINUTE + 5_000);
  await expect(check).toContainText('净输赢');
  await check.getByRole('button', { name: '继续' }).click();
  await expect(check).toBeHidden();
  await page.clock.fastForward(14 * MINUTE);
  await expect(check).toBeHidden();
  await page.clock.fastForward(MINUTE + 5_000);
  await check.getByRole('button', { name: '休息一下' }).click();
  await expect(page).toHaveURL('/mine/limits');
});
