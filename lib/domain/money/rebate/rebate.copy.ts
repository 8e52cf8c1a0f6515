import { spaced } from '@pavilion/number/spaced';
import type { RebateReason, RebateState } from './rebate.model';

export const STATE_NAMES: Record<RebateState, string> = {
  counting: '统计中',
  claimable: '可领取',
  claimed: '已领取',
  expired: '已过期',
  none: '无返水',
};

/** Reason why a bet counts or does not. `odds`: the lowest that count, null while unknown. */
export function reasonText(reason: RebateReason, odds: string | null): string {
  switch (reason) {
    case 'full':
      return '全额计入';
    case 'half':
      return '赢半、输半，计一半';
    case 'partCashed':
      return '已提前结算的部分不计';
    case 'net':
      return '游戏按输赢金额计，最多为投注额';
    case 'cashedOut':
      return '已全部提前结算，不计';
    case 'void':
      return '注单作废，不计';
    case 'push':
      return '退回本金，不计';
    case 'lowOdds':
      return odds === null ? '赔率过低，不计' : `赔率低于 ${odds}，不计`;
    case 'opposed':
      return '与同场相反投注抵消的部分不计';
  }
}

/** Texts of 返水. */
export const REBATE_COPY = {
  title: '返水',
  claimable: '可领取返水',
  days: (count: number, until: string | null) => (until === null ? `${count} 天可领` : `${count} 天可领，最早 ${until} 过期`),
  nothing: '暂无可领取的返水',
  unknownAmount: '金额暂时无法显示，请稍后再领取',
  claim: '领取',
  claimDay: (day: string) => `领取 ${day} 的返水`,
  claimAll: '一键领取',
  claiming: '领取处理中',
  pending: (total: string) => `返水 ${total} 正在处理，正在确认是否到账，不会重复领取`,
  done: (total: string) => `返水 ${total} 已到中心钱包`,
  byDay: '每日返水',
  today: '今天',
  yesterday: '昨天',
  level: (level: number) => `VIP ${level}`,
  valid: '有效投注',
  counted: (counted: number | string, bets: number | string) => `${counted}/${bets} 笔计入`,
  from: (time: string) => `${time} 起可领`,
  until: (time: string) => `${time} 前领取`,
  claimedAt: (time: string) => `${time} 已领`,
  open: '查看每笔明细',
  sheet: (day: string) => `${day} 返水明细`,
  exact: '每笔返水合计',
  amount: '当日返水',
  cut: '合计后不足 0.01 的部分舍去',
  bets: '注单与游戏局',
  noBets: '当天暂无已结算的注单或游戏局',
  stake: '投注额',
  odds: '赔率',
  rate: '返水比例',
  rebate: '返水',
  titleOf: (title: string, legs: number) => (legs > 1 ? spaced`${title}等 ${String(legs)} 场` : title),
  empty: '暂无返水',
  emptyHint: '注单或游戏局结算后，次日可在此领取返水',
  toSport: '去投注',
  rules: '返水规则',
  rule: (odds: string | null): readonly string[] => [
    '按结算日统计，UTC+8。当天的返水次日 00:05 起可以领取，7 天内有效，过期作废。',
    '返水 = 有效投注 × 当天 24:00 等级的返水比例，一天合计后舍去不足 0.01 的部分。',
    `${odds === null ? '赔率过低' : `赔率低于 ${odds}（欧洲盘）`}、作废、退回本金、提前结算和与相反投注抵消的部分不计，赢半、输半计一半；平台游戏按每局输赢金额计，最多为投注额。`,
    '返水直接进入中心钱包，没有流水要求，可以立即投注或取款。',
  ],
  toVip: '各等级返水比例',
} as const;
