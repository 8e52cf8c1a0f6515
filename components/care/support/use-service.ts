import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeTicket } from '@/lib/domain/care/support/ticket.mutations';
import type { ServiceWay, Ticket } from '@/lib/domain/care/support/ticket.model';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError } from '@/lib/kit/http/errors';
import { newUuid } from '@/lib/kit/browser/uuid';

/** A change of the service: a request under its own id, or the end of what the member saw. */
type Change = { kind: 'request'; id: string; way: ServiceWay } | { kind: 'end'; serviceId: string; state: 'waiting' | 'served' };

export interface ServiceChanges {
  request(way: ServiceWay): void;
  end(service: { serviceId: string; state: 'waiting' | 'served' }): void;
  busy: boolean;
  /** Why the last change failed; null otherwise. */
  failure: string | null;
  /** Repeats the failed change, which is the same one for the platform. */
  again(): void;
  /** The platform has rejected a place in the queue: a message may be left instead. */
  rejectedQueue: boolean;
}

/** Requests and ends of a person's service. `openKey` returns the ticket's key, made now for a new one. */
export function useService(ticket: Ticket | null, openKey: () => string): ServiceChanges {
  const client = useQueryClient();
  const { mutate, variables, isPending, isError, error, reset } = useMutation({
    mutationFn: (change: Change) =>
      changeTicket(client, openKey(), (api) =>
        change.kind === 'request' ? api.requestService(openKey(), change) : api.endService(openKey(), change),
      ),
  });
  // A change whose response was lost may have been made: the ticket shows it.
  const service = ticket?.service ?? null;
  const isDone =
    isError &&
    (variables.kind === 'request'
      ? service?.serviceId === variables.id
      : service?.serviceId === variables.serviceId && service.state !== variables.state);
  useEffect(() => {
    if (isDone) reset();
  }, [isDone, reset]);
  const hasFailed = isError && !isDone;
  return {
    request: (way) => {
      if (!isPending) mutate({ kind: 'request', id: newUuid(), way });
    },
    end: ({ serviceId, state }) => {
      if (!isPending) mutate({ kind: 'end', serviceId, state });
    },
    busy: isPending,
    failure: hasFailed ? memberMessage(error) : null,
    again: () => {
      if (variables && !isPending) mutate(variables);
    },
    rejectedQueue: hasFailed && error instanceof BusinessError && variables.kind === 'request' && variables.way === 'queue',
  };
}
