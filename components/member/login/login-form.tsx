'use client';

import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LinkButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { ACCOUNT_COPY } from '@/lib/domain/member/account/account.copy';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { keepTypedAccount, takeTypedAccount } from '@/lib/domain/member/login/typed-account';
import { logIn } from '@/lib/domain/member/login/login.mutations';
import { readLoginInfo } from '@/lib/domain/member/session/session.store';
import { registerPath, route } from '@/lib/routes';
import { AuthCaptcha, AuthCodeStep } from './auth-fields';
import { AuthNotice } from './auth-frame';
import { LoginSubmit, useSecondStep, type LoginFormProps } from './login-step';
import { captchaPort, useAuthForm } from './use-auth-form';
import { useFingerprint } from './use-fingerprint';

interface Fields {
  userName: string;
  password: string;
  captchaCode: string;
  smsCode: string;
  remember: boolean;
}

/** Account and password; a rejection preserves the input; captcha and code step appear only on the platform's request. */
export function LoginForm({ redirect, stopped, onSecondStep }: LoginFormProps) {
  const { register, handleSubmit, setError, clearErrors, setValue, resetField, unregister, setFocus, getValues, control, formState } =
    useForm<Fields>({
      mode: 'onTouched',
      defaultValues: { userName: '', password: '', captchaCode: '', smsCode: '', remember: false },
    });
  const auth = useAuthForm('login', redirect, {
    point: (field, message) => setError(field as keyof Fields, { message }, { shouldFocus: true }),
    ...captchaPort({ resetField, unregister }),
    onRejection: ({ field }) => field === 'smsCode' && setValue('smsCode', ''),
  });
  const takeFingerprint = useFingerprint();
  const { errors, isSubmitting } = formState;
  const captchaCode = useWatch({ control, name: 'captchaCode' });
  const { step } = auth;

  useEffect(() => {
    const typed = takeTypedAccount();
    const info = readLoginInfo();
    if (typed !== '') setValue('userName', typed);
    else if (info?.isChecked) {
      setValue('userName', info.userName);
      setValue('remember', true);
    }
  }, [setValue]);

  useSecondStep(auth, setFocus, onSecondStep);

  const submit = handleSubmit(({ userName, password, captchaCode: code, smsCode, remember }) =>
    auth.attempt(code, async (extra) => logIn({ userName, password, remember, smsCode, fingerprint: await takeFingerprint(), ...extra })),
  );

  return (
    <Form noValidate onSubmit={submit} className="mt-4">
      {step ? (
        <AuthCodeStep auth={auth} step={step} form={{ register, clearErrors }} error={errors.smsCode?.message} />
      ) : (
        <>
          <div className="space-y-4">
            <TextField
              label={LOGIN_COPY.account}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              error={errors.userName?.message}
              {...register('userName', { validate: (value) => value.trim() !== '' || ACCOUNT_COPY.userNameNeeded })}
            />
            <PasswordField
              label={LOGIN_COPY.password}
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password', { validate: (value) => value !== '' || ACCOUNT_COPY.passwordNeeded })}
            />
            <AuthCaptcha auth={auth} form={{ register, setValue }} value={captchaCode} error={errors.captchaCode?.message} />
          </div>
          <div className="mt-2 flex items-center justify-between">
            <Checkbox {...register('remember')}>
              {LOGIN_COPY.remember} <span className="text-13 text-text-3">{LOGIN_COPY.rememberDays}</span>
            </Checkbox>
            <a
              href={
                redirect === route('/') ? route('/user/password') : `${route('/user/password')}?redirect=${encodeURIComponent(redirect)}`
              }
              onClick={() => keepTypedAccount(getValues('userName'))}
              className="flex min-h-11 items-center text-14 text-brand"
            >
              {LOGIN_COPY.forgot}
            </a>
          </div>
        </>
      )}
      <AuthNotice notice={auth.notice} />
      <div className="mt-2 space-y-3">
        <LoginSubmit auth={auth} submitting={isSubmitting} stopped={stopped} />
        {step ? null : (
          <LinkButton variant="outline" block href={registerPath(redirect)}>
            {LOGIN_COPY.register}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
