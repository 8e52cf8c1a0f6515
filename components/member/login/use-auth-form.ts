'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useSecondsLeft } from '@/components/ui/countdown-button';
import { plainCode } from '@pavilion/contract/digits';
import { ACCOUNT_COPY } from '@/lib/domain/member/account/account.copy';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { isCallError } from '@/lib/kit/http/errors';
import {
  type CaptchaKind,
  type CodeStep,
  type AuthFormKind,
  type LoginField,
  type LoginRejection,
  nextCaptcha,
  toLoginRejection,
} from '@/lib/domain/member/session/login.rules';
import type { CaptchaSolution } from '@/lib/domain/member/login/login.mutations';
import { codeCooldownKey, sendCooldownKey } from '@/lib/domain/member/session/cooldown.rules';
import { startCooldown, useCooldown } from '@/lib/domain/member/session/cooldown.store';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { useCaptcha } from './captcha-field';

/** The second part of a try, as the platform requests it. */
export interface Extra {
  captcha?: CaptchaSolution | undefined;
  ticket?: string | undefined;
}

/** Functions of a form with a captcha's field. */
interface CaptchaForm {
  resetField(name: 'captchaCode'): void;
  unregister(name: 'captchaCode', options: { keepDefaultValue: true }): void;
}

/** The captcha's part of a form's port. */
export function captchaPort({ resetField, unregister }: CaptchaForm) {
  return {
    /** A captcha works once: clears its input and its message, and nothing else. */
    clearCaptcha: () => resetField('captchaCode'),
    /** When the captcha is hidden, forgets its field, which would go on being judged where a slider replaced it. */
    dropCaptcha: () => unregister('captchaCode', { keepDefaultValue: true }),
  };
}

interface Port extends ReturnType<typeof captchaPort> {
  /** Puts a message at a field and the focus into it. */
  point(field: LoginField, message: string): void;
  /** Receives every rejection before it is shown. */
  onRejection?(rejection: LoginRejection): void;
}

/**
 * Shared state of login, registration and password recovery: the captcha and the code step that appear only on the platform's request, the
 * rejection and its field, cooldowns that survive a reload, and the redirect, null for a form that stays. The input stays in each case.
 * `account`: the account that a wait of the form concerns, where it is not the form as a whole.
 */
export function useAuthForm(form: AuthFormKind, redirect: string | null, port: Port, account = '') {
  const router = useRouter();
  const [captchaNeed, setCaptchaNeed] = useState<{ kind: CaptchaKind | null; round: number }>({ kind: null, round: 0 });
  const [step, setStep] = useState<CodeStep | null>(null);
  const [notice, setNotice] = useState<LoginRejection | null>(null);
  const [leaving, startLeaving] = useTransition();
  const captcha = useCaptcha(captchaNeed);
  const formKey = account === '' ? form : `${form} ${account}`;
  const formCooldown = useCooldown(formKey);
  const codeCooldown = useCooldown(step ? codeCooldownKey(step.scene, step.phone) : '');
  const wait = useSecondsLeft(Math.max(formCooldown ?? 0, codeCooldown ?? 0) || null);

  function renewCaptcha(kind: CaptchaKind | null = captchaNeed.kind) {
    setCaptchaNeed(({ round }) => ({ kind, round: round + 1 }));
    port.clearCaptcha();
  }

  function note(rejection: LoginRejection, scene: { name: string; phone: string } | null) {
    if (!rejection.wait) return;
    const { what, seconds } = rejection.wait;
    const target = scene ?? { name: form, phone: '' };
    const key = { submit: formKey, code: codeCooldownKey(target.name, target.phone), send: sendCooldownKey(target.name, target.phone) }[
      what
    ];
    startCooldown(key, seconds, steadyNow());
  }

  /** Shows the platform's rejection. `scene`: the code step or phone that a wait belongs to. */
  function reject(error: unknown, wanted: 'submit' | 'send', scene: { name: string; phone: string } | null): void {
    if (!isCallError(error)) throw error;
    const rejection = toLoginRejection(error, form, wanted);
    port.onRejection?.(rejection);
    note(rejection, scene);
    // A captcha works for one try, whatever the result.
    if (rejection.captcha || captchaNeed.kind) renewCaptcha(nextCaptcha(rejection.captcha, captchaNeed.kind) ?? captchaNeed.kind);
    if (rejection.step) {
      setStep(rejection.step);
      setCaptchaNeed(({ round }) => ({ kind: null, round }));
      port.dropCaptcha();
    }
    // The platform wants the captcha first: it is beside account and password.
    if (rejection.captcha) setStep(null);
    const message = rejection.left ? rejection.message + LOGIN_COPY.left(rejection.left) : rejection.message;
    // A captcha that appears now is not an error of its field yet.
    if (rejection.field && !(rejection.captcha && !captchaNeed.kind)) port.point(rejection.field, message);
    else setNotice(rejection.field ? { ...rejection, risk: true } : { ...rejection, message });
  }

  /** Runs one try and returns true if it succeeded; then continues to `redirect` without leaving the form in history. */
  async function attempt(code: string, send: (extra: Extra) => Promise<unknown>): Promise<boolean> {
    setNotice(null);
    const captchaId = captcha.kind === null ? undefined : captcha.id;
    try {
      await send({ captcha: captchaId ? { captchaId, captchaCode: plainCode(code) } : undefined, ticket: step?.ticket });
    } catch (error) {
      reject(error, 'submit', step && { name: step.scene, phone: step.phone });
      return false;
    }
    if (redirect === null) return true;
    startLeaving(() => {
      router.replace(redirect);
      router.refresh();
    });
    return true;
  }

  /** Sends a verification code, with the shown captcha, which is used up by that and removed. Errors are for `rejectSending`. */
  async function sendCode<T>(code: string, send: (captcha: Partial<CaptchaSolution>) => Promise<T>): Promise<T> {
    setNotice(null);
    const captchaId = captcha.kind === null ? undefined : captcha.id;
    const sent = await send(captchaId ? { captchaId, captchaCode: plainCode(code) } : {});
    if (captchaNeed.kind !== null) {
      setCaptchaNeed(({ round }) => ({ kind: null, round }));
      port.dropCaptcha();
    }
    return sent;
  }

  return {
    attempt,
    sendCode,
    captcha,
    needsCaptcha: captchaNeed.kind !== null,
    renewCaptcha: () => renewCaptcha(),
    switchToSlider: () => {
      // The notice that announced the picture names another field.
      if (notice?.captcha) setNotice(null);
      renewCaptcha('slider');
    },
    /** True if the captcha may be sent, else what is missing. */
    judgeCaptcha: (code: string) =>
      code.trim() !== '' || (captchaNeed.kind === 'slider' ? ACCOUNT_COPY.sliderNeeded : ACCOUNT_COPY.captchaNeeded),
    /** The code step that is under way. */
    step,
    /** Back to account and password. */
    leaveStep: () => {
      setStep(null);
      setNotice(null);
    },
    rejectSending: (error: unknown, scene: { name: string; phone: string }) => reject(error, 'send', scene),
    notice,
    leaving,
    /** Seconds until the form may be sent again. */
    wait,
  };
}

export type AuthForm = ReturnType<typeof useAuthForm>;
