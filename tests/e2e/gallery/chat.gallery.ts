import { ChatRoom } from '../pages/chat-room';
import { EventPage } from '../pages/event-page';
import { OrdersPage } from '../pages/orders-page';
import { onPage } from '../passing';
import { expect, test } from './fixtures';

/** ms: prices of a shared bet are read every ten seconds. */
const LOOK_MS = 10_100;

const GIFTS = 'POST /site/api/v1/chat/gift/items';

test('a visitor reads', async ({ page, take, match }) => {
  const chat = new ChatRoom(page);
  const event = new EventPage(page);
  await event.open(match);
  await event.tab('聊天');
  await expect(chat.messages.getByRole('article').first()).toBeAttached();
  await take({ id: 'chat/01', title: '聊天 访客', narrow: true, doubled: true, shows: ['登录后可以发言和晒单'] });
});

test('a member writes, shares a bet and copies it; connection lost, muted', async ({ page, control, take, member, match, sport, slip }) => {
  const chat = new ChatRoom(page);
  await sport.open();
  await sport.choose(match, '主');
  await slip.open();
  await slip.stake('137');
  await slip.place();
  await slip.accepted();
  await slip.finish();
  const orders = new OrdersPage(page);
  await orders.open();
  await orders.unfold(orders.cards.first());
  await page.getByRole('button', { name: '晒单' }).click();
  await page.getByRole('dialog', { name: '晒单' }).getByRole('button', { name: '分享到聊天' }).click();
  await expect(page.getByText('已分享到聊天室')).toBeVisible();
  await new EventPage(page).open(match);
  await chat.enter();
  await expect(chat.sharedBet('单关')).toContainText('按现价跟单');
  await take({ id: 'chat/02', title: '聊天 晒单', narrow: true, doubled: true, shows: ['金额已隐藏', '按现价跟单'] });
  await chat.sendText('这脚传中真舒服');
  await take({ id: 'chat/03', title: '聊天 自己的话', shows: ['这脚传中真舒服'] });
  const signs = page.getByRole('button', { name: '表情' });
  await signs.click();
  await take({ id: 'chat/07', title: '聊天 表情', narrow: true, doubled: true, shows: [page.getByRole('button', { name: '⚽' })] });
  await signs.click();
  await page
    .getByRole('button', { name: /^更多：/ })
    .last()
    .click();
  await take({ id: 'chat/08', title: '聊天 举报与屏蔽', narrow: true, doubled: true, shows: ['举报这条发言', '屏蔽此人'] });
  await page.getByRole('button', { name: '回复', exact: true }).click();
  await take({ id: 'chat/16', title: '聊天 回复', narrow: true, doubled: true, shows: [page.getByRole('button', { name: '取消回复' })] });
  await chat.sendText('我也这么看');
  await take({ id: 'chat/17', title: '聊天 引用', narrow: true, doubled: true, shows: ['我也这么看'] });
  await page
    .getByRole('button', { name: /^更多：/ })
    .last()
    .click();
  await page.getByRole('button', { name: '屏蔽此人' }).click();
  await page.getByRole('button', { name: '已屏蔽 1 人' }).click();
  await take({ id: 'chat/09', title: '聊天 已屏蔽的人', narrow: true, doubled: true, shows: ['恢复显示'] });
  await page.getByRole('dialog', { name: '已屏蔽的人' }).getByRole('button', { name: '关闭' }).click();
  await control.event(match.id, { type: 'suspend' });
  await onPage(page, (glance) => expect(chat.sharedBet('单关')).toContainText('盘口暂停，恢复后可跟单', glance), LOOK_MS);
  await take({ id: 'chat/04', title: '聊天 盘口暂停', narrow: true, doubled: true, shows: ['盘口暂停，恢复后可跟单'] });
  await control.event(match.id, { type: 'resume' });
  await control.chat({ mute: { userName: member.userName, until: '2027-03-06T15:30:00.000Z' } });
  await take({ id: 'chat/05', title: '聊天 禁言', shows: [page.getByPlaceholder(/^您已被禁言/)] });
});

test('a room that is down', async ({ page, control, take, member, match }) => {
  expect(member.userName).toBeTruthy();
  await control.fault({ call: 'GET /stream/ws/v1/handshake', httpStatus: 503 });
  await control.fault({ call: 'POST /stream/api/v1/history', httpStatus: 503 });
  const event = new EventPage(page);
  await event.open(match);
  await event.tab('聊天');
  await take({ id: 'chat/06', title: '聊天 加载失败', narrow: true, doubled: true, shows: ['聊天消息加载失败'] });
});

test('the lobby, gifts for a room, and the record of them', async ({ page, control, take, logIn }) => {
  await logIn({ coins: 600, vipLevel: 1 });
  const lobby = new ChatRoom(page, '聊天大厅');
  await lobby.openLobby();
  await take({ id: 'chat/10', title: '聊天大厅', narrow: true, doubled: true, shows: [/人在线$/] });
  const sheet = await lobby.openGifts();
  await take({ id: 'chat/11', title: '聊天 送礼物', narrow: true, doubled: true, shows: ['我的金币', '冠军奖杯'] });
  await sheet.getByRole('button', { name: /^金靴足球/ }).click();
  await sheet.getByRole('button', { name: '×5' }).click();
  await take({ id: 'chat/12', title: '聊天 金币不足', narrow: true, doubled: true, shows: ['如何获得金币'] });
  await sheet.getByRole('button', { name: '×1', exact: true }).click();
  await control.chatGift('ball', { price: 208 });
  await sheet.getByRole('button', { name: /^送出金靴足球/ }).click();
  await take({ id: 'chat/13', title: '聊天 礼物已变更', narrow: true, shows: ['单价从 188 金币变为 208 金币。'] });
  await page.getByRole('button', { name: '按现价送出' }).click();
  await expect(sheet).toBeHidden();
  await take({ id: 'chat/14', title: '聊天 送出的礼物', shows: ['我送出金靴足球 ×1'] });
  await page.goto('/mine/record/giftRecord?of=chat');
  await take({ id: 'chat/15', title: '礼金记录 聊天礼物', narrow: true, doubled: true, shows: ['金靴足球 ×1'] });
});

test('a room without messages, gifts that are missing or fail', async ({ page, control, take, logIn }) => {
  const response = (data: object) => JSON.stringify({ status_code: 6000, message: '', data });
  await logIn({ coins: 600 });
  const lobby = new ChatRoom(page, '聊天大厅');
  // Nobody talks about a match of another day.
  const [early] = await control.matches('early');
  const event = new EventPage(page);
  await event.open(early!);
  await event.tab('聊天');
  await take({ id: 'chat/18', title: '聊天 没有消息', narrow: true, shows: ['暂无消息'] });
  await control.fault({ call: GIFTS, body: response({ coins: 600, vipLevel: 0, list: [] }) });
  await lobby.openLobby();
  await lobby.room.getByRole('button', { name: '送礼物' }).click();
  await take({ id: 'chat/19', title: '聊天 没有礼物', narrow: true, shows: ['暂无可送的礼物'] });
  await control.clearFaults();
  await control.fault({ call: GIFTS, httpStatus: 503 });
  await lobby.openLobby();
  await lobby.room.getByRole('button', { name: '送礼物' }).click();
  await take({ id: 'chat/20', title: '聊天 礼物加载失败', shows: ['礼物加载失败'] });
});
