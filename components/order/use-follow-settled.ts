import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { VenueCode } from '@/lib/contract/constants';
import { openOrdersOptions, ORDER_LISTS_KEY } from '@/lib/domain/order/order.queries';

/**
 * Reads the settled orders again whenever the open ones change. The open ones are polled while there are any; a settled list
 * does not poll itself.
 */
export function useFollowSettled(settled: boolean, venues: readonly VenueCode[]): void {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...openOrdersOptions(venues), enabled: settled });
  const open = settled && data ? `${venues.join()} ${data.total} ${data.orders.map(({ id }) => id).join()}` : null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    const changed = before.current !== null && open !== null && before.current !== open;
    before.current = open;
    if (changed) void queryClient.invalidateQueries({ queryKey: ORDER_LISTS_KEY });
  }, [open, queryClient]);
}
