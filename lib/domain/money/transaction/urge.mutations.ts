import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { TRANSACTIONS_KEY } from './transaction.queries';
import type { UrgeType } from './transaction.model';

/** 催单. The lists are read again: they show when the order can be urged next. */
export function urgeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ type, orderId }: { type: UrgeType; orderId: string }) =>
      (await import('./transaction.api')).urgeOrder(type, orderId),
    onSettled: () => client.invalidateQueries({ queryKey: TRANSACTIONS_KEY }),
  });
}
