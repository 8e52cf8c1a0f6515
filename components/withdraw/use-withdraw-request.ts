'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WithdrawWish } from '@/lib/domain/withdraw/withdraw.model';
import type { WithdrawRequest } from '@/lib/domain/withdraw/withdraw-request.model';
import { followWithdrawal, requestWithdrawal } from '@/lib/domain/withdraw/withdraw.mutations';
import { openWithdrawalsOptions } from '@/lib/domain/withdraw/withdraw.queries';
import { isOpenRequest } from '@/lib/domain/withdraw/withdraw.rules';
import { useWithdrawRequests } from '@/lib/domain/withdraw/withdraw-request.store';

/** Sends a request for a withdrawal and reports its result; searches for the one of a request without an answer, also of an earlier page or another tab. */
export function useWithdrawRequest(member: string, onResult: (state: WithdrawRequest['state']) => void) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** The request whose result is reported. */
  const [key, setKey] = useState<string | null>(null);
  const open = useWithdrawRequests(({ records }) => records.findLast((record) => record.member === member && isOpenRequest(record)));
  const own = useWithdrawRequests(({ records }) => records.find((record) => record.key === key));
  const pending = busy ? null : (open ?? null);
  if (pending && pending.key !== key) setKey(pending.key);

  const pendingKey = pending?.key;
  useEffect(() => {
    if (pendingKey === undefined) return;
    const follow = async () => {
      const record = await followWithdrawal(pendingKey, { member, queryClient });
      // Another tab has received its result.
      if (!record) await queryClient.invalidateQueries({ queryKey: openWithdrawalsOptions().queryKey });
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
    async send(wish: WithdrawWish, pin: string, requestKey: string): Promise<void> {
      if (busy) return;
      setBusy(true);
      try {
        const record = await requestWithdrawal(wish, pin, requestKey, { member, queryClient });
        setKey(record.key);
      } finally {
        setBusy(false);
      }
    },
  };
}
