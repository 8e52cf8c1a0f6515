import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { EventPage } from '../../pages/event-page';
import { Slip } from '../../pages/slip';
import { ConsoleGuard } from '../../console-guard';

interface Stop {
  path: string;
  /** Proves that the page is interactive. */
  prove: (page: Page) => Promise<void>;
  /** Matches console messages of an intended error status. */
  ignore?: RegExp;
}

/** A tab of the bottom bar changes the page without loading a document. */
async function tab(page: Page, name: string): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
}

/** A link inside the page changes the page without loading a document, too. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const before = page.url();
  await page.getByRole('link', { name }).first().click();
  await expect(page).not.toHaveURL(before);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
}

/** A chip that was tapped is chosen. */
async function press(page: Page, name: string): Promise<void> {
  const chip = page.getByRole('button', { name, exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
}

async function openPoster(page: Page): Promise<void> {
  await page.getByRole('button', { name: '生成海报' }).click();
  await expect(page.getByRole('dialog', { name: '邀请海报' })).toBeVisible();
}

async function shownPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: '显示密码' }).first().click();
  await expect(page.getByRole('button', { name: '隐藏密码' }).first()).toBeVisible();
}

async function installTab(page: Page): Promise<void> {
  const button = page.getByRole('navigation', { name: '安装方式' }).getByRole('button', { name: 'iPhone' });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'true');
}

const SPORT_AND_LOBBY: readonly Stop[] = [
  { path: '/', prove: (page) => tab(page, '客服') },
  { path: '/game/sport', prove: (page) => tab(page, '首页') },
  { path: '/game/sport?t=early', prove: (page) => tab(page, '优惠') },
  {
    path: '/activity/discount',
    prove: async (page) => {
      const promotion = page.getByRole('article').first();
      await promotion.getByText('查看详情').click();
      await expect(promotion.getByText('只看第一笔到账的存款', { exact: false })).toBeVisible();
      await tab(page, '首页');
    },
  },
  {
    path: '/customer/main',
    prove: async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: '我知道了' }).click();
      await tab(page, '体育');
    },
  },
  { path: '/activity/luckyFlip', prove: (page) => follow(page, '登录') },
  { path: '/activity/calendar', prove: (page) => follow(page, '关注的赛事') },
  { path: '/activity/calendar?tab=matches', prove: (page) => follow(page, '去体育') },
  { path: '/activity/friendInvitation', prove: (page) => follow(page, '登录后获取邀请码') },
  { path: '/activity/friendPeakBet', prove: (page) => follow(page, '上周榜') },
];

const ACCOUNT_AND_HELP: readonly Stop[] = [
  { path: '/chat', prove: (page) => follow(page, '登录') },
  { path: '/user/login', prove: shownPassword },
  { path: '/user/register', prove: shownPassword },
  { path: '/user/password', prove: (page) => follow(page, '去登录') },
  { path: '/download', prove: installTab },
  { path: '/download-page', prove: installTab },
  { path: '/game', prove: (page) => follow(page, /琉璃转轮/) },
  { path: '/game/lottery', prove: (page) => follow(page, /云亭快三/) },
  { path: '/demo', prove: (page) => follow(page, /琉璃转轮/) },
  { path: '/game/play/dice', prove: (page) => follow(page, '试玩') },
  { path: '/help', prove: (page) => follow(page, /开户|教程|规则/) },
  { path: '/help/tytzgz', prove: (page) => follow(page, /上一篇|返回/) },
  { path: '/customer/instead', prove: (page) => follow(page, '账户安全指南') },
  { path: '/sponsor/0', prove: (page) => follow(page, '帮助中心') },
  {
    path: '/agent',
    prove: async (page) => {
      await page.getByLabel('会员赢（币）').fill('0');
      await expect(page.getByText('63,700.00 币', { exact: true })).toBeVisible();
    },
  },
  { path: '/other/stopService', prove: async (page) => page.getByRole('button', { name: '重试' }).click() },
  { path: '/other/maintenance', prove: async (page) => expect(page).toHaveURL('/') },
  { path: '/other/restrictionIp?name=access-alert', prove: async (page) => page.getByRole('button', { name: '继续访问' }).click() },
  {
    path: '/other/restrictionIp?name=access-caveat',
    prove: async (page) => expect(page.getByText(/[0-9A-F]{8}-[0-9A-F]{4}/).first()).toBeVisible(),
  },
  { path: '/no/such/page', prove: (page) => follow(page, '客服'), ignore: /status of 404/ },
];

const MEMBERS: readonly Stop[] = [
  { path: '/activity/luckyFlip', prove: (page) => follow(page, '去签到') },
  { path: '/activity/calendar', prove: (page) => follow(page, '去存款') },
  { path: '/activity/friendInvitation', prove: openPoster },
  { path: '/activity/friendPeakBet?tab=friends', prove: (page) => follow(page, '邀请更多好友') },
  { path: '/mine', prove: (page) => tab(page, '首页') },
  {
    path: '/mine/settings',
    prove: async (page) => {
      await page.getByRole('searchbox', { name: /^查找功能/ }).fill('提现');
      await follow(page, '取款');
    },
  },
  {
    path: '/mine/alerts',
    prove: async (page) => {
      await page.getByRole('switch', { name: '优惠 站内' }).click();
      await expect(page.getByRole('switch', { name: '优惠 站内' })).toBeChecked();
    },
  },
  { path: '/mine/payees', prove: (page) => follow(page, /^支付宝/) },
  { path: '/mine/record/welfare?v=bonus', prove: (page) => follow(page, '查看全部优惠') },
  { path: '/mine/userInfo', prove: (page) => follow(page, /^真实姓名/) },
  { path: '/mine/addBankCard', prove: (page) => follow(page, '去实名认证') },
  { path: '/mine/alipayAcount', prove: (page) => follow(page, '添加支付宝') },
  { path: '/mine/record/betRecord', prove: (page) => follow(page, /^已结算/) },
  { path: '/mine/record/betRecord?state=settled', prove: (page) => follow(page, /^未结算/) },
  { path: '/mine/record/transRecord', prove: (page) => follow(page, '查看投注记录') },
  { path: '/mine/record/giftRecord', prove: (page) => press(page, '福利券') },
  { path: '/mine/record/gameRecord', prove: (page) => press(page, '今日') },
  { path: '/mine/record/giftRecord?of=chat', prove: (page) => follow(page, '去聊天大厅') },
  { path: '/mine/record/welfare', prove: (page) => follow(page, '去看优惠') },
  { path: '/mine/balance', prove: (page) => follow(page, '存款') },
  { path: '/registerGuide', prove: (page) => follow(page, '填写姓名') },
  { path: '/mine/mail', prove: (page) => follow(page, '返回我的') },
  {
    path: '/mine/feedback',
    prove: async (page) => {
      await page.getByRole('button', { name: '我的反馈' }).click();
      await expect(page.getByText('暂无反馈')).toBeVisible();
    },
  },
  { path: '/mine/infoAudit', prove: (page) => follow(page, '查看个人资料') },
  { path: '/mine/finance/introTutorial', prove: (page) => follow(page, /^EBpay/) },
  { path: '/mine/finance/introTutorial/platformTutorials?method=ebpay', prove: (page) => follow(page, '用 EBpay 存款') },
  { path: '/mine/audit', prove: (page) => follow(page, '去取款') },
  { path: '/mine/vip', prove: (page) => follow(page, '全部等级和规则') },
  { path: '/mine/vip/details', prove: (page) => expect(page.getByRole('table', { name: '升级和保级条件' })).toBeVisible() },
  { path: '/mine/rebate', prove: (page) => follow(page, '去投注') },
  { path: '/mine/currency', prove: (page) => follow(page, '金币明细') },
  { path: '/mine/mall/record', prove: (page) => follow(page, '去商城') },
  { path: '/mine/mall/coinRecord', prove: (page) => follow(page, '去商城') },
  { path: '/mine/record/currencyRecord', prove: (page) => follow(page, '去商城') },
  { path: '/mine/limits', prove: (page) => follow(page, '什么时候该停下来') },
];

async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const { path, prove, ignore } of stops) {
    await test.step(path, async () => {
      const fresh = await page.context().newPage();
      const consoleGuard = await ConsoleGuard.of(fresh, ignore ? [ignore] : []);
      // Before its scripts are there a link is a plain one, and loads a document.
      await fresh.goto(path, { waitUntil: 'networkidle' });
      // Pages are in Chinese: only names and numbers have Latin letters.
      const text = await fresh.locator('body').innerText();
      const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
      expect(chinese, path).toBeGreaterThan(text.match(/[A-Za-z]/g)?.length ?? 0);
      await prove(fresh);
      consoleGuard.expectSilence(path);
      await fresh.close();
    });
  }
}

// @spec 1.02 2.11 2.23
test('lobby, sport and support pages hydrate without a console error', async ({ page, control, match }) => {
  const odds: Stop = {
    path: `/game/sport/FBTY/${match.ids.FBTY}`,
    prove: async (fresh) => {
      const event = new EventPage(fresh);
      await event.choose(event.winner('主'));
      const slip = new Slip(fresh, control);
      await expect(slip.bar).toHaveAccessibleName(/^投注单，1 项/);
      await slip.open();
    },
  };
  await walk(page, [...SPORT_AND_LOBBY, odds]);
});

// @spec 2.13
test('login, download, help and status pages hydrate without a console error', async ({ page }) => {
  await walk(page, ACCOUNT_AND_HELP);
});

for (const [part, stops] of [
  ['first half', MEMBERS.slice(0, MEMBERS.length / 2)],
  ['second half', MEMBERS.slice(MEMBERS.length / 2)],
] as const) {
  test(`every member page hydrates without a console error, ${part}`, async ({ page, member }) => {
    expect(member.userName).toBeTruthy();
    await walk(page, stops);
  });
}
