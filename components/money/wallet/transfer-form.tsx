'use client';

import { type FormEvent, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { AmountField } from '@/components/ui/field/amount-field';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Money } from '@/components/ui/money';
import { Segmented } from '@/components/ui/roof/segmented';
import { CENTRAL_WALLET, VENUE_CODES, type VenueCode, type WalletCode } from '@pavilion/contract/constants';
import { formatMinor, minorToText, type Minor } from '@pavilion/number/money';
import { SHORT_NAMES } from '@/lib/domain/money/wallet/wallet-card.copy';
import { AMOUNT_COPY, AMOUNT_SHORT, WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { type AmountFault, availableIn, judgeAmount, recallable } from '@/lib/domain/money/wallet/wallet.rules';
import { TransferEnd } from './transfer-end';
import type { MemberTransfers } from './use-transfers';

const VENUES = VENUE_CODES.map((id) => ({ id, label: SHORT_NAMES[id] }));

interface Fields {
  venue: VenueCode;
  /** The direction from the venue to the centre. */
  out: boolean;
  amount: string;
}

/** One side is always the centre: between two venues, two transfers are needed. */
export function TransferForm({ wallets, moves }: { wallets: Wallets; moves: MemberTransfers }) {
  // With 免转 on, money can only be moved out of venues.
  const [funded] = useState(() => (wallets.autoTransfer ? recallable(wallets)[0] : undefined));
  const { handleSubmit, setValue, reset, control, formState } = useForm<Fields>({
    mode: 'onSubmit',
    defaultValues: { venue: funded ?? VENUE_CODES[0], out: funded !== undefined, amount: '' },
  });
  const { errors, isSubmitting } = formState;
  const [venue, out, typed] = useWatch({ control, name: ['venue', 'out', 'amount'] });
  const from: WalletCode = out ? venue : CENTRAL_WALLET;
  const to: WalletCode = out ? CENTRAL_WALLET : venue;
  const available = availableIn(wallets, from);
  const { amount, fault } = judgeAmount(typed, available);
  const faultText = (code: AmountFault) => AMOUNT_COPY[code](available === null ? '' : formatMinor(available));
  const { field: amountField } = useController({
    control,
    name: 'amount',
    rules: {
      validate: (text) => {
        const { fault: found } = judgeAmount(text, available);
        return found === null || faultText(found);
      },
    },
  });
  // The text is validated at once against the current balance; an empty field only when the form is sent.
  const error = fault === 'empty' ? errors.amount?.message : fault && faultText(fault);
  const record = moves.last('transfer');
  const needless = wallets.autoTransfer && !out;

  if (record) return <TransferEnd record={record} onAgain={() => moves.dismiss(record)} />;

  const send = handleSubmit((fields) => {
    const judged = judgeAmount(fields.amount, available);
    if (judged.amount === null) return;
    reset({ ...fields, amount: '' });
    void moves.start({ kind: 'transfer', from, to, amount: minorToText(judged.amount) });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needless || moves.busy || isSubmitting) return;
    void send(event);
  };
  return (
    <Form aria-label={WALLET_COPY.transfer} onSubmit={submit} className="card p-4" noValidate>
      <div className="relative rounded-card border border-line">
        <Side label={WALLET_COPY.from} name={WALLET_NAMES[from]} available={available} />
        <div aria-hidden className="mx-3 border-t border-line" />
        <Side label={WALLET_COPY.to} name={WALLET_NAMES[to]} available={availableIn(wallets, to)} />
        <IconButton
          label={WALLET_COPY.swap}
          onClick={() => setValue('out', !out)}
          className="absolute top-1/2 right-3 -translate-y-1/2 border border-line bg-surface text-brand"
        >
          <Icon name="arrow-up-down" size={18} />
        </IconButton>
      </div>
      <div className="mt-4">
        <p aria-hidden className="mb-1 text-13 text-text-2">
          {WALLET_COPY.venue}
        </p>
        <Segmented block tall label={WALLET_COPY.venue} items={VENUES} value={venue} onChange={(code) => setValue('venue', code)} />
      </div>
      <AmountField
        className="mt-4"
        label={WALLET_COPY.amount}
        placeholder="0.00"
        {...amountField}
        disabled={needless}
        error={needless ? null : error}
        hint={
          // The button shows that no transfer is needed.
          needless ? null : available === null ? AMOUNT_COPY['unknown-balance']('') : <TransferAvailable available={available} />
        }
        end={
          <button
            type="button"
            disabled={needless || !available}
            className="min-h-11 px-3 text-14 font-semibold text-brand disabled:text-text-3"
            onClick={() => setValue('amount', minorToText(available ?? 0n))}
          >
            {WALLET_COPY.all}
          </button>
        }
      />
      <Button block type="submit" className="mt-4" disabled={moves.busy || needless || amount === null}>
        {needless
          ? WALLET_COPY.notNeeded
          : moves.busy
            ? WALLET_COPY.open
            : amount === null
              ? typed === '' || fault === null
                ? WALLET_COPY.submitEmpty
                : AMOUNT_SHORT[fault]
              : WALLET_COPY.submit(formatMinor(amount))}
      </Button>
    </Form>
  );
}

function Side({ label, name, available }: { label: string; name: string; available: Minor | null }) {
  return (
    <div className="flex min-h-15 items-center gap-3 py-2 pr-17 pl-3">
      <span className="text-13 text-text-2">{label}</span>
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{name}</span>
        <span className="block text-13 text-text-2">
          {available === null ? WALLET_COPY.noResponse : <Money minor={available} balance unit />}
        </span>
      </span>
    </div>
  );
}

function TransferAvailable({ available }: { available: Minor }) {
  return (
    <>
      {WALLET_COPY.canMove} <Money minor={available} balance unit />
    </>
  );
}
