import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ConsoleGuard } from '../../console-guard';
import { ChatRoom } from '../../pages/chat-room';
import { DepositPage } from '../../pages/deposit-page';
import { EntryPage } from '../../pages/entry-page';
import { EventPage } from '../../pages/event-page';
import { OrdersPage } from '../../pages/orders-page';

/** Takes away what Chrome 99 or Safari 15.4 do not have. */
const makeOlder = (page: Page) =>
  page.addInitScript(() => {
    const take = (target: object, ...names: string[]) => names.forEach((name) => Reflect.deleteProperty(target, name));
    take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    take(Uint8Array, 'fromBase64', 'fromHex');
    take(Uint8Array.prototype, 'toBase64', 'toHex');
    take(Object.getPrototypeOf(Uint8Array.prototype) as object, 'toSorted', 'toReversed', 'with');
    take(Array, 'fromAsync');
    take(Object, 'groupBy');
    take(Map, 'groupBy');
    take(Promise, 'withResolvers', 'try');
    take(URL, 'canParse', 'parse');
    take(AbortSignal, 'any', 'timeout');
    take(AbortSignal.prototype, 'throwIfAborted');
    take(String.prototype, 'isWellFormed', 'toWellFormed');
    take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
    take(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find');
    take(Element.prototype, 'checkVisibility');
    take(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover');
    take(Document.prototype, 'startViewTransition');
    take(globalThis, 'navigation', 'scheduler', 'requestIdleCallback', 'Iterator');
  });

test('a phone of early 2022 lists, bets, logs in, deposits, reads records and chats', async ({
  page,
  context,
  control,
  match,
  sport,
  slip,
  auditLedger,
}) => {
  await makeOlder(page);
  const consoleGuard = await ConsoleGuard.of(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await page.goto('/user/login?redirect=%2Fgame%2Fsport');
  await new EntryPage(page).logIn('demo2026', 'Demo@2026', true);
  await expect(page).toHaveURL(/\/game\/sport/);
  expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(true);
  expect(requested.filter((path) => path === '/assets/older.js')).toHaveLength(1);

  await sport.open('live');
  const price = await sport.choose(match, '主');
  await slip.open();
  await slip.stake('20');
  await slip.place();
  const receipt = await slip.accepted();
  expect(receipt.price).toBe(price);
  await slip.finish();

  const event = new EventPage(page);
  await event.open(match);
  await expect(event.winner('主')).toBeVisible();
  const chat = new ChatRoom(page);
  await chat.enter();
  await chat.sendText('旧手机也能聊');

  const deposit = new DepositPage(page);
  await deposit.open('?amount=500');
  await deposit.understand();
  await deposit.choose('数字人民币');
  const order = await deposit.order();
  await page.goto('/mine/record/transRecord');
  await expect(page.getByRole('button', { name: /数字人民币存款/ }).first()).toContainText('等待付款');
  expect(order).toMatch(/^\d+$/);

  const orders = new OrdersPage(page);
  await orders.open();
  await expect(orders.card(receipt.orderId)).toContainText('已成立');
  await page.goto('/game/sport?t=results');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('页面出了点问题')).toBeHidden();
  await auditLedger(1);
  consoleGuard.expectSilence();
  expect(control).toBeTruthy();
});

test('a new browser loads nothing for older ones', async ({ page, sport }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await sport.open();
  expect(requested.filter((path) => /older|update/.test(path))).toEqual([]);
});

test('a browser below the minimum version shows on every page what to do, without the site’s scripts', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CSSLayerBlockRule'));
  for (const path of ['/', '/game/sport', '/user/login', '/help', '/nowhere']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: '请更新浏览器' })).toBeVisible();
    await expect(page.getByText('需要 Chrome 99、Safari 15.4')).toBeVisible();
  }
  // After the update.
  await expect(page.getByRole('link', { name: '重新打开本站' })).toHaveAttribute('href', '/');
});
