/** Bonuses that wait for a claim, at a glance. */
export const BONUS_LINK_COPY = {
  title: '我的红利',
  claimable: (count: number) => `${count} 笔可领`,
} as const;
