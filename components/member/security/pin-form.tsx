'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { Member } from '@/lib/domain/member/account/member.model';
import { PIN_COPY } from '@/lib/domain/member/security/pin.copy';
import { savePin } from '@/lib/domain/member/security/pin.mutations';
import { isPin, judgeNewPin, judgePinAgain, toPin } from '@/lib/domain/member/security/pin.rules';

interface Fields {
  oldPin: string;
  pin: string;
  again: string;
  password: string;
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;
const NO_PIN = { oldPin: '', pin: '', again: '', password: '' };

/** Sets the member's first PIN, or changes it with the old one. Rejections appear at their fields. */
export function PinForm({ member, onSaved }: { member: Member; onSaved: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, getValues, formState } = useForm<Fields>({ mode: 'onTouched', defaultValues: NO_PIN });
  const { errors, isSubmitting } = formState;
  // Saving the first one changes the member, but not the kind of this form.
  const [changes] = useState(member.hasPin);

  const submit = handleSubmit(async ({ oldPin, pin, password }) => {
    const rejection = await savePin({ oldPin: changes ? toPin(oldPin) : '', pin: toPin(pin), password }, queryClient);
    if (rejection) {
      setError(rejection.field ?? 'root', { message: rejection.message }, { shouldFocus: true });
      return;
    }
    showToast(changes ? PIN_COPY.changed : PIN_COPY.saved, { tone: 'done' });
    onSaved();
  });
  const oldPin = () => (changes ? toPin(getValues('oldPin')) : '');
  return (
    <Form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-14 text-text-2">{changes ? PIN_COPY.changeLead : PIN_COPY.setLead}</p>
      {changes ? (
        <PasswordField
          label={PIN_COPY.old}
          {...DIGITS}
          error={errors.oldPin?.message}
          {...register('oldPin', { validate: (text) => isPin(toPin(text)) || PIN_COPY.needed })}
        />
      ) : null}
      <PasswordField
        label={PIN_COPY.pin}
        hint={PIN_COPY.pinHint}
        hintStays
        {...DIGITS}
        error={errors.pin?.message}
        {...register('pin', { validate: (text) => judgeNewPin(toPin(text), oldPin(), member) ?? true })}
      />
      <PasswordField
        label={PIN_COPY.again}
        {...DIGITS}
        error={errors.again?.message}
        {...register('again', { validate: (text) => judgePinAgain(toPin(text), toPin(getValues('pin'))) ?? true })}
      />
      <PasswordField
        label={PIN_COPY.password}
        autoComplete="current-password"
        maxLength={64}
        error={errors.password?.message}
        {...register('password', { validate: (text) => text !== '' || PIN_COPY.passwordNeeded })}
      />
      {errors.root?.message ? (
        <p role="alert" className="text-14 text-error">
          {errors.root.message}
        </p>
      ) : null}
      <Button type="submit" block busy={isSubmitting}>
        {isSubmitting ? PIN_COPY.saving : PIN_COPY.save}
      </Button>
    </Form>
  );
}
