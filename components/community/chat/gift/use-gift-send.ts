'use client';

import { useLastCommand } from '@/components/money/command/use-last-command';
import { useResumed } from '@/components/money/command/use-resumed';
import type { GiftSend } from '@/lib/domain/community/chat/gift/gift.model';
import { type GiftWish, resumeGifts, startGift } from '@/lib/domain/community/chat/gift/gift.mutations';
import { useGiftSends } from '@/lib/domain/community/chat/gift/gift.store';

/** Gifts of a member; one without a result is followed here, whichever page or tab began it, and its end is reported. */
export function useGiftSend(member: string, onEnd: (send: GiftSend) => void) {
  const context = useResumed(member, resumeGifts);
  const last = useGiftSends(({ records }) => records.findLast((record) => record.member === member) ?? null);
  const open = useLastCommand(last, onEnd);
  return {
    /** The pending gift: nothing else is given before its result is known. */
    open,
    start: (wish: GiftWish): void => {
      if (context) void startGift(wish, context);
    },
  };
}
