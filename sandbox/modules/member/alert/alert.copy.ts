/** Text of pushes. They appear on locked screens: no amount, no name, no number. */
export const ALERT_TEXTS = {
  settled: '有一笔注单已结算',
  goal: '您投注的比赛有进球',
  kickoff: '您关注的比赛即将开赛',
  followGoal: '您关注的比赛有进球',
  credited: '有一笔存款已到账',
  depositReturned: '有一笔存款未入账，已退回',
  paid: '有一笔取款已到账',
  withdrawalReturned: '有一笔取款未完成，金额已退回',
  support: '客服已回复您',
  promotion: '有新的福利券可以领取',
} as const;

/** Texts on the page, which only the member sees. */
export const PAGE_TEXTS = {
  goal: (home: string, away: string, score: readonly [number, number]) => `进球 ${home} ${score.join(':')} ${away}`,
  kickoff: (home: string, away: string) => `即将开赛 · ${home} 对 ${away}`,
} as const;

export const PUSH_COPY = { service: '此浏览器的推送服务暂不支持' } as const;
