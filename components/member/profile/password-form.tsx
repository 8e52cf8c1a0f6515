'use client';

import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/ui/field/field';
import { judgeConfirm, judgePassword } from '@/lib/domain/member/account/account.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { keepTypedAccount } from '@/lib/domain/member/login/typed-account';
import { route } from '@/lib/routes';
import { PasswordFacts } from '@/components/member/login/password-facts';
import { ProfileForm } from './profile-form';
import { useProfileSave } from './use-profile-save';

/** Changes the login password with the old one. */
export function PasswordForm({ member, onSaved }: { member: Member; onSaved: () => void }) {
  const { register, handleSubmit, setError, getValues, trigger, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', newPassword: '', confirm: '' },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const { save } = useProfileSave(setError, onSaved);
  const newPassword = useWatch({ control, name: 'newPassword' });
  const judge = (text: string) => {
    const fault = judgePassword(text, member.userName);
    if (fault !== null) return fault;
    return text === getValues('password') ? PROFILE_COPY.passwordSame : true;
  };

  const submit = handleSubmit(({ password, newPassword: chosen }) =>
    save((api) => api.setPassword({ password, newPassword: chosen }), PROFILE_COPY.passwordSaved),
  );
  return (
    <ProfileForm lead={PROFILE_COPY.passwordLead} onSubmit={submit} error={errors.root?.message} busy={isSubmitting}>
      <PasswordField
        label={PROFILE_COPY.oldPassword}
        autoComplete="current-password"
        maxLength={64}
        error={errors.password?.message}
        {...register('password', { validate: (text) => text !== '' || PROFILE_COPY.passwordNeeded })}
      />
      <PasswordField
        label={PROFILE_COPY.newPassword}
        autoComplete="new-password"
        hint={<PasswordFacts password={newPassword} userName={member.userName} />}
        hintStays
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: judge, onChange: () => void (touchedFields.confirm && trigger('confirm')) })}
      />
      <PasswordField
        label={PROFILE_COPY.confirmPassword}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...register('confirm', { validate: (text) => judgeConfirm(getValues('newPassword'), text) ?? true })}
      />
      <a
        href={route('/user/password')}
        onClick={() => keepTypedAccount(member.userName)}
        className="flex min-h-11 w-fit items-center text-14 text-brand"
      >
        {PROFILE_COPY.forgot}
      </a>
    </ProfileForm>
  );
}
