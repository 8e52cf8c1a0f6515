import { readLoginInfo } from '@/lib/domain/member/session/session.store';
import { sendMessage } from '@/lib/domain/care/support/ticket.api';
import { openTicketKey, readTicketKey } from '@/lib/domain/care/support/ticket.store';
import { SUPPORT_TEXT_MAX } from '@/lib/domain/care/support/ticket.rules';
import { newUuid } from '@/lib/kit/browser/uuid';
import { REPORT_COPY } from './report.copy';

export interface ReportedMessage {
  id: string;
  room: string;
  userId: string;
  name: string;
  text: string;
}

/**
 * Reports a message to 客服, in this browser's ticket or a new one; a repeat with the same `id` is the same report.
 * @throws the errors of `sendMessage`
 */
export async function reportMessage(message: ReportedMessage, reason: string, id: string = newUuid()): Promise<void> {
  const owner = readLoginInfo()?.userName ?? '';
  const key = readTicketKey(owner) ?? openTicketKey(owner);
  const messageOf = (text: string) => REPORT_COPY.message({ ...message, reason, text });
  const room = SUPPORT_TEXT_MAX - messageOf('').length;
  await sendMessage(key, {
    id,
    text: messageOf([...message.text].slice(0, Math.max(0, Math.floor(room / 2))).join('')),
    pictureIds: [],
    reason: null,
    mark: null,
  });
}
