export const CALENDAR_COPY = {
  checkIn: (day: string) => `${day} 签到`,
  makeUp: (day: string) => `${day} 补签`,
  tasks: { deposit: '每日任务 首笔存款', bet: '每日任务 完成投注', stake: '每日任务 有效投注' },
  month: '只能查看本月及以前的签到',
  checked: '这一天已经签到',
  day: '只能补签本月内漏签的日子',
  noneLeft: '本月的补签机会已用完',
  notDone: '任务未完成',
  claimed: '今天的奖励已领取',
  over: '任务已过当天，不能再领取',
} as const;
