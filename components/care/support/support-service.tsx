'use client';

import { type ReactNode, useState } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { TICKET_COPY } from '@/lib/domain/care/support/ticket.copy';
import type { Service, Ticket } from '@/lib/domain/care/support/ticket.model';
import { isLive, placeText } from '@/lib/domain/care/support/ticket.rules';
import type { ServiceChanges } from './use-service';

const loadRating = async () => (await import('./support-rating')).SupportRating;

/** The line that says who serves: the automatic staff, a place in the queue, a person, an end; and the step that is possible now. */
export function SupportService({
  ticket,
  ticketKey,
  changes,
}: {
  ticket: Ticket | null;
  ticketKey: string | null;
  changes: ServiceChanges;
}) {
  const [ending, setEnding] = useState(false);
  const [rating, setRating] = useState({ wanted: false, open: false });
  const service = ticket?.service ?? null;
  const { busy, failure, rejectedQueue } = changes;
  const isClosed = ticket?.hours?.isOpen === false;
  const ask = (
    <Action disabled={busy} onPress={() => changes.request(isClosed || rejectedQueue ? 'message' : 'queue')}>
      {isClosed || rejectedQueue ? TICKET_COPY.message : TICKET_COPY.service}
    </Action>
  );
  return (
    <>
      <div className="gutter flex min-h-11 items-center gap-3 border-b border-line bg-surface-2 text-13">
        <output className={`min-w-0 flex-1 py-1 ${failure === null ? 'text-text-2' : 'text-error'}`}>
          {failure ?? (busy ? TICKET_COPY.requesting : stateText(service, ticket))}
        </output>
        {failure !== null && !rejectedQueue ? (
          <Action disabled={busy} onPress={changes.again}>
            {TICKET_COPY.retry}
          </Action>
        ) : service?.state === 'ended' && service.rating === null ? (
          <>
            <Action onPress={() => setRating({ wanted: true, open: true })}>{TICKET_COPY.rate}</Action>
            {ask}
          </>
        ) : isLive(service) ? (
          <LiveAction
            service={service}
            busy={busy}
            ask={isClosed ? null : ask}
            onLeave={() => changes.end(service)}
            onEnd={() => setEnding(true)}
          />
        ) : (
          ask
        )}
      </div>
      <AlertDialog
        open={ending}
        onClose={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          if (isLive(service)) changes.end(service);
        }}
        title={TICKET_COPY.endQuestion}
        confirm={TICKET_COPY.end}
        cancel={TICKET_COPY.stay}
      >
        {TICKET_COPY.endEffect}
      </AlertDialog>
      {service && ticketKey !== null ? (
        <Lazy load={loadRating} wanted={rating.wanted} setWanted={(wanted) => setRating({ wanted, open: wanted })}>
          {(SupportRating) => (
            <SupportRating
              key={service.serviceId}
              ticketKey={ticketKey}
              service={service}
              open={rating.open}
              onClose={() => setRating({ wanted: true, open: false })}
            />
          )}
        </Lazy>
      ) : null}
    </>
  );
}

function stateText(service: Service | null, ticket: Ticket | null): string {
  if (service?.state === 'waiting') return service.way === 'queue' ? placeText(service) : TICKET_COPY.left;
  if (service?.state === 'served') return service.staffName === '' ? TICKET_COPY.servedUnnamed : TICKET_COPY.served(service.staffName);
  if (service?.state === 'ended') return service.rating === null ? TICKET_COPY.ended : TICKET_COPY.rated(service.rating.stars);
  return ticket?.hours ? TICKET_COPY.hours(ticket.hours.from, ticket.hours.until) : TICKET_COPY.automatic;
}

/** The step of a service that waits or goes on; one who has left a message may still join the queue (`ask`). */
function LiveAction({
  service: { state, way },
  busy,
  ask,
  onLeave,
  onEnd,
}: {
  service: Service;
  busy: boolean;
  ask: ReactNode;
  onLeave: () => void;
  onEnd: () => void;
}) {
  if (state === 'served') {
    return (
      <Action disabled={busy} onPress={onEnd}>
        {TICKET_COPY.end}
      </Action>
    );
  }
  if (way === 'message' && ask !== null) return ask;
  return (
    <Action disabled={busy} onPress={onLeave}>
      {way === 'queue' ? TICKET_COPY.leave : TICKET_COPY.leaveMessage}
    </Action>
  );
}

function Action({ children, onPress, disabled = false }: { children: string; onPress: () => void; disabled?: boolean }) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className="flex min-h-11 shrink-0 items-center font-semibold text-brand disabled:text-text-3"
    >
      {children}
    </button>
  );
}
