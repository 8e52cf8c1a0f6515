'use client';

import { useForm, useWatch } from 'react-hook-form';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { maskEmail } from '@pavilion/contract/profile';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { requestContactCode } from '@/lib/domain/member/profile/profile.mutations';
import { judgeEmail } from '@/lib/domain/member/profile/profile.rules';
import { ProfileForm } from './profile-form';
import { SMS_CODE_RULES, SmsCodeField } from '@/components/member/login/sms-code-field';
import { useProfileSave } from './use-profile-save';

/** Binds an e-mail address with a code sent to it, and the login password. */
export function EmailForm({ onSaved }: { onSaved: () => void }) {
  const { register, handleSubmit, setError, clearErrors, trigger, getValues, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', smsCode: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { save, rejectSending } = useProfileSave(setError, onSaved);
  const email = useWatch({ control, name: 'email' });
  const shown = judgeEmail(email) === null ? maskEmail(email.trim()) : '';

  const submit = handleSubmit(({ email: typed, smsCode, password }) =>
    save((api) => api.setEmail({ email: typed.trim(), smsCode, password }), PROFILE_COPY.emailSaved),
  );
  return (
    <ProfileForm lead={PROFILE_COPY.emailLead} onSubmit={submit} error={errors.root?.message} busy={isSubmitting}>
      <TextField
        label={PROFILE_COPY.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={160}
        error={errors.email?.message}
        {...register('email', { validate: (text) => judgeEmail(text) ?? true })}
      />
      <SmsCodeField
        label={PROFILE_COPY.emailCode}
        waitFor={{ scene: 'email', phone: shown }}
        send={async () =>
          (await trigger('email', { shouldFocus: true }))
            ? { retryAfter: await requestContactCode({ to: 'email', email: getValues('email').trim() }), phone: shown }
            : null
        }
        phone={shown}
        onSent={() => clearErrors('smsCode')}
        onFail={(error) => rejectSending(error, 'email', shown)}
        error={errors.smsCode?.message}
        {...register('smsCode', SMS_CODE_RULES)}
      />
      <PasswordField
        label={PROFILE_COPY.password}
        autoComplete="current-password"
        maxLength={64}
        error={errors.password?.message}
        {...register('password', { validate: (text) => text !== '' || PROFILE_COPY.passwordNeeded })}
      />
    </ProfileForm>
  );
}
