'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { showToast } from '@/components/ui/toast-queue';
import { cashOutOrder } from '@/lib/domain/order/cash-out.mutations';
import type { CashOut, CashOutResult } from '@/lib/domain/order/cash-out.model';
import { amountFor, boundStake } from '@/lib/domain/order/cash-out.rules';
import { ORDER_COPY } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { formatMinor } from '@/lib/kit/number/money';

const PARTS = [
  { id: 'whole', label: ORDER_COPY.cashOutWhole },
  { id: 'part', label: ORDER_COPY.cashOutPart },
] as const;

/** Steps of the slider, in parts of the stake. */
const STEPS = 20;

/** How much of the stake to give up, what comes back for it now, and what stays in the bet. */
export function CashOutSheet({ open, onClose, order, price }: { open: boolean; onClose: () => void; order: Order; price: CashOut }) {
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<'whole' | 'part'>('whole');
  const [step, setStep] = useState(STEPS / 2);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const divisible = price.min < price.max;
  const stake = mode === 'whole' || !divisible ? price.max : boundStake(price, (price.max * BigInt(step)) / BigInt(STEPS));
  const amount = amountFor(price, stake);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setNote(null);
    try {
      tell(await cashOutOrder(order, stake, amount, queryClient));
    } finally {
      setBusy(false);
    }
  };

  const tell = (result: CashOutResult) => {
    switch (result.state) {
      case 'done':
        showToast(ORDER_COPY.cashOutDone(formatMinor(result.amount)), { tone: 'done' });
        return onClose();
      case 'pending':
        showToast(ORDER_COPY.cashOutPending, { tone: 'info' });
        return onClose();
      case 'unknown':
        showToast(ORDER_COPY.cashOutUnknown, { tone: 'info' });
        return onClose();
      case 'price-moved':
        return setNote(ORDER_COPY.cashOutMoved);
      case 'suspended':
        return setNote(ORDER_COPY.cashOutSuspended);
      case 'rejected':
        return setNote(ORDER_COPY.cashOutRejected(result.reason));
    }
  };

  const closed = price.amount === null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={ORDER_COPY.cashOutTitle}
      foot={
        <div className="gutter border-t border-line py-3">
          <Button block busy={busy} disabled={closed} onClick={() => void send()}>
            {busy ? ORDER_COPY.cashOutSending : closed ? ORDER_COPY.cashOutSuspended : ORDER_COPY.cashOutConfirm(formatMinor(amount))}
          </Button>
          <output className="mt-1 block min-h-5 text-13 text-warn">{note}</output>
        </div>
      }
    >
      <div className="gutter pb-4">
        {divisible ? <Segmented label={ORDER_COPY.cashOutTitle} items={PARTS} value={mode} onChange={setMode} tall block /> : null}
        {divisible && mode === 'part' ? (
          <label className="mt-3 block text-13 text-text-2">
            {ORDER_COPY.cashOutStake}
            <input
              type="range"
              min={1}
              max={STEPS}
              value={step}
              aria-valuetext={formatMinor(stake)}
              onChange={(event) => setStep(Number(event.target.value))}
              className="mt-1 h-11 w-full accent-brand"
            />
          </label>
        ) : null}
        <dl className="mt-3 grid grid-cols-3 gap-2">
          <Figure name={ORDER_COPY.cashOutStake} value={formatMinor(stake)} />
          <Figure name={ORDER_COPY.cashOutGet} value={closed ? '—' : formatMinor(amount)} />
          <Figure name={ORDER_COPY.cashOutLeft} value={formatMinor(price.max - stake)} />
        </dl>
        <p className="mt-3 text-13 text-text-2">{ORDER_COPY.cashOutNote}</p>
      </div>
    </Sheet>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="truncate text-18 font-semibold">{value}</dd>
    </div>
  );
}
