import { CODE } from '@pavilion/contract/codes';
import { codeOf } from '@pavilion/contract/digits';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { rejectedField, rejectionData, secondsToRetry, triesLeft } from '@/lib/kit/http/rejection.rules';
import { outcomeOf } from './rejection.model';

const FIELD_NAMES = ['userName', 'password', 'captchaCode', 'phone', 'smsCode', 'inviteCode'] as const;

/** A form that opens an account or leads back to it. */
export type AuthFormKind = 'login' | 'register' | 'reset';

/** Fields of these forms that a rejection can name. */
export type LoginField = (typeof FIELD_NAMES)[number];

export type CaptchaKind = 'image' | 'slider';

/** The text-message code step between a correct password and the session. */
export interface CodeStep {
  scene: 'login' | 'device';
  /** Ties the code to this login; sent back with it. */
  ticket: string;
  /** Masked by the platform. */
  phone: string;
}

/** Fields that a form shows when its call is rejected. */
export interface LoginRejection {
  /** Null = shown above the button, for the whole form. */
  field: LoginField | null;
  message: string;
  /** The next captcha to show: the previous one, if any, is used up. `renew`: another one of the shown kind. */
  captcha: CaptchaKind | 'renew' | null;
  step: CodeStep | null;
  /** Shown as a calm notice, not as the member's mistake. */
  risk: boolean;
  /** A member who excluded himself: a page of the help explains it. */
  excluded?: true;
  /** Seconds until `what` may be tried again; they outlast a reload. */
  wait: { what: 'submit' | 'code' | 'send'; seconds: number } | null;
  /** Remaining tries, when the platform sends them. */
  left: number | null;
}

/** The deciding parts of an error; a `BusinessError` has them, other errors have no code. */
export interface RejectionFacts {
  code?: number | string;
  message: string;
  data?: unknown;
}

/** A day; a larger value is a mistake of the platform. */
const MAX_COOLDOWN_S = 86_400;
/** A larger count is a mistake of the platform. */
const MAX_TRIES = 99;

/** Seconds of `data.retryAfter`; null when absent or invalid. */
export function retryAfterOf(data: unknown): number | null {
  const seconds = secondsToRetry({ data });
  return seconds !== null && seconds <= MAX_COOLDOWN_S ? seconds : null;
}

function stepOf(data: unknown, scene: CodeStep['scene']): CodeStep | null {
  const { ticket, phone } = rejectionData({ data });
  return typeof ticket === 'string' && ticket !== '' ? { scene, ticket, phone: typeof phone === 'string' ? phone : '' } : null;
}

type CooldownKind = NonNullable<LoginRejection['wait']>['what'];

function waiting(what: CooldownKind, data: unknown): LoginRejection['wait'] {
  const seconds = retryAfterOf(data);
  return seconds === null ? null : { what, seconds };
}

function deviceRejection(
  rejection: LoginRejection,
  how: 'needed' | 'wrong' | 'locked' | 'expired' | 'many',
  data: unknown,
): LoginRejection {
  switch (how) {
    case 'needed':
      return { ...rejection, risk: true, step: stepOf(data, 'device') };
    case 'wrong':
    case 'expired':
      return { ...rejection, field: 'smsCode' };
    case 'locked':
      return { ...rejection, risk: true, wait: waiting('code', data) };
    case 'many':
      return { ...rejection, risk: true, wait: waiting('send', data) };
  }
}

/**
 * Place of a rejected login, registration or sending of a code in the form (contract §3). The platform gives the same response for an
 * unknown account and a wrong password: the form shows it at the password, which is wrong more often. In a registration 6002 means that the
 * name is taken. `action` is the member's action, which a limit blocks.
 */
export function toLoginRejection(error: RejectionFacts, form: AuthFormKind, action: 'submit' | 'send' = 'submit'): LoginRejection {
  const { data } = error;
  const tries = triesLeft(error);
  const left = tries !== null && tries <= MAX_TRIES ? tries : null;
  const rejection: LoginRejection = {
    field: null,
    message: memberMessage(error),
    captcha: null,
    step: null,
    risk: false,
    wait: null,
    left,
  };
  if (rejectionData(error)['reason'] === 'exclusion') return { ...rejection, excluded: true };
  if (error.code === undefined) return rejection;
  if (error.code === CODE.validation || error.code === CODE.verification) return { ...rejection, field: rejectedField(error, FIELD_NAMES) };
  const outcome = outcomeOf(error.code);
  if (outcome?.kind !== 'place') return rejection;
  switch (outcome.part) {
    case 'account':
      return form === 'login' ? { ...rejection, field: 'password' } : { ...rejection, field: 'userName', left: null };
    case 'captcha':
      return { ...rejection, field: 'captchaCode', captcha: outcome.how };
    case 'risk': {
      const step = stepOf(data, 'login');
      return { ...rejection, risk: true, step, captcha: step ? null : 'image' };
    }
    case 'device':
      return deviceRejection(rejection, outcome.how, data);
    case 'limit':
      return { ...rejection, wait: waiting(action, data) };
    default:
      return rejection;
  }
}

/** The captcha to show next; `shown` is the one on the page. */
export function nextCaptcha(wanted: LoginRejection['captcha'], shown: CaptchaKind | null): CaptchaKind | null {
  if (wanted === 'renew') return shown ?? 'image';
  // A member who switched to the slider, because the picture is unreadable, stays with it.
  return shown === 'slider' && wanted === 'image' ? 'slider' : wanted;
}

/** Six digits. */
export function isSmsCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** The code in a typed or pasted text, at most six digits. */
export function toSmsCode(typed: string): string {
  return codeOf(typed, 6);
}
