import { INFO_NOTE } from '@pavilion/contract/calls/info.calls';
import type { BusinessError } from '@/lib/kit/http/errors';
import { rejectedField } from '@/lib/kit/http/rejection.rules';
import { triedMessage } from '@/lib/kit/http/tries.rules';
import { INFO_COPY } from './info.copy';
import type { InfoKind, InfoRequest } from './info.model';

const FIELDS = ['value', 'payeeId', 'smsCode', 'note', 'pictureIds', 'password', 'pin'] as const;
export type InfoField = (typeof FIELDS)[number];

/** True if a request of this kind waits for its decision. */
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

/** Error of the typed reasons; null when they can be sent. */
export function judgeNote(note: string): string | null {
  const { length } = Array.from(note.trim());
  if (length < INFO_NOTE.min) return INFO_COPY.noteShort;
  return length > INFO_NOTE.max ? INFO_COPY.noteLong : null;
}

/** A rejection's field and message, with the tries that are left or the time until a lock ends. */
export function infoRejectionOf(error: BusinessError): { field: InfoField | null; message: string } {
  // The platform's check of phones names its own field.
  const field = rejectedField(error, [...FIELDS, 'phone'] as const);
  return { field: field === 'phone' ? 'value' : field, message: triedMessage(error) };
}
