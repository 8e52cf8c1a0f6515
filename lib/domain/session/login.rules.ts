import { CODE } from '@/lib/contract/codes';
import { memberWords } from '@/lib/kit/http/error.rules';
import { outcomeOf } from './refusal.model';

const FIELD_NAMES = ['userName', 'password', 'captchaCode', 'phone', 'smsCode', 'inviteCode'] as const;

/** Fields of the login and register forms that a refusal can point at. */
export type LoginField = (typeof FIELD_NAMES)[number];

export type CaptchaKind = 'image' | 'slider';

/** The page with a text-message code that stands between a right password and the session. */
export interface CodeStep {
  scene: 'login' | 'device';
  /** Ties the code to this login; it goes back with it. */
  ticket: string;
  /** Masked by the platform. */
  phone: string;
}

/** What a form shows for a refusal of its call. */
export interface LoginRefusal {
  /** Null = above the button, for the form as a whole. */
  field: LoginField | null;
  message: string;
  /** Another captcha to show: the old one, if there was any, is used up. `renew`: of the kind that is shown. */
  captcha: CaptchaKind | 'renew' | null;
  step: CodeStep | null;
  /** Shown with a calm notice, not as a mistake of the member. */
  risk: boolean;
  /** Seconds until `what` may be tried again; kept over a reload. */
  wait: { what: 'submit' | 'code' | 'send'; seconds: number } | null;
  /** Tries that are left, when the platform says so. */
  left: number | null;
}

/** The parts of an error that decide; a `BusinessError` has them, other errors have no code. */
export interface RefusalFacts {
  code?: number | string;
  message: string;
  data?: unknown;
}

/** A day; a platform that says more has made a mistake. */
const MAX_COOLDOWN_S = 86_400;

function partsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

function namedField(data: unknown): LoginField | null {
  const { field } = partsOf(data);
  return FIELD_NAMES.find((name) => name === field) ?? null;
}

function countOf(value: unknown, max: number): number | null {
  return typeof value === 'number' && value >= 1 && value <= max ? Math.ceil(value) : null;
}

/** Seconds of `data.retryAfter`; null when there is none that can be counted down. */
export function retryAfterOf(data: unknown): number | null {
  return countOf(partsOf(data).retryAfter, MAX_COOLDOWN_S);
}

function stepOf(data: unknown, scene: CodeStep['scene']): CodeStep | null {
  const { ticket, phone } = partsOf(data);
  return typeof ticket === 'string' && ticket !== '' ? { scene, ticket, phone: typeof phone === 'string' ? phone : '' } : null;
}

type CooldownKind = NonNullable<LoginRefusal['wait']>['what'];

function waiting(what: CooldownKind, data: unknown): LoginRefusal['wait'] {
  const seconds = retryAfterOf(data);
  return seconds === null ? null : { what, seconds };
}

function deviceRefusal(refusal: LoginRefusal, how: 'needed' | 'wrong' | 'locked' | 'expired' | 'many', data: unknown): LoginRefusal {
  switch (how) {
    case 'needed':
      return { ...refusal, risk: true, step: stepOf(data, 'device') };
    case 'wrong':
    case 'expired':
      return { ...refusal, field: 'smsCode' };
    case 'locked':
      return { ...refusal, risk: true, wait: waiting('code', data) };
    case 'many':
      return { ...refusal, risk: true, wait: waiting('send', data) };
  }
}

/**
 * Where a refused login, registration or sending of a code shows itself (contract §3). The platform says the same for an
 * unknown account and a wrong password; the message stands at the field that is more often wrong, the password, unless it
 * is a registration, where 6002 says that the name is taken. `asked` is what the member wanted: a limit bounds just that.
 */
export function toLoginRefusal(error: RefusalFacts, form: 'login' | 'register', asked: 'submit' | 'send' = 'submit'): LoginRefusal {
  const { data } = error;
  const left = countOf(partsOf(data).left, 99);
  const refusal: LoginRefusal = { field: null, message: memberWords(error), captcha: null, step: null, risk: false, wait: null, left };
  if (error.code === undefined) return refusal;
  if (error.code === CODE.validation || error.code === CODE.verification) return { ...refusal, field: namedField(data) };
  const outcome = outcomeOf(error.code);
  if (outcome?.kind !== 'place') return refusal;
  switch (outcome.part) {
    case 'account':
      return form === 'login' ? { ...refusal, field: 'password' } : { ...refusal, field: 'userName', left: null };
    case 'captcha':
      return { ...refusal, field: 'captchaCode', captcha: outcome.how };
    case 'risk': {
      const step = stepOf(data, 'login');
      return { ...refusal, risk: true, step, captcha: step ? null : 'image' };
    }
    case 'device':
      return deviceRefusal(refusal, outcome.how, data);
    case 'limit':
      return { ...refusal, wait: waiting(asked, data) };
    default:
      return refusal;
  }
}

/** The captcha to show next; `shown` is the one on the page. */
export function nextCaptcha(wanted: LoginRefusal['captcha'], shown: CaptchaKind | null): CaptchaKind | null {
  if (wanted === 'renew') return shown ?? 'image';
  // Who has changed to the slider, because the picture cannot be read, keeps it.
  return shown === 'slider' && wanted === 'image' ? 'slider' : wanted;
}

/** Six digits. */
export function isSmsCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** Digits of what was typed or pasted, at most six. */
export function toSmsCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6);
}
