import { formatMinor } from '@pavilion/number/money';
import type { PeakRules } from './leaderboard.model';

export function peakRulesOf({ minStake, turnover }: PeakRules): readonly string[] {
  return [
    `每周一 0:00 至周日 24:00（UTC+8）结算的体育注单，本金满 ${formatMinor(minStake)} 币且全额赢，按「返还 ÷ 本金」的倍数排名，取每人当周最高一单；倍数相同，先结算的在前。提前结算、赢半、走水的注单不计。`,
    `榜单周一 0:05 公布，名次奖励在公布当周的周日 24:00 前手动领取，每周一次，提款前需完成 ${turnover} 倍流水。名字带「模拟」的是平台的模拟玩家，只显示在榜上，不领奖励；奖励按会员之间的名次发放。`,
    '冷静期、自我排除期间和不能领取优惠的账号不参加排名，也不发放奖励。排名只看倍数，不看投注多少，请量力而行。',
  ];
}

/** 第 1 名, 第 4–10 名. */
export function ranksText(from: number, to: number): string {
  return from === to ? `第 ${from} 名` : `第 ${from}–${to} 名`;
}

/** Texts of 好友巅峰投注. */
export const PEAK_COPY = {
  tabs: '榜单',
  tab: { this: '本周榜', last: '上周榜', friends: '好友榜' },
  board: { this: '本周榜单', last: '上周榜单', friends: '好友榜单' },
  week: (from: string, to: string) => `${from} 至 ${to}（UTC+8）`,
  open: '进行中',
  closing: '结算中',
  closed: '已公布',
  players: (count: number) => `${count} 人上榜`,
  rank: '名次',
  player: '会员',
  multiple: '最高倍数',
  reward: '奖励',
  times: (multiple: string) => `${multiple} 倍`,
  settled: (time: string) => `${time} 结算`,
  me: '我',
  none: '—',
  rankMissing: '名次暂时无法显示',
  coins: (amount: string) => `${amount} 币`,
  mine: '我的名次',
  atRank: (rank: number) => `第 ${rank} 名`,
  unranked: '未上榜',
  unrankedHint: (stake: string) => `本周赢一单本金满 ${stake} 币的体育注单即可上榜`,
  unrankedLast: '上周无计入榜单的注单',
  best: (multiple: string) => `我的最高倍数 ${multiple} 倍`,
  gap: (rank: number, distance: string) => `距第 ${rank} 名还差 ${distance} 倍`,
  gapLast: (rank: number, distance: string) => `与第 ${rank} 名相差 ${distance} 倍`,
  top: '暂列第一，继续保持',
  topLast: '上周第一',
  mineError: '我的名次加载失败',
  toBet: '去投注',
  claim: '领取奖励',
  claimAmount: (amount: string) => `${amount} 币`,
  claiming: '处理中',
  waiting: (amount: string | null) => `按现在的名次${amount === null ? '有奖励' : `可得 ${amount} 币`}，周一 0:05 公布后领取`,
  claimUntil: (day: string) => `请在 ${day} 24:00 前领取`,
  isClaimed: (amount: string | null) => (amount === null ? '名次奖励已领取' : `名次奖励 ${amount} 币已领取`),
  expired: '名次奖励已过领取期限',
  noReward: '会员中前 10 名有奖励',
  lastReward: (amount: string | null) => (amount === null ? '上周名次奖励待领取' : `上周名次奖励 ${amount} 币待领取`),
  lastRewardLink: '去领取',
  unknown: '未收到结果，正在确认，不会重复发放',
  error: '榜单加载失败',
  empty: { this: '本周暂无上榜注单', last: '上周无上榜注单', friends: '您和好友本周暂无上榜注单' },
  emptyHint: '结算后自动上榜',
  friendsNone: '暂未邀请好友',
  friendsNoneHint: '好友用您的邀请码注册后，可在此比一比',
  friendsNote: (count: number) => `我和 ${count} 位好友`,
  invite: '复制邀请链接',
  inviteMore: '邀请更多好友',
  guestLead: '每周比一比，谁的倍数最高',
  guest: '登录后查看我的名次、与上一名的差距和好友榜',
  logIn: '登录',
  rewards: '名次奖励',
  rules: '活动规则',
} as const;
