'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { ListRow } from '@/components/ui/list-row';
import { unreadText, unreadSpoken } from '@/lib/domain/member/mail/mail-link.copy';
import { unreadOptions } from '@/lib/domain/member/mail/mail.queries';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { useMailTabs } from './use-mail-tabs';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/member/mail/mail.api';

/** The row of 我的 that leads to 站内信, with the number of unread mails. */
export function MailLink() {
  const { data: unread = 0 } = useQuery(unreadOptions());
  useMailTabs();
  return (
    <ListRow
      href={route('/mine/mail')}
      icon={<Icon name="mail" />}
      label={PAGE_TITLES.mail}
      value={
        unread > 0 ? (
          <>
            <span
              aria-hidden="true"
              className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-12 text-on-brand"
            >
              {unreadText(unread)}
            </span>
            <span className="sr-only">{unreadSpoken(unread)}</span>
          </>
        ) : undefined
      }
    />
  );
}
