import type { SupportReason } from '@pavilion/contract/constants';
import { ANSWERS, REASON_TOPICS, SUPPORT_WORDS, TOPIC_WORDS } from './support.copy';
import type { Topic } from './support.copy';

/** Least and greatest world ms until a reply: always within a minute. */
export const ANSWER_MS = { from: 6_000, to: 24_000 };

/** The topic of a message: by its text, else by the reason that led to 客服. */
export function topicOf(text: string, reason: SupportReason | undefined): Topic {
  const named = TOPIC_WORDS.find(([, words]) => words.test(text))?.[0];
  return named ?? (reason && REASON_TOPICS[reason]) ?? 'other';
}

/** Numbers of orders in a message, as bets and deposits have them; the first three. */
export function orderNumbersIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<!\d)\d{15,18}(?!\d)/g))].slice(0, 3);
}

/** World ms for which the staff writes a reply to a message, the same for a repeat of it. */
export function answerDelay(messageId: string): number {
  const spread = [...messageId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return ANSWER_MS.from + Math.floor((spread / 9_973) * (ANSWER_MS.to - ANSWER_MS.from));
}

/**
 * The staff's reply: a greeting at the ticket's start, the attached mark, the facts about the member, the rule. A rule that the
 * ticket contains already (`earlier`: the staff's replies so far) is not repeated.
 */
export function answerText(given: {
  topic: Topic;
  ticketId: string;
  earlier: readonly string[];
  mark: string | undefined;
  fact: string;
}): string {
  const rule = ANSWERS[given.topic];
  return [
    given.earlier.length === 0 ? SUPPORT_WORDS.greeting(given.ticketId) : '',
    given.mark ? SUPPORT_WORDS.seen(given.mark) : '',
    given.fact,
    given.earlier.some((answer) => answer.includes(rule)) ? SUPPORT_WORDS.added(given.ticketId) : rule,
  ].join('');
}
