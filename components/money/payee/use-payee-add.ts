'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import type { Payee, PayeeField, PayeeInput } from '@/lib/domain/money/payee/payee.model';
import { addPayee, type PayeeAttempt } from '@/lib/domain/money/payee/payee.mutations';
import { realNameOptions } from '@/lib/domain/member/security/real-name.queries';
import { newUuid } from '@/lib/kit/browser/uuid';

const isSame = (one: PayeeInput, other: PayeeInput) => JSON.stringify(one) === JSON.stringify(other);

/** Requests the PIN and adds a payee. A payee whose response was lost is sent again under its key, so that it is added once. */
export function usePayeeAdd({
  payees,
  onAdded,
  onFieldError,
}: {
  payees: readonly Payee[];
  onAdded: () => void;
  /** The platform rejects a field's value. Called after the sheet has lost the focus. */
  onFieldError: (field: Exclude<PayeeField, 'pin'>, message: string) => void;
}) {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState<PayeeAttempt | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);
  const [pinError, setPinError] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [rejected, setRejected] = useState<{ field: Exclude<PayeeField, 'pin'>; message: string } | null>(null);

  const point = useEffectEvent(onFieldError);
  useEffect(() => {
    if (rejected) point(rejected.field, rejected.message);
  }, [rejected]);

  const close = (text: string | null) => {
    setIsOpen(false);
    setNotice(text);
  };
  const send = async (sent: PayeeAttempt, pin: string) => {
    const result = await addPayee(sent, pin, queryClient);
    // A wrong PIN gives no information on the attempt before it.
    setLost(result.step === 'unknown' || (lost && result.step === 'rejected' && result.field === 'pin'));
    switch (result.step) {
      case 'added':
        close(null);
        return onAdded();
      case 'unknown':
        return close(PAYEE_COPY.unknown);
      case 'unverified':
        void queryClient.invalidateQueries(realNameOptions());
        return close(result.message);
      case 'rejected':
        if (result.field === 'pin') {
          setPinError(result.message);
          // Opens again a sheet that was closed meanwhile.
          return setIsOpen(true);
        }
        if (result.field === null) return close(result.message);
        close(null);
        return setRejected({ field: result.field, message: result.message });
    }
  };

  return {
    /** The payee that waits for the PIN. */
    input: attempt?.input ?? null,
    isOpen,
    busy,
    pinError,
    /** A message that concerns no field. */
    notice,
    /** The result of the last attempt is unknown: the same payee may be sent again. */
    lost,
    /** Opens the sheet for a new payee. */
    confirm(input: PayeeInput) {
      setNotice(null);
      setPinError(null);
      if (!(lost && attempt && isSame(attempt.input, input)))
        setAttempt({ input, key: newUuid(), before: payees.map(({ payeeId }) => payeeId) });
      setIsOpen(true);
    },
    cancel: () => setIsOpen(false),
    async enterPin(pin: string): Promise<void> {
      if (!attempt || busy) return;
      setBusy(true);
      setPinError(null);
      try {
        await send(attempt, pin);
      } finally {
        setBusy(false);
      }
    },
  };
}
