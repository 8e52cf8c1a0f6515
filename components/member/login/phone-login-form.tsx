'use client';

import { useForm, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { judgePhone, maskedPhone, toStoredPhone } from '@/lib/domain/member/account/account.rules';
import { LOGIN_COPY, REGISTER_COPY } from '@/lib/domain/member/login/login.copy';
import { type LoginField, type LoginRejection } from '@/lib/domain/member/session/login.rules';
import { logInByPhone, sendSms } from '@/lib/domain/member/login/login.mutations';
import { AuthCaptcha, AuthCodeStep } from './auth-fields';
import { AuthNotice } from './auth-frame';
import { LoginSubmit, useSecondStep, type LoginFormProps } from './login-step';
import { SMS_CODE_RULES, SmsCodeField } from './sms-code-field';
import { captchaPort, useAuthForm } from './use-auth-form';
import { useFingerprint } from './use-fingerprint';

const EMPTY = { phone: '', smsCode: '', captchaCode: '', remember: false };

/**
 * Phone and the code sent to it; a number without an account gets the same response as any other. The second step is that of a password's
 * login.
 */
export function PhoneLoginForm({ redirect, stopped, onSecondStep }: LoginFormProps) {
  const {
    register,
    handleSubmit,
    setError,
    clearErrors,
    setValue,
    resetField,
    unregister,
    setFocus,
    getValues,
    trigger,
    control,
    formState,
  } = useForm({
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const [phone, captchaCode] = useWatch({ control, name: ['phone', 'captchaCode'] });
  const stored = toStoredPhone(phone);
  const masked = judgePhone(phone) === null ? maskedPhone(stored) : '';
  const port = {
    point: (field: LoginField, message: string) => setError(field as keyof typeof EMPTY, { message }, { shouldFocus: true }),
    ...captchaPort({ resetField, unregister }),
    // The code of the phone is used up by then.
    onRejection: ({ field, step }: LoginRejection) => (field === 'smsCode' || step) && setValue('smsCode', ''),
  };
  const auth = useAuthForm('login', redirect, port, masked);
  const takeFingerprint = useFingerprint();
  const { errors, isSubmitting } = formState;
  const { step } = auth;
  useSecondStep(auth, setFocus, onSecondStep);

  const submit = handleSubmit(({ captchaCode: code, smsCode, remember, phone: typed }) =>
    auth.attempt(code, async (extra) =>
      logInByPhone({ phone: toStoredPhone(typed), smsCode, remember, fingerprint: await takeFingerprint(), ...extra }),
    ),
  );
  return (
    <Form noValidate onSubmit={submit} className="mt-4">
      {step ? (
        <AuthCodeStep auth={auth} step={step} form={{ register, clearErrors }} error={errors.smsCode?.message} />
      ) : (
        <div className="space-y-4">
          <TextField
            label={REGISTER_COPY.phoneRequired}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            error={errors.phone?.message}
            {...register('phone', {
              validate: (text) => judgePhone(text) ?? true,
              // Judged by 获取验证码 before it was ever left: an error that stays until then would move the button under the finger.
              onChange: () => void (errors.phone && trigger('phone')),
            })}
          />
          <SmsCodeField
            waitFor={{ scene: 'phoneLogin', phone: masked }}
            send={async () =>
              (await trigger(['phone', 'captchaCode'], { shouldFocus: true }))
                ? auth.sendCode(captchaCode, (captcha) =>
                    sendSms({ scene: 'phoneLogin', phone: toStoredPhone(getValues('phone')), ...captcha }),
                  )
                : null
            }
            phone={masked}
            onSent={() => clearErrors('smsCode')}
            onFail={(error) => auth.rejectSending(error, { name: 'phoneLogin', phone: masked })}
            error={errors.smsCode?.message}
            {...register('smsCode', SMS_CODE_RULES)}
          />
          <AuthCaptcha auth={auth} form={{ register, setValue }} value={captchaCode} error={errors.captchaCode?.message} />
          <Checkbox {...register('remember')}>
            {LOGIN_COPY.remember} <span className="text-13 text-text-3">{LOGIN_COPY.rememberDays}</span>
          </Checkbox>
        </div>
      )}
      <AuthNotice notice={auth.notice} />
      <div className="mt-2">
        <LoginSubmit auth={auth} submitting={isSubmitting} stopped={stopped} />
      </div>
    </Form>
  );
}
