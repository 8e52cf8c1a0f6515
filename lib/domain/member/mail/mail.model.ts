import type { MAIL_KINDS } from '@pavilion/contract/calls/mail.calls';

export type MailKind = (typeof MAIL_KINDS)[number];

/** One mail of the platform. */
export interface Mail {
  mailId: string;
  kind: MailKind;
  title: string;
  content: string;
  /** A path of this site; null for none. */
  link: string | null;
  /** World ms. */
  at: number;
  isRead: boolean;
}

export interface MailPage {
  list: readonly Mail[];
  /** Continues the list; null at its end. */
  next: string | null;
  unread: number;
}

/** Filter of a list; null shows all kinds. */
export interface MailView {
  kind: MailKind | null;
  onlyUnread: boolean;
}
