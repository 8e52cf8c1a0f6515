'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PictureRow } from '@/components/member/picture/picture-row';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { TICKET_COPY } from '@/lib/domain/care/support/ticket.copy';
import type { Ticket } from '@/lib/domain/care/support/ticket.model';
import { ticketPictureOptions } from '@/lib/domain/care/support/ticket.queries';
import { timeText } from '@/lib/kit/format/site-time';

function Bubble({
  own,
  name,
  time,
  text,
  pictureIds,
  ticketKey,
}: {
  own: boolean;
  name: string;
  time: string;
  text: string;
  pictureIds: readonly string[];
  ticketKey: string | null;
}) {
  return (
    <li className={`flex flex-col ${own ? 'items-end' : 'items-start'}`}>
      <p className="text-12 text-text-3">{`${name} ${time}`}</p>
      {text === '' ? null : (
        <p
          className={`mt-1 max-w-[85%] rounded-bar px-3 py-2 text-15 whitespace-pre-wrap [overflow-wrap:anywhere] ${own ? 'bg-brand text-on-brand' : 'bg-cell text-text'}`}
        >
          {text}
        </p>
      )}
      {ticketKey === null || pictureIds.length === 0 ? null : (
        <div className="mt-1">
          <PictureRow label={TICKET_COPY.pictures} ids={pictureIds} optionsOf={(id) => ticketPictureOptions(ticketKey, id)} />
        </div>
      )}
    </li>
  );
}

/**
 * The ticket's lines in the remaining room of the box around them, the newest at its lower end; `children` is there before the first
 * one, `foot` below the last one.
 */
export function SupportMessages({
  ticket,
  ticketKey,
  loading,
  outgoing,
  failure,
  onAgain,
  foot,
  attached,
  children,
}: {
  ticket: Ticket | null;
  ticketKey: string | null;
  loading: boolean;
  /** A line without a response yet. */
  outgoing: { id: string; text: string; pictureIds: readonly string[] } | null;
  /** Reason why it was not sent. */
  failure: string | null;
  onAgain: () => void;
  foot: ReactNode;
  /** Pictures at the field, which take their room from the lines. */
  attached: number;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const messages = ticket?.messages ?? [];
  const last = messages.at(-1)?.id;
  // New content is at the lower end.
  const end = `${last} ${outgoing?.id} ${failure} ${ticket?.waiting} ${ticket?.service?.state} ${attached}`;
  const scrolledTo = useRef('');
  useLayoutEffect(() => {
    if (!box.current || scrolledTo.current === end) return;
    scrolledTo.current = end;
    box.current.scrollTop = box.current.scrollHeight;
  }, [end]);
  const empty = messages.length === 0 && outgoing === null;
  return (
    <div
      ref={box}
      role="log"
      aria-label={TICKET_COPY.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
      tabIndex={0}
      className="gutter min-h-0 flex-1 overflow-y-auto overscroll-contain py-3 -outline-offset-2"
    >
      {loading ? (
        <div className="space-y-3">
          <Skeleton className="ml-auto h-10 w-40" />
          <Skeleton className="h-20 w-64" />
        </div>
      ) : empty ? (
        children
      ) : (
        <ul className="space-y-3">
          {messages.map(({ id, from, text, at, name, pictureIds }) =>
            from === 'notice' ? (
              <li key={id} className="text-center text-12 text-text-3">
                {`${text} ${timeText(at)}`}
              </li>
            ) : (
              <Bubble
                key={id}
                own={from === 'visitor'}
                name={from === 'visitor' ? TICKET_COPY.me : name || (ticket?.staffName ?? '')}
                time={timeText(at)}
                text={text}
                pictureIds={pictureIds}
                ticketKey={ticketKey}
              />
            ),
          )}
          {outgoing && !messages.some(({ id }) => id === outgoing.id) ? (
            <Bubble
              own
              name={TICKET_COPY.me}
              time={failure === null ? TICKET_COPY.sending : TICKET_COPY.failed}
              text={outgoing.text}
              pictureIds={outgoing.pictureIds}
              ticketKey={ticketKey}
            />
          ) : null}
          {outgoing && failure !== null ? (
            <li role="alert" className="flex items-center justify-end gap-2 text-13 text-error">
              <Icon name="circle-alert" size={14} />
              {failure}
              <button type="button" onClick={onAgain} className="flex min-h-11 items-center text-brand">
                {TICKET_COPY.again}
              </button>
            </li>
          ) : null}
          {ticket?.waiting ? <li className="text-13 text-text-3">{`${TICKET_COPY.waiting}…`}</li> : null}
          {foot ? <li>{foot}</li> : null}
        </ul>
      )}
    </div>
  );
}
