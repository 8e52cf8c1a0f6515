'use client';

import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CodeStep } from '@/lib/domain/member/session/login.rules';
import { CaptchaField } from './captcha-field';
import { CodeStepFields } from './code-step-fields';
import { SMS_CODE_RULES } from './sms-code-field';
import type { AuthForm } from './use-auth-form';

/** Functions of a form with a captcha. */
interface CaptchaForm {
  register(name: 'captchaCode', rules: { validate: AuthForm['judgeCaptcha'] }): UseFormRegisterReturn;
  setValue(name: 'captchaCode', position: string, options: { shouldValidate: true }): void;
}

/** The captcha of an auth form, once the platform requests it. It is a field of the form only as long as it is shown, and takes the focus that its request left nowhere. */
export function AuthCaptcha({ auth, form, value, error }: { auth: AuthForm; form: CaptchaForm; value: string; error: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const { kind, slider } = auth.captcha;
  // A slider takes the focus once it can be moved.
  const shown = kind === 'slider' && !slider.data ? null : kind;
  useEffect(() => {
    const { activeElement } = document;
    // The member used a button, which is disabled or gone meanwhile; who types in another field goes on.
    const used = activeElement === document.body || (activeElement?.tagName === 'BUTTON' && !box.current?.contains(activeElement));
    if (shown !== null && used) box.current?.querySelector('input')?.focus();
  }, [shown]);
  if (!auth.needsCaptcha) return null;
  return (
    <div ref={box}>
      <CaptchaField
        captcha={auth.captcha}
        onRenew={auth.renewCaptcha}
        onSlider={auth.switchToSlider}
        value={value}
        onPosition={(position) => form.setValue('captchaCode', position, { shouldValidate: true })}
        error={error}
        {...form.register('captchaCode', { validate: auth.judgeCaptcha })}
      />
    </div>
  );
}

/** Functions of a form with a code by text message. */
interface CodeForm {
  register(name: 'smsCode', rules: typeof SMS_CODE_RULES): UseFormRegisterReturn;
  clearErrors(name: 'smsCode'): void;
}

/** The code step of a login, in place of the form's other fields. */
export function AuthCodeStep({ auth, step, form, error }: { auth: AuthForm; step: CodeStep; form: CodeForm; error: string | undefined }) {
  return (
    <CodeStepFields
      step={step}
      onBack={auth.leaveStep}
      onSent={() => form.clearErrors('smsCode')}
      onFail={(failure) => auth.rejectSending(failure, { name: step.scene, phone: step.phone })}
      error={error}
      {...form.register('smsCode', SMS_CODE_RULES)}
    />
  );
}
