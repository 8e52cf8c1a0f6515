import { FEEDBACK_TEXT } from '@pavilion/contract/calls/feedback.calls';
import { firstCharacters } from '@/lib/kit/format/characters';
import { FEEDBACK_COPY } from './feedback.copy';
import type { Feedback } from './feedback.model';

/** Code points of a text as it is sent. */
export function textLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** Reason why a text cannot be sent; null when it can. */
export function judgeFeedback(text: string): string | null {
  const length = textLength(text);
  if (length < FEEDBACK_TEXT.min) return FEEDBACK_COPY.short;
  return length > FEEDBACK_TEXT.max ? FEEDBACK_COPY.long : null;
}

/** True if feedback sent with `key` is among the tickets: its first message has the key as its id. */
export function isStored(list: readonly Feedback[], key: string): boolean {
  return list.some(({ messages }) => messages[0]?.id === key);
}

/** ms until the list is read again: shorter while something waits for a reply. */
export function pollOfFeedback(list: readonly Feedback[]): number | false {
  return list.some(({ state }) => state === 'submitted' || state === 'processing') ? 5_000 : false;
}

/** Most characters of a line of diagnostic data. */
const LINE_MAX = 200;

/** Diagnostic data sent on consent: version, browser, app and the last error, each on a line of its own. */
export function diagnosticText(facts: {
  version: string;
  browser: string;
  screen: string;
  app: Readonly<Record<string, unknown>> | null;
  lastError: string;
}): string {
  const app = facts.app && Object.entries(facts.app).flatMap(([name, value]) => (typeof value === 'string' ? [`${name} ${value}`] : []));
  const lines = [
    `版本 ${facts.version}`,
    `浏览器 ${facts.browser}`,
    `屏幕 ${facts.screen}`,
    app && app.length > 0 ? `应用 ${app.join('，')}` : '',
    facts.lastError === '' ? '' : `最近的错误 ${facts.lastError}`,
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => firstCharacters(line, LINE_MAX))
    .join('\n');
}
