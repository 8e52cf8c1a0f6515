'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { usePictures } from '@/components/member/picture/use-pictures';
import { Chip } from '@/components/ui/chip';
import { Tag } from '@/components/ui/tag';
import { SUPPORT_PICTURES } from '@pavilion/contract/calls/support.calls';
import { REASON_NAMES, TICKET_COPY, TOPIC_CHIPS } from '@/lib/domain/care/support/ticket.copy';
import { changeTicket } from '@/lib/domain/care/support/ticket.mutations';
import { ownTicketOptions, ticketOptions } from '@/lib/domain/care/support/ticket.queries';
import { offersOf, type SupportContext } from '@/lib/domain/care/support/ticket.rules';
import { adoptTicketKey, leaveTicket, openTicketKey, readTicketKey, useTicketKey } from '@/lib/domain/care/support/ticket.store';
import { pictureIdsOf } from '@/lib/domain/member/picture/picture.rules';
import { watchAlerts } from '@/lib/domain/member/alert/alert-watch.storage';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { newUuid } from '@/lib/kit/browser/uuid';
import { SupportInput } from './support-input';
import { SupportMessages } from './support-messages';
import { SupportOffers } from './support-offers';
import { SupportService } from './support-service';
import { useSeen } from './use-seen';
import { useService } from './use-service';

/** The conversation with 客服: who serves, the messages, and a field to write in. `context` is sent with the next message. */
export function SupportThread({ context }: { context: SupportContext }) {
  const client = useQueryClient();
  const titleId = useId();
  const { ticketKey, owner } = useTicketKey();
  const { data: ticket = null, isPending, isError } = useQuery(ticketOptions(ticketKey));
  const { data: ownKey } = useQuery(ownTicketOptions(owner, ticketKey));
  useEffect(() => {
    if (ticketKey === null && ownKey) adoptTicketKey(owner, ownKey);
  }, [ticketKey, ownKey, owner]);
  useSeen(owner, ticketKey, ticket);
  const [text, setText] = useState('');
  const [quoted, setQuoted] = useState(false);
  /** The key of the ticket here, made now for a new one. */
  const openKey = () => readTicketKey(owner) ?? openTicketKey(owner);
  const pictures = usePictures(SUPPORT_PICTURES, async (picture, signal) => {
    const { uploadTicketPicture } = await import('@/lib/domain/care/support/ticket.api');
    return uploadTicketPicture(openKey(), picture, signal);
  });
  const service = useService(ticket, openKey);

  const send = useMutation({
    mutationFn: (message: { id: string; text: string; pictureIds: readonly string[] }) => {
      const key = openKey();
      return changeTicket(client, key, (api) => api.sendMessage(key, { ...message, ...(quoted ? { reason: null, mark: null } : context) }));
    },
    onSuccess: () => {
      setQuoted(true);
      watchAlerts();
    },
  });
  const { mutate, variables, isPending: sending, isError: failed, error, reset } = send;
  // A message whose response was lost may have arrived: the ticket shows it.
  const arrived = failed && (ticket?.messages.some(({ id }) => id === variables.id) ?? false);
  useEffect(() => {
    if (arrived) reset();
  }, [arrived, reset]);

  const sendNow = (message: string, pictureIds: readonly string[]) => {
    if (!sending) mutate({ id: newUuid(), text: message.trim(), pictureIds });
  };
  const sendTyped = () => {
    sendNow(text, pictureIdsOf(pictures.chosen));
    setText('');
    pictures.clear();
  };
  const renew = () => {
    // They belong to the ticket that is left.
    pictures.clear();
    reset();
    leaveTicket();
  };
  const begun = (ticket?.messages.length ?? 0) > 0;
  const offers = offersOf(ticket, owner !== '');
  return (
    <section aria-labelledby={titleId} className="border-b border-line bg-surface">
      <div className="gutter flex min-h-12 flex-wrap items-center gap-x-2 border-b border-line">
        <h2 id={titleId} className="text-16 font-semibold whitespace-nowrap">
          {TICKET_COPY.title}
        </h2>
        <Tag>{TICKET_COPY.simulated}</Tag>
        <span className="min-w-[10em] flex-1 truncate text-12 text-text-3">
          {ticket ? `${TICKET_COPY.number} ${ticket.ticketId}` : TICKET_COPY.pace}
        </span>
        {begun ? (
          <button type="button" onClick={renew} className="flex min-h-11 shrink-0 items-center text-13 text-brand">
            {TICKET_COPY.renew}
          </button>
        ) : null}
      </div>
      <SupportService ticket={ticket} ticketKey={ticketKey} changes={service} />
      {/* Fixed height: the field and the line above it take their room from the messages, and 发送 stays in place. */}
      <div className="flex h-[clamp(11rem,100dvh-13rem,max(19rem,36dvh+4rem))] flex-col">
        <SupportMessages
          ticket={ticket}
          ticketKey={ticketKey}
          loading={ticketKey !== null && isPending && !sending}
          outgoing={variables && (sending || failed) && !arrived ? variables : null}
          failure={failed ? memberMessage(error) : null}
          onAgain={() => variables && mutate(variables)}
          attached={pictures.chosen.length}
          foot={offers.length === 0 || sending ? null : <SupportOffers offers={offers} onRequest={service.request} />}
        >
          <p className="text-14 text-text-2">{TICKET_COPY.empty}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {TOPIC_CHIPS.map((message) => (
              <Chip key={message} onClick={() => sendNow(message, [])}>
                {message}
              </Chip>
            ))}
          </div>
        </SupportMessages>
        {isError && ticket === null ? <p className="gutter py-1 text-13 text-warn">{TICKET_COPY.lost}</p> : null}
        {quoted ? null : <SupportContextLine context={context} />}
        <SupportInput text={text} onText={setText} pictures={pictures} sending={sending} onSend={sendTyped} />
      </div>
    </section>
  );
}

/** Context of the first message: the page that the visitor came from, and the mark of the error. */
function SupportContextLine({ context: { reason, mark } }: { context: SupportContext }) {
  if (reason === null && mark === null) return null;
  return (
    <p className="gutter flex min-h-8 flex-wrap items-center gap-x-3 bg-surface-2 py-1 text-12 text-text-2">
      {reason ? <span>{`${TICKET_COPY.about}：${REASON_NAMES[reason]}`}</span> : null}
      {mark ? <span className="[overflow-wrap:anywhere]">{`${TICKET_COPY.mark}：${mark}`}</span> : null}
    </p>
  );
}
