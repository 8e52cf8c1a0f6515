'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field/field';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { judgeBirthday } from '@/lib/domain/member/profile/profile.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dateText } from '@/lib/kit/format/site-time';
import { ProfileForm } from './profile-form';
import { useProfileSave } from './use-profile-save';

/** The birthday, which can be entered once. */
export function BirthdayForm({ onSaved }: { onSaved: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ mode: 'onTouched', defaultValues: { birthday: '' } });
  const { errors, isSubmitting } = formState;
  const { save } = useProfileSave(setError, onSaved);
  const today = dateText(worldNow());
  const submit = handleSubmit(({ birthday }) => save((api) => api.setBirthday(birthday)));
  return (
    <ProfileForm onSubmit={submit} error={errors.root?.message} busy={isSubmitting}>
      <TextField
        type="date"
        label={PROFILE_COPY.birthday}
        hint={PROFILE_COPY.birthdayHint}
        hintStays
        autoComplete="bday"
        max={today}
        error={errors.birthday?.message}
        {...register('birthday', { validate: (text) => judgeBirthday(text, today) ?? true })}
      />
    </ProfileForm>
  );
}
