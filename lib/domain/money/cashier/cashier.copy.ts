import { formatMinor, type Minor } from '@pavilion/number/money';
import { shortAmount } from '@pavilion/number/short-amount';

/** Texts of deposits and withdrawals alike. */
export const CASHIER_COPY = {
  coin: '模拟币',
  noFee: '免手续费',
  feeLabel: '手续费',
  orderId: '单号',
  record: (verb: string) => `${verb}记录`,
  toMine: '返回我的',
} as const;

/** Reason why an amount is outside of a method's limits. */
export const LIMIT_FAULTS: Record<'below' | 'above', (limits: { min: string; max: string }) => string> = {
  below: ({ min }) => `最低 ${min} 币`,
  above: ({ max }) => `最高 ${max} 币`,
};

/** A limit without needless decimals, a dash while it is unknown. */
export function limitText(limit: Minor | null): string {
  return limit === null ? '—' : shortAmount(limit);
}

/** The fee of an order, a dash while it is unknown. */
export function feeText(fee: Minor | null): string {
  if (fee === null) return '—';
  return fee === 0n ? CASHIER_COPY.noFee : `${formatMinor(fee)} 币`;
}

/** Arrival of money where no recent order tells the usual time. */
const ARRIVAL = { deposit: '核对付款后自动入账', withdraw: '审核通过后自动出款' } as const;

/** The usual time until money arrives, else the event that it waits for. */
export function medianText(seconds: number | null, order: keyof typeof ARRIVAL): string {
  return seconds === null ? ARRIVAL[order] : `近 7 天中位数 ${durationText(seconds)}`;
}

/** `40 秒`, `2 分 40 秒`, `3 分钟` */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  const minutes = Math.floor(seconds / 60);
  return seconds % 60 === 0 ? `${minutes} 分钟` : `${minutes} 分 ${seconds % 60} 秒`;
}
