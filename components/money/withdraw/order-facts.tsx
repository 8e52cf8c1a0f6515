import { MoneyOrderFact, MoneyOrderFacts } from '@/components/money/cashier/money-order-facts';
import { feeText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Withdrawal } from '@/lib/domain/money/withdraw/withdraw.model';
import { endedUnpaid } from '@/lib/domain/money/withdraw/withdraw.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';

/** A withdrawal's details: payee, amount, fee, the amount that arrives, time and number. */
export function OrderFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { payeeName, payeeMasked, amount, fee, net, payAmount, payUnit, rate, createdAt, orderId } = withdrawal;
  const unpaid = endedUnpaid(withdrawal);
  const nothing = formatMinor(0n);
  return (
    <MoneyOrderFacts orderId={orderId}>
      <MoneyOrderFact label={WITHDRAW_COPY.to}>
        {payeeName} {payeeMasked}
      </MoneyOrderFact>
      <MoneyOrderFact label={WITHDRAW_COPY.amount}>{WITHDRAW_COPY.coins(formatMinor(amount))}</MoneyOrderFact>
      <MoneyOrderFact label={CASHIER_COPY.feeLabel}>{unpaid ? WITHDRAW_COPY.coins(nothing) : feeText(fee)}</MoneyOrderFact>
      <MoneyOrderFact label={WITHDRAW_COPY.net}>
        {unpaid
          ? WITHDRAW_COPY.unpaidNet(nothing)
          : net === null
            ? '—'
            : rate === null || payAmount === null || payUnit === ''
              ? WITHDRAW_COPY.coins(formatMinor(net))
              : WITHDRAW_COPY.netExact(formatMinor(net), payAmount, payUnit, rate)}
      </MoneyOrderFact>
      {createdAt === null ? null : <MoneyOrderFact label={WITHDRAW_COPY.createdAt}>{dayTime(createdAt, worldNow())}</MoneyOrderFact>}
    </MoneyOrderFacts>
  );
}
