'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field/field';
import { normalizeNickName } from '@pavilion/contract/profile';
import type { Member } from '@/lib/domain/member/account/member.model';
import { PROFILE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { judgeNickName, nickNameDay } from '@/lib/domain/member/profile/profile.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { ProfileForm } from './profile-form';
import { useProfileSave } from './use-profile-save';

/** The nickname; until it may be changed again the button shows from when. */
export function NickNameForm({ member, onSaved }: { member: Member; onSaved: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ mode: 'onTouched', defaultValues: { nickName: member.nickName } });
  const { errors, isSubmitting } = formState;
  const { save } = useProfileSave(setError, onSaved);
  const day = nickNameDay(member, worldNow());
  const submit = handleSubmit(({ nickName }) => save((api) => api.setNickName(normalizeNickName(nickName))));
  return (
    <ProfileForm
      onSubmit={submit}
      error={errors.root?.message}
      busy={isSubmitting}
      blocked={day === null ? null : PROFILE_COPY.nickNameLater(day)}
    >
      <TextField
        label={PROFILE_COPY.nickName}
        hint={PROFILE_COPY.nickNameHint}
        hintStays
        autoComplete="nickname"
        maxLength={20}
        disabled={day !== null}
        error={errors.nickName?.message}
        {...register('nickName', { validate: (text) => judgeNickName(text) ?? true })}
      />
    </ProfileForm>
  );
}
