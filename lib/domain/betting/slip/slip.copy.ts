import { comboName } from '@/lib/domain/betting/order/combo.copy';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import type { OddsPolicy } from './slip.model';
import { selectionInFull } from '@/lib/domain/betting/sport/selection.copy';
import type { PlacementRecord, PlacementState, RejectReason } from './placement.model';

export const SLIP_COPY = {
  title: '投注单',
  clear: '全部清除',
  open: (count: number) => `投注单，${count} 项`,
  several: (count: number) => `${count} 个选项`,
  sum: '合计',
  receiptsBar: (count: number) => `已成立 ${count} 笔`,
  remove: (name: string) => `移除 ${name}`,
  undo: '撤销',
  removed: '已移除',
  cleared: '已清空投注单',
  stake: '投注金额',
  stakeOf: (name: string) => `投注金额 ${name}`,
  modes: '投注方式',
  single: (legs: number) => `单关 ${legs}`,
  parlay: '串关',
  system: (bets: number) => (bets > 0 ? `复式 ${bets} 注` : '复式'),
  systemTooMany: (max: number) => `复式最多 ${max} 项`,
  /** `二串一`, `3串4`: the common names of combinations. */
  combo: comboName,
  comboBets: (bets: number) => `${bets} 注`,
  comboStake: (name: string) => `投注金额 ${name}`,
  unitHint: (bets: number, total: string) => `每注金额，共 ${bets} 注 ${total}`,
  /** `about`: the shown number is cut. */
  totalOdds: (about: boolean) => (about ? '总赔率约' : '总赔率'),
  best: (amount: string) => `最高可得 ${amount}`,
  /** With fewer winning legs there is no return. */
  least: (amount: string) => `中一注至少 ${amount}`,
  clash: (position: number, sameMatch: boolean) =>
    sameMatch ? `与第${position}项同场，不可串关` : `与第${position}项不在同一场馆，不可串关`,
  noParlay: '该盘口不可串关',
  stakeAll: '全部同额',
  stakeAllHint: (count: number) => `${count} 项用同一金额`,
  unit: '币',
  limit: (min: string, max: string) => `限额 ${min} – ${max}`,
  limitPending: '限额待刷新',
  limitGuest: '登录后显示限额',
  deposit: '去存款',
  elsewhere: (available: string, lacking: string) => `其他钱包 ${available}，还差 ${lacking} 币`,
  gather: (available: string) => `转入 ${available}`,
  max: '最大',
  /** The stake of the last bet. */
  last: '上次',
  addChip: (amount: string) => `+${amount}`,
  addChipName: (amount: string) => `加 ${amount}`,
  maxName: '使用最大可投金额',
  live: '滚球',
  rose: (by: string) => `已升 ${by}`.trimEnd(),
  fell: (by: string) => `已降 ${by}`.trimEnd(),
  seen: (price: string) => `原赔率 ${price}`,
  announce: (name: string, from: string, to: string, up: boolean) => `${name} 赔率由${from}${up ? '升' : '降'}至${to}`,
  lineChanged: '盘口已变更',
  lineFromTo: (from: string, to: string) => `盘口由 ${from} 变更为 ${to}`,
  baseFromTo: (from: Pair, to: Pair) => `比分已由${from[0]}-${from[1]}变为${to[0]}-${to[1]}，让球将从${to[0]}-${to[1]}起计`,
  scoreFromTo: (from: Pair, to: Pair) => `比分已由${from[0]}-${from[1]}变为${to[0]}-${to[1]}`,
  tooManyLegs: (max: number) => `一张串关最多 ${max} 项`,
  suspended: '暂停',
  closed: '已封盘',
  closedNote: '比赛或盘口已结束，不会再开放',
  takeOut: '移除该项',
  policy: '赔率变化',
  policyTitle: '赔率变化时',
  chipsTitle: '快捷金额',
  chip: (index: number) => `快捷金额 ${index + 1}`,
  chipHint: '整数币，1 – 1,000,000',
  settings: '投注设置',
  balance: '余额',
  place: (amount: string) => `投注 ${amount}`,
  accept: '接受新赔率',
  acceptAndPlace: (amount: string) => `接受新赔率·投注 ${amount}`,
  acceptLine: '接受新盘口',
  withStake: '可得金额含本金',
  placing: '正在提交',
  waiting: '确认中',
  steps: '投注进度',
  stepNames: ['已提交', '确认中', '成功'],
  seconds: (seconds: number) => `${seconds} 秒`,
  changedMeanwhile: '提交时投注单有改动，未投注，请核对后再投',
  movedMeanwhile: '赔率又有变化，未投注，请核对后再投',
  unsoldMeanwhile: '有选项暂时不可投，未投注，请核对后再投',
  loose: '改动前提交的组合',
  quoteFailed: '赔率刷新失败，投注未提交',
  receipts: '投注结果',
  accepted: '已成立',
  /** `FB·6 注 × 10.00` */
  receiptBets: (venue: string, bets: number, unit: string) => `${venue}·${bets} 注 × ${unit}`,
  receiptPrice: (price: string) => `赔率 ${price}`,
  receiptTotal: (price: string) => `总赔率 ${price}`,
  /** Also of one leg, as `@3.96`. */
  receiptTaken: (taken: string, sent: string, better: boolean) => `${taken}（提交时 ${sent}，${better ? '更好' : '更低'}）`,
  receiptMoved: (text: string) => `成立赔率 ${text}`,
  receiptUnread: '成立赔率和可得金额见投注记录',
  orderId: '单号',
  toRecords: '投注记录',
  goOn: '继续投注',
  keepLegs: '保留选项',
  emptyTitle: '投注单为空',
  emptyHint: '点选赔率即可加入，投注前都可以修改',
  toSport: '去看赛事',
  retryQuotes: '重新获取',
} as const;

export const REJECT_COPY: Record<RejectReason, string> = {
  rejected: '场馆未接受，未扣款',
  cancelled: '注单已取消，本金已退回',
  'price-moved': '提交时赔率已变，未扣款',
  suspended: '提交时盘口暂停，未扣款',
  balance: '提交时余额不足，未扣款',
  limit: '提交时金额超出场馆限额，未扣款',
  'not-found': '场馆无此注单，未扣款',
};

export const STEP_COPY: Record<Extract<PlacementState['step'], 'sent' | 'pending' | 'unknown'>, string> = {
  sent: '已提交',
  pending: '确认中',
  unknown: '确认中',
};

/** Title of a bet: a single's selection, or the name of a combination. */
export function recordTitle({ legs, size, bets }: Pick<PlacementRecord, 'legs' | 'size' | 'bets'>): string {
  return size === 1 ? selectionInFull(legs[0]!) : comboName(legs.length, size, bets);
}

/** A venue's sentence that already states when it applies. */
const TIMED = /^(提交|确认)/;

/** Result of a bet so far, as a sentence. `past`: it can be bet again, so the venue's reason is outdated. */
export function betResultText(state: PlacementState, past = false): string {
  switch (state.step) {
    case 'accepted':
      return SLIP_COPY.accepted;
    case 'rejected':
      if (past && state.words && state.why === 'rejected') {
        return `上次提交失败：${TIMED.test(state.words) ? '' : '当时'}${state.words}，未扣款`;
      }
      return `${state.words ? `${state.words}，` : ''}${REJECT_COPY[state.why]}`;
    case 'unknown':
      return UNKNOWN_NOTE;
    default:
      return STEP_COPY[state.step];
  }
}

/** Shown while the response is lost. */
export const UNKNOWN_NOTE = '未收到场馆结果，正在查询注单，不会重复提交';

export function policyName(policy: OddsPolicy): string {
  switch (policy.kind) {
    case 'none':
      return '不接受';
    case 'better':
      return '接受更好';
    case 'drop':
      return `下降不超过 ${policy.percent}%`;
    case 'any':
      return '接受任何';
  }
}

/** The long form, in a row of the chooser. */
export const POLICY_ROWS: Record<OddsPolicy['kind'], string> = {
  none: '不接受，逐次确认',
  better: '接受更好的赔率',
  drop: '下降不超过一定比例',
  any: '接受任何变化',
};
