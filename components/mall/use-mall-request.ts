'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOpenRequest, type MallRequest } from '@/lib/domain/mall/mall-request.model';
import { useMallRequests } from '@/lib/domain/mall/mall-request.store';
import type { OrderWish } from '@/lib/domain/mall/mall.model';
import { followOrder, requestOrder } from '@/lib/domain/mall/mall.mutations';
import { mallOptions } from '@/lib/domain/mall/mall.queries';

/** Sends an order and reports its result; asks for the one of a request without an answer, also of an earlier page or another tab. */
export function useMallRequest(member: string, onResult: (state: MallRequest['state']) => void) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** The request whose result is reported. */
  const [key, setKey] = useState<string | null>(null);
  const open = useMallRequests(({ records }) => records.findLast((record) => record.member === member && isOpenRequest(record)));
  const own = useMallRequests(({ records }) => records.find((record) => record.key === key));
  const pending = busy ? null : (open ?? null);
  if (pending && pending.key !== key) setKey(pending.key);

  const pendingKey = pending?.key;
  useEffect(() => {
    if (pendingKey === undefined) return;
    const follow = async () => {
      const record = await followOrder(pendingKey, { member, queryClient });
      // Another tab has received its result.
      if (!record) await queryClient.invalidateQueries({ queryKey: mallOptions().queryKey });
    };
    void follow();
  }, [pendingKey, member, queryClient]);

  const ended = own && !busy && !isOpenRequest(own) ? own.state : null;
  const onEnd = useEffectEvent(onResult);
  useEffect(() => {
    if (ended) onEnd(ended);
  }, [ended]);

  return {
    busy,
    /** The request without an answer: nothing else can be sent before its result is known. */
    pending,
    /** The last request became nothing. */
    missing: ended?.step === 'missing',
    async send(wish: OrderWish, title: string, requestKey: string): Promise<void> {
      if (busy) return;
      // The store's change is drawn at once: before `busy` is, the own request would look like one without an answer.
      flushSync(() => setBusy(true));
      try {
        const record = await requestOrder(wish, title, requestKey, { member, queryClient });
        setKey(record.key);
      } finally {
        setBusy(false);
      }
    },
  };
}
