'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { EmptyHistory, PagedList } from '@/components/ui/list/paged-list';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag, type Tone } from '@/components/ui/tag';
import { TICKET_COPY, TICKET_STATE_NAMES } from '@/lib/domain/care/support/ticket.copy';
import type { ListedTicket, TicketState } from '@/lib/domain/care/support/ticket.model';
import { ticketsOptions } from '@/lib/domain/care/support/ticket.queries';
import { showTicket } from '@/lib/domain/care/support/ticket.store';
import { readLoginInfo } from '@/lib/domain/member/session/session.store';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { route } from '@/lib/routes';

const TONES: Record<TicketState, Tone> = { open: 'warn', replied: 'brand', ended: 'neutral' };

/** 我的工单: the account's conversations with 客服, on every device; a tap continues one. */
export function TicketHistory() {
  const router = useRouter();
  const query = useInfiniteQuery(ticketsOptions());
  const rows = joinPages(query.data?.pages ?? []);
  const open = ({ key }: ListedTicket) => {
    showTicket(readLoginInfo()?.userName ?? '', key);
    router.push(route('/customer/main'));
  };
  return (
    <PagedList
      query={query}
      error={TICKET_COPY.ticketsError}
      skeleton={
        <output className="block border-b border-line bg-surface">
          <span className="sr-only">{TICKET_COPY.loading}</span>
          {[0, 1, 2].map((row) => (
            <span key={row} className="gutter flex h-18 items-center border-b border-line last:border-b-0">
              <Skeleton className="h-11 w-full" />
            </span>
          ))}
        </output>
      }
      empty={
        rows.length === 0 ? (
          <EmptyHistory
            title={TICKET_COPY.noTickets}
            hint={TICKET_COPY.noTicketsHint}
            link={{ href: route('/customer/main'), name: TICKET_COPY.toSupport }}
            clear={null}
          />
        ) : null
      }
    >
      <ul className="border-b border-line bg-surface">
        {rows.map((ticket) => (
          <li key={ticket.id} className="border-b border-line last:border-b-0">
            <button type="button" onClick={() => open(ticket)} className="gutter block min-h-18 w-full py-3 text-left active:bg-cell">
              <span className="flex items-center gap-2">
                <span className={`min-w-0 flex-1 truncate text-15 ${ticket.isUnread ? 'font-semibold' : ''}`}>
                  {ticket.title || TICKET_COPY.untitled}
                </span>
                <Tag tone={TONES[ticket.state]}>{TICKET_STATE_NAMES[ticket.state]}</Tag>
              </span>
              <span className="mt-1 flex items-center gap-2 text-12 text-text-3">
                <span className="min-w-0 flex-1 truncate">{`${ticket.id} · ${dayTime(ticket.at, worldNow())}`}</span>
                {ticket.isUnread ? (
                  <span className="flex items-center gap-1 text-brand">
                    <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
                    {TICKET_COPY.newReply}
                  </span>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
