import { medianText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo, WithdrawMethod } from '@/lib/domain/money/withdraw/withdraw.model';
import { type JudgedAmount, payAmountOf } from '@/lib/domain/money/withdraw/withdraw.rules';
import { formatMinor, type Minor } from '@pavilion/number/money';

/** A net amount, and its value in the method's unit. */
export function netText(net: Minor, method: WithdrawMethod): string {
  const pay = payAmountOf(net, method);
  return pay === null ? WITHDRAW_COPY.coins(formatMinor(net)) : WITHDRAW_COPY.netPay(formatMinor(net), pay, method.payUnit);
}

/** Free withdrawals left, fee, net amount and arrival, before anything is sent. */
export function AmountFacts({ info, method, judged }: { info: WithdrawInfo; method: WithdrawMethod; judged: JudgedAmount }) {
  const { freeLeft, feePercent } = info;
  const { rate, payUnit, medianSeconds } = method;
  const { fee, net } = 'amount' in judged ? judged : { fee: null, net: null };
  const feeText = () => {
    if ((freeLeft !== null && freeLeft > 0) || feePercent === '0') return CASHIER_COPY.noFee;
    if (feePercent === null) return '—';
    return fee !== null ? WITHDRAW_COPY.feeAbout(feePercent, formatMinor(fee)) : WITHDRAW_COPY.feePercent(feePercent);
  };
  const rows: readonly (readonly [string, string])[] = [
    ...(freeLeft === null ? [] : [[WITHDRAW_COPY.freeLabel, WITHDRAW_COPY.free(freeLeft)] as const]),
    [CASHIER_COPY.feeLabel, feeText()],
    ...(rate === null || payUnit === '' ? [] : [[WITHDRAW_COPY.rate, WITHDRAW_COPY.rateOf(payUnit, rate)] as const]),
    [WITHDRAW_COPY.net, net === null ? '–' : netText(net, method)],
    [WITHDRAW_COPY.expected, medianText(medianSeconds, 'withdraw')],
  ];
  return <FactRows rows={rows} className="mt-4 border-t border-line pt-3" />;
}

/** Labels left, values right. */
export function FactRows({ rows, className }: { rows: readonly (readonly [label: string, value: string])[]; className: string }) {
  return (
    <dl className={`space-y-1.5 text-13 ${className}`}>
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="shrink-0 text-text-2">{label}</dt>
          <dd className="min-w-0 text-right break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
