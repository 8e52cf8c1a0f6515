import type { CallResponse } from '@pavilion/contract/call';
import type { mailListCall } from '@pavilion/contract/calls/mail.calls';
import type { MailPage } from '@/lib/domain/member/mail/mail.model';
import { timeOnWire } from './wire';

/** The data of `mailList`. */
export function mailsOnWire({ list, ...same }: MailPage): CallResponse<typeof mailListCall> {
  return { ...same, list: list.map(({ at, link, ...mail }) => ({ ...mail, link: link ?? '', time: timeOnWire(at) })) };
}

export const unreadOnWire = (unread: number) => ({ unread });
