import type { CallResponse } from '@pavilion/contract/call';
import type { chatGiftsCall } from '@pavilion/contract/calls/chat.calls';
import type { RoomGifts } from '@/lib/domain/community/chat/room-gift/room-gift.model';

/** The data of `chatGifts`. */
export function roomGiftsOnWire({ list, ...same }: RoomGifts): CallResponse<typeof chatGiftsCall> {
  return { ...same, list: [...list] };
}
