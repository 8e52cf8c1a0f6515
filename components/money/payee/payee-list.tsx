'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { PinSheet } from '@/components/member/security/pin-sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { deletePayee, makeDefaultPayee } from '@/lib/domain/money/payee/payee.mutations';
import { PayeeRow } from './payee-row';

/** Bound accounts. Deleting requires a confirmation, then the PIN. */
export function PayeeList({ payees, max }: { payees: readonly Payee[]; max: number }) {
  const queryClient = useQueryClient();
  /** The one that is being made the default. */
  const [starred, setStarred] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Payee | null>(null);
  const [step, setStep] = useState<'question' | 'pin' | null>(null);
  const [busy, setBusy] = useState(false);
  const [pinError, setPinError] = useState<string | null>(null);

  const makeDefault = async (payee: Payee) => {
    if (starred !== null) return;
    setStarred(payee.payeeId);
    try {
      const result = await makeDefaultPayee(payee, queryClient);
      showToast(result.done ? PAYEE_COPY.defaultDone : result.message, { tone: result.done ? 'done' : 'error' });
    } finally {
      setStarred(null);
    }
  };
  const confirm = (payee: Payee) => {
    setChosen(payee);
    setPinError(null);
    setStep('question');
  };
  const enterPin = async (pin: string) => {
    if (!chosen || busy) return;
    setBusy(true);
    setPinError(null);
    try {
      const result = await deletePayee(chosen, pin, queryClient);
      const isPin = !result.done && result.isPin;
      if (isPin) setPinError(result.message);
      // Opens again a sheet that was closed meanwhile.
      setStep(isPin ? 'pin' : null);
      if (isPin) return;
      showToast(result.done ? PAYEE_COPY.deleted : result.message, { tone: result.done ? 'done' : 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-label={PAYEE_COPY.bound} className="card">
      <h2 className="flex items-baseline justify-between px-4 pt-3 text-13 text-text-2">
        {PAYEE_COPY.bound}
        <span>{PAYEE_COPY.limit(payees.length, max)}</span>
      </h2>
      <ul className="divide-y divide-line">
        {payees.map((payee) => (
          <PayeeRow
            key={payee.payeeId}
            payee={payee}
            busy={starred === payee.payeeId}
            onDefault={() => void makeDefault(payee)}
            onDelete={() => confirm(payee)}
          />
        ))}
      </ul>
      <AlertDialog
        open={step === 'question'}
        onClose={() => setStep(null)}
        onConfirm={() => setStep('pin')}
        title={PAYEE_COPY.deleteTitle}
        confirm={PAYEE_COPY.deleteConfirm}
        cancel={PAYEE_COPY.keep}
      >
        {chosen ? PAYEE_COPY.deleteText(chosen.name, chosen.masked) : null}
      </AlertDialog>
      <PinSheet
        open={step === 'pin'}
        onClose={() => setStep(null)}
        title={PAYEE_COPY.deletePin}
        summary={
          chosen ? (
            <p className="text-15 text-text-2">
              {chosen.name} <span className="font-mono text-text">{chosen.masked}</span>
            </p>
          ) : null
        }
        busy={busy}
        error={pinError}
        onPin={(pin) => void enterPin(pin)}
      />
    </section>
  );
}
