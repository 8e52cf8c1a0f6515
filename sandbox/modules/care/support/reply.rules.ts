import type { SupportReason } from '@pavilion/contract/constants';
import { FAREWELL, PERSON_REPLIES } from './service.copy';
import { REPLIES, REASON_TOPICS, SUPPORT_COPY, TOPIC_PATTERNS } from './support.copy';
import type { Topic } from './support.copy';
import type { Offer } from './support.tables';

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

/** Topics about orders, which only their member's session shows. */
export const ORDER_TOPICS: ReadonlySet<Topic> = new Set(['deposit', 'withdraw', 'bet', 'transfer']);
/** Topics with which the automatic staff cannot help. */
const UNSURE: ReadonlySet<Topic> = new Set(['other', 'human', 'crash', 'blocked']);

/** Ways out that a reply of the automatic staff offers, so that it is never the end of a question. */
export function offersFor(given: { topic: Topic; isMember: boolean; isOpen: boolean; earlier: readonly string[] }): Offer[] {
  if (!given.isMember && ORDER_TOPICS.has(given.topic)) return ['login', 'message'];
  const isRepeated = given.earlier.some((reply) => reply.includes(REPLIES[given.topic]));
  if (!isRepeated && !UNSURE.has(given.topic)) return [];
  return [given.isOpen ? 'service' : 'message'];
}

/** True for a message that ends a conversation. */
export function isFarewell(text: string): boolean {
  return FAREWELL.test(text);
}

/** A person's reply: the pictures that came, the facts about the member, or what is needed to find them. */
export function personReply({ text, pictures, fact }: { text: string; pictures: number; fact: string }): string {
  if (pictures === 0 && isFarewell(text)) return PERSON_REPLIES.farewell;
  const received = pictures > 0 ? PERSON_REPLIES.pictures(pictures) : '';
  if (fact !== '') return `${received}${fact}${PERSON_REPLIES.more}`;
  return text === '' ? received : `${received}${PERSON_REPLIES.noted}`;
}
