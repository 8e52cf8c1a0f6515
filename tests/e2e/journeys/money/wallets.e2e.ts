import { expect, test } from '../../fixtures';
import { WalletPage } from '../../pages/wallet-page';
import { inTime } from '../../passing';

const OWN = { balance: '0.00', autoTransfer: false } as const;

test('one tap transfers the missing money from IM, keeps the slip, and the bet is paid from FB’s wallet', async ({
  page,
  logIn,
  slip,
  startBet,
  auditLedger,
}) => {
  await logIn({ ...OWN, wallets: { IMTY: '80.00', FBTY: '5.00' } });
  await startBet('主');
  await slip.stake('60');
  await expect(slip.sheet.getByText('还差 55.00 币')).toBeVisible();
  await slip.button(/^一键回收 55\.00.*来自 IM体育/).click();
  await slip.place();
  await slip.accepted();
  await auditLedger(1);

  const wallet = new WalletPage(page);
  await wallet.open();
  await wallet.shows(['0.00', '25.00', '0.00', '0.00']);
  await expect(wallet.wallets).toContainText('未结本金 60.00');
});

test('a venue that transfers nothing is named, the stake remains, and the next tap uses another venue', async ({
  page,
  control,
  logIn,
  slip,
  startBet,
  auditLedger,
}) => {
  await logIn({ ...OWN, wallets: { IMTY: '80.00', OBTY: '70.00' } });
  await control.fault({ call: 'POST /wallets/IMTY/transfer', statusCode: 10_001 });
  await startBet('主');
  await slip.stake('60');
  await slip.button(/^一键回收 60\.00.*来自 IM体育/).click();
  await expect(slip.sheet.getByText('IM体育未转出，余额不变')).toBeVisible();
  await expect(slip.stakeField).toHaveValue('60');
  await slip.button(/^一键回收 60\.00.*来自 OB体育/).click();
  await slip.place();
  await slip.accepted();
  await auditLedger(1);
  const wallet = new WalletPage(page);
  await wallet.open();
  await wallet.shows(['0.00', '80.00', '10.00', '0.00']);
});

// @spec 2.45
test('a recall shows a row per venue, and a venue that failed keeps its money and is retried separately', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  await logIn({ ...OWN, wallets: { IMTY: '30.00', OBTY: '20.00', FBTY: '10.00' } });
  const wallet = new WalletPage(page);
  await wallet.open();
  await wallet.shows(['0.00', '30.00', '20.00', '10.00']);
  await expect(page.getByTestId('total')).toHaveText('60.00');
  await control.fault({ call: 'POST /wallets/OBTY/transfer', httpStatus: 503, times: 1 });
  await wallet.recall.getByRole('button', { name: /^一键回收/ }).click();
  await expect(wallet.row('IM体育')).toContainText('已回收');
  await expect(wallet.row('OB体育')).toContainText('未转出');
  await expect(wallet.row('OB体育')).toContainText('款项未变动');
  await wallet.shows(['40.00', '0.00', '20.00', '0.00']);

  await wallet.recall.getByRole('button', { name: /^重试回收 OB体育/ }).click();
  await expect(wallet.row('OB体育')).toContainText('已回收');
  await wallet.shows(['60.00', '0.00', '0.00', '0.00']);
  await expect(wallet.recall.getByRole('button', { name: '场馆钱包暂无可回收余额' })).toBeDisabled();
  await auditLedger(0);
});

// @spec 2.47
test('a transfer whose response is lost is looked up, not reported as failed, and happens once however often it is tapped', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  await logIn({ ...OWN, balance: '100.00' });
  const wallet = new WalletPage(page);
  await wallet.openTransfer();
  const { form } = wallet;
  await form.getByRole('textbox', { name: '转账金额' }).fill('100.01');
  await expect(form.getByText('转出钱包只有 100.00 币')).toBeVisible();
  await expect(form.getByRole('button', { name: '超出可转金额' })).toBeDisabled();
  await form.getByRole('button', { name: 'FB' }).click();
  await form.getByRole('button', { name: '全部' }).click();
  await form.getByRole('textbox', { name: '转账金额' }).fill('40');

  await control.fault({ call: 'POST /site/api/v1/finance/transfer', drop: 'after' });
  await form.getByRole('button', { name: '转账 40.00' }).dblclick();
  const end = page.getByRole('region', { name: '转账' });
  await expect(end).toContainText('未收到结果，正在查询，不会重复转账');
  // A member who leaves and returns finds it again, still without a response.
  await page.reload();
  await expect(end).toContainText('未收到结果，正在查询，不会重复转账');
  await control.clearFaults();
  await inTime(page, control, (glance) => expect(end).toContainText('转账完成', glance));
  await wallet.open();
  await wallet.shows(['60.00', '0.00', '0.00', '40.00']);
  await auditLedger(0);
});

test('with 免转钱包 off the venue uses its own wallet; switched on, all money returns and no transfer is needed', async ({
  page,
  logIn,
  slip,
  startBet,
  auditLedger,
}) => {
  await logIn({ balance: '100.00' });
  const wallet = new WalletPage(page);
  await wallet.openTransfer();
  await expect(wallet.form.getByRole('button', { name: '对调转出与转入' })).toBeVisible();
  await expect(wallet.auto).toBeChecked();
  await wallet.auto.click();
  await expect(wallet.auto).not.toBeChecked();
  // It begins at the centre: nothing lies at a venue.
  await wallet.form.getByRole('button', { name: 'OB' }).click();
  await wallet.form.getByRole('textbox', { name: '转账金额' }).fill('70');
  await wallet.form.getByRole('button', { name: '转账 70.00' }).click();
  await expect(page.getByRole('region', { name: '转账' })).toContainText('转账完成');

  // FB has nothing of its own, though the centre has.
  await startBet('主');
  await slip.stake('30');
  await slip.button(/^一键转入 30\.00.*来自中心钱包/).click();
  await slip.place();
  await slip.accepted();

  await wallet.open();
  await wallet.shows(['0.00', '0.00', '70.00', '0.00']);
  await wallet.auto.click();
  await wallet.shows(['70.00', '0.00', '0.00', '0.00']);
  await expect(wallet.auto).toBeChecked();
  await auditLedger(1);
});

test('the wallet card of 我的 shows where the money is and recalls it; a venue that failed links to its rows', async ({
  page,
  control,
  logIn,
  auditLedger,
}) => {
  await logIn({ ...OWN, balance: '50.00', wallets: { IMTY: '30.00', OBTY: '20.00' } });
  await page.goto('/mine');
  const card = page.getByRole('region', { name: '中心钱包' });
  await expect(card).toContainText('100.00');
  await expect(card.getByRole('definition').filter({ hasText: '30.00' })).toBeVisible();
  await control.fault({ call: 'POST /wallets/IMTY/transfer', statusCode: 10_001, times: 1 });
  await card.getByRole('button', { name: '一键回收' }).click();
  await expect(page.getByText('IM体育未转出，余额不变')).toBeVisible();
  await expect(page.getByTestId('available')).toHaveText('70.00');
  await card.getByRole('button', { name: '一键回收' }).click();
  await expect(page.getByTestId('available')).toHaveText('100.00');
  for (const name of ['存款', '转账', '钱包']) await expect(card.getByRole('link', { name })).toBeVisible();
  await auditLedger(0);
});
