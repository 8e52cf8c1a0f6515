'use client';

import Link from 'next/link';
import { useForm, useWatch } from 'react-hook-form';
import { Button, LinkButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PasswordField, TextField } from '@/components/ui/field';
import { judgeConfirm, judgePassword, judgePhone, judgeUserName, toStoredPhone } from '@/lib/domain/account/account.rules';
import { LOGIN_COPY, REGISTER_COPY } from '@/lib/domain/account/login.copy';
import { register as registerMember } from '@/lib/domain/session/session.mutations';
import { helpPath, loginPath } from '@/lib/routes';
import { CaptchaField } from './captcha-field';
import { useEntry } from './entry-form';
import { EntryNotice } from './entry-frame';
import { PasswordFacts } from './password-facts';

interface Fields {
  userName: string;
  password: string;
  confirm: string;
  phone: string;
  inviteCode: string;
  captchaCode: string;
  adult: boolean;
  remember: boolean;
}

const EMPTY: Fields = { userName: '', password: '', confirm: '', phone: '', inviteCode: '', captchaCode: '', adult: false, remember: false };

/** `true` or the message, as the form library wants it. */
const passes = (verdict: string | null) => verdict ?? true;

/** A new member: account, password twice, age and terms; phone and code of an inviter when there are any. */
export function RegisterForm({ redirect, stopped, disablePhones }: { redirect: string; stopped: boolean; disablePhones: readonly string[] }) {
  const { register, handleSubmit, setError, control, getValues, trigger, formState } = useForm<Fields>({ mode: 'onTouched', defaultValues: EMPTY });
  const entry = useEntry('register', redirect, (field, message) => setError(field, { message }, { shouldFocus: true }));
  const { errors, isSubmitting, touchedFields } = formState;
  const [password, userName] = useWatch({ control, name: ['password', 'userName'] });

  const submit = handleSubmit((fields) =>
    entry.attempt(fields.captchaCode, (captcha) =>
      registerMember({
        userName: fields.userName,
        password: fields.password,
        remember: fields.remember,
        captcha,
        ...(fields.phone.trim() ? { phone: toStoredPhone(fields.phone) } : {}),
        ...(fields.inviteCode.trim() ? { inviteCode: fields.inviteCode.trim() } : {}),
      }),
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-4">
      <TextField
        label={LOGIN_COPY.account}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={11}
        error={errors.userName?.message}
        {...register('userName', { validate: (value) => passes(judgeUserName(value)) })}
      />
      <PasswordField
        label={LOGIN_COPY.password}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordFacts password={password} userName={userName} />}
        {...register('password', {
          validate: (value) => passes(judgePassword(value, getValues('userName'))),
          onChange: () => void (touchedFields.confirm && trigger('confirm')),
        })}
      />
      <PasswordField
        label={REGISTER_COPY.confirm}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...register('confirm', { validate: (value) => passes(judgeConfirm(getValues('password'), value)) })}
      />
      <TextField
        label={REGISTER_COPY.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...register('phone', { validate: (value) => value.trim() === '' || passes(judgePhone(value, disablePhones)) })}
      />
      <TextField label={REGISTER_COPY.invite} autoComplete="off" maxLength={64} error={errors.inviteCode?.message} {...register('inviteCode')} />
      {entry.needsCaptcha && (
        <CaptchaField captcha={entry.captcha} onRenew={entry.renewCaptcha} error={errors.captchaCode?.message} {...register('captchaCode')} />
      )}
      <div>
        <Checkbox {...register('adult', { validate: (value) => value || REGISTER_COPY.adultNeeded })} error={errors.adult?.message}>
          {REGISTER_COPY.adult}
          <Link href={helpPath('fwtk')} prefetch={false} className="ml-1 text-brand underline">
            {REGISTER_COPY.terms}
          </Link>
        </Checkbox>
        <Checkbox {...register('remember')}>
          {LOGIN_COPY.remember} <span className="text-13 text-text-3">{LOGIN_COPY.rememberDays}</span>
        </Checkbox>
      </div>
      <EntryNotice notice={entry.notice} />
      <Button type="submit" block disabled={stopped} busy={isSubmitting || entry.leaving}>
        {stopped ? REGISTER_COPY.stopped : isSubmitting || entry.leaving ? REGISTER_COPY.submitting : REGISTER_COPY.submit}
      </Button>
      <LinkButton variant="outline" block href={loginPath(redirect)} prefetch={false}>
        {REGISTER_COPY.haveOne}
      </LinkButton>
    </form>
  );
}
