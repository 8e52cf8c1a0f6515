/** Open bets at a glance. */
export const OPEN_ORDERS_COPY = {
  title: '未结算注单',
  waiting: (count: number) => `${count} 笔等待赛果`,
  confirming: (count: number) => `${count} 笔确认中`,
} as const;
