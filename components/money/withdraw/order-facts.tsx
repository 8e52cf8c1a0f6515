import { CopyText } from '@/components/ui/copy/copy-text';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Withdrawal } from '@/lib/domain/money/withdraw/withdraw.model';
import { endedUnpaid } from '@/lib/domain/money/withdraw/withdraw.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';

/** A withdrawal's details: payee, amount, fee, what arrives, time and number. */
export function OrderFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { payeeName, payeeMasked, amount, fee, net, payAmount, payUnit, rate, createdAt, orderId } = withdrawal;
  const unpaid = endedUnpaid(withdrawal);
  const nothing = formatMinor(0n);
  return (
    <dl className="card px-4 text-13">
      <Row label={WITHDRAW_COPY.to}>
        {payeeName} {payeeMasked}
      </Row>
      <Row label={WITHDRAW_COPY.amount}>{WITHDRAW_COPY.coins(formatMinor(amount))}</Row>
      <Row label={WITHDRAW_COPY.feeLabel}>
        {unpaid
          ? WITHDRAW_COPY.coins(nothing)
          : fee === null
            ? '—'
            : fee === 0n
              ? WITHDRAW_COPY.noFee
              : WITHDRAW_COPY.coins(formatMinor(fee))}
      </Row>
      <Row label={WITHDRAW_COPY.net}>
        {unpaid
          ? WITHDRAW_COPY.unpaidNet(nothing)
          : net === null
            ? '—'
            : rate === null || payAmount === null || payUnit === ''
              ? WITHDRAW_COPY.coins(formatMinor(net))
              : WITHDRAW_COPY.netExact(formatMinor(net), payAmount, payUnit, rate)}
      </Row>
      {createdAt === null ? null : <Row label={WITHDRAW_COPY.createdAt}>{dayTime(createdAt, worldNow())}</Row>}
      <Row label={WITHDRAW_COPY.orderId}>
        <CopyText text={orderId} label={WITHDRAW_COPY.orderId} />
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-4 border-b border-line py-2 last:border-b-0">
      <dt className="w-16 shrink-0 text-text-2">{label}</dt>
      <dd className="min-w-0 flex-1 break-words">{children}</dd>
    </div>
  );
}
