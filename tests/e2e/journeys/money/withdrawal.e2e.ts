import { spaced } from '@pavilion/number/spaced';
import type { Control, TestMember } from '../../../support/control-client';
import { expect, test } from '../../fixtures';
import { amount } from '../../money';
import { MinePage } from '../../pages/mine-page';
import { WithdrawPage } from '../../pages/withdraw-page';
import { inTime, onPage } from '../../passing';
import { WALLETS } from '../../payment-methods';

const PIN = '246813';
/** Made-up numbers with a valid check digit. */
const CARD = '6200000000000005';
const OTHER_CARD = '6200000000000013';
const ADDRESS = '0x52908400098527886e0f7030069857d2e4169ee7';

/** A member who passes every check. */
const customer = (
  logIn: (wanted: Parameters<Control['member']>[0]) => Promise<TestMember>,
  wanted: Parameters<Control['member']>[0] = {},
) => logIn({ withdrawPassword: PIN, realName: '欧阳测试', payees: [{ kind: 'bank', number: CARD, bank: 'ICBC' }], ...wanted });

test(
  'a newcomer is guided through name, card and PIN, withdraws, and sees the money arrive',
  { tag: '@smoke' },
  async ({ page, control, logIn, auditLedger }) => {
    const member = await logIn();
    await control.clock({ decisions: 'hold' });
    await new MinePage(page).open();
    await page.getByRole('link', { name: '取款', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '取款' })).toBeVisible();
    await expect(page.getByText('还有 3 项要完成')).toBeVisible();
    const withdraw = new WithdrawPage(page);
    await expect(withdraw.amount).toBeDisabled();

    await page.getByRole('link', { name: '去认证' }).click();
    await page.getByRole('textbox', { name: '真实姓名' }).fill('Wang');
    await page.getByRole('button', { name: '提交认证' }).click();
    await expect(page.getByText('请输入与银行卡一致的真实姓名')).toBeVisible();
    await page.getByRole('textbox', { name: '真实姓名' }).fill('阿依努尔．买买提');
    await page.getByRole('button', { name: '提交认证' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByText('审核中').first()).toBeVisible();
    await inTime(page, control, (patience) => expect(page.getByText('已认证').first()).toBeVisible(patience));
    await page.getByRole('link', { name: '返回继续' }).click();

    await page.getByRole('link', { name: '去添加' }).click();
    const number = page.getByRole('textbox', { name: '银行卡号' });
    await number.fill(CARD.replace(/.$/, '6'));
    await page.getByRole('button', { name: /^下一步/ }).click();
    await expect(number).toBeFocused();
    await expect(page.getByText('银行卡号格式不正确，请核对')).toBeVisible();
    await number.fill(CARD);
    await page.getByRole('combobox', { name: '开户银行' }).selectOption('中国工商银行');
    await page.getByRole('button', { name: /^下一步/ }).click();
    // No PIN yet: the sheet sets it first, then requests it.
    const setting = page.getByRole('dialog', { name: '设置提款密码' });
    await setting.getByLabel('新提款密码', { exact: true }).fill('123456');
    await setting.getByLabel('再次输入新提款密码').fill('123456');
    await setting.getByLabel('登录密码').fill(member.password);
    await setting.getByRole('button', { name: '保存提款密码' }).click();
    await expect(setting.getByText('密码过于简单，请更换')).toBeVisible();
    await setting.getByLabel('新提款密码', { exact: true }).fill(PIN);
    await setting.getByLabel('再次输入新提款密码').fill(PIN);
    await setting.getByRole('button', { name: '保存提款密码' }).click();
    await page.getByRole('dialog', { name: '确认添加收款账户' }).getByLabel('提款密码', { exact: true }).fill(PIN);

    await expect(page).toHaveURL(/\/mine\/finance\/withdrawal/);
    await expect(page.getByText('取款条件已全部满足')).toBeVisible();
    await expect(page.getByRole('radio', { name: /中国工商银行/ })).toBeChecked();
    await withdraw.order('300', PIN);
    await expect(withdraw.steps.getByText('审核')).toBeVisible();
    await expect(page.getByText('6200 **** **** 0005')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '取消这笔取款' })).toBeVisible();
    await inTime(page, control, (patience) => expect(page.getByText('已付至中国工商银行 6200 **** **** 0005')).toBeVisible(patience));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText('700.00');
    await auditLedger(0);
  },
);

test('a wrong PIN is requested again with the remaining tries, and two taps send one withdrawal', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  const member = await customer(logIn);
  await control.clock({ decisions: 'hold' });
  const withdraw = new WithdrawPage(page);
  await withdraw.open();
  await withdraw.request('100');
  await withdraw.pin.fill('135791');
  await expect(page.getByText('提款密码错误，还可再试 4 次')).toBeVisible();
  await expect(withdraw.pin).toHaveValue('');
  await expect(withdraw.pin).toBeFocused();
  await withdraw.pin.fill(PIN);
  await withdraw.pin.press('Enter');
  await expect(page).toHaveURL(/[?&]order=\d+/);
  expect(await control.withdrawals(member.userName)).toHaveLength(1);
  // A fresh visit leads to it, not to a form that could send another.
  await withdraw.open();
  await expect(page.getByRole('button', { name: '取消这笔取款' })).toBeVisible();
  await auditLedger(0);
});

test('a withdrawal in review is cancelled, and its money is returned', async ({ page, control, logIn, auditLedger }) => {
  await customer(logIn);
  await control.clock({ decisions: 'hold' });
  const withdraw = new WithdrawPage(page);
  await withdraw.open();
  await withdraw.order('100', PIN);
  await page.getByRole('button', { name: '取消这笔取款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消这笔取款' }).click();
  await expect(page.getByText('100.00 币已退回中心钱包。')).toBeVisible();
  await page.getByRole('button', { name: '再次取款' }).click();
  await expect(withdraw.submit).toBeVisible();
  await new MinePage(page).open();
  await expect(new MinePage(page).available).toHaveText('1,000.00');
  await auditLedger(0);
});

for (const { method, name } of WALLETS) {
  test(`${name}: a withdrawal is paid out to a bound wallet`, async ({ page, control, logIn, auditLedger }) => {
    await customer(logIn, { payees: [{ kind: method, number: 'wallet0012345678' }] });
    await control.clock({ decisions: 'hold' });
    const withdraw = new WithdrawPage(page);
    await withdraw.open();
    await withdraw.order('200', PIN);
    await inTime(page, control, (patience) => expect(page.getByText(spaced`已付至${name} wa****78`)).toBeVisible(patience));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText('800.00');
    await auditLedger(0);
  });
}

for (const [title, outcomes, reason] of [
  ['rejected by the review', ['reject'], '资料未通过核对'],
  ['not accepted by the payee', ['approve', 'fail'], '收款方未收到'],
] as const) {
  test(`a withdrawal that is ${title} shows its reason and returns the money`, async ({ page, control, logIn, auditLedger }) => {
    await customer(logIn);
    await control.clock({ decisions: 'hold' });
    const withdraw = new WithdrawPage(page);
    await withdraw.open();
    const orderId = await withdraw.order('100', PIN);
    for (const outcome of outcomes) await control.withdrawal(orderId, outcome);
    await onPage(page, (patience) => expect(page.getByText(reason)).toBeVisible(patience));
    await expect(page.getByRole('link', { name: /客服/ }).last()).toHaveAttribute('href', new RegExp(orderId));
    await new MinePage(page).open();
    await expect(new MinePage(page).available).toHaveText('1,000.00');
    await auditLedger(0);
  });
}

for (const [moment, drop] of [
  ['after', 'after'],
  ['before', 'before'],
] as const) {
  test(`a response that is lost ${moment} the platform acted results in one withdrawal or in none`, async ({
    page,
    control,
    logIn,
    auditLedger,
  }) => {
    const member = await customer(logIn);
    await control.clock({ decisions: 'hold' });
    const withdraw = new WithdrawPage(page);
    await withdraw.open();
    await control.fault({ call: 'POST /site/api/v1/finance/withdraw/create', drop, times: 1 });
    await withdraw.request('100');
    await withdraw.pin.fill(PIN);
    if (drop === 'after') {
      await onPage(page, (patience) => expect(page.getByRole('button', { name: '取消这笔取款' })).toBeVisible(patience));
    } else {
      await expect(page.getByText(/100.00 币的取款未收到结果/)).toBeVisible();
      await onPage(page, (patience) => expect(page.getByText(/未扣款可再次提交/)).toBeVisible(patience), 20_000);
      await withdraw.order('100', PIN);
    }
    expect(await control.withdrawals(member.userName)).toHaveLength(1);
    await auditLedger(0);
  });
}

test('a deposit is locked until its turnover is done, and each source shows that', async ({ page, control, logIn }) => {
  const member = await customer(logIn, { balance: '200.00' });
  await control.clock({ decisions: 'hold' });
  await page.goto('/mine/finance/deposit');
  await page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }).click();
  await page.getByText('数字人民币', { exact: true }).click();
  await page.getByRole('textbox', { name: /^存款金额/ }).fill('500');
  await page.getByRole('button', { name: /^提交存款/ }).click();
  await page.getByRole('button', { name: '我已付款' }).click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  const [deposit] = await control.deposits(member.userName);
  await control.deposit(deposit!.orderId, 'confirm');

  const withdraw = new WithdrawPage(page);
  await withdraw.open();
  await expect(page.getByText('数字人民币存款的流水未完成')).toBeVisible();
  await withdraw.amount.fill('300');
  await withdraw.submit.click();
  await expect(page.getByText('可提款只有 200.00 币')).toBeVisible();
  await page.getByRole('group', { name: '快捷金额' }).getByRole('button', { name: '全部' }).click();
  await expect(withdraw.amount).toHaveValue('200');
});

test('a payee of another network is added, preferred and deleted with the PIN', async ({ page, logIn }) => {
  await customer(logIn);
  await page.goto('/mine/virtualCoinCard?network=erc20');
  const field = page.getByRole('textbox', { name: 'ERC20 地址' });
  await field.fill('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
  await page.getByRole('button', { name: /^下一步/ }).click();
  await expect(page.getByText('地址与所选协议不符')).toBeVisible();
  await field.fill(ADDRESS);
  await page.getByRole('button', { name: /^下一步/ }).click();
  await page.getByRole('dialog', { name: '确认添加收款账户' }).getByLabel('提款密码', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: '删除 0x52…169ee7' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog', { name: '输入提款密码以删除' }).getByLabel('提款密码', { exact: true }).fill(PIN);
  await expect(page.getByRole('button', { name: '删除 0x52…169ee7' })).toHaveCount(0);

  await page.goto('/mine/addBankCard');
  await page.getByRole('button', { name: '添加银行卡' }).click();
  await page.getByRole('textbox', { name: '银行卡号' }).fill(OTHER_CARD);
  await page.getByRole('combobox', { name: '开户银行' }).selectOption('招商银行');
  await page.getByRole('button', { name: /^下一步/ }).click();
  await page.getByRole('dialog', { name: '确认添加收款账户' }).getByLabel('提款密码', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: '默认收款账户 6200 **** **** 0013' }).click();
  await expect(page.getByRole('button', { name: '默认收款账户 6200 **** **** 0013' })).toHaveAttribute('aria-pressed', 'true');
  const withdraw = new WithdrawPage(page);
  await withdraw.open();
  await expect(page.getByRole('radio', { name: /招商银行/ })).toBeChecked();
});

test('another member’s withdrawal is not found, and a stopped member is referred to customer service', async ({
  page,
  control,
  logIn,
  context,
  stack,
}) => {
  const owner = await customer(logIn);
  const withdraw = new WithdrawPage(page);
  await withdraw.open();
  const orderId = await withdraw.order('100', PIN);
  const stranger = await control.member({ flags: { canWithdraw: false } });
  expect(stranger.userName).not.toBe(owner.userName);
  await context.addCookies(['token', 'uuid'].map((name) => ({ name, value: stranger[name as 'token' | 'uuid'], url: stack.origin })));
  await withdraw.open(`?order=${orderId}`);
  await expect(page.getByText('取款订单不存在')).toBeVisible();
  await expect(page.getByText(amount(10_000n))).toBeHidden();
  await withdraw.open();
  await expect(page.getByText('暂时不能取款')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /客服/ })).toBeVisible();
});
