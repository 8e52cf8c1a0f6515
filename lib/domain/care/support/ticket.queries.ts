import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { storedPictureOptions } from '@/lib/domain/member/picture/picture.queries';
import { STALE } from '@/lib/kit/query/query-client';
import { pollOfTicket } from './ticket.rules';

// The calls and their schemas are a separate chunk.
const api = () => import('./ticket.api');

const SUPPORT_KEY = ['support'] as const;
/** Key of 我的工单. */
export const TICKETS_KEY = [...SUPPORT_KEY, 'list'] as const;

/** The ticket of a key, polled while the page shows it. */
export function ticketOptions(ticketKey: string | null) {
  return queryOptions({
    queryKey: [...SUPPORT_KEY, 'ticket', ticketKey] as const,
    queryFn: async ({ signal }) => (await api()).getTicket(ticketKey!, signal),
    enabled: ticketKey !== null,
    staleTime: STALE.live,
    refetchInterval: ({ state }) => pollOfTicket(state.data ?? null),
  });
}

/** The key of the member's newest ticket, which another device may have opened; requested only where this one has none. */
export function ownTicketOptions(owner: string, ticketKey: string | null) {
  return queryOptions({
    queryKey: [...SUPPORT_KEY, 'own', owner] as const,
    queryFn: async ({ signal }) => (await api()).getOwnTicketKey(signal),
    enabled: owner !== '' && ticketKey === null,
    staleTime: 0,
  });
}

/** 我的工单, page by page, newest first. */
export function ticketsOptions() {
  return infiniteQueryOptions({
    queryKey: TICKETS_KEY,
    queryFn: async ({ pageParam, signal }) => (await api()).getTickets(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: STALE.short,
  });
}

/** A picture of a ticket. */
export function ticketPictureOptions(ticketKey: string, pictureId: string) {
  return storedPictureOptions([...SUPPORT_KEY, 'picture', pictureId], async (signal) =>
    (await api()).getTicketPicture(ticketKey, pictureId, signal),
  );
}
