import { METHODS } from '../../../sandbox/modules/money/deposit/method.copy';
import { advance } from '../matches';
import { DepositPage } from '../pages/deposit-page';
import { MinePage } from '../pages/mine-page';
import { WalletPage } from '../pages/wallet-page';
import { expect, test } from './fixtures';

const SPREAD = { balance: '320.00', autoTransfer: false, wallets: { IMTY: '80.00', OBTY: '45.50', FBTY: '12.00' } } as const;
const BALANCE_OF_OB = 'POST /wallets/OBTY/balance';
const MOVE = 'POST /site/api/v1/finance/transfer';

test('money in four wallets: the distribution, a venue without a response, one that transfers nothing', async ({
  page,
  control,
  take,
  logIn,
}) => {
  await logIn(SPREAD);
  const wallet = new WalletPage(page);
  await wallet.open();
  await wallet.shows(['320.00', '80.00', '45.50', '12.00']);
  await take({ id: 'money/01', title: '钱包', narrow: true, doubled: true, shows: ['总资产', '一键回收'] });
  await new MinePage(page).open();
  await take({
    id: 'money/02',
    title: '我的 三个钱包',
    narrow: true,
    doubled: true,
    shows: [page.getByRole('region', { name: '中心钱包' }), '一键回收'],
  });

  await wallet.open();
  await control.fault({ call: 'POST /wallets/OBTY/transfer', statusCode: 10_001 });
  await wallet.recall.getByRole('button', { name: /^一键回收/ }).click();
  await expect(wallet.row('OB体育')).toContainText('未转出');
  await wallet.recall.scrollIntoViewIfNeeded();
  await take({ id: 'money/03', title: '回收 一馆未转出', narrow: true, doubled: true, shows: [/款项未变动/] });
  await control.clearFaults();
  await control.fault({ call: BALANCE_OF_OB, httpStatus: 503 });
  await wallet.open();
  await take({ id: 'money/04', title: '一馆余额加载失败', shows: ['余额加载失败'] });
});

test('免转钱包 is on', async ({ page, take, member }) => {
  expect(member.userName).toBeTruthy();
  const wallet = new WalletPage(page);
  await wallet.open();
  await expect(wallet.auto).toBeChecked();
  await take({ id: 'money/05', title: '免转钱包 已开启', shows: ['三个场馆直接使用中心钱包，无需转账。'] });
});

test('a transfer: empty, too much, ready, unknown, done', async ({ page, control, take, logIn }) => {
  await logIn(SPREAD);
  const wallet = new WalletPage(page);
  await wallet.openTransfer();
  const amount = wallet.form.getByRole('textbox', { name: '转账金额' });
  await take({ id: 'money/06', title: '转账 未填', narrow: true, doubled: true, shows: ['转出', '转入'] });
  await amount.fill('999');
  await take({ id: 'money/07', title: '转账 超过余额', shows: ['转出钱包只有 320.00 币'] });
  await amount.fill('40');
  await take({ id: 'money/08', title: '转账 已填', shows: [wallet.form.getByRole('button', { name: '转账 40.00' })] });
  await control.fault({ call: MOVE, drop: 'after' });
  await wallet.form.getByRole('button', { name: '转账 40.00' }).click();
  await take({
    id: 'money/09',
    title: '转账 无响应',
    narrow: true,
    doubled: true,
    shows: ['未收到结果，正在查询，不会重复转账'],
  });
  await control.clearFaults();
  await take({ id: 'money/10', title: '转账 完成', shows: [page.getByText('转账完成').first()] });
});

test('a deposit by bank: warning, form, order, confirming, arrived', async ({ page, control, take, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await take({ id: 'money/11', title: '存款 温馨提示', narrow: true, doubled: true, shows: ['我知道了'] });
  await deposit.understand();
  await take({ id: 'money/12', title: '存款 表单', narrow: true, doubled: true, shows: ['存款方式', '预计到账'] });
  await deposit.amount.fill('1');
  await deposit.submit.click();
  await take({ id: 'money/13', title: '存款 低于最低', shows: [/^最低 .* 币$/] });
  await deposit.amount.fill('500');
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('王小明');
  const orderId = await deposit.order();
  await take({ id: 'money/14', title: '存款 待付款', narrow: true, doubled: true, shows: ['模拟银行·沙盒支行', '我已付款'] });
  await new MinePage(page).open();
  await take({ id: 'money/15', title: '我的 存款进行中', shows: [/请在 .* 内付款/] });
  await control.deposit(orderId, 'hold');
  await deposit.open(`?order=${orderId}`);
  await deposit.paid.click();
  await take({ id: 'money/16', title: '存款 确认中', shows: ['正在确认付款'] });
  await control.deposit(orderId, 'confirm');
  await take({
    id: 'money/17',
    title: '存款 已到账',
    narrow: true,
    doubled: true,
    shows: [page.getByText('已到账', { exact: true }), '去投注'],
  });
});

test('a deposit by chain, never paid; one that was not found; no method available', async ({ page, control, take, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('USDT-TRC20');
  await deposit.order();
  await take({ id: 'money/18', title: '存款 USDT', narrow: true, doubled: true, shows: [/^仅限 TRC20 网络/, '复制地址'] });
  await page.getByRole('button', { name: '取消这笔存款' }).click();
  await take({ id: 'money/19', title: '存款 取消确认', shows: ['继续付款'] });
  await page.getByRole('alertdialog', { name: '取消这笔存款？' }).getByRole('button', { name: '继续付款' }).click();
  await advance(control, 31);
  await take({ id: 'money/20', title: '存款 已过有效期', shows: ['已过有效期', '我已付款，请核对'] });
  await deposit.open('?order=999');
  await take({ id: 'money/21', title: '存款 没有这笔', shows: ['存款订单不存在'] });
  for (const { method } of METHODS) await control.depositMethod(method, { open: false });
  await deposit.open();
  await take({ id: 'money/23', title: '存款 没有方式', shows: ['暂时不能存款'] });
});

test('a payment that the bank did not find', async ({ page, control, take, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=60');
  await deposit.understand();
  await deposit.choose('微信支付');
  const orderId = await deposit.order();
  await control.deposit(orderId, 'hold');
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await control.deposit(orderId, 'fail');
  await take({ id: 'money/22', title: '存款 未收到', shows: ['未收到付款', '重新存款'] });
});
