'use client';

import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, LinkButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { plainCode } from '@pavilion/contract/digits';
import {
  judgeConfirm,
  judgePassword,
  judgePhone,
  judgeUserName,
  maskedPhone,
  toStoredPhone,
} from '@/lib/domain/member/account/account.rules';
import { LOGIN_COPY, REGISTER_COPY } from '@/lib/domain/member/login/login.copy';
import { guidePath } from '@/lib/domain/care/register-guide/register-guide.rules';
import { INVITER_COPY } from '@/lib/domain/rewards/referral/referral.copy';
import type { Inviter } from '@/lib/domain/rewards/referral/referral.model';
import { register as registerMember, sendSms } from '@/lib/domain/member/login/login.mutations';
import { helpPath, loginPath } from '@/lib/routes';
import { AuthCaptcha } from './auth-fields';
import { captchaPort, useAuthForm } from './use-auth-form';
import { AuthNotice } from './auth-frame';
import { PasswordFacts } from './password-facts';
import { SMS_CODE_RULES, SmsCodeField } from './sms-code-field';

interface Fields {
  userName: string;
  password: string;
  confirm: string;
  phone: string;
  smsCode: string;
  inviteCode: string;
  captchaCode: string;
  adult: boolean;
  remember: boolean;
}

const EMPTY: Fields = {
  userName: '',
  password: '',
  confirm: '',
  phone: '',
  smsCode: '',
  inviteCode: '',
  captchaCode: '',
  adult: false,
  remember: false,
};

/** `true` or the message, as the form library wants it. */
const passes = (verdict: string | null) => verdict ?? true;

/**
 * A new member: account, password twice, age and terms; a phone, with the code sent to it, and the code of an inviter when there are any.
 * The platform may require the phone.
 */
export function RegisterForm({
  redirect,
  stopped,
  disablePhones,
}: {
  redirect: string;
  stopped: boolean;
  disablePhones: readonly string[];
}) {
  const { register, handleSubmit, setError, clearErrors, setValue, resetField, unregister, control, getValues, trigger, formState } =
    useForm<Fields>({
      mode: 'onTouched',
      defaultValues: EMPTY,
    });
  const [phoneRequired, setPhoneRequired] = useState(false);
  const auth = useAuthForm('register', guidePath(redirect), {
    point: (field, message) => setError(field, { message }, { shouldFocus: true }),
    ...captchaPort({ resetField, unregister }),
    onRejection: ({ field }) => {
      if (field === 'smsCode') setValue('smsCode', '');
      // A missing phone, or its code, is requested; one that was given and rejected is just wrong.
      if (field === 'smsCode' || (field === 'phone' && getValues('phone').trim() === '')) setPhoneRequired(true);
    },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const [password, userName, inviteCode, phone, captchaCode] = useWatch({
    control,
    name: ['password', 'userName', 'inviteCode', 'phone', 'captchaCode'],
  });
  const stored = toStoredPhone(phone);
  // The platform accepts a phone only with the code sent to it.
  const needsCode = phoneRequired || phone.trim() !== '';
  const busy = isSubmitting || auth.leaving;
  const [inviter, setInviter] = useState<Inviter | null>(null);

  useEffect(() => {
    const prefill = (found: Inviter | null) => {
      // A code that the member typed meanwhile takes precedence.
      if (!found || getValues('inviteCode') !== '') return;
      setInviter(found);
      setValue('inviteCode', found.code);
    };
    import('@/lib/domain/rewards/referral/referral.storage')
      .then(({ findInviter }) => findInviter(location.search))
      .then(prefill, () => undefined);
  }, [getValues, setValue]);

  const submit = handleSubmit((fields) =>
    auth.attempt(fields.captchaCode, ({ captcha }) =>
      registerMember({
        userName: fields.userName,
        password: fields.password,
        remember: fields.remember,
        captcha,
        ...(fields.phone.trim() ? { phone: toStoredPhone(fields.phone) } : {}),
        ...(needsCode ? { smsCode: fields.smsCode } : {}),
        ...(plainCode(fields.inviteCode) ? { inviteCode: plainCode(fields.inviteCode) } : {}),
        ...(inviter && plainCode(fields.inviteCode) === inviter.code ? { inviteVia: inviter.source } : {}),
      }),
    ),
  );

  return (
    <Form noValidate onSubmit={submit} className="mt-6 space-y-4">
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
        hintStays
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
        label={phoneRequired ? REGISTER_COPY.phoneRequired : REGISTER_COPY.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...register('phone', { validate: (value) => (!phoneRequired && value.trim() === '') || passes(judgePhone(value, disablePhones)) })}
      />
      {needsCode && (
        <SmsCodeField
          waitFor={{ scene: 'register', phone: stored }}
          send={async () =>
            (await trigger(['phone', 'captchaCode'], { shouldFocus: true }))
              ? auth.sendCode(captchaCode, (captcha) =>
                  sendSms({ scene: 'register', phone: toStoredPhone(getValues('phone')), ...captcha }),
                )
              : null
          }
          phone={judgePhone(phone, disablePhones) === null ? maskedPhone(stored) : ''}
          onSent={() => clearErrors('smsCode')}
          onFail={(error) => auth.rejectSending(error, { name: 'register', phone: stored })}
          error={errors.smsCode?.message}
          {...register('smsCode', SMS_CODE_RULES)}
        />
      )}
      <TextField
        label={REGISTER_COPY.invite}
        autoComplete="off"
        error={errors.inviteCode?.message}
        hint={inviter && plainCode(inviteCode) === inviter.code ? INVITER_COPY[inviter.source] : undefined}
        {...register('inviteCode')}
      />
      <AuthCaptcha auth={auth} form={{ register, setValue }} value={captchaCode} error={errors.captchaCode?.message} />
      <div>
        <Checkbox {...register('adult', { validate: (value) => value || REGISTER_COPY.adultNeeded })} error={errors.adult?.message}>
          {REGISTER_COPY.adult}
          <a href={helpPath('fwtk')} className="ml-1 text-brand underline">
            {REGISTER_COPY.terms}
          </a>
        </Checkbox>
        <Checkbox {...register('remember')}>
          {LOGIN_COPY.remember} <span className="text-13 text-text-3">{LOGIN_COPY.rememberDays}</span>
        </Checkbox>
      </div>
      <AuthNotice notice={auth.notice} />
      <Button type="submit" block disabled={stopped || auth.wait > 0} busy={busy}>
        {stopped
          ? REGISTER_COPY.stopped
          : busy
            ? REGISTER_COPY.submitting
            : auth.wait > 0
              ? LOGIN_COPY.again(auth.wait)
              : REGISTER_COPY.submit}
      </Button>
      <LinkButton variant="outline" block href={loginPath(redirect)}>
        {REGISTER_COPY.haveOne}
      </LinkButton>
    </Form>
  );
}
