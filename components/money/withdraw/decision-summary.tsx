import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { feeText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawMethod } from '@/lib/domain/money/withdraw/withdraw.model';
import { readyTimeOf } from '@/lib/domain/money/withdraw/withdraw.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayMinute } from '@/lib/kit/format/site-time';
import { formatMinor, type Minor } from '@pavilion/number/money';
import { FactRows, netText } from './amount-facts';

/** The member's decision, which the PIN confirms. */
export interface Decision {
  key: string;
  payee: Payee;
  method: WithdrawMethod;
  amount: Minor;
  /** Null while the fee is unknown. */
  fee: Minor | null;
  net: Minor | null;
}

/** Payee, amount, and the amount that arrives. */
export function DecisionSummary({ decision: { payee, method, amount, fee, net } }: { decision: Decision }) {
  const ready = readyTimeOf(payee, worldNow());
  const rows = [
    [WITHDRAW_COPY.to, `${payee.name} ${payee.masked}`],
    [WITHDRAW_COPY.amount, WITHDRAW_COPY.coins(formatMinor(amount))],
    [CASHIER_COPY.feeLabel, feeText(fee)],
    [WITHDRAW_COPY.net, net === null ? '—' : netText(net, method)],
    ...(ready === null ? [] : [[WITHDRAW_COPY.wait, WITHDRAW_COPY.waitNew(dayMinute(ready))] as const]),
  ] as const;
  return <FactRows rows={rows} className="rounded-card bg-surface-2 p-3" />;
}
