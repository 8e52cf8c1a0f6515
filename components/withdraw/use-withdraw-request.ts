'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WithdrawWish } from '@/lib/domain/withdraw/withdraw.model';
import type { WithdrawRequest } from '@/lib/domain/withdraw/withdraw-request.model';
import { followWithdrawal, requestWithdrawal } from '@/lib/domain/withdraw/withdraw.mutations';
import { isOpenRequest } from '@/lib/domain/withdraw/withdraw.rules';
import { useWithdrawRequests } from '@/lib/domain/withdraw/withdraw-request.store';

/** Sends a request for a withdrawal and reports its result; searches for the one of a request without an answer, also of an earlier page or another tab. */
export function useWithdrawRequest(member: string, onResult: (state: WithdrawRequest['state']) => void) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const open = useWithdrawRequests(({ records }) => records.findLast((record) => record.member === member && isOpenRequest(record)));
  const own = useWithdrawRequests(({ records }) => records.find((record) => record.key === key));
  const onEnd = useEffectEvent(onResult);

  const openKey = busy ? undefined : open?.key;
  useEffect(() => {
    if (openKey === undefined) return undefined;
    let over = false;
    const follow = async () => {
      const record = await followWithdrawal(openKey, { member, queryClient });
      if (over || !record) return;
      setKey(record.key);
      onEnd(record.state);
    };
    void follow();
    return () => {
      over = true;
    };
  }, [openKey, member, queryClient]);

  return {
    busy,
    /** The request without an answer: nothing else can be sent before its result is known. */
    pending: busy ? null : (open ?? null),
    /** The last request became nothing. */
    missing: own?.state.step === 'missing',
    async send(wish: WithdrawWish, pin: string, requestKey: string): Promise<void> {
      if (busy) return;
      setBusy(true);
      try {
        const record = await requestWithdrawal(wish, pin, requestKey, { member, queryClient });
        setKey(record.key);
        if (!isOpenRequest(record)) onResult(record.state);
      } finally {
        setBusy(false);
      }
    },
  };
}
