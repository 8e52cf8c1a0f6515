/** Bonuses that wait for a claim, at a glance. */
export const BONUS_NOTICE_COPY = {
  title: '有红利可领',
  hint: (count: number) => `${count} 笔，领取前请看金额、流水与期限`,
} as const;
