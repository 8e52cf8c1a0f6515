import { CopyText } from '@/components/ui/copy/copy-text';
import { DEPOSIT_COPY, durationText } from '@/lib/domain/money/deposit/deposit.copy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { isOnItsWay } from '@/lib/domain/money/deposit/deposit.model';
import { formatMinor } from '@pavilion/number/money';

/** An order's details: match digits, duration, fee and number. */
export function DepositFacts({ deposit, median }: { deposit: Deposit; median: number | null }) {
  const { state, payAmount, fee, orderId, methodName, kind, payer } = deposit;
  return (
    <dl className="card px-4 text-13">
      {state === 'awaiting' ? (
        <Row label={DEPOSIT_COPY.matchLabel}>{DEPOSIT_COPY.match(payAmount)}</Row>
      ) : (
        <Row label={DEPOSIT_COPY.method}>{methodName}</Row>
      )}
      {payer === null ? null : (
        <Row label={kind === 'wallet' ? DEPOSIT_COPY.payerWallet : DEPOSIT_COPY.payer}>
          {state === 'awaiting' ? DEPOSIT_COPY.payerMust(payer) : payer}
        </Row>
      )}
      {isOnItsWay(state) ? (
        <Row label={DEPOSIT_COPY.expected}>{median === null ? DEPOSIT_COPY.expectedNone : DEPOSIT_COPY.median(durationText(median))}</Row>
      ) : null}
      <Row label={DEPOSIT_COPY.feeLabel}>{fee === null ? '—' : fee === 0n ? DEPOSIT_COPY.noFee : `${formatMinor(fee)} 币`}</Row>
      <Row label={DEPOSIT_COPY.orderId}>
        <CopyText text={orderId} label={DEPOSIT_COPY.orderId} />
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-4 border-b border-line py-2 last:border-b-0">
      <dt className="w-16 shrink-0 text-text-2">{label}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}
