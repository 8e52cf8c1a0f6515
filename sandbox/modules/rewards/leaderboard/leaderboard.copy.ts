/** The platform's own players: each name shows that it is not a person. */
export const PEAK_PLAYERS: readonly { name: string; level: number }[] = [
  { name: '模拟·北岸老周', level: 2 },
  { name: '模拟·看台三排', level: 1 },
  { name: '模拟·边路快马', level: 3 },
  { name: '模拟·守门员手套', level: 0 },
  { name: '模拟·四分之一盘', level: 5 },
  { name: '模拟·雨战专家', level: 1 },
  { name: '模拟·二楼球迷', level: 2 },
  { name: '模拟·反越位', level: 0 },
  { name: '模拟·压哨三分', level: 4 },
  { name: '模拟·红土底线', level: 3 },
  { name: '模拟·十二码', level: 1 },
  { name: '模拟·半场休息', level: 0 },
  { name: '模拟·角旗杆', level: 2 },
  { name: '模拟·长传冲吊', level: 6 },
  { name: '模拟·抢七', level: 3 },
  { name: '模拟·平局收割', level: 1 },
  { name: '模拟·周末主场', level: 2 },
  { name: '模拟·补时五分钟', level: 0 },
  { name: '模拟·小球爱好者', level: 4 },
  { name: '模拟·客队拥趸', level: 1 },
];

export const PEAK_COPY = {
  reward: (week: string, rank: number) => `好友巅峰投注 ${week} 当周第 ${rank} 名`,
  paused: '冷静期或自我排除期间不参加排名，也不发放奖励',
  waiting: '榜单尚未公布，周一 0:05 后可领取',
  none: '该周暂无您可领取的名次奖励',
  claimed: '这一周的奖励已领取',
  over: '奖励已过领取期限',
} as const;
