'use client';

import { useRequest } from '@/components/money/command/use-request';
import type { WithdrawInput } from '@/lib/domain/money/withdraw/withdraw.model';
import type { WithdrawRequest } from '@/lib/domain/money/withdraw/withdraw-request.model';
import { followWithdrawal, requestWithdrawal } from '@/lib/domain/money/withdraw/withdraw.mutations';
import { openWithdrawalsOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { useWithdrawRequests } from '@/lib/domain/money/withdraw/withdraw-request.store';

const KIND = {
  store: useWithdrawRequests,
  follow: followWithdrawal,
  staleKey: openWithdrawalsOptions().queryKey,
};

/** Sends requests for withdrawals and reports their states, as `useRequest` does. */
export function useWithdrawRequest(member: string, onState: (state: WithdrawRequest['state']) => void) {
  const { send, ...request } = useRequest<WithdrawRequest>(KIND, member, onState);
  return {
    ...request,
    send: (input: WithdrawInput, pin: string, key: string) => send((context) => requestWithdrawal(input, pin, key, context)),
  };
}
