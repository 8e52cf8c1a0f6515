/** Texts of the views of a member's rewards. */
export const REWARD_TABS_COPY = {
  label: '福利',
  coupons: '福利券',
  bonuses: '红利',
  toDiscount: '查看全部优惠',
} as const;
