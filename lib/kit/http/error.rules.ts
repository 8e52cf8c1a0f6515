import { HTTP_COPY } from './http.copy';

/** Texts without meaning for a member; they come from proxies, TLS stacks and browsers. spec §8 */
const REWRITTEN = /Acceptable|Failed|SSL error|Forbidden/;
const CHINESE = /\p{Script=Han}/u;

/**
 * The text shown instead of `text`: the rewriting list first, then the rule for the empty message (spec §8).
 * A message with Chinese in it was written for members and passes unchanged, whatever its words.
 */
export function shownMessage(text: string): string {
  if (CHINESE.test(text)) return text;
  if (REWRITTEN.test(text)) return HTTP_COPY.network;
  return text.trim() === '' ? HTTP_COPY.system : text;
}

export interface ConnectionFacts {
  /** HTTP status; 0 without a response. */
  status: number;
  /** The cause as the transport names it, such as `timeout`; empty when it names none. */
  message: string;
  statusText: string;
  online: boolean;
}

/** Message of a connection error: classified first, worded afterwards (spec §8, contract §2.17). */
export function connectionMessage({ status, message, statusText, online }: ConnectionFacts): string {
  if (/timeout/i.test(message)) return HTTP_COPY.timeout;
  if (status === 0) return online ? HTTP_COPY.terminated : HTTP_COPY.offline;
  return shownMessage(statusText || HTTP_COPY.unknownConnection);
}

/** Message of a business error; a platform without a message gets the default wording (spec §8). */
export function businessMessage(message: string | null | undefined): string {
  return message === null || message === undefined ? HTTP_COPY.unknownBusiness : shownMessage(message);
}

/**
 * The text of an error for a member, wherever it is shown: texts with no Chinese in them, such as an HTTP status text, a
 * gateway's page or a fault of our own, mean nothing to a member.
 */
export function memberMessage(error: unknown): string {
  const text = typeof error === 'string' ? error : error instanceof Error || isWorded(error) ? error.message : '';
  if (CHINESE.test(text)) return text;
  return typeof error === 'object' && error !== null && 'status' in error ? HTTP_COPY.network : HTTP_COPY.system;
}

function isWorded(error: unknown): error is { message: string } {
  return typeof error === 'object' && error !== null && typeof (error as { message?: unknown }).message === 'string';
}

/** The number under which 客服 finds an error: the code of a rejection, else the HTTP status; none without a response. */
export function codeOf(error: unknown): number | string | undefined {
  const { name, code, status } = Object(error) as { name?: unknown; code?: unknown; status?: unknown };
  const mark = name === 'BusinessError' ? code : status || undefined;
  return typeof mark === 'number' || typeof mark === 'string' ? mark : undefined;
}

/** True if repeating the same read may help: no response, or a temporary fault of the server. */
export function isPassing(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status === 502 || status === 503 || status === 504;
}
