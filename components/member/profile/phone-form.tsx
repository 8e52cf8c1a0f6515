'use client';

import { useForm, useWatch } from 'react-hook-form';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { judgePhone, maskedPhone, toStoredPhone } from '@/lib/domain/member/account/account.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { requestContactCode } from '@/lib/domain/member/profile/profile.mutations';
import { route } from '@/lib/routes';
import { ProfileForm } from './profile-form';
import { SMS_CODE_RULES, SmsCodeField } from '@/components/member/login/sms-code-field';
import { useProfileSave } from './use-profile-save';

const EMPTY = { phone: '', smsCode: '', oldCode: '', password: '' };

/** Binds a phone: the first with the login password, another one with a code of the bound phone too. */
export function PhoneForm({ member, onSaved }: { member: Member; onSaved: () => void }) {
  const { register, handleSubmit, setError, clearErrors, trigger, getValues, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const { save, rejectSending } = useProfileSave(setError, onSaved);
  const phone = useWatch({ control, name: 'phone' });
  const old = maskedPhone(member.phone);
  const shown = judgePhone(phone) === null ? maskedPhone(toStoredPhone(phone)) : '';
  const judge = (text: string) => {
    const fault = judgePhone(text);
    if (fault !== null) return fault;
    return toStoredPhone(text) === member.phone ? PROFILE_COPY.phoneSame : true;
  };

  const submit = handleSubmit(({ smsCode, oldCode, password, phone: typed }) =>
    save(
      (api) => api.setPhone({ phone: toStoredPhone(typed), smsCode, ...(member.phone === '' ? { password } : { oldCode }) }),
      PROFILE_COPY.phoneSaved,
    ),
  );
  return (
    <ProfileForm
      lead={member.phone === '' ? PROFILE_COPY.phoneLead : PROFILE_COPY.changePhoneLead(old)}
      onSubmit={submit}
      error={errors.root?.message}
      busy={isSubmitting}
    >
      {member.phone === '' ? null : (
        <SmsCodeField
          label={PROFILE_COPY.oldCode}
          waitFor={{ scene: 'oldPhone', phone: old }}
          send={async () => ({ retryAfter: await requestContactCode({ to: 'oldPhone' }), phone: old })}
          phone={old}
          onSent={() => clearErrors('oldCode')}
          onFail={(error) => rejectSending(error, 'oldPhone', old)}
          error={errors.oldCode?.message}
          {...register('oldCode', SMS_CODE_RULES)}
        />
      )}
      <TextField
        label={PROFILE_COPY.newPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...register('phone', { validate: judge })}
      />
      <SmsCodeField
        label={PROFILE_COPY.newCode}
        waitFor={{ scene: 'phone', phone: shown }}
        send={async () =>
          (await trigger('phone', { shouldFocus: true }))
            ? { retryAfter: await requestContactCode({ to: 'phone', phone: toStoredPhone(getValues('phone')) }), phone: shown }
            : null
        }
        phone={shown}
        onSent={() => clearErrors('smsCode')}
        onFail={(error) => rejectSending(error, 'phone', shown)}
        error={errors.smsCode?.message}
        {...register('smsCode', SMS_CODE_RULES)}
      />
      {member.phone === '' ? (
        <PasswordField
          label={PROFILE_COPY.password}
          autoComplete="current-password"
          maxLength={64}
          error={errors.password?.message}
          {...register('password', { validate: (text) => text !== '' || PROFILE_COPY.passwordNeeded })}
        />
      ) : (
        <a href={route('/mine/infoAudit')} className="flex min-h-11 items-center text-14 text-brand">
          {PROFILE_COPY.phoneLost}
        </a>
      )}
    </ProfileForm>
  );
}
