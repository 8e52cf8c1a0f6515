import { CODE } from '../../lib/contract/codes';
import { Refusal } from '../server/refusal';
import { MEMBER_WORDS } from '../member/member.copy';

/** Stored form `(86)13800138000` (contract §2.11) of what a member typed, prefix 86 when none is given; null for no phone number. */
export function toStoredPhone(typed: string): string | null {
  const match = /^(?:\((\d{1,4})\)|\+(\d{1,3})[ -]?)?(\d{6,12})$/.exec(typed.trim());
  if (!match) return null;
  const prefix = match[1] ?? match[2] ?? '86';
  const number = match[3]!;
  if (prefix === '86' && !/^1[3-9]\d{9}$/.test(number)) return null;
  return `(${prefix})${number}`;
}

/** Whether the number begins with a prefix that cannot register. `stored` in the stored form. */
export function isDisabledPhone(stored: string, disabled: readonly string[]): boolean {
  const number = stored.slice(stored.indexOf(')') + 1);
  return disabled.some((prefix) => prefix !== '' && number.startsWith(prefix));
}

/** What may be shown of a stored number: `1380013****`; a short one keeps its first four digits (contract §2.11). */
export function maskPhone(stored: string): string {
  const number = stored.slice(stored.indexOf(')') + 1);
  const shown = number.length <= 7 ? 4 : 7;
  return number.slice(0, shown) + '*'.repeat(Math.max(0, number.length - shown));
}

/** `(86)1380013****` of a stored number; '' of none. */
export function maskStoredPhone(stored: string): string {
  return stored.slice(0, stored.indexOf(')') + 1) + maskPhone(stored);
}

/** Stored form of a phone that the site accepts. @throws Refusal 10003 on `phone`. */
export function acceptedPhone(typed: string | undefined, disabled: readonly string[]): string {
  const phone = toStoredPhone(typed ?? '');
  if (phone === null) throw new Refusal(CODE.validation, MEMBER_WORDS.phoneForm, { field: 'phone' });
  if (isDisabledPhone(phone, disabled)) throw new Refusal(CODE.validation, MEMBER_WORDS.phoneDisabled, { field: 'phone' });
  return phone;
}
