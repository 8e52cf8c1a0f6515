'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { PasswordField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { EXCLUSION_TERMS } from '@pavilion/contract/calls/limit.calls';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { EXCLUSION_NAMES, LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import { isPin, toPin } from '@/lib/domain/member/security/pin.rules';
import { TermChoice } from './term-choice';
import { useLimitChange } from './use-limit-change';

/** Duration of an exclusion, confirmed by the login password or, where one is set, the PIN. */
export function ExclusionForm({ onDone }: { onDone: () => void }) {
  const { data: member } = useQuery(memberOptions());
  const { busy, run } = useLimitChange();
  const [term, setTerm] = useState<(typeof EXCLUSION_TERMS)[number]>('half-year');
  const [by, setBy] = useState<'password' | 'pin'>('password');
  const { register, handleSubmit, setError, clearErrors, setValue, formState } = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { secret: '' },
  });
  const choose = (one: 'password' | 'pin') => {
    setBy(one);
    setValue('secret', '');
    clearErrors();
  };
  const validate = (text: string) => (by === 'pin' ? isPin(toPin(text)) || LIMIT_COPY.pinNeeded : text !== '' || LIMIT_COPY.secretNeeded);
  const submit = handleSubmit(async ({ secret }) => {
    const proof = by === 'pin' ? { pin: toPin(secret) } : { password: secret };
    const rejection = await run((api) => api.startExclusion(term, proof), LIMIT_COPY.started);
    if (!rejection) onDone();
    else if (rejection.field === null) setError('root', { message: rejection.message });
    else setError('secret', { message: rejection.message }, { shouldFocus: true });
  });
  const isByPin = by === 'pin';
  return (
    <Form noValidate onSubmit={submit} className="gutter space-y-4 pb-4">
      <p className="text-14 text-text-2">{LIMIT_COPY.exclusionText}</p>
      <TermChoice legend={LIMIT_COPY.term} terms={EXCLUSION_TERMS} names={EXCLUSION_NAMES} value={term} onChange={setTerm} />
      {member?.hasPin ? (
        <fieldset>
          <legend className="mb-2 text-13 text-text-2">{LIMIT_COPY.secret}</legend>
          <div className="flex gap-2">
            <Chip on={!isByPin} onClick={() => choose('password')}>
              {LIMIT_COPY.byPassword}
            </Chip>
            <Chip on={isByPin} onClick={() => choose('pin')}>
              {LIMIT_COPY.byPin}
            </Chip>
          </div>
        </fieldset>
      ) : null}
      <PasswordField
        key={by}
        label={isByPin ? LIMIT_COPY.byPin : LIMIT_COPY.byPassword}
        autoComplete={isByPin ? 'off' : 'current-password'}
        inputMode={isByPin ? 'numeric' : undefined}
        maxLength={isByPin ? undefined : 64}
        error={formState.errors.secret?.message}
        {...register('secret', { validate, onChange: () => clearErrors() })}
      />
      {formState.errors.root ? (
        <p role="alert" className="text-14 text-error">
          {formState.errors.root.message}
        </p>
      ) : null}
      <Button type="submit" block busy={busy}>
        {busy ? LIMIT_COPY.starting : LIMIT_COPY.startExclusion(EXCLUSION_NAMES[term])}
      </Button>
    </Form>
  );
}
