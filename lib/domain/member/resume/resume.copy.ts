/** Texts of the first shelf of a member's home page. */
export const RESUME_COPY = {
  shelf: { resume: '继续玩', popular: '大家在玩' },
  open: '进行中',
  ended: '已结束',
  takeable: '可收手',
  games: '游戏大厅',
  live: '滚球',
  bets: (count: number) => `${count} 笔未结算注单`,
  staked: '投注',
  match: (home: string, away: string) => `${home} 对 ${away}`,
} as const;
