import type { CallAnswer } from '@pavilion/contract/call';
import type { chatGiftsCall } from '@pavilion/contract/calls/chat.calls';
import type { RoomGifts } from '@/lib/domain/community/chat/gift/gift.model';

/** The data of `chatGifts`. */
export function roomGiftsOnWire({ list, ...same }: RoomGifts): CallAnswer<typeof chatGiftsCall> {
  return { ...same, list: [...list] };
}
