import { plainPhone } from '@pavilion/contract/digits';
import { maskPhoneNumber } from '@/lib/kit/format/mask';
import { DEFAULT_PREFIX, formatPhone, parsePhone } from '@/lib/kit/format/phone';
import { ACCOUNT_COPY } from './account.copy';

/** A field's message, or null when it is valid. */
export type Verdict = string | null;

/** User names are always lower case. */
export function toUserName(typed: string): string {
  return typed.trim().toLowerCase();
}

const USER_NAME = /^[a-z][a-z0-9]{3,10}$/;

export function judgeUserName(typed: string): Verdict {
  return USER_NAME.test(toUserName(typed)) ? null : ACCOUNT_COPY.userName;
}

/** One line of the checklist under a new password. */
export type PasswordFact = 'length' | 'kinds' | 'noSpace' | 'notName';

/** Rules that a new password meets: 8–20 characters, two of letters, digits and symbols, no space, not the account's name. */
export function passwordFacts(password: string, userName: string): Record<PasswordFact, boolean> {
  const kinds = [/[A-Za-z]/, /\d/, /[^A-Za-z\d\s]/].filter((kind) => kind.test(password)).length;
  const length = Array.from(password).length;
  return {
    length: length >= 8 && length <= 20,
    kinds: kinds >= 2,
    noSpace: password !== '' && !/\s/.test(password),
    notName: password.toLowerCase() !== toUserName(userName),
  };
}

export function judgePassword(password: string, userName: string): Verdict {
  const facts = passwordFacts(password, userName);
  if (!facts.length || !facts.kinds || !facts.noSpace) return ACCOUNT_COPY.password;
  return facts.notName ? null : ACCOUNT_COPY.passwordIsName;
}

export function judgeConfirm(password: string, again: string): Verdict {
  if (again === '') return ACCOUNT_COPY.confirmEmpty;
  return password === again ? null : ACCOUNT_COPY.confirm;
}

const CHINESE_PHONE = /^1[3-9]\d{9}$/;
const OTHER_PHONE = /^\d{6,15}$/;

/** Validates a phone number without its prefix; `disabled`: prefixes of numbers that the site does not accept (preInfo). */
export function judgePhone(number: string, disabled: readonly string[] = [], prefix = DEFAULT_PREFIX): Verdict {
  const digits = plainPhone(number);
  const form = prefix === DEFAULT_PREFIX ? CHINESE_PHONE : OTHER_PHONE;
  if (!form.test(digits)) return ACCOUNT_COPY.phone;
  return disabled.some((start) => start !== '' && digits.startsWith(start)) ? ACCOUNT_COPY.phoneDisabled : null;
}

/** A stored number for display, `+86 1380013****`; empty when it cannot be parsed (spec §5). */
export function maskedPhone(stored: string): string {
  const phone = parsePhone(stored);
  return phone ? `+${phone.prefix} ${maskPhoneNumber(phone.number)}` : '';
}

/** The stored form of a typed number, `(86)13800138000`. */
export function toStoredPhone(number: string, prefix = DEFAULT_PREFIX): string {
  return formatPhone({ prefix, number: plainPhone(number) });
}
