import type { Locator, Page } from '@playwright/test';
import { expectAccessible as expectNoBarrier } from '../../axe';
import { expect, test } from '../../fixtures';
import { advance, liveMatch } from '../../matches';
import { ChatRoom } from '../../pages/chat-room';
import { DepositPage } from '../../pages/deposit-page';
import { EventPage } from '../../pages/event-page';
import { OrdersPage } from '../../pages/orders-page';
import { Slip } from '../../pages/slip';
import { SportPage } from '../../pages/sport-page';
import { TrendTab } from '../../pages/trend-tab';
import { THEMES, wear } from '../../theme';
import { memberPaths, openPaths } from '../../../support/app-paths';
import { sample } from '../../../support/seed';

test.beforeEach(async ({ context, stack }) => {
  await context.addCookies([{ name: 'theme', value: 'light', url: stack.origin }]);
  await context.addInitScript(() => {
    // Only at the start: a journey's choice stays.
    if (!localStorage.getItem('preferences')) localStorage.setItem('preferences', '{"state":{"theme":"light"},"version":1}');
  });
});

/** Checks every rule in the theme that the seed chooses for the page, in a full run in both. The member has chosen the light one. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('data-theme', 'light');
  for (const theme of sample(THEMES, 1, `theme of ${where}`)) {
    await wear(page, theme);
    await expectNoBarrier(page, `${where}, ${theme}`);
  }
  await wear(page, 'light');
}

/** Pages that a test visits within its time. */
const PART = 16;

function partsOf<T>(items: readonly T[]): (readonly [part: number, items: readonly T[]])[] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, at) => [at + 1, items.slice(at * PART, (at + 1) * PART)] as const);
}

/** Values of the parameters of open pages. */
const PARAMETERS = { venue: 'FBTY', match: '', slug: 'tytzgz', id: '0', code: 'slot' };
/** 体育 and matches have a test of their own, and so have frames, whose content is a venue's; /user/switch leads on at once. */
const ELSEWHERE = /^\/(?:game\/(?:sport(?!\/results)|gaming\/)|user\/switch)/;
/** Views that an address alone opens, and pages outside of `app/(open)`. */
const OPEN_VIEWS = [
  '/activity/calendar?tab=matches',
  '/game/realbet?tab=recent',
  '/help?q=手续费',
  '/help/viptqsm',
  '/other/stopService',
  '/other/maintenance',
  '/other/restrictionIp?name=access-caveat',
  '/no/such/page',
];
const OPEN_PAGES = [...openPaths(PARAMETERS).filter((path) => !ELSEWHERE.test(path)), ...OPEN_VIEWS];

for (const [part, paths] of partsOf(OPEN_PAGES)) {
  test(`open pages have no accessibility violations, part ${part}`, async ({ page }) => {
    // The page is opened as after a response: otherwise it would redirect at once.
    await page.addInitScript(() => sessionStorage.setItem('maintenanceAnswer', '{"startTime":null,"endTime":null}'));
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
}

test('the match list, the event page and the open slip have no accessibility violations', async ({ page, control }) => {
  const match = await liveMatch(control, { from: 50, to: 75 });
  const sport = new SportPage(page);
  await sport.open();
  await expectAccessible(page, '/game/sport');
  await sport.openMatch(match);
  const event = new EventPage(page);
  await event.choose(event.winner('主'));
  await expectAccessible(page, 'event page');
  await event.tab('数据');
  await expect(event.course).toBeVisible();
  await expectAccessible(page, '数据');
  const trend = new TrendTab(page);
  await trend.open();
  await expectAccessible(page, '走势');
  await trend.show('表格');
  await expectAccessible(page, '走势 as a table');
  const slip = new Slip(page, control);
  await slip.open();
  await slip.stake('100');
  await expectAccessible(page, 'open slip');
});

test('a match’s chat room, with a shared bet and the share sheet, has no accessibility violations', async ({
  page,
  match,
  startBet,
  slip,
  member,
}) => {
  expect(member.userName).toBeTruthy();
  await startBet('主');
  await slip.stake('20');
  await slip.place();
  await slip.accepted();
  const orders = new OrdersPage(page);
  await orders.open();
  await orders.unfold(orders.cards.first());
  await expectAccessible(page, 'unfolded order');
  await page.getByRole('button', { name: '晒单' }).click();
  const sheet = page.getByRole('dialog', { name: '晒单' });
  await expect(sheet.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'share sheet');
  await sheet.getByRole('button', { name: '分享到聊天' }).click();
  await expect(sheet).toBeHidden();
  await new EventPage(page).open(match);
  const chat = new ChatRoom(page);
  await chat.enter();
  await expect(chat.sharedBet('单关')).toContainText('按现价跟单');
  await chat.scrollUp();
  await expectAccessible(page, 'chat room');
});

/** Views of a member that an address alone opens, and open pages that a member sees otherwise. */
const MEMBER_VIEWS = [
  '/mine/finance/introTutorial/platformTutorials?method=ebpay',
  '/mine/record/betRecord?state=settled',
  '/mine/record/giftRecord?of=chat',
  '/mine/feedback?view=list',
  '/activity/discount',
  '/activity/luckyFlip',
  '/activity/calendar',
  '/activity/friendInvitation',
  '/activity/friendPeakBet',
  '/activity/friendPeakBet?tab=friends',
];

for (const [part, paths] of partsOf([...memberPaths({}), ...MEMBER_VIEWS])) {
  test(`a member’s pages have no accessibility violations, part ${part}`, async ({ page, member }) => {
    expect(member.userName).toBeTruthy();
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
}

test('a chosen theme is stored, and the next page has it from the first byte on', async ({ page, member }) => {
  expect(member.userName).toBeTruthy();
  await page.goto('/mine/settings');
  const themes = page.getByRole('group', { name: '主题' });
  await expect(themes.getByRole('button', { pressed: true })).toHaveText('浅色');
  await themes.getByRole('button', { name: '深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await (await page.request.get('/mine/settings')).text()).toMatch(/<html[^>]* data-theme="dark"/);
  await page.reload();
  await expect(themes.getByRole('button', { pressed: true })).toHaveText('深色');
});

test('every step of a deposit has no accessibility violations', async ({ page, control, member }) => {
  expect(member.userName).toBeTruthy();
  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the warning');
  await deposit.understand();
  await deposit.submit.click();
  await expect(page.getByText('请输入付款人的真实姓名')).toBeVisible();
  await expectAccessible(page, 'the form with a fault');
  await deposit.choose('USDT-TRC20');
  const orderId = await deposit.order();
  await expect(deposit.paid).toBeVisible();
  await expectAccessible(page, 'what is to be paid');
  await page.goto('/mine');
  await expect(page.getByRole('link', { name: /USDT-TRC20 存款/ })).toBeVisible();
  await expectAccessible(page, 'the order on 我的');
  await control.deposit(orderId, 'hold');
  await deposit.open(`?order=${orderId}`);
  await deposit.paid.click();
  await expect(page.getByText('正在确认付款')).toBeVisible();
  await expectAccessible(page, 'being confirmed');
  await control.deposit(orderId, 'confirm');
  await expect(page.getByText('已到账', { exact: true })).toBeVisible();
  await expectAccessible(page, 'credited');
  await deposit.open('?amount=20');
  await deposit.order();
  await advance(control, 16);
  await expect(page.getByText('已过有效期')).toBeVisible();
  await expectAccessible(page, 'expired');
});

test('the wallet page after a recall and the slip’s top-up have no accessibility violations', async ({
  page,
  control,
  logIn,
  slip,
  startBet,
}) => {
  await logIn({ balance: '10.00', wallets: { IMTY: '500.00', OBTY: '20.00' }, autoTransfer: false });
  await startBet('主');
  await slip.stake('100');
  await expect(slip.button(/^一键回收 100\.00/)).toBeVisible();
  await expectAccessible(page, 'slip that lacks money');
  await control.fault({ call: 'POST /wallets/OBTY/transfer', statusCode: 10_001 });
  await page.goto('/mine/finance/wallet');
  await page.getByRole('button', { name: /^一键回收/ }).click();
  await expect(page.getByRole('list', { name: '回收结果' })).toContainText('未转出');
  await expectAccessible(page, 'wallets');
  await page.goto('/mine/finance/transfer');
  await page.getByRole('textbox', { name: '转账金额' }).fill('99999');
  await expect(page.getByText(/^转出钱包只有/)).toBeVisible();
  await expectAccessible(page, 'transfer');
});
test('a bet can be placed with only the keyboard', async ({ page, member, match, sport, slip }) => {
  expect(member.userName).toBeTruthy();
  await sport.open();
  await sport.openMatch(match);
  const price = new EventPage(page).winner('主');
  await tabTo(page, price);
  await page.keyboard.press('Enter');
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  // The first links of the page; from a price the bar is behind all later ones.
  await page.getByRole('link', { name: '跳到投注单' }).focus();
  await page.keyboard.press('Enter');
  await expect(slip.bar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slip.sheet).toBeVisible();
  await tabTo(page, slip.stakeField);
  await page.keyboard.type('20');
  await expect(slip.placeButton).toBeEnabled();
  await tabTo(page, slip.placeButton);
  await page.keyboard.press('Enter');
  await slip.accepted();
  await page.keyboard.press('Escape');
  await expect(slip.sheet).toBeHidden();
});

const MAX_STOPS = 150;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
}
