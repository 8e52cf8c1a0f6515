import { CODE } from '@pavilion/contract/codes';
import { Rejection } from '../../../kernel/http/rejection';
import { MEMBER_COPY } from '../account/member.copy';

/** Country codes (ITU-T E.164): none begins another, so that the digits of a number have one reading. Migration 0045 has them too. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
/** Digits behind the country code: no number anywhere has more. */
const NATIONAL = /^\d{6,12}$/;

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * Stored form `(86)13800138000` (contract §2.11) of a typed number, prefix 86 when none is given; null for no phone number. However
 * a number is written, it has one stored form: zeros before the country code and before the number dial nothing.
 */
export function toStoredPhone(typed: string): string | null {
  const match = /^(?:\((\d{1,4})\)|\+(\d{1,3})[ -]?)?(\d{6,13})$/.exec(typed.trim());
  if (!match) return null;
  const prefix = withoutZeros(match[1] ?? match[2] ?? '86');
  const digits = prefix + match[3]!;
  const country = prefix === '' ? undefined : COUNTRY.exec(digits)?.[0];
  if (country === undefined) return null;
  const number = withoutZeros(digits.slice(country.length));
  return (country === '86' ? /^1[3-9]\d{9}$/ : NATIONAL).test(number) ? `(${country})${number}` : null;
}

/** True when the number begins with a prefix that cannot register. `stored` in the stored form. */
export function isDisabledPhone(stored: string, disabled: readonly string[]): boolean {
  const number = stored.slice(stored.indexOf(')') + 1);
  return disabled.some((prefix) => prefix !== '' && number.startsWith(prefix));
}

/** Visible form of a stored number: `1380013****`; a short one shows its first four digits (contract §2.11). */
export function maskPhone(stored: string): string {
  const number = stored.slice(stored.indexOf(')') + 1);
  const shown = number.length <= 7 ? 4 : 7;
  return number.slice(0, shown) + '*'.repeat(Math.max(0, number.length - shown));
}

/** `(86)1380013****` of a stored number; '' for none. */
export function maskStoredPhone(stored: string): string {
  return stored.slice(0, stored.indexOf(')') + 1) + maskPhone(stored);
}

/** Stored form of a phone that the site accepts. @throws Rejection 10003 on `phone`. */
export function acceptedPhone(typed: string | undefined, disabled: readonly string[]): string {
  const phone = toStoredPhone(typed ?? '');
  if (phone === null) throw new Rejection(CODE.validation, MEMBER_COPY.phoneForm, { field: 'phone' });
  if (isDisabledPhone(phone, disabled)) throw new Rejection(CODE.validation, MEMBER_COPY.phoneDisabled, { field: 'phone' });
  return phone;
}
