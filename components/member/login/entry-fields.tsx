'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CodeStep } from '@/lib/domain/member/session/login.rules';
import { CaptchaField } from './captcha-field';
import { CodeStepFields } from './code-step-fields';
import { SMS_CODE_RULES } from './sms-code-field';
import type { Entry } from './use-entry';

/** Functions of a form with a captcha. */
interface CaptchaForm {
  register(name: 'captchaCode', rules: { validate: Entry['judgeCaptcha'] }): UseFormRegisterReturn;
  setValue(name: 'captchaCode', position: string, options: { shouldValidate: true }): void;
}

/** The captcha of an entry form, once the platform requests it. It is a field of the form only as long as it is shown. */
export function EntryCaptcha({ entry, form, value, error }: { entry: Entry; form: CaptchaForm; value: string; error: string | undefined }) {
  if (!entry.needsCaptcha) return null;
  return (
    <CaptchaField
      captcha={entry.captcha}
      onRenew={entry.renewCaptcha}
      onSlider={entry.switchToSlider}
      value={value}
      onPosition={(position) => form.setValue('captchaCode', position, { shouldValidate: true })}
      error={error}
      {...form.register('captchaCode', { validate: entry.judgeCaptcha })}
    />
  );
}

/** Functions of a form with a code by text message. */
interface CodeForm {
  register(name: 'smsCode', rules: typeof SMS_CODE_RULES): UseFormRegisterReturn;
  clearErrors(name: 'smsCode'): void;
}

/** The code step of a login, in place of the form's other fields. */
export function EntryCodeStep({ entry, step, form, error }: { entry: Entry; step: CodeStep; form: CodeForm; error: string | undefined }) {
  return (
    <CodeStepFields
      step={step}
      onBack={entry.leaveStep}
      onSent={() => form.clearErrors('smsCode')}
      onFail={(failure) => entry.rejectSending(failure, { name: step.scene, phone: step.phone })}
      error={error}
      {...form.register('smsCode', SMS_CODE_RULES)}
    />
  );
}
