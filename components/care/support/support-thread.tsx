'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Tag } from '@/components/ui/tag';
import { SUPPORT_TEXT_MAX } from '@/lib/domain/care/support/ticket.rules';
import { REASON_NAMES, TICKET_COPY, TOPIC_CHIPS } from '@/lib/domain/care/support/ticket.copy';
import { ownTicketOptions, ticketOptions } from '@/lib/domain/care/support/ticket.queries';
import type { SupportContext } from '@/lib/domain/care/support/ticket.rules';
import { adoptTicketKey, leaveTicket, openTicketKey, useTicketKey } from '@/lib/domain/care/support/ticket.store';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { newUuid } from '@/lib/kit/browser/uuid';
import { SupportMessages } from './support-messages';

/** The conversation with 客服: its messages, and a field to write in. `context` is sent with the next message. */
export function SupportThread({ context }: { context: SupportContext }) {
  const client = useQueryClient();
  const titleId = useId();
  const { ticketKey, owner } = useTicketKey();
  const { data: ticket, isPending, isError } = useQuery(ticketOptions(ticketKey));
  const { data: ownKey } = useQuery(ownTicketOptions(owner, ticketKey));
  useEffect(() => {
    if (ticketKey === null && ownKey) adoptTicketKey(owner, ownKey);
  }, [ticketKey, ownKey, owner]);
  const [text, setText] = useState('');
  const [quoted, setQuoted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = useMutation({
    mutationFn: async (message: { id: string; text: string }) => {
      const key = ticketKey ?? openTicketKey(owner);
      const { sendMessage } = await import('@/lib/domain/care/support/ticket.api');
      const resolved = await sendMessage(key, { ...message, ...(quoted ? { reason: null, mark: null } : context) });
      const { queryKey } = ticketOptions(key);
      // A read that began before would return the ticket without this message.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, resolved);
    },
    onSuccess: () => setQuoted(true),
  });
  const { mutate, variables, isPending: sending, isError: failed, error, reset } = send;
  // A message whose response was lost may have arrived: the ticket shows it.
  const arrived = failed && (ticket?.messages.some(({ id }) => id === variables.id) ?? false);
  useEffect(() => {
    if (arrived) reset();
  }, [arrived, reset]);

  const sendText = (label: string) => {
    const message = label.trim();
    if (sending || message === '') return;
    mutate({ id: newUuid(), text: message });
    setText('');
    field.current?.focus({ preventScroll: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    sendText(text);
  };
  const begun = (ticket?.messages.length ?? 0) > 0;
  return (
    <section aria-labelledby={titleId} className="border-b border-line bg-surface">
      <div className="gutter flex min-h-12 items-center gap-2 border-b border-line">
        <h2 id={titleId} className="text-16 font-semibold">
          {TICKET_COPY.title}
        </h2>
        <Tag>{TICKET_COPY.simulated}</Tag>
        <span className="min-w-0 flex-1 truncate text-12 text-text-3">
          {ticket ? `${TICKET_COPY.number} ${ticket.ticketId}` : TICKET_COPY.pace}
        </span>
        {begun ? (
          <button type="button" onClick={leaveTicket} className="flex min-h-11 shrink-0 items-center text-13 text-brand">
            {TICKET_COPY.renew}
          </button>
        ) : null}
      </div>
      {/* Fixed height: the field and the line above it take their room from the messages, and 发送 stays in place. */}
      <div className="flex h-[clamp(11rem,100dvh-13rem,max(19rem,36dvh+4rem))] flex-col">
        <SupportMessages
          ticket={ticket ?? null}
          loading={ticketKey !== null && isPending && !sending}
          outgoing={variables && (sending || failed) && !arrived ? variables : null}
          failure={failed ? memberMessage(error) : null}
          onAgain={() => variables && mutate(variables)}
        >
          <p className="text-14 text-text-2">{TICKET_COPY.empty}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {TOPIC_CHIPS.map((message) => (
              <Chip key={message} onClick={() => sendText(message)}>
                {message}
              </Chip>
            ))}
          </div>
        </SupportMessages>
        {isError && ticket === undefined ? <p className="gutter py-1 text-13 text-warn">{TICKET_COPY.lost}</p> : null}
        {quoted ? null : <SupportContextLine context={context} />}
        <Form onSubmit={submit} className="gutter flex items-end gap-1 border-t border-line py-2 pr-1.5">
          <textarea
            ref={field}
            rows={1}
            aria-label={TICKET_COPY.field}
            value={text}
            maxLength={SUPPORT_TEXT_MAX}
            placeholder={TICKET_COPY.placeholder}
            onChange={(event) => setText(event.target.value)}
            className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-card border border-transparent bg-cell px-3 py-2.5 text-16 text-text placeholder:text-text-3 focus:border-brand"
          />
          <IconButton
            type="submit"
            label={sending ? TICKET_COPY.sending : TICKET_COPY.send}
            disabled={sending || text.trim() === ''}
            className="text-brand disabled:text-text-3"
          >
            <Icon name="send" size={22} />
          </IconButton>
        </Form>
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
