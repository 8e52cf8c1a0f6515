import type { QueryClient } from '@tanstack/react-query';
import type { Ticket } from './ticket.model';
import { TICKETS_KEY, ticketOptions } from './ticket.queries';

/** Makes a change to a ticket and shows the ticket as the platform returns it. @throws the errors of the call. */
export async function changeTicket(
  queryClient: QueryClient,
  ticketKey: string,
  change: (api: typeof import('./ticket.api')) => Promise<Ticket>,
): Promise<void> {
  const ticket = await change(await import('./ticket.api'));
  const { queryKey } = ticketOptions(ticketKey);
  // A read that began before would return the ticket without the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, ticket);
  void queryClient.invalidateQueries({ queryKey: TICKETS_KEY });
}
