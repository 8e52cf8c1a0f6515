'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { unreadText, unreadSpoken } from '@/lib/domain/member/mail/mail-link.copy';
import { unreadOptions } from '@/lib/domain/member/mail/mail.queries';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { useMailTabs } from './use-mail-tabs';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/member/mail/mail.api';

/** The letter at the head of 我的 that leads to 站内信, with the number of unread mails. */
export function MailLink() {
  const { data: unread = 0 } = useQuery(unreadOptions());
  useMailTabs();
  return (
    <a href={route('/mine/mail')} className="relative z-10 grid size-11 place-items-center active:opacity-80">
      <Icon name="mail" size={24} />
      <span className="sr-only">{PAGE_TITLES.mail}</span>
      {unread > 0 ? (
        <>
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-on-roof px-1 text-12 font-semibold text-roof"
          >
            {unreadText(unread)}
          </span>
          <span className="sr-only">{unreadSpoken(unread)}</span>
        </>
      ) : null}
    </a>
  );
}
