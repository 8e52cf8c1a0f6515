import { queryOptions } from '@tanstack/react-query';
import { ORDER_KEY } from '@/lib/query-keys';
import type { OpenOrders } from './open-orders.model';
import { isFailing, pollOf } from './order-poll.rules';

/** Key of the lists of 投注记录. */
export const ORDER_LISTS_KEY = [...ORDER_KEY, 'list'] as const;

const QUERY_KEY = [...ORDER_KEY, 'open'] as const;

/**
 * The member's open orders without their content, as the site's server reads them at the venues: pages that only count or watch
 * orders load no venue's code and launch no venue.
 */
export function openOrdersOptions() {
  return queryOptions({
    queryKey: QUERY_KEY,
    queryFn: async ({ client, signal }): Promise<OpenOrders> => {
      const [{ getOpenOrders }, { joinOpenOrders }] = await Promise.all([import('./open-orders.api'), import('./open-orders.rules')]);
      return joinOpenOrders(await getOpenOrders({ signal }), client.getQueryData<OpenOrders>(QUERY_KEY));
    },
    refetchInterval: ({ state }) => pollOf(state.data?.orders ?? [], state.data && isFailing(state.data)),
    // An order that has left the open list is in a settled list, which does not poll itself.
    meta: { invalidates: (now: OpenOrders, before: OpenOrders) => (idsOf(now) === idsOf(before) ? [] : [ORDER_LISTS_KEY]) },
  });
}

const idsOf = ({ total, orders }: OpenOrders) => [total, ...orders.map(({ id }) => id)].join();
