'use client';

import { useLastCommand } from '@/components/money/command/use-last-command';
import { useResumed } from '@/components/money/command/use-resumed';
import type { RoomGiftSend } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { type RoomGiftInput, resumeRoomGifts, startRoomGift } from '@/lib/domain/community/chat/room-gift/room-gift.mutations';
import { useRoomGiftSends } from '@/lib/domain/community/chat/room-gift/room-gift.store';

/** Gifts of a member; one without a result is followed here, whichever page or tab began it, and its end is reported. */
export function useRoomGiftSend(member: string, onEnd: (send: RoomGiftSend) => void) {
  const context = useResumed(member, resumeRoomGifts);
  const last = useRoomGiftSends(({ records }) => records.findLast((record) => record.member === member) ?? null);
  const open = useLastCommand(last, onEnd);
  return {
    /** The pending gift: nothing else is given before its result is known. */
    open,
    start: (input: RoomGiftInput): void => {
      if (context) void startRoomGift(input, context);
    },
  };
}
