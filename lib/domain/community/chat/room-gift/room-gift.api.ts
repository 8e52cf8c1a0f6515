import { chatGiftListCall, chatGiftsCall, chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { RoomKind, RoomGiftSend, GivenPage, RoomGifts } from './room-gift.model';

const PAGE_SIZE = 20;

const isoTime = (at: number) => new Date(at).toISOString();

/** Gifts in display order, with the member's coins and VIP level. */
export function getRoomGifts(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<RoomGifts> {
  return caller(chatGiftsCall, {}, { signal });
}

/**
 * Takes the coins and shows the gift in its room. A repeat with the same key does nothing more.
 * @throws BusinessError 301220 (the gift has changed), 10003 (data.field price, vipLevel, speak, range, limit or room), 10001.
 */
export async function sendRoomGift(
  { key, roomId, giftId, version, price, count }: RoomGiftSend,
  caller: PlatformCaller = callPlatform,
): Promise<{ coins: number }> {
  const { coins } = await caller(chatGiftSendCall, { roomId, giftId, version, price, count }, { idempotencyKey: key });
  return { coins };
}

/** One page of the member's gifts, newest first, with the totals of the whole range. `from`, `to`: world ms. */
export async function getGivenGifts(
  { roomKind, from, to, page }: { roomKind: RoomKind | null; from: number; to: number; page: number },
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<GivenPage> {
  const body = { ...(roomKind === null ? {} : { roomKind }), from: isoTime(from), to: isoTime(to), page, size: PAGE_SIZE };
  const { list, ...same } = await caller(chatGiftListCall, body, { signal });
  return { ...same, page, list: list.map(({ sendId, time, ...gift }) => ({ ...gift, id: sendId, at: Date.parse(time) })) };
}
