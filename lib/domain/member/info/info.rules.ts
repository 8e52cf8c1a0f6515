import { INFO_NOTE } from '@pavilion/contract/calls/info.calls';
import { lockText } from '@/lib/domain/member/security/pin.copy';
import { CODE } from '@pavilion/contract/codes';
import { memberWords } from '@/lib/kit/http/error.rules';
import type { BusinessError } from '@/lib/kit/http/errors';
import { INFO_COPY } from './info.copy';
import type { InfoKind, InfoRequest } from './info.model';

const FIELDS = ['value', 'payeeId', 'smsCode', 'note', 'pictureIds', 'password', 'pin'] as const;
export type InfoField = (typeof FIELDS)[number];

/** Whether a request of this kind waits for its decision. */
export function hasOpen(list: readonly InfoRequest[], kind: InfoKind): boolean {
  return list.some((one) => one.kind === kind && isOpen(one));
}

export function isOpen({ state }: InfoRequest): boolean {
  return state === 'submitted' || state === 'reviewing';
}

/** Steps done of 已提交, 审核中, 结果. */
export function stepsDone({ state }: InfoRequest): number {
  return { submitted: 1, reviewing: 2, approved: 3, rejected: 3 }[state];
}

/** Why the reasons cannot be sent; null when they can. */
export function judgeNote(note: string): string | null {
  const { length } = Array.from(note.trim());
  if (length < INFO_NOTE.min) return INFO_COPY.noteShort;
  return length > INFO_NOTE.max ? INFO_COPY.noteLong : null;
}

/** A refusal's field and words, with the tries that are left or the time until a lock ends. */
export function infoRefusalOf(error: BusinessError): { field: InfoField | null; message: string } {
  const { field, left, retryAfter } = Object(error.data) as Record<string, unknown>;
  const message = memberWords(error);
  // The platform's check of phones names its own field.
  const named = field === 'phone' ? 'value' : (FIELDS.find((one) => one === field) ?? null);
  if (Number(error.code) === CODE.limit && typeof retryAfter === 'number' && !/\d/.test(message)) {
    return { field: named, message: `${message}（${lockText(Math.ceil(retryAfter))}后）` };
  }
  return { field: named, message: typeof left === 'number' && left > 0 ? INFO_COPY.left(message, left) : message };
}
