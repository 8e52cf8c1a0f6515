import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isCallError } from '@/lib/kit/http/errors';
import { MAIL_KEY } from '@/lib/query-keys';
import type { Mail, MailPage } from './mail.model';
import { MAILS_KEY, unreadOptions } from './mail.queries';
import { announceMails } from './mail.tabs';

type Rewrite = (mail: Mail) => Mail | null;

/** Rewrites rows of every list that is here. */
function rewriteLists(queryClient: QueryClient, rewrite: Rewrite): void {
  queryClient.setQueriesData<InfiniteData<MailPage>>(
    { queryKey: MAILS_KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, list: page.list.flatMap((mail) => rewrite(mail) ?? []) })),
      },
  );
}

/** Shows the change at once; a failure restores the platform's state. Returns whether it was made. */
async function change(queryClient: QueryClient, send: () => Promise<number>, rewrite: Rewrite): Promise<boolean> {
  // A pending response predates the change.
  await queryClient.cancelQueries({ queryKey: MAIL_KEY });
  rewriteLists(queryClient, rewrite);
  try {
    queryClient.setQueryData(unreadOptions().queryKey, await send());
    announceMails();
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    void queryClient.invalidateQueries({ queryKey: MAIL_KEY });
    return false;
  }
}

/** Marks mails as read, all of them for null. */
export function markRead(mailIds: readonly string[] | null, queryClient: QueryClient): Promise<boolean> {
  return change(
    queryClient,
    async () => (await import('./mail.api')).readMails(mailIds),
    (mail) => (mailIds === null || mailIds.includes(mail.mailId) ? { ...mail, isRead: true } : mail),
  );
}

export function removeMails(mailIds: readonly string[], queryClient: QueryClient): Promise<boolean> {
  return change(
    queryClient,
    async () => (await import('./mail.api')).deleteMails(mailIds),
    (mail) => (mailIds.includes(mail.mailId) ? null : mail),
  );
}
