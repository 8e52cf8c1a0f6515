import { DepositPage } from '../pages/deposit-page';
import { expect, test } from './fixtures';
import { leaveAndReturn } from '../rejections';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('wallets: none bound, one bound, the order', async ({ page, take, logIn }) => {
  await logIn({ realName: '王小明', withdrawPassword: '246813', payees: [{ kind: 'ebpay', number: 'wallet0012345678' }] });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500&method=koipay');
  await deposit.understand();
  await take({ id: 'deposit/01', title: '存款 没有绑定钱包', narrow: true, doubled: true, shows: ['绑定钱包'] });
  await deposit.choose('EBpay');
  await expect(page.getByText('wa****78')).toBeVisible();
  await page.getByText('wa****78').click();
  await take({ id: 'deposit/02', title: '存款 选择付款钱包', narrow: true, doubled: true, shows: ['wa****78'] });
  await deposit.order();
  await take({ id: 'deposit/03', title: '存款 电子钱包付款', narrow: true, doubled: true, shows: [/须由此付款/] });
});

test('the verified payer, and a method under maintenance', async ({ page, control, take, logIn }) => {
  await logIn({ realName: '王小明' });
  await control.depositMethod('sharelife', { open: false });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500&method=bank');
  await deposit.understand();
  await take({ id: 'deposit/04', title: '存款 认证付款人', narrow: true, doubled: true, shows: ['王**', '维护中'] });
});

test('receipts: none yet, one uploaded, one with the order', async ({ page, control, take, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=300&method=ecny');
  await deposit.understand();
  const orderId = await deposit.order();
  await page.getByRole('button', { name: '保存付款码' }).click();
  await take({
    id: 'deposit/13',
    title: '存款 付款码',
    narrow: true,
    doubled: true,
    shows: [page.getByRole('img', { name: /付款码，金额/ })],
  });
  await page.getByRole('button', { name: '关闭' }).click();
  await leaveAndReturn(page);
  await take({ id: 'deposit/14', title: '存款 返回询问', narrow: true, shows: ['已经付款了吗？'] });
  await page.getByRole('alertdialog').getByRole('button', { name: '未付款' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await control.deposit(orderId, 'hold');
  await deposit.paid.click();
  const card = page.getByRole('region', { name: '付款凭证' });
  await take({ id: 'deposit/05', title: '存款 上传回单', narrow: true, doubled: true, shows: ['添加图片'] });
  await card.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(card.getByText('已上传')).toBeAttached();
  await take({ id: 'deposit/06', title: '存款 回单已选', shows: ['提交凭证'] });
  await card.getByRole('button', { name: '提交凭证' }).click();
  await expect(card.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible();
  await take({ id: 'deposit/07', title: '存款 回单已提交', shows: ['已提交 1 张'] });
});

test('guides: the overview, each kind of guide, an unknown one', async ({ page, take, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/mine/finance/introTutorial');
  await take({ id: 'deposit/08', title: '存取款教程', narrow: true, doubled: true, shows: ['电子钱包'] });
  for (const [at, method] of ['bank', 'ebpay', 'usdt-trc20'].entries()) {
    await page.goto(`/mine/finance/introTutorial/platformTutorials?method=${method}`);
    await take({
      id: `deposit/${String(9 + at).padStart(2, '0')}`,
      title: `教程 ${method}`,
      narrow: true,
      doubled: true,
      shows: ['限额与时间'],
    });
  }
  await page.goto('/mine/finance/introTutorial/platformTutorials?method=gold');
  await take({ id: 'deposit/12', title: '教程 没有', shows: ['教程不存在'] });
});

test('an open deposit over other pages', async ({ page, control, take, match, logIn, startBet }) => {
  await logIn();
  await startBet('主');
  await page.goto('/mine/finance/deposit?amount=300&method=ecny');
  const deposit = new DepositPage(page);
  await deposit.understand();
  await deposit.order();
  await page.goto('/game/sport');
  await take({ id: 'deposit/15', title: '列表 待付款的存款', narrow: true, doubled: true, shows: [/请在 .* 内付款/] });
  await page.goto(`/game/sport/FBTY/${match.ids.FBTY}`);
  await take({ id: 'deposit/16', title: '比赛 待付款的存款', shows: [/请在 .* 内付款/] });
  await page.goto('/chat');
  await take({ id: 'deposit/17', title: '聊天 待付款的存款', shows: [/请在 .* 内付款/] });
  await control.clock({});
});
