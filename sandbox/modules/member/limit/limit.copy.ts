import { formatMinor } from '@pavilion/number/money';
import { SITE_OFFSET } from '../../../kernel/clock/calendar';
import type { LimitKind, LimitPeriod } from './limit.tables';

const PERIODS: Record<LimitPeriod, { every: string; current: string }> = {
  day: { every: '每日', current: '今日' },
  week: { every: '每周', current: '本周' },
  month: { every: '每月', current: '本月' },
};
const KINDS: Record<Exclude<LimitKind, 'time'>, { name: string; verb: string }> = {
  deposit: { name: '存款限额', verb: '还可存' },
  stake: { name: '投注限额', verb: '还可投' },
  loss: { name: '亏损限额', verb: '还可投' },
};

/** `11月28日 20:00` of the site's time. */
function momentText(at: number): string {
  const local = new Date(at + SITE_OFFSET);
  return `${local.getUTCMonth() + 1} 月 ${local.getUTCDate()} 日 ${local.toISOString().slice(11, 16)}`;
}

/** Messages for members when one of their own limits rejects a request. */
export const LIMIT_COPY = {
  invalid: '请输入大于 0 的限额',
  minutes: '请输入 1 – 1440 分钟',
  interval: '请选择 15、30、60 分钟或关闭',
  noRise: '暂无等待确认的调整，请刷新后重试',
  early: (at: number) => `${momentText(at)} 之后才能确认`,
  longer: '已有更长的暂停在进行，不能缩短',
  notOver: (at: number) => `自我排除到 ${momentText(at)} 才结束，之前不能解除`,
  noExclusion: '当前没有自我排除',
  notRequested: '请先申请解除',
  over: (kind: Exclude<LimitKind, 'time'>, period: LimitPeriod, left: bigint) =>
    `超过您设置的${PERIODS[period].every}${KINDS[kind].name}，${PERIODS[period].current}${KINDS[kind].verb} ${formatMinor(left)} 币，可在「理性投注」查看`,
  time: (minutes: bigint) => `今日已达到您设置的 ${minutes} 分钟，明日 0 点后可继续，取款不受影响，可在「理性投注」查看`,
  cooling: (at: number) => `冷静期到 ${momentText(at)} 结束，之前不能存款、投注和领取优惠，取款不受影响，可在「理性投注」查看`,
  excludedPerson: '自我排除期间不能注册、登录或绑定其他账号。需要帮助请到帮助中心查看「理性投注」；如果不是您本人，请联系客服',
  exclusion: '自我排除期间不能存款、投注和领取优惠，取款不受影响，可在「理性投注」查看',
} as const;
