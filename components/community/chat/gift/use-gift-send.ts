'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLastCommand } from '@/components/money/command/use-last-command';
import type { GiftSend } from '@/lib/domain/community/chat/gift/gift.model';
import { type GiftWish, resumeGifts, startGift } from '@/lib/domain/community/chat/gift/gift.mutations';
import { useGiftSends } from '@/lib/domain/community/chat/gift/gift.store';

/** Gifts of a member; one without an answer is followed here, whichever page or tab began it, and its end is reported. */
export function useGiftSend(member: string, onEnd: (send: GiftSend) => void) {
  const queryClient = useQueryClient();
  const last = useGiftSends(({ records }) => records.findLast((record) => record.member === member) ?? null);
  useEffect(() => {
    resumeGifts({ member, queryClient });
  }, [member, queryClient]);
  const open = useLastCommand(last, onEnd);
  return {
    /** The gift on its way: nothing else is given before its result is known. */
    open,
    start: (wish: GiftWish): void => void startGift(wish, { member, queryClient }),
  };
}
