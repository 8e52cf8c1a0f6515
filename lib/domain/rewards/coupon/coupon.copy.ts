import { dateTime } from '@/lib/kit/format/site-time';
import { formatMinor, type Minor } from '@pavilion/number/money';
import type { Coupon, CouponState } from './coupon.model';

export const COUPON_STATE_NAMES: Record<CouponState, string> = { claimable: '可领', claimed: '待使用', used: '已使用', expired: '已过期' };
export const COUPON_KIND_NAMES: Record<Coupon['kind'], string> = { cash: '现金券', deposit: '存款加赠券' };

/** Texts of 福利券. */
export const COUPON_COPY = {
  states: '状态',
  error: '福利券加载失败',
  empty: {
    claimable: '暂无可领的福利券',
    claimed: '暂无待使用的福利券',
    used: '暂无已使用的福利券',
    expired: '暂无过期的福利券',
  } satisfies Record<CouponState, string>,
  emptyHint: '每周第一笔投注结算后、VIP 升级后，以及 VIP 每月，会有福利券',
  toDiscount: '去看优惠',
  claim: '领取',
  use: '使用',
  sheetTitle: '使用现金券',
  confirm: (amount: Minor) => `使用，入账 ${formatMinor(amount)} 币`,
  toDeposit: '去存款',
  automatic: '下一笔符合条件的存款到账时自动加赠',
  claimed: '已领取，可在待使用中查看',
  done: (amount: string) => `已到账 ${amount} 币`,
  credited: (amount: Minor, at: number) => `${dateTime(at).slice(0, 16)} 入账 ${formatMinor(amount)} 币`,
  amount: '金额',
  turnover: '流水',
  deadline: '期限',
  turnoverText: (times: number, base: Coupon['turnoverBase']) => {
    if (times === 0) return '不要求流水';
    return base === 'bonus' ? `入账金额的 ${times} 倍，完成后可提款` : `（存款 + 入账金额）的 ${times} 倍，存款本身的流水另计`;
  },
  deadlineText: (at: number) => `${dateTime(at).slice(0, 16)} 前使用`,
} as const;

/** A coupon's worth as text. */
export function worthOf({ kind, amount, percent, minDeposit }: Coupon): string {
  if (kind === 'cash') return `${formatMinor(amount)} 币`;
  const condition = minDeposit > 0n ? `单笔存款满 ${formatMinor(minDeposit)} 币，` : '';
  return `${condition}加赠 ${percent}%，最高 ${formatMinor(amount)} 币`;
}
