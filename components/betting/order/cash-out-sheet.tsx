'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AmountField } from '@/components/ui/field/amount-field';
import { Segmented } from '@/components/ui/roof/segmented';
import { Sheet } from '@/components/ui/sheet/sheet';
import { showToast } from '@/components/ui/toast/toast-queue';
import { memberIdIn } from '@/lib/domain/member/account/member.queries';
import { cashOutOrder } from '@/lib/domain/betting/order/cash-out.mutations';
import type { CashOut, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import { PART_COPY, partFaultText } from '@/lib/domain/betting/order/cash-out-part.copy';
import { partFault, stakeAt, stepOf } from '@/lib/domain/betting/order/cash-out-part.rules';
import { amountFor } from '@/lib/domain/betting/order/cash-out.rules';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { formatMinor, type Minor, minorToText, parseMinor } from '@pavilion/number/money';

const PARTS = [
  { id: 'whole', label: ORDER_COPY.cashOutWhole },
  { id: 'part', label: ORDER_COPY.cashOutPart },
] as const;

/** Steps of the slider. */
const STEPS = 20;
/** Longest amount that the field accepts, in characters. */
const MAX_CHARACTERS = 15;
const NO_FIGURE = '—';

/** The stake to sell, its price now, and the stake that remains. */
export function CashOutSheet({ open, onClose, order, price }: { open: boolean; onClose: () => void; order: Order; price: CashOut }) {
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<'whole' | 'part'>('whole');
  // Null until the field changes: half of the stake.
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  // The outdated price; nothing is sent until a new one arrives.
  const [outdated, setOutdated] = useState<CashOut | null>(null);
  const waiting = price === outdated;
  const divisible = price.min < price.max;
  const whole = mode === 'whole' || !divisible;
  const text = typed ?? minorToText(stakeAt(price, STEPS / 2, STEPS));
  const part = parseMinor(text.replace(/\.$/, ''));
  const fault = whole ? null : partFault(price, part);
  /** Null while the typed amount is invalid; otherwise exactly the amount in the field. */
  const stake = whole ? price.max : fault ? null : part;
  const amount = stake === null ? null : amountFor(price, stake);

  const send = async () => {
    if (busy || waiting || stake === null || amount === null) return;
    setBusy(true);
    setNote(null);
    try {
      showResult(await cashOutOrder(order, stake, amount, { member: memberIdIn(queryClient), queryClient }));
    } finally {
      setBusy(false);
    }
  };

  /** The remaining stake has changed: the next visit starts at half. */
  const leave = () => {
    setTyped(null);
    onClose();
  };

  const showResult = (result: CashOutResult) => {
    switch (result.state) {
      case 'done':
        showToast(ORDER_COPY.cashOutDone(formatMinor(result.amount)), { tone: 'done' });
        return leave();
      case 'pending':
        showToast(ORDER_COPY.cashOutPending, { tone: 'info' });
        return leave();
      case 'unknown':
        showToast(ORDER_COPY.cashOutUnknown, { tone: 'info' });
        return leave();
      case 'price-moved':
        setOutdated(price);
        return setNote(ORDER_COPY.cashOutMoved);
      case 'suspended':
        return setNote(ORDER_COPY.cashOutSuspended);
      case 'rejected':
        return setNote(ORDER_COPY.cashOutRejected(result.reason));
    }
  };

  const closed = price.amount === null;
  const label = () => {
    if (busy) return ORDER_COPY.cashOutSending;
    if (waiting) return ORDER_COPY.cashOutPricing;
    return closed ? ORDER_COPY.cashOutSuspended : ORDER_COPY.cashOutConfirm(figure(amount));
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={ORDER_COPY.cashOutTitle}
      foot={
        <div className="gutter border-t border-line py-3">
          <Button block busy={busy || waiting} disabled={closed || amount === null} onClick={() => void send()}>
            {label()}
          </Button>
          <output className="mt-1 block min-h-5 text-13 text-warn">{note}</output>
        </div>
      }
    >
      <div className="gutter pb-4">
        {divisible ? <Segmented label={ORDER_COPY.cashOutTitle} items={PARTS} value={mode} onChange={setMode} tall block /> : null}
        {whole ? null : (
          <>
            <AmountField
              className="mt-3"
              label={ORDER_COPY.cashOutStake}
              maxLength={MAX_CHARACTERS}
              value={text}
              disabled={busy}
              onChange={setTyped}
              error={fault && partFaultText(fault)}
              hint={PART_COPY.bounds(formatMinor(price.min), formatMinor(price.max))}
            />
            <input
              type="range"
              aria-label={PART_COPY.slide}
              min={1}
              max={STEPS}
              value={stepOf(price, part, STEPS)}
              aria-valuetext={figure(part)}
              disabled={busy}
              onChange={(event) => setTyped(minorToText(stakeAt(price, Number(event.target.value), STEPS)))}
              className="mt-1 block h-11 w-full accent-brand"
            />
          </>
        )}
        <dl className="mt-3 grid grid-cols-3 gap-2">
          <Figure name={ORDER_COPY.cashOutStake} value={figure(stake)} />
          <Figure name={ORDER_COPY.cashOutGet} value={closed ? NO_FIGURE : figure(amount)} />
          <Figure name={ORDER_COPY.cashOutLeft} value={figure(stake === null ? null : price.max - stake)} />
        </dl>
        <p className="mt-3 text-13 text-text-2">{ORDER_COPY.cashOutNote}</p>
      </div>
    </Sheet>
  );
}

const figure = (minor: Minor | null) => (minor === null ? NO_FIGURE : formatMinor(minor));

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="truncate text-18 font-semibold">{value}</dd>
    </div>
  );
}
