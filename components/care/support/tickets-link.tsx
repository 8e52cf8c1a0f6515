'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { ListRow } from '@/components/ui/list-row';
import { TICKET_COPY } from '@/lib/domain/care/support/ticket.copy';
import { ticketsOptions } from '@/lib/domain/care/support/ticket.queries';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { route } from '@/lib/routes';

/** The way to 我的工单, with the number of the newest ones that have a new reply. */
export function TicketsLink() {
  const signedIn = useSignedIn(false);
  const { data } = useInfiniteQuery({ ...ticketsOptions(), enabled: signedIn });
  const unread = data?.pages[0]?.list.filter(({ isUnread }) => isUnread).length ?? 0;
  return (
    <ListRow
      href={route('/mine/tickets')}
      icon={<Icon name="message-square-text" />}
      label={TICKET_COPY.tickets}
      value={unread > 0 ? <span className="text-brand">{TICKET_COPY.unread(unread)}</span> : signedIn ? undefined : TICKET_COPY.ticketsHint}
    />
  );
}
