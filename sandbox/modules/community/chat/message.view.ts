import type { ChatMessage } from './chat.tables';

/** A message as the wire has it; frames of a room add its name. */
export function messageView({ id, userId, nickName, vipLevel, type, content, sentAt, bet, gift, reply }: ChatMessage): object {
  const sendTime = new Date(sentAt).toISOString();
  const more = { ...(bet && { bet }), ...(gift && { gift }), ...(reply && { reply }) };
  return { id: String(id), userId, nickName, vipLevel, type, content, sendTime, ...more };
}
