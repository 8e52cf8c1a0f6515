import { expect, test } from '../../fixtures';
import { ChatRoom } from '../../pages/chat-room';
import { EventPage } from '../../pages/event-page';
import { onPage } from '../../passing';
import { hearToasts } from '../../toasts';

/** ms until the same key is sent again. */
const RESEND_MS = 1_500;

// @spec 8.31
test('a gift in the lobby needs confirmation again when its price changed, is paid once even when its response was lost, and recorded', async ({
  page,
  control,
  logIn,
}) => {
  await logIn({ coins: 100 });
  const toasts = await hearToasts(page);
  const lobby = new ChatRoom(page, '聊天大厅');
  await lobby.openLobby();
  await expect(lobby.room.getByText(/人在线$/)).toBeVisible();
  const sheet = await lobby.openGifts();
  await expect(sheet).toContainText('我的金币 100');
  await sheet.getByRole('button', { name: '×5' }).click();
  await control.chatGift('flower', { price: 12 });
  await control.fault({ call: 'POST /site/api/v1/chat/gift/send', drop: 'after', times: 1 });
  // The response with the rejection is lost first.
  await sheet.getByRole('button', { name: /^送出鲜花 ×5/ }).click();
  const changed = page.getByRole('alertdialog', { name: '礼物信息已变更' });
  await onPage(page, (glance) => expect(changed).toContainText('单价从 10 金币变为 12 金币', glance), RESEND_MS);
  await control.fault({ call: 'POST /site/api/v1/chat/gift/send', drop: 'after', times: 1 });
  await changed.getByRole('button', { name: '按现价送出' }).click();
  await onPage(page, (glance) => expect(sheet).toBeHidden(glance), RESEND_MS);
  await expect.poll(toasts).toContain('已送出鲜花 ×5');
  await expect(lobby.messages.getByText('我送出鲜花 ×5')).toHaveCount(1);
  await page.goto('/mine/record/giftRecord?of=chat');
  await expect(page.getByRole('region', { name: '合计（金币）' })).toContainText('大厅 1 次−60 金币');
  await expect(page.getByText('鲜花 ×5')).toHaveCount(1);
  await page.goto('/mine/mall/coinRecord');
  await expect(page.getByRole('region', { name: '合计' })).toContainText('聊天礼物 1 笔−60');
});

test('the lobby is available beside a match’s room, and people who join and leave are counted', async ({ page, control, logIn, match }) => {
  await logIn();
  const room = new ChatRoom(page);
  await new EventPage(page).open(match);
  await room.enter();
  await page.getByRole('button', { name: '大厅', exact: true }).click();
  const lobby = new ChatRoom(page, '聊天大厅');
  await expect(lobby.field).toBeEnabled();
  await lobby.sendText('大厅里也有人吗');
  // A reply names its message, and leads there.
  await lobby.messages
    .getByRole('button', { name: /^更多：模拟·/ })
    .first()
    .click();
  await page.getByRole('button', { name: '回复', exact: true }).click();
  await expect(lobby.room.getByRole('button', { name: '取消回复' })).toBeVisible();
  await lobby.sendText('我也这么看');
  await expect(lobby.room.getByRole('button', { name: '取消回复' })).toBeHidden();
  const quote = lobby.messageText('我也这么看').getByRole('button', { name: /^查看 模拟·.+ 的原消息/ });
  await quote.click();
  await expect(lobby.messages.getByRole('article').first()).toBeFocused();
  await page.getByRole('button', { name: '本场', exact: true }).click();
  await expect(room.field).toBeEnabled();
  await expect(room.messageText('大厅里也有人吗')).toHaveCount(0);
  await page.getByRole('button', { name: '大厅', exact: true }).click();
  await expect(lobby.messageText('大厅里也有人吗')).toHaveCount(1);
  await expect(lobby.field).toBeEnabled();
  expect((await control.chat({ cut: true })).cut).toBe(1);
});
