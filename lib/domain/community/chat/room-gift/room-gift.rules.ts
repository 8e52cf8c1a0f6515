import { addDayRange, toDayRange, type DayRange } from '@/lib/kit/list/range.rules';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import type { RoomKind, RoomGiftRejectionField, RoomGift, RoomGifts } from './room-gift.model';

/** Counts that can be given at once. */
export const ROOM_GIFT_COUNTS = [1, 5, 10, 66] as const;

/** First reason why a member cannot give something; null when nothing prevents it. */
export type RoomGiftFault = 'vip' | 'poor';

export function roomGiftFault(
  gift: RoomGift,
  count: number,
  { coins, vipLevel }: Pick<RoomGifts, 'coins' | 'vipLevel'>,
): RoomGiftFault | null {
  if (gift.vipLevel > vipLevel) return 'vip';
  return gift.price * count > coins ? 'poor' : null;
}

const FIELDS: readonly RoomGiftRejectionField[] = ['price', 'vipLevel', 'speak', 'range', 'limit', 'room'];

/** Condition that a rejection names; null for an unknown one. */
export function rejectedGiftField(data: unknown): RoomGiftRejectionField | null {
  return rejectedField({ data }, FIELDS);
}

/** The filter of the record of given gifts, stored in the address. */
export interface GivenView extends DayRange {
  roomKind: RoomKind | null;
}

/** Reads the address; invalid values become the default. */
export function toGivenView(params: { get(name: string): string | null }): GivenView {
  const roomKind = params.get('room');
  return { ...toDayRange(params), roomKind: roomKind === 'lobby' || roomKind === 'match' ? roomKind : null };
}

/** The query that `toGivenView` reads; defaults are left out. `of`: names the record. */
export function givenQuery(view: GivenView): string {
  const params = new URLSearchParams({ of: 'chat' });
  if (view.roomKind) params.set('room', view.roomKind);
  addDayRange(params, view);
  return `?${params.toString()}`;
}
