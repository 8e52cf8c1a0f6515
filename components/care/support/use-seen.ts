import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { TICKETS_KEY } from '@/lib/domain/care/support/ticket.queries';
import type { Ticket } from '@/lib/domain/care/support/ticket.model';
import { newestReply } from '@/lib/domain/care/support/ticket.rules';

/** Tells the platform what a member has read, with every new reply; a visitor's ticket becomes the member's by that. */
export function useSeen(owner: string, ticketKey: string | null, ticket: Ticket | null): void {
  const client = useQueryClient();
  const isThere = ticket !== null;
  const newest = ticket && newestReply(ticket.messages);
  const sent = useRef('');
  useEffect(() => {
    if (owner === '' || ticketKey === null || !isThere) return;
    const state = `${owner} ${ticketKey} ${newest}`;
    if (sent.current === state) return;
    sent.current = state;
    const see = async () => {
      const { seeTicket } = await import('@/lib/domain/care/support/ticket-claim.mutations');
      if (await seeTicket(owner, ticketKey)) void client.invalidateQueries({ queryKey: TICKETS_KEY });
    };
    void see().catch(() => undefined);
  }, [client, owner, ticketKey, isThere, newest]);
}
