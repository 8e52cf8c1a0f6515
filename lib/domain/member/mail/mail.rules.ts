import { safeReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import type { Mail, MailPage } from './mail.model';

/** A mail's link if it is a path of this site, else null. */
export function mailLink(link: string): string | null {
  if (link === '') return null;
  const safe = safeReturnPath(link);
  return safe === '/' && link !== '/' ? null : safe;
}

/** Rows of all pages once each: a page may repeat a row when a mail came in between. */
export function joinMails(pages: readonly MailPage[]): readonly Mail[] {
  return [...new Map(pages.flatMap(({ list }) => list.map((mail) => [mail.mailId, mail]))).values()];
}
