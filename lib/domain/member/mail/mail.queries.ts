import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { STALE } from '@/lib/kit/query/query-client';
import { MAIL_KEY } from '@/lib/query-keys';
import type { MailView } from './mail.model';

/** Key of the lists. */
export const MAILS_KEY = [...MAIL_KEY, 'list'] as const;

/** ms; mails come at any time. */
const POLL_MS = 30_000;

// The calls and their schemas are a separate chunk.
const api = () => import('./mail.api');

/** Mails of a view, page by page, newest first. */
export function mailsOptions(view: MailView) {
  return infiniteQueryOptions({
    queryKey: [...MAILS_KEY, view] as const,
    queryFn: async ({ pageParam, signal }) => (await api()).getMails(view, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: STALE.short,
  });
}

/** Number of unread mails. */
export function unreadOptions() {
  return queryOptions({
    queryKey: [...MAIL_KEY, 'unread'] as const,
    queryFn: async ({ signal }) => (await api()).getUnread(signal),
    staleTime: STALE.short,
    refetchInterval: POLL_MS,
  });
}
