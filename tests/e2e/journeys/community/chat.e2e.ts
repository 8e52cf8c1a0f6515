import { boxOf } from '../../boxes';
import type { ControlledMatch } from '../../../support/control-client';
import { expect, test } from '../../fixtures';
import { advance } from '../../matches';
import { ChatRoom } from '../../pages/chat-room';
import { EventPage } from '../../pages/event-page';
import { OrdersPage } from '../../pages/orders-page';
import { Slip } from '../../pages/slip';
import { onPage } from '../../passing';
import { People, type Person } from '../../people';
import { hearToasts } from '../../toasts';
import { ConsoleGuard } from '../../console-guard';

/** ms: prices of a shared bet are read every ten seconds. */
const LOOK_MS = 10_100;
/** ms after which a line that was cut tries again. */
const RECONNECT_MS = 3_100;

test.describe('a match’s chat room', () => {
  let people: People;
  const person: People['person'] = (wanted) => people.person(wanted);

  test.beforeEach(({ browser, control, stack }) => {
    people = new People(browser, control, stack);
  });
  test.afterEach(() => people.close());

  const enter = async ({ page, chat }: Person, match: ControlledMatch, venue: 'FBTY' | 'IMTY' | 'OBTY' = 'FBTY') => {
    await new EventPage(page).open(match, venue);
    await chat.enter();
  };

  // @spec 1.06
  test('members at two venues share the match’s room; unread messages show as a pill, and a reconnect repeats nothing', async ({
    match,
    control,
  }) => {
    const [ann, bob] = [await person(), await person({ vipLevel: 4 })];
    const consoleGuard = await ConsoleGuard.of(bob.page, [/503/, /WebSocket connection/]);
    await enter(ann, match, 'FBTY');
    await enter(bob, match, 'OBTY');
    await expect(new EventPage(bob.page).tabs.getByRole('button', { name: '聊天 2' })).toBeVisible();
    await expect(bob.chat.room.getByRole('note')).toContainText('请勿转账');
    await bob.chat.room.getByRole('button', { name: '我知道了' }).click();
    await expect(bob.chat.room.getByRole('note')).toBeHidden();
    // The sandbox's players are marked as simulated.
    await expect(bob.chat.messages.getByRole('article', { name: /^模拟·/ }).first()).toBeAttached();

    await ann.chat.sendText('这脚传中真舒服');
    await expect(bob.chat.messageText('这脚传中真舒服')).toBeVisible();
    await bob.chat.scrollUp();
    await ann.chat.sendText('客队右路要补人');
    await expect(bob.chat.pill).toHaveText('新消息 1 条');
    await ann.chat.sendText('<b>角球</b> 138 0013 8000', '<b>角球</b> ***');
    await expect(bob.chat.pill).toHaveText('新消息 2 条');
    await bob.chat.pill.click();
    await expect(bob.chat.pill).toBeHidden();
    await expect(bob.chat.messageText('<b>角球</b> ***')).toBeInViewport();

    // Nobody can reconnect before both have been seen without a line.
    await control.fault({ call: 'GET /stream/ws/v1/handshake', httpStatus: 503 });
    expect((await control.chat({ cut: true })).cut).toBe(2);
    await expect(bob.chat.room.getByRole('status')).toHaveText('连接已断开，正在重连');
    await expect(bob.chat.field).toBeDisabled();
    await control.clearFaults();
    for (const { page, chat } of [bob, ann]) await onPage(page, (glance) => expect(chat.field).toBeEnabled(glance), RECONNECT_MS);
    await bob.chat.sendText('我回来了');
    await expect(ann.chat.messageText('我回来了')).toBeVisible();
    for (const text of ['这脚传中真舒服', '客队右路要补人', '<b>角球</b> ***', '我回来了']) {
      await expect(bob.chat.messageText(text)).toHaveCount(1);
      await expect(ann.chat.messageText(text)).toHaveCount(1);
    }
    consoleGuard.expectSilence();
  });

  test('a shared bet shows no amount, and copying it uses the current price', async ({ match, control }) => {
    const [ann, bob] = [await person(), await person()];
    const [annHears, bobHears] = [await hearToasts(ann.page), await hearToasts(bob.page)];
    const event = new EventPage(ann.page);
    await event.open(match);
    const price = await event.choose(event.winner('主'));
    const slip = new Slip(ann.page, control);
    await slip.open();
    await slip.stake('137');
    await slip.place();
    await slip.accepted();

    const orders = new OrdersPage(ann.page);
    await orders.open();
    await orders.unfold(orders.cards.first());
    await orders.cards.first().getByRole('button', { name: '晒单' }).click();
    const sheet = ann.page.getByRole('dialog', { name: '晒单' });
    await expect(sheet.getByRole('checkbox', { name: '显示金额' })).not.toBeChecked();
    await expect(sheet.getByText(`发到 ${match.home} vs ${match.away} 的聊天室，金额不会显示`)).toBeVisible();
    await enter(bob, match, 'IMTY');
    await sheet.getByRole('button', { name: '分享到聊天' }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(annHears).toContain('已分享到聊天室');

    const shared = bob.chat.sharedBet('单关');
    await expect(shared).toContainText(`独赢·${match.home} vs ${match.away}`);
    await expect(shared).toContainText('金额已隐藏');
    await expect(shared).not.toContainText('137');
    await expect(shared.getByText(price, { exact: true }).first()).toBeVisible();
    await expect(shared).toContainText('按现价跟单');

    // A goal moves the price: following the bet takes the current one.
    await control.event(match.id, { type: 'goal', side: 'home' });
    await onPage(bob.page, (glance) => expect(shared).toContainText('盘口暂停，恢复后可跟单', glance), LOOK_MS);
    await expect(shared.getByRole('button', { name: '跟单' })).toBeDisabled();
    await advance(control, 3);
    await onPage(bob.page, (glance) => expect(shared).toContainText('按现价跟单', glance), LOOK_MS);
    await shared.getByRole('button', { name: '跟单' }).click();
    await expect.poll(bobHears).toContain('已按现价放入投注单');
    await expect(shared.getByRole('button', { name: '已在投注单' })).toBeDisabled();
    const other = new Slip(bob.page, control);
    await expect(other.bar).toContainText(match.home);
    // The composer makes room for the bar.
    const [composer, bar] = await Promise.all([boxOf(bob.page.getByRole('textbox').last()), boxOf(other.bar)]);
    expect(composer!.y + composer!.height).toBeLessThanOrEqual(bar!.y);
    await expect(shared.getByText(/^现价▲|^现价▼/)).toBeVisible();

    // A bet is shared once in a room: a second try shows that.
    await orders.cards.first().getByRole('button', { name: '晒单' }).click();
    await sheet.getByRole('button', { name: '分享到聊天' }).click();
    await expect.poll(annHears).toContain('这张注单已经在本聊天室晒过');
    await expect(shared).toHaveCount(1);
  });

  // @spec 6.05
  test('a member who may not write sees the reason instead of the composer, and a visitor can read', async ({ match, control, page }) => {
    const ann = await person();
    await enter(ann, match);
    await control.chat({ mute: { userName: ann.member.userName, until: '2027-03-06T15:30:00.000Z' } });
    await expect(ann.chat.field).toHaveAttribute('placeholder', '您已被禁言，至 23:30');
    await expect(ann.chat.field).toBeDisabled();
    await control.chat({ mute: { userName: ann.member.userName, until: null }, vip: { min: 3, max: 10 } });
    await expect(ann.chat.field).toHaveAttribute('placeholder', 'VIP 3 至 VIP 10 可以发言');
    await control.chat({ vip: { min: 0, max: 10 } });
    await expect(ann.chat.field).toBeEnabled();

    const visitor = new ChatRoom(page);
    const event = new EventPage(page);
    await event.open(match);
    await event.tab('聊天');
    await expect(visitor.messages.getByRole('article').first()).toBeAttached();
    await expect(visitor.field).toHaveCount(0);
    await expect(visitor.room.getByRole('link', { name: '登录' })).toHaveAttribute('href', /^\/user\/login\?redirect=/);
    // The lobby's room is as high as the window: its last line is not cut off, and the page does not scroll.
    await page.goto('/chat');
    await expect(page.getByText('登录后可以发言和晒单')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  test('older messages load page by page without moving the message being read', async ({ match, page, control }) => {
    // A day of remarks is more than a page.
    await control.clock({ advanceMs: 20 * 60_000 });
    const room = new ChatRoom(page);
    const event = new EventPage(page);
    await event.open(match);
    await event.tab('聊天');
    const articles = room.messages.getByRole('article');
    await expect(articles).toHaveCount(20);
    await room.scrollUp();
    const first = articles.first();
    const name = (await first.getAttribute('aria-label'))!;
    const text = await first.innerText();
    const before = (await boxOf(first)).y;
    await room.messages.getByRole('button', { name: '更早的消息' }).click();
    await expect(articles).not.toHaveCount(20);
    const same = room.messages.getByRole('article', { name, exact: true }).filter({ hasText: text.split('\n').at(-1)! });
    expect(Math.abs((await boxOf(same)).y - before)).toBeLessThan(60);
    await expect(room.messages.getByText('已经是最早的消息')).toBeAttached();
  });

  test('the chat closes when another tab is chosen, by the header’s back button and by the browser’s', async ({ match, page, sport }) => {
    const consoleGuard = await ConsoleGuard.of(page);
    const room = new ChatRoom(page);
    const event = new EventPage(page);
    await sport.open();
    await sport.openMatch(match);
    const join = async () => {
      await event.tab('聊天');
      await expect(room.messages).toBeVisible();
    };
    await join();
    // The bar cuts no name while a short one beside it leaves room.
    const bar = page.locator('header p .truncate');
    await expect(bar).toHaveCount(2);
    expect(
      await bar.evaluateAll((sides) => {
        for (const [at, side] of sides.entries()) side.textContent = at === 0 ? '国安' : '天津津门虎后备队';
        return sides.map((side) => side.scrollWidth <= side.clientWidth);
      }),
    ).toEqual([true, true]);
    await event.tab('盘口');
    await expect(event.winner('主')).toBeVisible();
    await join();
    await page.getByRole('button', { name: '返回' }).click();
    await expect(sport.link(match)).toBeVisible();
    await sport.openMatch(match);
    await join();
    await page.goBack();
    await expect(sport.link(match)).toBeVisible();
    await expect(page.getByText('页面出了点问题')).toBeHidden();
    consoleGuard.expectSilence();
  });

  test('the chat shows that it reconnects while offline, sends nothing, and resumes when online', async ({ match }) => {
    const ann = await person();
    await enter(ann, match);
    await ann.context.setOffline(true);
    await expect(ann.chat.room.getByRole('status').filter({ hasText: '连接已断开，正在重连' })).toBeVisible();
    await expect(ann.chat.field).toBeDisabled();
    await ann.context.setOffline(false);
    await onPage(ann.page, (glance) => expect(ann.chat.field).toBeEnabled(glance), RECONNECT_MS);
    await ann.chat.sendText('网络回来了');
    await expect(ann.chat.messageText('网络回来了')).toHaveCount(1);
  });

  test('a failing chat does not affect the match, is reported once and can be reloaded by hand', async ({ match, control }) => {
    const ann = await person();
    const consoleGuard = await ConsoleGuard.of(ann.page, [/503/, /WebSocket connection/]);
    await control.fault({ call: 'GET /stream/ws/v1/handshake', httpStatus: 503 });
    await control.fault({ call: 'POST /stream/api/v1/history', httpStatus: 503 });
    const event = new EventPage(ann.page);
    await event.open(match);
    await event.tab('聊天');
    await expect(ann.chat.room.getByRole('alert')).toContainText('盘口和投注不受影响');
    await expect(ann.chat.room.getByRole('button', { name: / 独赢 主 [\d.]+$/ })).toBeEnabled();
    await expect(ann.chat.field).toBeDisabled();
    await control.clearFaults();
    await ann.chat.room.getByRole('button', { name: '重试' }).click();
    await expect(ann.chat.messages.getByRole('article').first()).toBeAttached();
    await expect(ann.chat.field).toBeEnabled();
    consoleGuard.expectSilence();
  });
});
