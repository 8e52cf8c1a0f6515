/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatGiftSendCall, chatGiftsCall } from '@pavilion/contract/calls/chat.calls';
import { RoomGiftSheet } from '@/components/community/chat/room-gift/room-gift-sheet';
import { toastQueue } from '@/components/ui/toast/toast-queue';
import type { RoomGift, RoomGifts } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { useRoomGiftSends } from '@/lib/domain/community/chat/room-gift/room-gift.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { makeQueryClient } from '@/lib/kit/query/query-client';
import { mockDialogs } from '../../support/dialogs';
import { roomGiftsOnWire } from '../../support/chat-gift.builder';
import { fakePlatform } from '../../support/fake-platform';
import { renderWithClient } from '../../support/render-with-client';

const platform = fakePlatform();
const getGifts = platform.on(chatGiftsCall, roomGiftsOnWire);
const sendGift = platform.on(chatGiftSendCall);

const gift = (changes: Partial<RoomGift> = {}): RoomGift => ({
  giftId: 'flower',
  version: 1,
  name: '鲜花',
  picture: 'flower',
  price: 10,
  vipLevel: 0,
  ...changes,
});
const CUP = gift({ giftId: 'cup', name: '冠军奖杯', picture: 'cup', price: 520, vipLevel: 2 });
const gifts = (changes: Partial<RoomGifts> = {}): RoomGifts => ({ coins: 1_000, vipLevel: 1, list: [gift(), CUP], ...changes });
const givenOf = (coins: number) => ({ sendId: '1', giftId: 'flower', name: '鲜花', count: 1, coins, balance: null, time: null });
const reject = (message: string, field: string) => new BusinessError(10_003, message, { field });
const close = jest.fn();

beforeAll(mockDialogs);
beforeEach(() => {
  jest.resetAllMocks();
  useRoomGiftSends.setState({ records: [] });
  getGifts.mockResolvedValue(gifts());
});

function show() {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  renderWithClient(<RoomGiftSheet open onClose={close} roomId="1" member="m1" />, client);
  return userEvent.setup({ delay: null });
}
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const sentKeys = () => sendGift.mock.calls.map(([, key]) => key);

test('the chosen gift is given as shown, and the next one has a key of its own', async () => {
  sendGift.mockResolvedValue(givenOf(50));
  const user = show();
  await user.click(await button('×5'));
  await user.click(await button('送出鲜花 ×5 50 金币'));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(sendGift.mock.calls[0]![0]).toMatchObject({ roomId: '1', giftId: 'flower', version: 1, price: 10, count: 5 });
  expect(toastQueue.current()?.text).toBe('已送出鲜花 ×5');
  await user.click(await button('送出鲜花 ×5 50 金币'));
  await waitFor(() => expect(sendGift).toHaveBeenCalledTimes(2));
  expect(new Set(sentKeys()).size).toBe(2);
});

test('a gift above the member’s level or coins explains that, and how to get coins', async () => {
  getGifts.mockResolvedValue(gifts({ coins: 45 }));
  const user = show();
  await user.click(await button(/^VIP 2 冠军奖杯/));
  expect((await button('VIP 2 及以上会员可以送')).disabled).toBe(true);
  await user.click(await button(/^鲜花/));
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(await button('×5'));
  expect((await button('金币不足，还差 5 金币')).disabled).toBe(true);
  expect(screen.getByRole('link', { name: '如何获得金币' }).getAttribute('href')).toBe('/mine/currency');
  expect(sendGift).not.toHaveBeenCalled();
});

test.each([
  ['price', '金币不足，还差 20 金币', '如何获得金币', '/mine/currency'],
  ['speak', '您已被禁言，暂时不能送礼物', '联系客服', '/customer/main'],
  ['range', 'VIP 3 至 VIP 10 可以在聊天室送礼物', '查看我的 VIP', '/mine/vip'],
  ['limit', '冷静期或自我排除期间不能送礼物，可在「理性投注」查看', '查看理性投注', '/mine/limits'],
])('a rejection because of %s is shown in place with a way out', async (field, message, link, href) => {
  sendGift.mockRejectedValue(reject(message, field));
  const user = show();
  await user.click(await button(/^送出鲜花/));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
  expect(close).not.toHaveBeenCalled();
  await user.click(await button('×10'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('301220 reloads the gift and asks for confirmation once more, at the current price and with a new key', async () => {
  sendGift.mockRejectedValueOnce(new BusinessError(301_220, '礼物信息已变更，请核对后再送')).mockResolvedValue(givenOf(12));
  const user = show();
  const send = await button(/^送出鲜花/);
  getGifts.mockResolvedValue(gifts({ list: [gift({ version: 2, price: 12 }), CUP] }));
  await user.click(send);
  const dialog = await screen.findByRole('alertdialog', { name: '礼物信息已变更' });
  expect(dialog.textContent).toContain('单价从 10 金币变为 12 金币。');
  expect(dialog.textContent).toContain('鲜花 ×1，共 12 金币');
  await user.click(within(dialog).getByRole('button', { name: '按现价送出' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sendGift.mock.calls[1]![0]).toMatchObject({ version: 2, price: 12 });
  expect(new Set(sentKeys()).size).toBe(2);
});

test('a gift that no longer exists or has become too expensive is not offered for confirmation again', async () => {
  sendGift.mockRejectedValue(new BusinessError(301_220, '礼物信息已变更，请核对后再送'));
  const user = show();
  const send = await button(/^送出鲜花/);
  getGifts.mockResolvedValue(gifts({ list: [CUP] }));
  await user.click(send);
  const dialog = await screen.findByRole('alertdialog', { name: '礼物信息已变更' });
  expect(dialog.textContent).toContain('已下架');
  await user.click(within(dialog).getByRole('button', { name: '返回聊天室' }));
  expect((await button('VIP 2 及以上会员可以送')).disabled).toBe(true);
  expect(sendGift).toHaveBeenCalledTimes(1);
});

test('without a response it states that the coins are taken only once, and repeats under the same key', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const lost = new NetworkError({ status: 0, message: '', statusText: '', online: true });
  sendGift.mockRejectedValueOnce(lost).mockResolvedValue(givenOf(10));
  const user = show();
  await user.click(await button(/^送出鲜花/));
  expect((await screen.findByText('正在确认鲜花 ×1 是否送出，金币不会扣两次')).tagName).toBe('OUTPUT');
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sentKeys()[1]).toBe(sentKeys()[0]);
  jest.useRealTimers();
});

test('gifts that fail to load can be requested again, and an empty list is explained', async () => {
  getGifts.mockRejectedValueOnce(new NetworkError({ status: 500, message: '', statusText: '', online: true }));
  const user = show();
  expect((await screen.findByRole('alert')).textContent).toContain('礼物加载失败');
  getGifts.mockResolvedValue(gifts({ list: [] }));
  await user.click(await button('重试'));
  expect(await screen.findByText('暂无可送的礼物')).toBeTruthy();
  await user.click(await button('返回聊天室'));
  expect(close).toHaveBeenCalled();
});
