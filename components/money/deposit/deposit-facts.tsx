import { MoneyOrderFact, MoneyOrderFacts } from '@/components/money/cashier/money-order-facts';
import { feeText, medianText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import { type Deposit, isOpenDeposit } from '@/lib/domain/money/deposit/deposit.model';

/** An order's details: match digits, duration, fee and number. */
export function DepositFacts({ deposit, median }: { deposit: Deposit; median: number | null }) {
  const { state, payAmount, fee, orderId, methodName, kind, payer } = deposit;
  return (
    <MoneyOrderFacts orderId={orderId}>
      {state === 'awaiting' ? (
        <MoneyOrderFact label={DEPOSIT_COPY.matchLabel}>{DEPOSIT_COPY.match(payAmount)}</MoneyOrderFact>
      ) : (
        <MoneyOrderFact label={DEPOSIT_COPY.method}>{methodName}</MoneyOrderFact>
      )}
      {payer === null ? null : (
        <MoneyOrderFact label={kind === 'wallet' ? DEPOSIT_COPY.payerWallet : DEPOSIT_COPY.payer}>
          {state === 'awaiting' ? DEPOSIT_COPY.payerMust(payer) : payer}
        </MoneyOrderFact>
      )}
      {isOpenDeposit(deposit) ? <MoneyOrderFact label={DEPOSIT_COPY.expected}>{medianText(median, 'deposit')}</MoneyOrderFact> : null}
      <MoneyOrderFact label={CASHIER_COPY.feeLabel}>{feeText(fee)}</MoneyOrderFact>
    </MoneyOrderFacts>
  );
}
