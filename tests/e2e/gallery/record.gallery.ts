import { DepositPage } from '../pages/deposit-page';
import { expect, test } from './fixtures';

const LIST = 'POST /site/api/v1/finance/record/list';

test('交易记录: rows, details, nothing, an error', async ({ page, control, take, logIn }) => {
  await logIn({ balance: '1000.00', wallets: { FBTY: '50.00' }, autoTransfer: false });
  await control.clock({ decisions: 'hold' });
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('数字人民币');
  await deposit.order();
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await page.goto('/mine/record/transRecord');
  await take({ id: 'record/01', title: '交易记录', narrow: true, doubled: true, shows: ['新会员赠送', '确认中'] });
  await page.getByRole('button', { name: /数字人民币存款/ }).click();
  await take({ id: 'record/02', title: '交易详情 进行中', narrow: true, doubled: true, shows: ['查看订单', '催单'] });
  await page.goto('/mine/record/transRecord?result=failed&range=custom');
  await take({ id: 'record/03', title: '交易记录 没有', narrow: true, shows: ['这段时间没有记录', '开始日期'] });
  await control.fault({ call: LIST, httpStatus: 503 });
  await page.goto('/mine/record/transRecord');
  await take({ id: 'record/04', title: '交易记录 加载失败', shows: ['交易记录加载失败'] });
});

test('账变: rows with the balance after each, none, an error', async ({ page, control, take, logIn, startBet, slip }) => {
  await logIn({ balance: '1000.00', wallets: { FBTY: '50.00' }, autoTransfer: true });
  await startBet('主');
  await slip.stake('25');
  await slip.place();
  await page.goto('/mine/record/transRecord?v=statement');
  await take({ id: 'record/11', title: '账变', narrow: true, doubled: true, shows: ['账目相符', '新会员赠送', '期初余额'] });
  await page.goto('/mine/record/transRecord?v=statement&kind=game&range=today');
  await take({ id: 'record/12', title: '账变 没有', narrow: true, shows: ['这段时间没有记录', '清除筛选'] });
  await control.fault({ call: 'POST /site/api/v1/finance/record/statement', httpStatus: 503 });
  await page.goto('/mine/record/transRecord?v=statement');
  await take({ id: 'record/13', title: '账变 加载失败', shows: ['账变加载失败'] });
});

test('余额 and 流水', async ({ page, control, take, logIn }) => {
  await logIn({ balance: '1000.00', wallets: { FBTY: '50.00' }, autoTransfer: false });
  await page.goto('/mine/balance');
  await take({ id: 'record/05', title: '余额', narrow: true, doubled: true, shows: ['总资产', '每日输赢'] });
  const days = ['4150', '0', '-2000', '-3550', '0', '12000', '-800'].map((minor, index) => ({
    day: `2026-11-${15 + index}`,
    profit: (Number(minor) / 100).toFixed(2),
    stake: '50.00',
    count: minor === '0' ? 0 : 1,
  }));
  const body = JSON.stringify({ status_code: 6000, message: '', data: { list: days } });
  await control.fault({ call: 'POST /site/api/v1/finance/record/result', body });
  await page.reload();
  await page.getByRole('region', { name: '每日输赢' }).scrollIntoViewIfNeeded();
  await take({ id: 'record/06', title: '每日输赢', narrow: true, doubled: true, shows: ['赢 +120.00', '输 −35.50'] });
  await control.clearFaults();
  await control.fault({ call: 'POST /site/api/v1/finance/record/result', httpStatus: 503 });
  await page.reload();
  await page.getByText('每日输赢加载失败').scrollIntoViewIfNeeded();
  await take({ id: 'record/08', title: '每日输赢 加载失败', shows: ['每日输赢加载失败'] });
  await page.goto('/mine/audit');
  await take({ id: 'record/07', title: '流水 没有', narrow: true, doubled: true, shows: ['暂无待完成流水', '哪些投注计入'] });
});
