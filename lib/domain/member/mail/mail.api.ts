import { mailDeleteCall, mailListCall, mailReadCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { MailPage, MailView } from './mail.model';

/** One page of the member's mails, newest first; `before` is `next` of the page before. */
export async function getMails(
  { kind, onlyUnread }: MailView,
  before: string | null,
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<MailPage> {
  const request = { ...(kind && { kind }), ...(onlyUnread && { onlyUnread }), ...(before && { before }) };
  // The link rules load on demand: they are large, and 我的 only counts the unread mails.
  const response = caller(mailListCall, request, { signal });
  const [{ list, next, unread }, { mailLink }] = await Promise.all([response, import('./mail.rules')]);
  return { next, unread, list: list.map(({ time, link, ...same }) => ({ ...same, link: mailLink(link), at: Date.parse(time) })) };
}

/** Number of unread mails. */
export async function getUnread(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<number> {
  return (await caller(mailUnreadCall, {}, { signal })).unread;
}

/** Marks mails as read, all of them for null; returns the number of unread ones. */
export async function readMails(mailIds: readonly string[] | null, caller: PlatformCaller = callPlatform): Promise<number> {
  return (await caller(mailReadCall, mailIds === null ? {} : { mailIds: [...mailIds] })).unread;
}

/** Deletes mails; returns the number of unread ones. */
export async function deleteMails(mailIds: readonly string[], caller: PlatformCaller = callPlatform): Promise<number> {
  return (await caller(mailDeleteCall, { mailIds: [...mailIds] })).unread;
}
