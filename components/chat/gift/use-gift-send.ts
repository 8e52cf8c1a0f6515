'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered } from '@/lib/domain/command/idempotent.rules';
import type { GiftSend } from '@/lib/domain/chat/gift/gift.model';
import { type GiftWish, resumeGifts, startGift } from '@/lib/domain/chat/gift/gift.mutations';
import { useGiftSends } from '@/lib/domain/chat/gift/gift.store';

/** Gifts of a member; one without an answer is followed here, whichever page or tab began it, and its end is reported. */
export function useGiftSend(member: string, onEnd: (send: GiftSend) => void) {
  const queryClient = useQueryClient();
  const last = useGiftSends(({ records }) => records.findLast((record) => record.member === member) ?? null);
  useEffect(() => {
    resumeGifts({ member, queryClient });
  }, [member, queryClient]);
  const open = last !== null && isUnanswered(last) ? last : null;
  /** The gift whose result is reported. */
  const [key, setKey] = useState<string | null>(null);
  if (open && open.key !== key) setKey(open.key);
  const ended = last !== null && !open && last.key === key ? last : null;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended) end(ended);
  }, [ended]);
  return {
    /** The gift on its way: nothing else is given before its result is known. */
    open,
    start: (wish: GiftWish): void => void startGift(wish, { member, queryClient }),
  };
}
