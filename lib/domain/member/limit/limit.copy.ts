import type { RealityReport, CoolingTerm, ExclusionTerm, LimitChange, LimitKind } from './limit.model';
import { KIND_NAMES, limitName } from './own-bound.copy';
import { formatMinor, toMinor } from '@pavilion/number/money';

/** Texts of 理性投注: limits, pauses, reality checks. */
export const LIMIT_COPY = {
  lead: '限额由您自己设定，平台在存款和投注时执行。调低立即生效，调高或取消要等 24 小时并再次确认。',
  leads: {
    deposit: '按存入的总额计算，取款不抵减',
    stake: '按投出的本金计算，未成立的不算',
    loss: '已结算的净亏损，加上未结算注单可能输掉的本金',
    time: '登录后使用的时间，用完后当天不能存款和投注',
  } satisfies Record<LimitKind, string>,
  unset: '未设置',
  left: (left: string) => `剩余 ${left}`,
  used: (used: string) => `已用 ${used}`,
  rising: (to: string, time: string) => `申请调为 ${to}，${time} 后可确认`,
  ready: (to: string) => `申请调为 ${to}，等待您确认`,
  none: '不限',
  coins: (amount: string) => `${amount} 币`,
  minutes: (minutes: bigint | number) => `${minutes} 分钟`,

  fieldAmount: (name: string) => `${name}（币）`,
  fieldTime: '每日时长（分钟）',
  fieldHint: '留空为不限',
  effects: {
    same: '与现在相同',
    now: '保存后立即生效',
    later: '24 小时后，还需要您再次确认才会生效；之前仍按现在的限额执行',
  },
  save: '保存',
  saving: '正在保存',
  saved: '限额已生效',
  requested: '已申请，24 小时后请再次确认',
  confirm: '确认调整',
  confirmed: '调整已生效',
  withdraw: '撤回',
  withdrawn: '已撤回，限额不变',
  readyTitle: '等待您再次确认',
  readyText: (name: string, from: string, to: string) => `${name}：${from} → ${to}`,
  amountFault: '请输入大于 0 的金额',
  tooHigh: '金额过大',
  minutesFault: '请输入 1 – 1440 的整数',
  lost: '未收到结果，请刷新后查看是否已生效',

  reality: '现实提醒',
  realityLead: '每隔一段时间提醒已用时间和当天输赢',
  realityOff: '关闭',
  realityOf: (minutes: number) => (minutes === 0 ? '关闭' : `${minutes} 分钟`),
  realitySaved: '现实提醒已更新',

  rest: '休息一下',
  cooling: '冷静期',
  coolingLead: '24 小时到 30 天，期间不能存款、投注和领取优惠',
  exclusion: '自我排除',
  exclusionLead: '6 个月到 5 年，另外不能领取优惠',
  coolingText: '开始后不能缩短或取消。登录、记录和取款不受影响，未结算的注单照常结算。',
  exclusionText: '到期之前任何人都不能解除，到期后还要您申请并在 24 小时后再次确认。登录、记录和取款不受影响。',
  term: '时长',
  start: '开始',
  starting: '正在提交',
  startCooling: (term: string) => `开始 ${term}冷静期`,
  startExclusion: (term: string) => `开始 ${term}自我排除`,
  coolingConfirm: (term: string) => `开始 ${term}冷静期？`,
  keep: '再想想',
  byPassword: '登录密码',
  byPin: '提款密码',
  secret: '验证方式',
  secretNeeded: '请输入登录密码',
  pinNeeded: '请输入6位数字提款密码',
  started: '已开始，祝您休息愉快',

  pauseTitles: { cooling: '冷静期进行中', exclusion: '自我排除进行中' },
  pauseUntil: (time: string) => `到 ${time}`,
  pauseText: { cooling: '期间不能存款、投注和领取优惠，取款照常。', exclusion: '期间不能存款、投注和领取优惠，取款照常。' },
  pauseOver: '已经到期，仍在执行。要恢复使用，请先申请，24 小时后再确认一次。',
  pauseWaits: (time: string) => `已申请解除，${time} 后可以确认。`,
  pauseReady: '24 小时已过，现在可以确认解除，也可以继续排除。',
  requestEnd: '申请解除',
  confirmEnd: '确认解除',
  keepPause: '继续排除',
  endRequested: '已申请，24 小时后请再次确认',
  ended: '已解除',
  kept: '继续排除',
  toWithdraw: '去取款',

  history: '变更记录',
  historyNone: '暂无变更',
  historyNoneHint: '设置第一项限额后会记录在这里',
  more: '加载更多',
  states: { 'in-force': '已生效', waiting: '等待确认', withdrawn: '未生效' } satisfies Record<LimitChange['state'], string>,
  since: (time: string) => `${time} 起生效`,
  help: '什么时候该停下来',

  checkTitle: '现实提醒',
  checkSince: (time: string) => `今天 ${time} 开始`,
  checkTime: '已用时间',
  checkStake: '已结算本金',
  checkPayout: '返还',
  checkResult: '净输赢',
  checkContinue: '继续',
  checkRest: '休息一下',
  checkRecords: '查看记录',
  checkFailed: '输赢加载失败，可在记录里查看。',
} as const;

export const COOLING_NAMES: Record<CoolingTerm, string> = { day: '24 小时', week: '7 天', month: '30 天' };
export const EXCLUSION_NAMES: Record<ExclusionTerm, string> = { 'half-year': '6 个月', year: '1 年', 'five-years': '5 年' };

/** A limit, `500.00 币`, `90 分钟` or 不限. */
export function limitValueText(kind: LimitKind, value: bigint | null): string {
  if (value === null) return LIMIT_COPY.none;
  return kind === 'time' ? LIMIT_COPY.minutes(value) : LIMIT_COPY.coins(formatMinor(value));
}

/** `1 小时 5 分钟`, a dash while unknown. */
export function spentText({ minutes }: Pick<RealityReport, 'minutes'>): string {
  if (minutes === null) return '—';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} 分钟` : `${hours} 小时 ${minutes % 60} 分钟`;
}

/** Name of the change, with old and new value. */
export function changeText({ kind, period, from, to }: LimitChange): { name: string; change: string } {
  switch (kind) {
    case 'cooling':
      return { name: LIMIT_COPY.cooling, change: nameOf(COOLING_NAMES, to) };
    case 'exclusion':
      return { name: LIMIT_COPY.exclusion, change: to === null ? LIMIT_COPY.ended : nameOf(EXCLUSION_NAMES, to) };
    case 'reality':
      return { name: LIMIT_COPY.reality, change: `${LIMIT_COPY.realityOf(Number(from ?? 0))} → ${LIMIT_COPY.realityOf(Number(to ?? 0))}` };
    default:
      return {
        name: period === null ? KIND_NAMES[kind] : limitName(kind, period),
        change: `${wireText(kind, from)} → ${wireText(kind, to)}`,
      };
  }
}

const nameOf = (names: Readonly<Record<string, string>>, term: string | null) => (term === null ? '' : (names[term] ?? term));

const wireText = (kind: LimitKind, text: string | null) =>
  limitValueText(kind, text === null ? null : kind === 'time' ? BigInt(text) : toMinor(text));
