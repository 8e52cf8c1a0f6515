import { boundLabel, boundNote } from '@/lib/domain/member/limit/own-bound.copy';
import { formatMinor } from '@pavilion/number/money';
import { shortAmount } from '@pavilion/number/short-amount';
import { formatOdds } from '@pavilion/number/odds';
import type { Fix } from './fix.rules';
import type { Reason, ReasonCode, Shut } from './judgement.model';

/** A button's label for a reason; `fix` labels the action that resolves it, when that is no amount. */
interface ReasonCopy {
  label: string;
  note?: (amount: string) => string;
  fix?: string;
}

export const REASON_COPY: Record<ReasonCode, ReasonCopy> = {
  empty: { label: '请先选择赔率' },
  offline: { label: '网络已断开', note: () => '恢复后即可投注，选项已保留' },
  'parlay-venues': { label: '不同场馆不可串关', note: () => '一张串关限同一场馆', fix: '改为单关' },
  'parlay-same-match': { label: '同场赛事不可串关', fix: '改为单关' },
  'too-many-legs': { label: '选项过多', note: (max) => `一次最多 ${max} 项` },
  login: { label: '登录后投注', note: () => '选项和金额会保留' },
  confirming: { label: '确认中', note: () => '有结果之前不会重复提交' },
  currency: { label: '场馆不支持您的币种', note: () => '请联系客服' },
  'own-pause': { label: '暂停投注中', note: () => '取款和记录不受影响' },
  'balance-unread': { label: '余额加载失败', note: (error) => `选项和金额已保留${error ? `（${error}）` : ''}`, fix: '重试' },
  refreshing: { label: '正在刷新赔率', fix: '重新获取' },
  'parlay-not-allowed': { label: '有选项不可串关', fix: '改为单关' },
  closed: { label: '盘口已封盘', note: () => '比赛或盘口已结束', fix: '移除该项' },
  suspended: { label: '盘口已暂停', note: () => '恢复后可继续', fix: '移除该项' },
  'odds-too-low': { label: '赔率过低，暂不可投', fix: '移除该项' },
  'limit-zero': { label: '暂不接受投注', fix: '移除该项' },
  'over-payout': { label: '超出场馆最高可赢额', note: () => '总赔率过高，减少选项后可投', fix: '移除赔率最高的一项' },
  'combo-unsold': { label: '本场馆不提供此串关', fix: '改为单关' },
  'no-stake': { label: '输入投注金额' },
  'below-min': { label: '低于最低限额', note: (min) => `最低 ${min}` },
  'above-max': { label: '超过最高限额', note: (max) => `最高可投 ${max}` },
  balance: { label: '余额不足', note: (missing) => `还差 ${missing} 币` },
  'own-limit': { label: '超过您设置的限额', note: (left) => `还可投 ${left} 币` },
  'line-changed': { label: '接受新盘口', note: () => '盘口或比分已变更，请核对后接受' },
  'price-changed': { label: '接受新赔率', note: () => '赔率变化超出您的设置' },
};

/** The text of a reason; for the member's own limits one that names the limit. */
export function reasonLabel({ code, own }: Pick<Reason, 'code' | 'own'>): ReasonCopy {
  return own ? { label: boundLabel(own, '投注'), note: () => boundNote(own) } : REASON_COPY[code];
}

/** The sentence below the button. `position`: that of the first leg concerned among several, from 1; null for one leg. */
export function reasonNote(reason: Reason, position: number | null): string | undefined {
  const { code, total, max, error, amount } = reason;
  if (code === 'price-changed' && total) {
    return `总赔率由 ${formatOdds(total.from)} 变为 ${formatOdds(total.to)}，超出您的设置`;
  }
  if (code === 'price-changed' && position !== null) return `第${position}项的赔率变化超出您的设置`;
  return reasonLabel(reason).note?.(String(max ?? error ?? (amount === undefined ? '' : formatMinor(amount))));
}

const STAKE_FIXES = { min: '使用此金额', max: '用最高限额', balance: '用剩余余额' } as const;

/** The label of the action that resolves a reason; null when it has none. */
export function fixLabel(fix: Fix, reason: Pick<Reason, 'code' | 'max'>): string | null {
  if (fix.kind === 'stake') return `${STAKE_FIXES[fix.by]} ${shortAmount(fix.amount)}`;
  if (reason.code === 'too-many-legs') return `只留前 ${reason.max} 项`;
  return REASON_COPY[reason.code].fix ?? null;
}

/** The text of a stake field that accepts nothing. */
export const SHUT_COPY: Record<'single' | 'combo', Record<Shut, string>> = {
  single: {
    clash: '不可投',
    'too-many-legs': '选项过多',
    closed: '不再接受投注',
    suspended: '恢复后可投',
    'over-payout': '超出最高派彩',
    unsold: '暂不接受投注',
  },
  combo: {
    clash: '选项不可串关',
    'too-many-legs': '选项过多',
    closed: '有选项已封盘',
    suspended: '有选项暂停，恢复后可投',
    'over-payout': '超出最高派彩',
    unsold: '本场馆不提供',
  },
};
