'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SMS_CODE_RULES, SmsCodeField } from '@/components/member/login/sms-code-field';
import { PictureUploader } from '@/components/member/picture/picture-uploader';
import { usePictures } from '@/components/member/picture/use-pictures';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { PasswordField, TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { TextArea } from '@/components/ui/field/text-area';
import { showToast } from '@/components/ui/toast/toast-queue';
import { INFO_NOTE, INFO_PICTURES } from '@pavilion/contract/calls/info.calls';
import { normalizePayeeNumber, payeeNumberFault } from '@pavilion/contract/payee-number';
import { isRealName, normalizeRealName } from '@pavilion/contract/real-name';
import { judgePhone, maskedPhone, toStoredPhone } from '@/lib/domain/member/account/account.rules';
import { INFO_COPY } from '@/lib/domain/member/info/info.copy';
import type { InfoKind } from '@/lib/domain/member/info/info.model';
import { submitInfo } from '@/lib/domain/member/info/info.mutations';
import { infoRejectionOf, judgeNote } from '@/lib/domain/member/info/info.rules';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { judgePictures, pictureIdsOf } from '@/lib/domain/member/picture/picture.rules';
import { isPin, toPin } from '@/lib/domain/member/security/pin.rules';
import { requestContactCode } from '@/lib/domain/member/profile/profile.mutations';
import { newUuid } from '@/lib/kit/browser/uuid';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError } from '@/lib/kit/http/errors';

const EMPTY = { value: '', payeeId: '', smsCode: '', note: '', password: '', pin: '' };

/** The requested value in the form in which it travels. */
const TO_VALUE: Record<InfoKind, (typed: string) => string> = {
  realName: normalizeRealName,
  phone: toStoredPhone,
  payee: (typed) => normalizePayeeNumber('bank', typed),
};

/**
 * A request of one kind: the new value, why, pictures, the login password and, where one is set, the withdrawal PIN. `now`: the
 * present value, masked.
 */
export function InfoForm({
  kind,
  now,
  cards,
  hasPin,
  onSent,
}: {
  kind: InfoKind;
  now: string;
  cards: readonly Payee[];
  hasPin: boolean;
  onSent: () => void;
}) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newUuid);
  const pictures = usePictures(INFO_PICTURES);
  const [picturesError, setPicturesError] = useState<string | null>(null);
  const { register, handleSubmit, setError, clearErrors, setValue, trigger, getValues, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { ...EMPTY, payeeId: cards.length === 1 ? cards[0]!.payeeId : '' },
  });
  const [needsPin, setNeedsPin] = useState(hasPin);
  const [value, payeeId, note] = useWatch({ control, name: ['value', 'payeeId', 'note'] });
  const { errors, isSubmitting } = formState;
  const shown = kind === 'phone' && judgePhone(value) === null ? maskedPhone(toStoredPhone(value)) : '';

  const judge = async (typed: string): Promise<string | true> => {
    if (kind === 'realName') return isRealName(normalizeRealName(typed)) || INFO_COPY.nameFault;
    if (kind === 'phone') return judgePhone(typed) ?? true;
    return (await payeeNumberFault('bank', normalizePayeeNumber('bank', typed))) === null || INFO_COPY.cardFault;
  };
  const submit = handleSubmit(async (fields) => {
    const obstacle = judgePictures(pictures.chosen);
    setPicturesError(obstacle);
    if (obstacle !== null) return;
    const input = {
      key,
      kind,
      value: TO_VALUE[kind](fields.value),
      note: fields.note.trim(),
      pictureIds: pictureIdsOf(pictures.chosen),
      password: fields.password,
      ...(needsPin ? { pin: toPin(fields.pin) } : {}),
      ...(kind === 'phone' ? { smsCode: fields.smsCode } : {}),
      ...(kind === 'payee' ? { payeeId: fields.payeeId } : {}),
    };
    const rejection = await submitInfo(input, queryClient);
    if (rejection === null) {
      setKey(newUuid());
      showToast(INFO_COPY.sent, { tone: 'done' });
      onSent();
      return;
    }
    // A PIN that was set elsewhere meanwhile.
    if (rejection.field === 'pin') setNeedsPin(true);
    if (rejection.field === 'pictureIds') setPicturesError(rejection.message);
    else setError(rejection.field ?? 'root', { message: rejection.message }, { shouldFocus: rejection.field !== null });
  });

  return (
    <Form noValidate onSubmit={submit} className="space-y-4">
      {kind === 'payee' && cards.length > 1 ? null : (
        <p className="text-14 text-text-2">
          {INFO_COPY.now} <span className="text-text tabular-nums">{now}</span>
        </p>
      )}
      {kind === 'payee' && cards.length > 1 ? (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-13 text-text-2">{INFO_COPY.card}</legend>
          <input type="hidden" {...register('payeeId', { validate: (id) => id !== '' || INFO_COPY.cardNeeded })} />
          <div className="flex flex-wrap gap-2 py-1.5">
            {cards.map((card) => (
              <Chip
                key={card.payeeId}
                on={payeeId === card.payeeId}
                onClick={() => setValue('payeeId', card.payeeId, { shouldValidate: true })}
              >
                {card.name} {card.masked === '' ? '—' : card.masked.slice(-4)}
              </Chip>
            ))}
          </div>
          {errors.payeeId?.message ? <p className="text-13 text-error">{errors.payeeId.message}</p> : null}
        </fieldset>
      ) : null}
      <TextField
        label={{ realName: INFO_COPY.newName, phone: INFO_COPY.newPhone, payee: INFO_COPY.newCard }[kind]}
        hint={{ realName: INFO_COPY.nameHint, phone: undefined, payee: INFO_COPY.cardHint }[kind]}
        type={kind === 'phone' ? 'tel' : 'text'}
        inputMode={{ realName: 'text', phone: 'tel', payee: 'numeric' }[kind] as 'text' | 'tel' | 'numeric'}
        autoComplete={kind === 'realName' ? 'name' : kind === 'phone' ? 'tel-national' : 'off'}
        maxLength={kind === 'realName' ? 60 : undefined}
        error={errors.value?.message ?? null}
        {...register('value', { validate: judge })}
      />
      {kind === 'phone' ? (
        <SmsCodeField
          label={INFO_COPY.newCode}
          waitFor={{ scene: 'phone', phone: shown }}
          send={async () =>
            (await trigger('value', { shouldFocus: true }))
              ? { retryAfter: await requestContactCode({ to: 'phone', phone: toStoredPhone(getValues('value')) }), phone: shown }
              : null
          }
          phone={shown}
          onSent={() => clearErrors('smsCode')}
          onFail={(error) => {
            const rejected = error instanceof BusinessError ? infoRejectionOf(error) : { field: null, message: memberMessage(error) };
            const field = rejected.field === 'pictureIds' ? null : rejected.field;
            setError(field ?? 'root', { message: rejected.message });
          }}
          error={errors.smsCode?.message}
          {...register('smsCode', SMS_CODE_RULES)}
        />
      ) : null}
      <TextArea
        label={INFO_COPY.note}
        hint={INFO_COPY.noteHint}
        rows={3}
        error={errors.note?.message}
        count={Array.from(note.trim()).length}
        limit={INFO_NOTE.max}
        {...register('note', { validate: (typed) => judgeNote(typed) ?? true })}
      />
      <PictureUploader
        label={INFO_COPY.pictures}
        max={INFO_PICTURES}
        pictures={pictures}
        error={picturesError !== null && judgePictures(pictures.chosen) === null ? null : picturesError}
        disabled={isSubmitting}
      />
      <PasswordField
        label={INFO_COPY.password}
        autoComplete="current-password"
        maxLength={64}
        error={errors.password?.message ?? null}
        {...register('password', { validate: (typed) => typed !== '' || INFO_COPY.passwordNeeded })}
      />
      {needsPin ? (
        <PasswordField
          label={INFO_COPY.pin}
          inputMode="numeric"
          autoComplete="off"
          error={errors.pin?.message ?? null}
          {...register('pin', { validate: (typed) => isPin(toPin(typed)) || INFO_COPY.pinNeeded })}
        />
      ) : null}
      {errors.root?.message ? (
        <p role="alert" className="text-14 text-error">
          {errors.root.message}
        </p>
      ) : null}
      <Button type="submit" block busy={isSubmitting}>
        {isSubmitting ? INFO_COPY.submitting : INFO_COPY.submit}
      </Button>
    </Form>
  );
}
