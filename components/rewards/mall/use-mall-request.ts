'use client';

import { useRequest } from '@/components/money/command/use-request';
import type { MallRequest } from '@/lib/domain/rewards/mall/mall-request.model';
import { useMallRequests } from '@/lib/domain/rewards/mall/mall-request.store';
import type { OrderInput } from '@/lib/domain/rewards/mall/mall.model';
import { followOrder, requestOrder } from '@/lib/domain/rewards/mall/mall.mutations';
import { mallOptions } from '@/lib/domain/rewards/mall/mall.queries';

const KIND = { store: useMallRequests, follow: followOrder, staleKey: mallOptions().queryKey };

/** Sends orders and reports their states, as `useRequest` does. */
export function useMallRequest(member: string, onState: (state: MallRequest['state']) => void) {
  const { send, ...request } = useRequest<MallRequest>(KIND, member, onState);
  return {
    ...request,
    send: (input: OrderInput, title: string, key: string) => send((context) => requestOrder(input, title, key, context)),
  };
}
