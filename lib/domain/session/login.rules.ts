import { CODE } from '@/lib/contract/codes';
import { outcomeOf } from './outcome.rules';

/** Fields of the login and register forms that a refusal can point at. */
export type LoginField = 'userName' | 'password' | 'captchaCode' | 'phone' | 'inviteCode';

/** What a form shows for a refusal of its call. */
export interface LoginRefusal {
  /** Null = above the button, for the form as a whole. */
  field: LoginField | null;
  message: string;
  /** Show the picture, or a new one: the old one is used up. */
  renewCaptcha: boolean;
  /** Shown with a calm notice and a second step, not as a mistake of the member. */
  risk: boolean;
}

/** The parts of an error that decide; a `BusinessError` has them, other errors have no code. */
export interface RefusalFacts {
  code?: number | string;
  message: string;
  data?: unknown;
}

const FIELDS: ReadonlySet<string> = new Set<LoginField>(['userName', 'password', 'captchaCode', 'phone', 'inviteCode']);

function namedField(data: unknown): LoginField | null {
  const field = typeof data === 'object' && data !== null ? (data as { field?: unknown }).field : null;
  return typeof field === 'string' && FIELDS.has(field) ? (field as LoginField) : null;
}

/**
 * Where a refused login or registration shows itself (contract §3). The platform says the same for an unknown account
 * and a wrong password; the message stands at the field that is more often wrong, the password, unless it is a
 * registration, where 6002 says that the name is taken.
 */
export function toLoginRefusal(error: RefusalFacts, form: 'login' | 'register'): LoginRefusal {
  const refusal: LoginRefusal = { field: null, message: error.message, renewCaptcha: false, risk: false };
  if (error.code === undefined) return refusal;
  if (error.code === CODE.validation || error.code === CODE.verification) {
    return { ...refusal, field: namedField(error.data) };
  }
  const outcome = outcomeOf(error.code);
  if (outcome?.kind !== 'place') return refusal;
  switch (outcome.part) {
    case 'account':
      return { ...refusal, field: form === 'login' ? 'password' : 'userName' };
    case 'captcha':
      return { ...refusal, field: 'captchaCode', renewCaptcha: true };
    case 'risk':
      return { ...refusal, renewCaptcha: true, risk: true };
    case 'device':
      return { ...refusal, risk: true };
    default:
      return refusal;
  }
}
