import { dateTime } from '@/lib/kit/format/site-time';
import { formatMinor, type Minor } from '@pavilion/number/money';
import type { BonusState, TurnoverBase } from './bonus.model';

export const BONUS_STATES: Record<BonusState, string> = {
  claimable: '可领',
  reviewing: '审核中',
  claimed: '已领',
  notYet: '未达成',
  notEligible: '不符合',
  expired: '已过期',
};

/** Texts of bonuses. */
export const BONUS_COPY = {
  mine: '我的红利',
  none: '暂无可领的红利',
  error: '红利加载失败',
  terms: '领取条件',
  amount: '金额',
  amountText: (amount: Minor, upTo: boolean) => `${upTo ? '最高 ' : ''}${formatMinor(amount)} 币`,
  turnover: '流水',
  turnoverText: (times: number, base: TurnoverBase) => {
    if (times === 0) return '不要求流水';
    return base === 'bonus' ? `${times} 倍，完成后可提款` : `（存款 + 红利）的 ${times} 倍，存款本身的流水另计`;
  },
  deadline: '期限',
  deadlineText: (at: number) => `${dateTime(at).slice(0, 16)} 前领取`,
  rules: '活动规则',
  claim: '领取',
  apply: '申请',
  pending: '处理中',
  pendingHint: '未收到结果，正在核对，不会重复入账',
  reviewing: '正在审核，通过后自动到账',
  claimed: '已到账中心钱包',
  expired: '领取期限已过',
  toRecord: '查看礼金记录',
  see: '查看条件',
  done: (amount: string) => `已到账 ${amount} 币`,
  applied: '已提交，审核通过后自动到账',
  logIn: '登录后领取',
} as const;
