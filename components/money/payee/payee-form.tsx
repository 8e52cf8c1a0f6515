'use client';

import type { FormEvent } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { PinSheet } from '@/components/member/security/pin-sheet';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field/field';
import { ErrorHelpLink } from '@/components/care/help/error-help-link';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { bankOfCard, OTHER_BANK } from '@pavilion/contract/banks';
import { maskPayeeNumber, normalizePayeeNumber, payeeNumberFault, type PayeeKind } from '@pavilion/contract/payee-number';
import { payeeSubjectOf } from '@/lib/domain/care/help/error-help.copy';
import { KIND_NAMES } from '@/lib/domain/money/payee/payee-links.copy';
import { KIND_COPY, PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import type { Payee, PayeeInput } from '@/lib/domain/money/payee/payee.model';
import { isCoin, isTypedTwice } from '@/lib/domain/money/payee/payee.rules';
import { BankField } from './bank-field';
import { CardNumberField } from './card-number-field';
import { Holder, WholeAddress } from './payee-form-parts';
import { usePayeeAdd } from './use-payee-add';

interface Fields {
  number: string;
  repeat: string;
  bank: string;
  branch: string;
  alias: string;
}

const EMPTY: Fields = { number: '', repeat: '', bank: '', branch: '', alias: '' };
/** Texts that are no words. */
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** `true`, or the fault of a typed number. If the checksum does not load, the platform alone checks it. */
async function judgeNumber(kind: PayeeKind, typed: string): Promise<true | string> {
  const fault = await payeeNumberFault(kind, normalizePayeeNumber(kind, typed)).catch(() => null);
  return fault === null || KIND_COPY[kind].faults[fault];
}

/** Adds a payee of one kind. The input stays until the payee is added. */
export function PayeeForm({
  kind,
  holder,
  payees,
  onAdded,
}: {
  kind: PayeeKind;
  /** The masked real name. */
  holder: string;
  payees: readonly Payee[];
  onAdded: () => void;
}) {
  const copy = KIND_COPY[kind];
  const { register, handleSubmit, setError, clearErrors, setValue, trigger, control, formState } = useForm<Fields>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting, dirtyFields } = formState;
  const adding = usePayeeAdd({
    payees,
    onAdded,
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
  });
  const [typed, repeated, bank] = useWatch({ control, name: ['number', 'repeat', 'bank'] });
  const number = normalizePayeeNumber(kind, typed);
  const guess = bankOfCard(number) ?? '';

  // A field is checked when it is left, and from its first error on with every change.
  const check = (name: keyof Fields) => void trigger(name);
  const { field: numberField } = useController({
    control,
    name: 'number',
    rules: {
      validate: (text) => judgeNumber(kind, text),
      onChange: () => {
        if (errors.number) check('number');
        if (errors.repeat) check('repeat');
      },
      // A shown error is about the current text, also when the platform found it.
      onBlur: () => typed !== '' && !errors.number && check('number'),
    },
  });
  const numberProps = {
    ...PLAIN,
    label: copy.number,
    hint: copy.hint,
    error: errors.number?.message ?? null,
    name: numberField.name,
    ref: numberField.ref,
    value: typed,
    onBlur: numberField.onBlur,
  };
  const typeNumber = (text: string) => {
    numberField.onChange(text);
    if (kind !== 'bank' || dirtyFields.bank) return;
    setValue('bank', bankOfCard(text) ?? '');
    clearErrors('bank');
  };

  const openPin = handleSubmit(({ branch, alias }) => {
    const input: PayeeInput = { kind, number, bank: kind === 'bank' ? bank : '', branch: branch.trim(), alias: alias.trim() };
    adding.confirm(input);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!adding.busy && !isSubmitting) void openPin(event);
  };

  return (
    <>
      <Form noValidate onSubmit={submit} className="space-y-2" aria-label={PAYEE_COPY.toAdd(KIND_NAMES[kind])}>
        <div className="card space-y-4 p-4">
          <Holder masked={holder} />
          {kind === 'bank' ? (
            <CardNumberField {...numberProps} onChange={typeNumber} />
          ) : (
            <div>
              <TextField
                {...numberProps}
                inputMode={kind === 'digital' ? 'numeric' : kind === 'alipay' ? 'email' : 'text'}
                maxLength={128}
                onChange={(event) => typeNumber(event.target.value)}
              />
              {isCoin(kind) ? <WholeAddress address={number} /> : null}
            </div>
          )}
          {isTypedTwice(kind) ? (
            <TextField
              {...PLAIN}
              label={copy.repeat!}
              maxLength={128}
              error={errors.repeat?.message ?? null}
              {...register('repeat', {
                validate: (text, fields) =>
                  normalizePayeeNumber(kind, text) === normalizePayeeNumber(kind, fields.number) || PAYEE_COPY.differs,
                onChange: () => errors.repeat && check('repeat'),
                onBlur: () => repeated !== '' && !errors.repeat && check('repeat'),
              })}
            />
          ) : null}
          {kind === 'bank' ? (
            <>
              <BankField
                guessed={bank !== '' && bank === guess}
                error={errors.bank?.message}
                {...register('bank', {
                  validate: (code) => code !== '' || PAYEE_COPY.bankNeeded,
                  onChange: () => {
                    if (errors.bank) check('bank');
                    clearErrors('branch');
                  },
                })}
              />
              <TextField
                label={PAYEE_COPY.branch}
                hint={PAYEE_COPY.branchHint}
                autoComplete="off"
                maxLength={60}
                error={errors.branch?.message ?? null}
                {...register('branch', {
                  validate: (text, fields) => fields.bank !== OTHER_BANK || text.trim() !== '' || PAYEE_COPY.branchNeeded,
                  onChange: () => clearErrors('branch'),
                })}
              />
            </>
          ) : null}
          {isCoin(kind) ? (
            <TextField
              label={PAYEE_COPY.alias}
              hint={PAYEE_COPY.aliasHint}
              autoComplete="off"
              maxLength={20}
              error={errors.alias?.message ?? null}
              {...register('alias', { onChange: () => clearErrors('alias') })}
            />
          ) : null}
        </div>
        {adding.notice === null ? null : (
          <p role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
            <Icon name="circle-alert" size={18} className="mt-px" />
            <span className="min-w-0 flex-1">{adding.notice}</span>
            <ErrorHelpLink about={payeeSubjectOf(kind)} />
          </p>
        )}
        <div className="pt-2">
          <Button type="submit" block busy={adding.busy}>
            {adding.lost ? PAYEE_COPY.submitAgain : PAYEE_COPY.submit}
          </Button>
        </div>
      </Form>
      <PinSheet
        open={adding.isOpen}
        onClose={adding.cancel}
        title={PAYEE_COPY.pinTitle}
        summary={
          adding.input ? (
            <p className="text-15 text-text-2">
              {KIND_NAMES[kind]} <span className="font-mono text-text">{maskPayeeNumber(kind, adding.input.number)}</span>
            </p>
          ) : null
        }
        busy={adding.busy}
        error={adding.pinError}
        onPin={(pin) => void adding.enterPin(pin)}
      />
    </>
  );
}
