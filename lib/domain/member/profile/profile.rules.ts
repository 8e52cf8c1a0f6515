import { CODE } from '@pavilion/contract/codes';
import { birthdayFault, isEmail, maskEmail, nickNameFault, normalizeNickName } from '@pavilion/contract/profile';
import { dayText } from '@/lib/kit/format/site-time';
import { memberMessage } from '@/lib/kit/http/error.rules';
import type { CallError } from '@/lib/kit/http/errors';
import { rejectedField, secondsToRetry } from '@/lib/kit/http/rejection.rules';
import { triedMessage } from '@/lib/kit/http/tries.rules';
import { maskedPhone, type Verdict } from '@/lib/domain/member/account/account.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { PROFILE_COPY } from './profile.copy';

const FIELDS = ['nickName', 'birthday', 'phone', 'email', 'smsCode', 'oldCode', 'password', 'newPassword'] as const;

/** A field of the forms of 个人资料 that a rejection can name. */
export type ProfileField = (typeof FIELDS)[number];

export interface ProfileRejection {
  /** Null concerns no field. */
  field: ProfileField | null;
  message: string;
  /** Seconds until a code may be requested again, when the platform sends them. */
  retryAfter: number | null;
}

export function judgeNickName(typed: string): Verdict {
  const fault = nickNameFault(normalizeNickName(typed));
  return fault && { form: PROFILE_COPY.nickNameForm, staff: PROFILE_COPY.nickNameStaff }[fault];
}

/** `today` as `2026-11-21`. */
export function judgeBirthday(birthday: string, today: string): Verdict {
  const fault = birthdayFault(birthday, today);
  return fault && { form: PROFILE_COPY.birthdayForm, young: PROFILE_COPY.birthdayYoung }[fault];
}

export function judgeEmail(typed: string): Verdict {
  return isEmail(typed.trim()) ? null : PROFILE_COPY.emailForm;
}

/** Day from which the nickname may be changed again, `12-21`; null = now. `now`: world ms. */
export function nickNameDay({ nickNameNextAt }: Member, now: number): string | null {
  return nickNameNextAt === null || nickNameNextAt <= now ? null : dayText(nickNameNextAt);
}

/** Phone and e-mail address as a member's rows show them; never the whole. */
export function contactsOf({ phone, email }: Member): { phone: string; email: string } {
  return { phone: maskedPhone(phone) || PROFILE_COPY.unbound, email: maskEmail(email) || PROFILE_COPY.unbound };
}

/** Reason why a change was not made: the field, and the message with the tries that are left or the time until a lock ends. */
export function profileRejectionOf(error: CallError): ProfileRejection {
  if (error.name === 'NetworkError') return { field: null, message: PROFILE_COPY.lost, retryAfter: null };
  if (error.name !== 'BusinessError') return { field: null, message: memberMessage(error), retryAfter: null };
  const retryAfter = Number(error.code) === CODE.limit ? secondsToRetry(error) : null;
  return { field: rejectedField(error, FIELDS), message: triedMessage(error), retryAfter };
}
