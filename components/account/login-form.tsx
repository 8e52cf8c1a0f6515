'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button, LinkButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PasswordField, TextField } from '@/components/ui/field';
import { ACCOUNT_COPY } from '@/lib/domain/account/account.copy';
import { LOGIN_COPY } from '@/lib/domain/account/login.copy';
import { logIn } from '@/lib/domain/session/session.mutations';
import { readLoginInfo } from '@/lib/domain/session/session.store';
import { ROUTES } from '@/lib/routes';
import { CaptchaField } from './captcha-field';
import { useEntry } from './entry-form';
import { EntryNotice } from './entry-frame';

interface Fields {
  userName: string;
  password: string;
  captchaCode: string;
  remember: boolean;
}

/** Account and password; nothing typed is lost by a refusal, and the captcha comes only when the platform asks. */
export function LoginForm({ redirect, stopped }: { redirect: string; stopped: boolean }) {
  const { register, handleSubmit, setError, setValue, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { userName: '', password: '', captchaCode: '', remember: false },
  });
  const entry = useEntry('login', redirect, (field, message) => setError(field as keyof Fields, { message }, { shouldFocus: true }));
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    const info = readLoginInfo();
    if (info?.isChecked) {
      setValue('userName', info.userName);
      setValue('remember', true);
    }
  }, [setValue]);

  const submit = handleSubmit(async ({ userName, password, captchaCode, remember }) => {
    await entry.attempt(captchaCode, (captcha) => logIn({ userName, password, remember, captcha }));
    if (entry.needsCaptcha) setValue('captchaCode', '');
  });

  return (
    <form noValidate onSubmit={submit} className="mt-6">
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
        {entry.needsCaptcha && (
          <CaptchaField
            captcha={entry.captcha}
            onRenew={entry.renewCaptcha}
            error={errors.captchaCode?.message}
            {...register('captchaCode', { validate: (value) => value.trim() !== '' || ACCOUNT_COPY.captchaNeeded })}
          />
        )}
      </div>
      <div className="mt-2 flex items-center justify-between">
        <Checkbox {...register('remember')}>
          {LOGIN_COPY.remember} <span className="text-13 text-text-3">{LOGIN_COPY.rememberDays}</span>
        </Checkbox>
        <Link href={ROUTES.customer.path} prefetch={false} className="flex min-h-11 items-center text-14 text-brand">
          {LOGIN_COPY.forgot}
        </Link>
      </div>
      <EntryNotice notice={entry.notice} />
      <div className="mt-2 space-y-3">
        <Button type="submit" block disabled={stopped} busy={isSubmitting || entry.leaving}>
          {stopped ? LOGIN_COPY.stopped : isSubmitting || entry.leaving ? LOGIN_COPY.submitting : LOGIN_COPY.submit}
        </Button>
        <LinkButton variant="outline" block href={`${ROUTES.register.path}?redirect=${encodeURIComponent(redirect)}`} prefetch={false}>
          {LOGIN_COPY.register}
        </LinkButton>
      </div>
    </form>
  );
}
