import { PERIOD_NAMES } from '@/lib/domain/betting/match/period.copy';
import { MARKET_NAMES, SPORT_MARKET_NAMES } from '@/lib/domain/betting/match/market.copy';
import { selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { formatMinor } from '@pavilion/number/money';
import { formatOdds } from '@pavilion/number/odds';
import { needsText } from '../needs.copy';
import { ORDER_COPY, orderTitle, OUTCOME_NAMES, STATE_NAMES } from '../order.copy';
import type { OrderLeg } from '../order.model';
import type { Bet, BetLeg, BetValue } from './bets.rules';

export const BETS_COPY = {
  title: '我的注单',
  tab: '注单',
  value: '现值',
  unknown: '—',
  suspended: '暂停',
  hidden: '****',
  running: (count: number) => `${count} 笔进行中`,
  mine: (count: number) => `我的 ${count} 笔`,
  ahead: (count: number) => `领先 ${count}`,
  legsAhead: (title: string, ahead: number, legs: number) => `${title}·${ahead}/${legs} 领先`,
  cashOut: (amount: string) => `可提前结算 ${amount}`,
  close: '关闭',
  error: '注单加载失败',
  loading: '正在加载注单',
  empty: '本场暂无未结算注单',
  records: '投注记录',
  old: (age: string) => `现值为 ${age}的报价，正在重试`,
} as const;

/** `143.22`, `暂停`, `—`; `hidden`: 隐藏余额 covers amounts. */
export function valueText(value: BetValue, hidden: boolean): string {
  if (value.kind !== 'amount') return value.kind === 'suspended' ? BETS_COPY.suspended : BETS_COPY.unknown;
  return hidden ? BETS_COPY.hidden : formatMinor(value.amount);
}

/** `现值 143.22`, `进球·暂停`, `现值 —`; `reason`: why the venue gives no price. */
export function valueLine(value: BetValue, hidden: boolean, reason: string | null = null): string {
  return value.kind === 'suspended' ? (reason ?? BETS_COPY.suspended) : `${BETS_COPY.value} ${valueText(value, hidden)}`;
}

/** `独赢`, `上半场大小`: a market in one word. */
function marketWord({ sport, marketKind, marketName, period }: OrderLeg): string {
  const name = SPORT_MARKET_NAMES[sport]?.[marketKind] ?? MARKET_NAMES[marketKind] ?? marketName;
  return period === 'full' || period === 'other' ? name : `${PERIOD_NAMES[period]}${name}`;
}

/** `曼城 @3.96`, `上半场 大 1.5 球 @1.90`. */
export function selectionLine(leg: OrderLeg): string {
  const timed = leg.period === 'full' || leg.period === 'other' ? '' : `${PERIOD_NAMES[leg.period]} `;
  return `${timed}${selectionName(leg)} @${formatOdds(leg.price)}`;
}

/** The text of what a leg needs; else the state of its bet or match, as far as it is known. */
export function legLine({ order }: Bet, { leg, phase, needs }: BetLeg): string {
  if (order.state === 'pending') return STATE_NAMES.pending;
  if (leg.outcome !== 'open') return OUTCOME_NAMES[leg.outcome];
  if (needs) return needsText(leg, needs);
  return { coming: ORDER_COPY.notStarted, playing: ORDER_COPY.running, over: ORDER_COPY.awaiting }[phase];
}

/** `三串一·2/3 领先`; empty for a single. */
export function comboLine({ order, legs }: Bet, ahead: number): string {
  return legs.length > 1 ? BETS_COPY.legsAhead(orderTitle(order), ahead, legs.length) : '';
}

/** `我的注单，曼城 独赢 3.96，还差 1 球，可提前结算 143.22`: a row for a screen reader. */
export function betName(bet: Bet, own: BetLeg, ahead: number, value: BetValue, hidden: boolean): string {
  const { leg } = own;
  return [
    BETS_COPY.title,
    `${selectionName(leg)} ${marketWord(leg)} ${formatOdds(leg.price)}`,
    legLine(bet, own),
    comboLine(bet, ahead),
    value.kind === 'amount' ? BETS_COPY.cashOut(valueText(value, hidden)) : value.kind === 'suspended' ? BETS_COPY.suspended : '',
  ]
    .filter(Boolean)
    .join('，');
}
