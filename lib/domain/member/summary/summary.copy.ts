import type { RealNameState } from '../security/real-name.model';
import type { Pause } from '../limit/limit.model';

/** Texts of the states of a member's pages. */
export const SUMMARY_COPY = {
  nextLevel: (amount: string, level: number) => `再投注 ${amount} 升至 VIP ${level}`,
  levelBack: (amount: string, level: number) => `再投注 ${amount} 恢复 VIP ${level}`,
  topLevel: '已是最高等级',
  withdrawable: '可提款',
  turnover: '流水还差',
  turnoverDone: '流水已完成',
  checkIn: '今天可签到',
  streak: (days: number) => `连续 ${days} 天`,
  bonuses: (count: number) => `红利 ${count}`,
  coupons: (count: number) => `券 ${count}`,
  nothingToClaim: '暂无可领',
  rebate: '可领',
  payees: (count: number) => `${count} 个`,
  noPayee: '未添加',
  realName: { none: '未实名', reviewing: '实名审核中', verified: '已实名', rejected: '实名未通过' } satisfies Record<RealNameState, string>,
  pause: { cooling: '冷静期中', exclusion: '自我排除中' } satisfies Record<Pause['kind'], string>,
  limits: (count: number) => `已设 ${count} 项限额`,
  noLimit: '未设限额',
  coins: (count: number) => `${count.toLocaleString('en-US')} 金币`,
  flips: (count: number) => `剩 ${count} 次`,
  rank: (rank: number) => `第 ${rank} 名`,
  noRank: '未上榜',
} as const;
