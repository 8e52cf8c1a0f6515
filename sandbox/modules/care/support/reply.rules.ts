import type { SupportReason } from '@pavilion/contract/constants';
import { REPLIES, REASON_TOPICS, SUPPORT_COPY, TOPIC_PATTERNS } from './support.copy';
import type { Topic } from './support.copy';

/** Least and greatest world ms until a reply: always within a minute. */
export const REPLY_MS = { from: 6_000, to: 24_000 };

/** The topic of a message: by its text, else by the reason that led to 客服. */
export function topicOf(text: string, reason: SupportReason | undefined): Topic {
  const named = TOPIC_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  return named ?? (reason && REASON_TOPICS[reason]) ?? 'other';
}

/** Numbers of orders in a message, as bets and deposits have them; the first three. */
export function orderNumbersIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<!\d)\d{15,18}(?!\d)/g))].slice(0, 3);
}

/** World ms for which the staff writes a reply to a message, the same for a repeat of it. */
export function replyDelay(messageId: string): number {
  const spread = [...messageId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return REPLY_MS.from + Math.floor((spread / 9_973) * (REPLY_MS.to - REPLY_MS.from));
}

/**
 * The staff's reply: a greeting at the ticket's start, the attached mark, the facts about the member, the rule. A rule that the
 * ticket contains already (`earlier`: the staff's replies so far) is not repeated.
 */
export function replyText(given: {
  topic: Topic;
  ticketId: string;
  earlier: readonly string[];
  mark: string | undefined;
  fact: string;
}): string {
  const rule = REPLIES[given.topic];
  return [
    given.earlier.length === 0 ? SUPPORT_COPY.greeting(given.ticketId) : '',
    given.mark ? SUPPORT_COPY.seen(given.mark) : '',
    given.fact,
    given.earlier.some((reply) => reply.includes(rule)) ? SUPPORT_COPY.added(given.ticketId) : rule,
  ].join('');
}
