import type { Page } from '@playwright/test';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import type { Control, TestMember } from '../../../support/control-client';
import { sendCall } from '../../../support/platform-client';
import { expect, test } from '../../fixtures';
import { focusedNews } from '../../news';
import { inTime, onPage } from '../../passing';
import { SETTLED_MS } from '../../rejections';
import { deliverPush, givePush } from '../../push-browser';
import { SIGN_KEY } from '../../stack';

const SETTLED_LINE = '输 −10.00';
/** ms: longer than a strip is shown. */
const SHOWN_MS = 6_100;

const openAlerts = (page: Page) => page.goto('/mine/alerts', { waitUntil: 'networkidle' });

/** The member's bet on the guests loses, while another page is open. */
async function loseBet(page: Page, control: Control, matchId: string): Promise<void> {
  await page.goto('/');
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"open":[{')).toPass();
  await control.event(matchId, { type: 'goal', side: 'home' });
  await control.event(matchId, { type: 'finish' });
}

let deposits = 0;
async function payIn(platform: string, control: Control, { token, uuid }: TestMember): Promise<void> {
  const headers = { 'idempotency-key': `3F2504E0-4F89-41D3-9A0C-${String((deposits += 1)).padStart(12, '0')}` };
  const body = { method: 'ecny', amount: '200.00' };
  const { data } = await sendCall(platform, depositCreateCall, body, { token, uuid, key: SIGN_KEY, headers });
  await control.deposit(data.orderId, 'confirm');
  await control.clock({});
}

test('the switches of 通知 are the account’s: a bet whose kind is off on the page settles silently', async ({
  page,
  control,
  openBet,
  slip,
  match,
}) => {
  await openBet('客');
  await slip.finish();
  await page.goto('/mine/settings');
  await page.getByRole('link', { name: /^通知\s*推送未开启/ }).click();
  const settled = page.getByRole('switch', { name: '注单结算 站内' });
  await expect(settled).toBeChecked();
  const saved = page.waitForResponse('**/user/alert/save');
  await settled.click();
  await expect(settled).not.toBeChecked();
  await saved;
  await openAlerts(page);
  await expect(settled).not.toBeChecked();

  await loseBet(page, control, match.id);
  await inTime(page, control, (glance) =>
    expect(async () => expect(await page.evaluate(() => localStorage.getItem('orderNews'))).toContain('"announced":["')).toPass(glance),
  );
  await expect(page.getByText(SETTLED_LINE)).toBeHidden();
});

test('quiet hours are chosen by time and remain after a reload', async ({ page, logIn }) => {
  await logIn();
  await openAlerts(page);
  await expect(page.getByLabel('开始')).toBeHidden();
  const on = page.waitForResponse('**/user/alert/save');
  await page.getByRole('switch', { name: '免打扰' }).click();
  await on;
  const saved = page.waitForResponse('**/user/alert/save');
  await page.getByLabel('开始').fill('22:30');
  await saved;
  await openAlerts(page);
  await expect(page.getByLabel('开始')).toHaveValue('22:30');
  await expect(page.getByLabel('结束')).toHaveValue('08:00');
});

test('the bell of a match follows it and turns goals on, and a goal is announced on other pages', async ({
  page,
  logIn,
  control,
  match,
}) => {
  await logIn();
  const path = `/game/sport/FBTY/${match.ids.FBTY}`;
  await page.goto(path);
  await page.getByRole('button', { name: '比赛提醒' }).click();
  const sheet = page.getByRole('dialog', { name: '比赛提醒' });
  const follow = sheet.getByRole('switch', { name: '关注本场' });
  const goal = sheet.getByRole('switch', { name: '进球提醒' });
  await expect(follow).not.toBeChecked();
  const saved = page.waitForResponse('**/user/alert/save');
  await goal.click();
  await saved;
  await expect(goal).toBeChecked();
  await expect(follow).toBeChecked();
  await sheet.getByRole('link', { name: '全部通知设置' }).click();
  await expect(page.getByRole('switch', { name: '关注比赛进球 站内' })).toBeChecked();

  const synced = page.waitForResponse('**/favorite/match/save');
  await page.goto('/help');
  await onPage(page, async () => void (await synced), SETTLED_MS);
  await control.event(match.id, { type: 'goal', side: 'home' });
  const see = await focusedNews(page, control, path);
  await expect(page.getByText(new RegExp(`^进球 ${match.home} \\d+:\\d+ ${match.away}$`))).toBeVisible();
  await see.click();
  await expect(page).toHaveURL(path);
});

test('a change that fails goes back, and says so', async ({ page, logIn, control }) => {
  await logIn();
  await openAlerts(page);
  await control.fault({ call: 'POST /site/api/v1/user/alert/save', statusCode: 10_001, times: 1 });
  const goal = page.getByRole('switch', { name: '我的注单进球 推送' });
  await goal.click();
  await expect(page.getByText('设置失败，请重试')).toBeVisible();
  await expect(goal).toBeChecked();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first result our own question leads to pushes, which a switch stops', async ({
    page,
    context,
    stack,
    control,
    logIn,
    startBet,
    slip,
    match,
  }) => {
    stack.push.clear();
    await givePush(context, stack.push.subscription('phone'), 'granted');
    const member = await logIn({ balance: '100.00' });
    await startBet('客');
    await slip.stake('10');
    await slip.place();
    await slip.accepted();
    await slip.finish();
    await loseBet(page, control, match.id);
    await inTime(page, control, (glance) => expect(page.getByText(SETTLED_LINE)).toBeVisible(glance));
    const card = page.getByRole('region', { name: '结算和进球时通知您？' });
    await onPage(page, (glance) => expect(card).toBeVisible(glance), SHOWN_MS);
    await card.getByRole('button', { name: '允许' }).click();
    await expect(page.getByText('已开启推送')).toBeVisible({ timeout: 20_000 });
    await expect(card).toBeHidden();

    await payIn(stack.platform, control, member);
    const texts = () => stack.push.received.map(({ text }) => JSON.parse(text) as { kind: string; text: string });
    await expect.poll(() => texts().map(({ text }) => text)).toContain('有一笔存款已到账');
    const push = stack.push.received.find(({ text }) => text.includes('存款'))!;
    const [see] = await Promise.all([focusedNews(page, control, '/deposit'), deliverPush(page, stack.origin, push.text)]);
    await expect(page.getByText('有一笔存款已到账')).toBeVisible();
    await see.click();
    await expect(page).toHaveURL(/finance\/deposit\?order=/);

    await openAlerts(page);
    await expect(page.getByRole('switch', { name: '此设备接收推送' })).toBeChecked();
    const off = page.waitForResponse('**/user/alert/save');
    await page.getByRole('switch', { name: '存取款 推送' }).click();
    await off;
    const before = stack.push.requests('phone');
    await payIn(stack.platform, control, member);
    await control.clock({});
    expect(stack.push.requests('phone')).toBe(before);

    const removed = page.waitForResponse('**/user/push/remove');
    await page.getByRole('switch', { name: '此设备接收推送' }).click();
    await removed;
    await expect(page.getByText('已关闭推送')).toBeVisible();
    await page.goto('/mine/settings');
    await expect(page.getByRole('link', { name: /^通知\s*推送未开启/ })).toBeVisible();
  });

  test('「以后再说」 is not asked again, and a browser that was told no explains itself', async ({
    page,
    context,
    stack,
    control,
    openBet,
    slip,
    match,
  }) => {
    await givePush(context, stack.push.subscription('phone'), 'default');
    await openBet('客');
    await slip.finish();
    await loseBet(page, control, match.id);
    await inTime(page, control, (glance) => expect(page.getByText(SETTLED_LINE)).toBeVisible(glance));
    const card = page.getByRole('region', { name: '结算和进球时通知您？' });
    await onPage(page, (glance) => expect(card).toBeVisible(glance), SHOWN_MS);
    await card.getByRole('button', { name: '以后再说' }).click();
    await expect(card).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('pushCard'))).toBe('1');

    await openAlerts(page);
    const here = page.getByRole('switch', { name: '此设备接收推送' });
    await here.click();
    await expect(page.getByText('未允许通知，推送未开启')).toBeVisible();
    await expect(here).not.toBeChecked();
    await givePush(context, stack.push.subscription('phone'), null);
    await openAlerts(page);
    await expect(page.getByText('浏览器已关闭通知，可在系统设置中打开')).toBeVisible();
    await expect(here).toBeDisabled();
  });
});
