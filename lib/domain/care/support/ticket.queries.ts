import { queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { pollOfTicket } from './ticket.rules';

/** The ticket of a key, polled while the page shows it. */
export function ticketOptions(ticketKey: string | null) {
  return queryOptions({
    queryKey: ['support', ticketKey] as const,
    queryFn: async ({ signal }) => (await import('./ticket.api')).getTicket(ticketKey!, signal),
    enabled: ticketKey !== null,
    staleTime: STALE.live,
    refetchInterval: ({ state }) => pollOfTicket(state.data?.waiting ?? false),
  });
}

/** The key of the member's newest ticket, which another device may have opened; requested only where this one has none. */
export function ownTicketOptions(owner: string, ticketKey: string | null) {
  return queryOptions({
    queryKey: ['support', 'own', owner] as const,
    queryFn: async ({ signal }) => (await import('./ticket.api')).getOwnTicketKey(signal),
    enabled: owner !== '' && ticketKey === null,
    staleTime: 0,
  });
}
