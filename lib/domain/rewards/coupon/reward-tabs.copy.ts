/** Texts of the views of a member's rewards. */
export const REWARD_TABS_COPY = {
  label: '福利',
  bonuses: '红利',
  toDiscount: '查看全部优惠',
} as const;
