import { WithdrawPage } from '../pages/withdraw-page';
import { expect, test } from './fixtures';

const PIN = '246813';
const CARD = { kind: 'bank', number: '6200000000000005', bank: 'ICBC' };
const ADDRESS = { kind: 'erc20', number: '0x52908400098527886e0f7030069857d2e4169ee7' };
const CUSTOMER = { withdrawPassword: PIN, realName: '欧阳测试', payees: [CARD, ADDRESS] };

test('取款: missing steps', async ({ page, take, logIn }) => {
  const withdraw = new WithdrawPage(page);
  await logIn();
  await withdraw.open();
  await take({ id: 'withdraw/01', title: '取款 还缺三项', narrow: true, doubled: true, shows: ['还有 3 项要完成', '去认证'] });
});

test('取款: the form, an error, the PIN', async ({ page, take, logIn }) => {
  const withdraw = new WithdrawPage(page);
  await logIn(CUSTOMER);
  await withdraw.open();
  await take({ id: 'withdraw/02', title: '取款 表单', narrow: true, doubled: true, shows: ['取款条件已全部满足', '今日剩余免费次数'] });
  await withdraw.amount.fill('5000');
  await withdraw.submit.click();
  await take({ id: 'withdraw/03', title: '取款 超过可提款', shows: ['可提款只有 1,000.00 币'] });
  await withdraw.request('300');
  await take({ id: 'withdraw/04', title: '取款 提款密码', narrow: true, doubled: true, shows: ['修改提款密码', '实际到账'] });
  await withdraw.pin.fill('135791');
  await take({ id: 'withdraw/05', title: '取款 密码错误', shows: ['提款密码错误，还可再试 4 次'] });
  await page.getByRole('button', { name: '修改提款密码' }).click();
  await take({ id: 'withdraw/06', title: '修改提款密码', narrow: true, shows: ['原提款密码', '登录密码'] });
});

test('取款: review, payout, arrived, rejected, failed, cancelled', async ({ page, take, logIn, control }) => {
  await logIn(CUSTOMER);
  await control.clock({ decisions: 'hold' });
  const withdraw = new WithdrawPage(page);
  await withdraw.open();
  const first = await withdraw.order('300', PIN);
  await take({ id: 'withdraw/07', title: '取款 审核', narrow: true, doubled: true, shows: ['取消这笔取款'] });
  await page.goto('/mine');
  await take({ id: 'withdraw/08', title: '我的 取款进行中', narrow: true, shows: [/取款/] });
  await control.withdrawal(first, 'approve');
  await withdraw.open(`?order=${first}`);
  await take({ id: 'withdraw/09', title: '取款 出款', shows: [/不能再取消/] });
  await control.withdrawal(first, 'pay');
  await withdraw.open(`?order=${first}`);
  await take({ id: 'withdraw/10', title: '取款 到账', narrow: true, shows: [/^已付至/] });
  for (const [id, title, outcomes, text] of [
    ['withdraw/11', '取款 未通过', ['reject'], '资料未通过核对'],
    ['withdraw/12', '取款 失败', ['approve', 'fail'], '收款方未收到'],
  ] as const) {
    await withdraw.open();
    const orderId = await withdraw.order('200', PIN);
    for (const outcome of outcomes) await control.withdrawal(orderId, outcome);
    await withdraw.open(`?order=${orderId}`);
    await take({ id, title, narrow: true, shows: [text] });
  }
  await withdraw.open();
  await withdraw.order('200', PIN);
  await page.getByRole('button', { name: '取消这笔取款' }).click();
  await take({ id: 'withdraw/13', title: '取款 确认取消', shows: ['取消这笔取款？'] });
});

test('收款账户 without a verified name, and 实名认证', async ({ page, take, logIn, control }) => {
  const visitor = await logIn();
  await control.clock({ decisions: 'hold' });
  await page.goto('/mine/addBankCard');
  await take({ id: 'withdraw/14', title: '银行卡 先实名', narrow: true, shows: ['先完成实名认证'] });
  await page.goto('/mine/userInfo/authentication');
  await take({ id: 'withdraw/15', title: '实名认证', narrow: true, doubled: true, shows: ['真实姓名'] });
  await page.getByRole('textbox', { name: '真实姓名' }).fill('欧阳测试');
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认提交' }).click();
  await take({ id: 'withdraw/16', title: '实名认证 审核中', shows: ['审核中'] });
  await control.realName(visitor.userName, 'reject');
  await page.goto('/mine/userInfo/authentication');
  await take({ id: 'withdraw/17', title: '实名认证 未通过', narrow: true, shows: [/姓名与资料不符/] });
});

test('收款账户: forms, list, errors', async ({ page, take, logIn }) => {
  await logIn(CUSTOMER);
  await page.goto('/mine/addBankCard');
  await take({ id: 'withdraw/18', title: '银行卡', narrow: true, doubled: true, shows: ['已绑定', '添加银行卡'] });
  await page.getByRole('button', { name: '添加银行卡' }).click();
  await page.getByRole('textbox', { name: '银行卡号' }).fill('6214830000000001');
  await page.getByRole('button', { name: /^下一步/ }).click();
  await take({ id: 'withdraw/19', title: '银行卡 号码有误', shows: ['银行卡号格式不正确，请核对'] });
  await page.goto('/mine/virtualCoinCard?network=erc20');
  await take({ id: 'withdraw/20', title: 'USDT 地址', narrow: true, doubled: true, shows: [/ERC20·以太坊/] });
  await page.goto('/mine/alipayAcount');
  await take({ id: 'withdraw/21', title: '支付宝 没有', shows: ['暂未绑定支付宝'] });
  await page.goto('/mine/addAlipayCard');
  await take({ id: 'withdraw/22', title: '添加支付宝', narrow: true, shows: ['持有人'] });
  await page.goto('/mine/payees');
  await expect(page.getByText('1 个', { exact: true }).first()).toBeVisible();
  await take({ id: 'withdraw/23', title: '收款账户 各类', narrow: true, doubled: true, shows: ['乐享钱包'] });
});
