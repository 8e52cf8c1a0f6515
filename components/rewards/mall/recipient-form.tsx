'use client';

import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { isRecipientField, normalizeRecipient, type Recipient, type RecipientField } from '@pavilion/contract/recipient';
import { MALL_COPY, RECIPIENT_FAULTS } from '@/lib/domain/rewards/mall/mall.copy';

const EMPTY: Recipient = { name: '', phone: '', province: '', city: '', address: '' };

/** Autofill and keyboard of each field. */
const KINDS: Record<RecipientField, { autoComplete: string; inputMode?: 'tel'; maxLength: number }> = {
  name: { autoComplete: 'name', maxLength: 30 },
  phone: { autoComplete: 'tel-national', inputMode: 'tel', maxLength: 20 },
  province: { autoComplete: 'address-level1', maxLength: 20 },
  city: { autoComplete: 'address-level2', maxLength: 20 },
  address: { autoComplete: 'street-address', maxLength: 80 },
};

/** A parcel's recipient. Stored in memory alone, and only as long as the sheet is open. `rejected`: the platform's finding. */
export function RecipientForm({
  id,
  initial,
  rejected,
  onSubmit,
}: {
  /** Id of the form, for a submit button outside of it. */
  id: string;
  initial: Recipient | null;
  rejected: { field: RecipientField; message: string } | null;
  onSubmit: (recipient: Recipient) => void;
}) {
  const { register, handleSubmit, setError, trigger, formState } = useForm<Recipient>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: initial ?? EMPTY,
  });
  const { errors } = formState;
  useEffect(() => {
    if (rejected) setError(rejected.field, { message: rejected.message }, { shouldFocus: true });
  }, [rejected, setError]);

  const judge = (name: RecipientField) => (typed: string) =>
    isRecipientField(name, normalizeRecipient({ ...EMPTY, [name]: typed })[name]) || RECIPIENT_FAULTS[name];
  const field = (name: RecipientField, className?: string) => (
    <TextField
      key={name}
      className={className}
      label={MALL_COPY[name]}
      error={errors[name]?.message ?? null}
      autoCorrect="off"
      spellCheck={false}
      {...KINDS[name]}
      {...register(name, {
        validate: judge(name),
        onChange: () => errors[name] && void trigger(name),
        onBlur: (event: { target: { value: string } }) => event.target.value !== '' && !errors[name] && void trigger(name),
      })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void handleSubmit((typed) => onSubmit(normalizeRecipient(typed)))(event);
  };
  return (
    <Form id={id} noValidate onSubmit={submit} aria-label={MALL_COPY.recipient} className="space-y-3">
      {field('name')}
      {field('phone')}
      <div className="flex gap-3 max-[18em]:block max-[18em]:space-y-3">
        {field('province', 'min-w-0 flex-1')}
        {field('city', 'min-w-0 flex-1')}
      </div>
      {field('address')}
    </Form>
  );
}
