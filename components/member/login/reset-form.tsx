'use client';

import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, LinkButton } from '@/components/ui/button';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { ACCOUNT_COPY } from '@/lib/domain/member/account/account.copy';
import { judgeConfirm, judgePassword, toUserName } from '@/lib/domain/member/account/account.rules';
import { LOGIN_COPY } from '@/lib/domain/member/login/login.copy';
import { resetPassword, startReset, type StartedReset } from '@/lib/domain/member/login/reset.api';
import { RESET_COPY } from '@/lib/domain/member/login/reset.copy';
import { keepTypedAccount, takeTypedAccount } from '@/lib/domain/member/login/typed-account';
import { sendCooldownKey } from '@/lib/domain/member/session/cooldown.rules';
import { startCooldown } from '@/lib/domain/member/session/cooldown.store';
import { type LoginField, type LoginRejection } from '@/lib/domain/member/session/login.rules';
import { loginPath, supportPath } from '@/lib/routes';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { AuthCaptcha } from './auth-fields';
import { AuthNotice } from './auth-frame';
import { PasswordFacts } from './password-facts';
import { SMS_CODE_RULES, SmsCodeField } from './sms-code-field';
import { captchaPort, useAuthForm } from './use-auth-form';

const EMPTY = { userName: '', captchaCode: '', smsCode: '', password: '', confirm: '' };

/**
 * A lost password: the account, then the code of its phone with a new password. The form looks the same for any account. `redirect`: the
 * login's final target.
 */
export function ResetForm({ redirect }: { redirect: string }) {
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
  const [started, setStarted] = useState<StartedReset | null>(null);
  const [done, setDone] = useState(false);
  const [userName, password, captchaCode] = useWatch({ control, name: ['userName', 'password', 'captchaCode'] });
  const port = {
    point: (field: LoginField, message: string) => setError(field as keyof typeof EMPTY, { message }, { shouldFocus: true }),
    ...captchaPort({ resetField, unregister }),
    onRejection: ({ field, captcha }: LoginRejection) => {
      if (field === 'smsCode') setValue('smsCode', '');
      // The captcha is beside the account.
      if (captcha) setStarted(null);
    },
  };
  const auth = useAuthForm('reset', null, port, toUserName(userName));
  const { errors, isSubmitting, touchedFields } = formState;
  const isCodeStep = started !== null;

  useEffect(() => {
    const typed = takeTypedAccount();
    if (typed !== '') setValue('userName', typed);
  }, [setValue]);

  useEffect(() => {
    if (isCodeStep) setFocus('smsCode');
  }, [isCodeStep, setFocus]);

  /** Sends a verification code; null when that was rejected, which is shown by then. */
  const begin = async (): Promise<StartedReset | null> => {
    const { userName: account, captchaCode: code } = getValues();
    let response: StartedReset | null = null;
    await auth.attempt(code, async ({ captcha }) => {
      response = await startReset(account, captcha);
      startCooldown(sendCooldownKey('reset', toUserName(account)), response.retryAfter, steadyNow());
      setStarted(response);
    });
    return response;
  };
  const submit = handleSubmit(async (fields) => {
    if (!started) {
      await begin();
      return;
    }
    const { smsCode, password: chosen } = fields;
    const isReset = await auth.attempt('', () => resetPassword({ ticket: started.ticket, smsCode, password: chosen }));
    if (!isReset) return;
    keepTypedAccount(fields.userName);
    setDone(true);
  });

  if (done) return <ResetDone redirect={redirect} />;
  const text = () => {
    if (isSubmitting) return started ? RESET_COPY.submitting : RESET_COPY.sending;
    if (auth.wait > 0) return LOGIN_COPY.again(auth.wait);
    return started ? RESET_COPY.submit : RESET_COPY.next;
  };
  return (
    <Form noValidate onSubmit={submit} className="mt-6 space-y-4">
      {started ? (
        <>
          <p className="text-14 text-text-2">{RESET_COPY.sent(toUserName(userName))}</p>
          <SmsCodeField
            waitFor={{ scene: 'reset', phone: toUserName(userName) }}
            send={async () => {
              const response = await begin();
              return response && { retryAfter: response.retryAfter, phone: '' };
            }}
            phone=""
            onSent={() => clearErrors('smsCode')}
            onFail={(error) => auth.rejectSending(error, { name: 'reset', phone: toUserName(userName) })}
            error={errors.smsCode?.message}
            {...register('smsCode', SMS_CODE_RULES)}
          />
          <PasswordField
            label={RESET_COPY.password}
            autoComplete="new-password"
            error={errors.password?.message}
            hint={<PasswordFacts password={password} userName={userName} />}
            hintStays
            {...register('password', {
              validate: (value) => judgePassword(value, getValues('userName')) ?? true,
              onChange: () => void (touchedFields.confirm && trigger('confirm')),
            })}
          />
          <PasswordField
            label={RESET_COPY.confirm}
            autoComplete="new-password"
            error={errors.confirm?.message}
            {...register('confirm', { validate: (value) => judgeConfirm(getValues('password'), value) ?? true })}
          />
        </>
      ) : (
        <>
          <TextField
            label={LOGIN_COPY.account}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={32}
            error={errors.userName?.message}
            {...register('userName', { validate: (value) => value.trim() !== '' || ACCOUNT_COPY.userNameNeeded })}
          />
          <AuthCaptcha auth={auth} form={{ register, setValue }} value={captchaCode} error={errors.captchaCode?.message} />
        </>
      )}
      <AuthNotice notice={auth.notice} />
      <Button type="submit" block disabled={auth.wait > 0} busy={isSubmitting}>
        {text()}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 text-14 text-brand">
        {started ? (
          <button type="button" onClick={() => setStarted(null)} className="flex min-h-11 items-center">
            {RESET_COPY.back}
          </button>
        ) : (
          <a href={loginPath(redirect)} onClick={() => keepTypedAccount(getValues('userName'))} className="flex min-h-11 items-center">
            {RESET_COPY.toLogin}
          </a>
        )}
        <a href={supportPath('password')} className="flex min-h-11 items-center">
          {RESET_COPY.help}
        </a>
      </div>
    </Form>
  );
}

function ResetDone({ redirect }: { redirect: string }) {
  return (
    <output className="mt-6 flex flex-col items-center text-center">
      <Icon name="circle-check" size={28} className="text-brand" />
      <p className="mt-3 text-16 font-semibold">{RESET_COPY.doneTitle}</p>
      <p className="mt-1 mb-6 text-14 text-text-2">{RESET_COPY.done}</p>
      <LinkButton block href={loginPath(redirect)}>
        {RESET_COPY.toLogin}
      </LinkButton>
    </output>
  );
}
