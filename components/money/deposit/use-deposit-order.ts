'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '@/components/ui/use-online';
import { memberIdIn } from '@/lib/domain/member/account/member.queries';
import { isOpenRequest } from '@/lib/domain/money/command/order-request.model';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { DepositMethod, DepositInput } from '@/lib/domain/money/deposit/deposit.model';
import type { DepositField, DepositRequest } from '@/lib/domain/money/deposit/deposit-request.model';
import { followDeposit, orderDeposit } from '@/lib/domain/money/deposit/deposit.mutations';
import { useDepositRequests } from '@/lib/domain/money/deposit/deposit-request.store';

/** Sends a deposit request and reports its result; searches for the order of a request without a response, also of an earlier page. */
export function useDepositOrder({
  method,
  onOrder,
  onClosed,
  onFieldError,
}: {
  method: DepositMethod;
  onOrder: (orderId: string) => void;
  /** The platform has closed the method. */
  onClosed: () => void;
  /** The platform rejects a field's value. */
  onFieldError: (field: DepositField, message: string) => void;
}) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(() => openKeyOf(memberIdIn(queryClient)));
  const state = useDepositRequests(({ records }) => records.find((record) => record.key === key)?.state);

  const showResult = (ended: DepositRequest['state']) => {
    switch (ended.step) {
      case 'ordered':
        return onOrder(ended.orderId);
      case 'closed':
        setNotice(`${method.name}：${ended.message}`);
        return onClosed();
      case 'rejected':
        if (ended.field) return onFieldError(ended.field, ended.message);
        return setNotice(ended.message);
    }
  };
  const onResult = useEffectEvent(showResult);

  const isLost = state?.step === 'unknown';
  useEffect(() => {
    if (key === null || !isLost) return undefined;
    let over = false;
    const follow = async () => {
      const record = await followDeposit(key, { member: memberIdIn(queryClient), queryClient });
      if (!over && record) onResult(record.state);
    };
    void follow();
    return () => {
      over = true;
    };
  }, [key, isLost, queryClient]);

  const lostNotice = () => {
    if (busy) return null;
    if (state?.step === 'missing') return DEPOSIT_COPY.unknown;
    if (state?.step !== 'unknown') return null;
    if (state.reads > 0) return DEPOSIT_COPY.unknown;
    return online ? DEPOSIT_COPY.unseen : DEPOSIT_COPY.unseenOffline;
  };
  const lost = lostNotice();
  return {
    busy,
    /** A message that concerns no field. */
    notice: lost ?? notice,
    /** The result of the last request is unknown: the same one may be sent again. */
    uncertain: lost !== null,
    clearNotice: () => setNotice(null),
    /** Clears the request before another one begins. */
    forget() {
      setNotice(null);
      setKey(null);
    },
    async send(input: DepositInput): Promise<void> {
      setBusy(true);
      try {
        const record = await orderDeposit(input, { member: memberIdIn(queryClient), queryClient });
        setKey(record.key);
        showResult(record.state);
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The request that an earlier page of the member left without a response. */
function openKeyOf(member: string): string | null {
  const { records } = useDepositRequests.getState();
  return records.findLast((record) => record.member === member && isOpenRequest(record))?.key ?? null;
}
