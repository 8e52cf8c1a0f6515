import { dayText, timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import type { LimitKind, LimitPeriod, OwnBound } from './limit.model';

export const PERIOD_NAMES: Record<LimitPeriod, { every: string; current: string }> = {
  day: { every: '每日', current: '今日' },
  week: { every: '每周', current: '本周' },
  month: { every: '每月', current: '本月' },
};

export const KIND_NAMES: Record<LimitKind, string> = { deposit: '存款限额', stake: '投注限额', loss: '亏损限额', time: '时长限额' };

const LEFT_VERBS = { deposit: '还可存', stake: '还可投', loss: '还可投' } as const;

export const OWN_BOUND_COPY = { link: '设置限额', see: '查看限额' } as const;

/** `每日存款限额` */
export function limitName(kind: LimitKind, period: LimitPeriod): string {
  return `${PERIOD_NAMES[period].every}${KIND_NAMES[kind]}`;
}

/** Reason why a button is disabled, as its label. `verb`: 投注 or 存款. */
export function boundLabel(bound: OwnBound, verb: string): string {
  switch (bound.closed) {
    case 'cooling':
      return `冷静期内不能${verb}`;
    case 'exclusion':
      return `自我排除期间不能${verb}`;
    case 'time':
      return '今日时长已用完';
    default:
      return `超过您设置的${limitName(bound.kind, bound.period)}`;
  }
}

/** Text for the remainder, or until when nothing is accepted. */
export function boundNote(bound: OwnBound): string {
  switch (bound.closed) {
    case 'cooling':
      return `${bound.until === null ? '' : `${dayText(bound.until)} ${timeText(bound.until)} 结束，`}取款不受影响`;
    case 'exclusion':
      return '取款和记录不受影响';
    case 'time':
      return '明日 0 点后可继续，取款不受影响';
    default:
      return `${PERIOD_NAMES[bound.period].current}${LEFT_VERBS[bound.kind]} ${formatMinor(bound.left)} 币`;
  }
}
