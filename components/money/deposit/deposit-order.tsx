'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnreadMoneyOrder } from '@/components/money/cashier/unread-money-order';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Button } from '@/components/ui/button';
import { StaleStrip } from '@/components/ui/stale-strip';
import { showToast } from '@/components/ui/toast/toast-queue';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import { PAY_CODE_COPY } from '@/lib/domain/money/deposit/pay-code.copy';
import type { DepositMethod } from '@/lib/domain/money/deposit/deposit.model';
import { reportPaid, cancelOrder, type DepositChange } from '@/lib/domain/money/deposit/deposit.mutations';
import { depositOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { fieldAmount } from '@pavilion/number/short-amount';
import { DepositEnd } from './deposit-end';
import { DepositFacts } from './deposit-facts';
import { DepositOrderSkeleton } from './deposit-skeleton';
import { DepositSteps } from './deposit-steps';
import { ReceiptCard } from './receipt-card';
import { PayAmount } from './pay-amount';
import { PayeeCard } from './payee-card';
import { useReturn } from './use-return';

/** One order from 待付款 to its end. Each message is shown once; a lost response is read again. */
export function DepositOrder({
  orderId,
  back,
  methods,
  onAgain,
}: {
  orderId: string;
  back: string | null;
  methods: readonly DepositMethod[];
  /** Opens the form with this amount and method. */
  onAgain: (amount: string, method: string | null) => void;
}) {
  const queryClient = useQueryClient();
  const query = useQuery(depositOptions(orderId));
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [returned, setReturned] = useState(false);
  const deposit = query.data;
  const state = deposit?.state;

  const change = async (send: typeof reportPaid): Promise<DepositChange | null> => {
    if (busy) return null;
    setBusy(true);
    try {
      const changed = await send(orderId, queryClient);
      if (changed.message !== null && changed.deposit?.state === state) showToast(changed.message, { tone: 'error' });
      return changed;
    } finally {
      setBusy(false);
    }
  };
  useReturn(state === 'awaiting' && !confirming, () => setReturned(true));
  const pay = () => void change(reportPaid).finally(() => setReturned(false));
  const cancel = async () => {
    const changed = await change(cancelOrder);
    setConfirming(false);
    if (changed?.deposit?.state !== 'cancelled') return;
    showToast(DEPOSIT_COPY.cancelDone, { tone: 'done' });
    onAgain(fieldAmount(changed.deposit.amount), changed.deposit.method);
  };

  if (!deposit) {
    const { none, noneHint, again } = DEPOSIT_COPY;
    return (
      <UnreadMoneyOrder
        query={query}
        skeleton={<DepositOrderSkeleton />}
        none={none}
        noneHint={noneHint}
        toForm={again}
        onForm={() => onAgain('', null)}
      />
    );
  }
  const median = methods.find(({ method }) => method === deposit.method)?.medianSeconds ?? null;
  const awaiting = deposit.state === 'awaiting';
  return (
    <>
      {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
      <div className={`gutter space-y-2 pt-3 ${awaiting ? 'pb-32' : 'pb-2'}`}>
        <DepositSteps deposit={deposit} />
        {awaiting ? (
          <>
            <PayAmount deposit={deposit} />
            <PayeeCard deposit={deposit} onChange={() => setConfirming(true)} />
          </>
        ) : (
          <DepositEnd
            deposit={deposit}
            median={median}
            back={back}
            busy={busy}
            onAgain={() => onAgain(fieldAmount(deposit.amount), deposit.method)}
            onPaid={pay}
          />
        )}
        {deposit.state === 'confirming' || deposit.receipts.length > 0 ? <ReceiptCard deposit={deposit} /> : null}
        <DepositFacts deposit={deposit} median={median} />
      </div>
      {awaiting ? (
        <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[var(--safe-bottom)]">
          <div className="gutter mx-auto max-w-frame pt-2">
            <Button block busy={busy} onClick={pay}>
              {busy ? DEPOSIT_COPY.submitting : DEPOSIT_COPY.paid}
            </Button>
            <button type="button" className="min-h-12 w-full text-14 text-text-2" disabled={busy} onClick={() => setConfirming(true)}>
              {DEPOSIT_COPY.cancel}
            </button>
          </div>
        </div>
      ) : null}
      <AlertDialog
        open={returned && awaiting}
        onClose={() => setReturned(false)}
        onConfirm={pay}
        title={PAY_CODE_COPY.returned}
        confirm={DEPOSIT_COPY.paid}
        cancel={PAY_CODE_COPY.notYet}
        busy={busy}
      >
        {PAY_CODE_COPY.returnedText}
      </AlertDialog>
      <AlertDialog
        open={confirming && awaiting}
        onClose={() => setConfirming(false)}
        onConfirm={() => void cancel()}
        title={DEPOSIT_COPY.cancelTitle}
        confirm={DEPOSIT_COPY.cancel}
        cancel={DEPOSIT_COPY.keep}
        busy={busy}
      >
        {DEPOSIT_COPY.cancelText}
      </AlertDialog>
    </>
  );
}
