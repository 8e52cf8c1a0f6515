import { AppShell } from '../pages/app-shell';
import { DepositPage } from '../pages/deposit-page';
import { comeBack } from '../rejections';
import { expect, test } from './fixtures';

const ALL = ['login', 'pay', 'open'];

test('app mode: tabs without header, pages with one bar', async ({ page, context, match, take, logIn }) => {
  await logIn();
  const app = await AppShell.around(context, page, ALL);
  await app.open('/?isApp=1');
  await take({ id: 'webview/01', title: '应用模式 首页', narrow: true, shows: [/今日|热门|进行中/] });
  await app.open('/game/sport');
  await take({ id: 'webview/02', title: '应用模式 体育', shows: [page.getByText(match.home)] });
  await app.open(`/game/sport/FBTY/${match.ids.FBTY}`);
  await take({ id: 'webview/03', title: '应用模式 比赛', shows: [match.home] });
  await app.open('/mine');
  await take({ id: 'webview/04', title: '应用模式 我的', shows: ['1,000.00'] });
  await app.open('/mine/finance/wallet');
  await take({ id: 'webview/05', title: '应用模式 钱包', narrow: true, shows: ['1,000.00'] });
  await app.open('/mine/finance/deposit?amount=300&method=ecny');
  const deposit = new DepositPage(page);
  await deposit.understand();
  await deposit.order();
  await take({ id: 'webview/06', title: '应用模式 付款', narrow: true, doubled: true, shows: ['打开支付应用'] });
});

test('app mode: a session that ended, a login that is needed', async ({ page, context, control, member, take }) => {
  const app = await AppShell.around(context, page, ALL);
  await app.open('/mine/finance/wallet?isApp=1');
  await expect(page.getByText('1,000.00').filter({ visible: true }).first()).toBeVisible();
  await control.kick({ userName: member.userName, code: 10_004 });
  await comeBack(page);
  await take({
    id: 'webview/07',
    title: '应用模式 登录已失效',
    narrow: true,
    doubled: true,
    shows: ['登录后回到当前页面，已选的投注会保留。'],
  });
  await page.getByRole('button', { name: '重新登录' }).click();
  await app.open('/user/login?redirect=%2Fmine');
  await take({ id: 'webview/08', title: '应用模式 请登录', narrow: true, doubled: true, shows: ['登录后继续，已选的投注会保留。'] });
});
