import { unitOf } from '@/lib/domain/betting/sport/selection.copy';
import { PERIOD_NAMES } from '@/lib/domain/betting/match/period.copy';
import { SIDE_COPY } from '@/lib/domain/betting/match/market.copy';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import { formatLine, parseLine, type Quarters } from '@pavilion/number/line';
import { comboName } from './combo.copy';
import type { OrderLeg, OrderState, Outcome } from './order.model';
import type { Settlement } from '../match/settlement.rules';

export const STATE_NAMES: Record<OrderState, string> = {
  pending: '确认中',
  accepted: '已成立',
  rejected: '已拒绝',
  cancelled: '已取消',
  settled: '已结算',
};

export const OUTCOME_NAMES: Record<Outcome, string> = {
  open: '未结算',
  push: '走水',
  lost: '输',
  won: '赢',
  'half-won': '赢半',
  'half-lost': '输半',
  void: '取消退款',
};

export const ORDER_COPY = {
  title: '投注记录',
  open: '未结算',
  settled: '已结算',
  allVenues: '全部场馆',
  venue: '场馆',
  range: '投注日期',
  rangeNote: '按投注时间，UTC+8',
  search: '按单号查找',
  searchLabel: '单号',
  searchClose: '关闭查找',
  searchNone: '已加载的注单中无此单号',
  stake: '投注',
  totalStake: '投注额',
  stakeInPlay: '未结本金',
  maxReturn: '最高可得',
  count: '笔数',
  openStake: '未结算投注额',
  openCount: '未结算笔数',
  payout: '返还',
  profit: '输赢',
  id: '单号',
  single: '单关',
  emptyOpen: '暂无未结算注单',
  othersEmptyOpen: '其他场馆暂无未结算注单',
  othersEmpty: '其他场馆这段时间没有注单',
  toSport: '去看赛事',
  error: '投注记录加载失败',
  invalidRows: (count: number) => `有 ${count} 笔注单暂时无法显示`,
  running: '进行中',
  notStarted: '未开赛',
  awaiting: '待结算',
  noCharge: '未扣款',
  noWait: '不再等待赛果',
  submitted: '已提交',
  confirmed: '场馆确认',
  confirmedNote: '已确认',
  taken: '已成立',
  bets: (bets: number) => `${bets} 注`,
  price: (price: string) => `赔率 ${price}`,
  matches: (count: number) => `${count} 场`,
  result: '赛果',
  atBet: (score: string) => `投注时 ${score}`,
  returned: (reason: string | null, amount: string) => `${reason ?? '场馆未接受投注'}，${amount} 币未扣款`,
  cancelled: (reason: string | null, amount: string) => `${reason ?? '注单已取消'}，${amount} 币已退回`,
  differs: '与本站按赛果的推算不同，以场馆结算为准；有疑问可联系客服',
  unitBets: (bets: number, unit: string) => `${bets} 注，每注 ${unit}`,
  venuesMissing: (names: string) => `${names}的注单加载失败，合计未计入，正在重试`,
  venuesLate: (names: string) => `${names}的注单更新失败，显示的是上次的内容`,
  cashOut: '提前结算',
  cashOutTotal: '可提前结算',
  cashOutTitle: '提前结算',
  cashOutWhole: '全部',
  cashOutPart: '部分',
  cashOutStake: '结算本金',
  cashOutGet: '立即收回',
  cashOutLeft: '留在注单',
  cashOutNote: '价格随赛况变化，以场馆成交为准；已结算部分与赛果无关',
  cashOutConfirm: (amount: string) => `确认收回 ${amount}`,
  cashOutSending: '正在提交',
  cashOutPricing: '正在更新价格',
  cashOutDone: (amount: string) => `已收回 ${amount} 币`,
  cashOutPending: '场馆确认中，请在注单中查看结果',
  cashOutMoved: '价格已变，请确认新的金额',
  cashOutSuspended: '盘口暂停，待恢复',
  cashOutRejected: (reason: string) => `未成交：${reason || '场馆未接受'}`,
  cashOutUnknown: '未收到场馆结果，请在注单中查看，勿重复提交',
  cashOutChecking: '提前结算确认中',
  cashOutMissing: '上次提前结算未成交，可再试',
  cashedOut: (stake: string, payout: string) => `已提前结算本金 ${stake}，收回 ${payout}`,
  share: '晒单',
  details: '进度与单号',
} as const;

/** `单关`, `三串一`, `3串4`; a system of some sizes has its number of bets, `二串一×3`, to distinguish it from a double. */
export function orderTitle({ legs, size, bets }: { legs: readonly unknown[]; size: number; bets: number }): string {
  if (legs.length === 1) return ORDER_COPY.single;
  const name = comboName(legs.length, size, bets);
  return size === 0 || size === legs.length ? name : `${name}×${bets}`;
}

/** `赢 +86.00`: sign and text, never colour alone. */
export function profitText(profit: bigint, amount: string): string {
  if (profit > 0n) return `赢 +${amount}`;
  return profit < 0n ? `输 −${amount}` : '持平 0.00';
}

/** `赢 +86.00`, `赢半 +43.00`: of half a stake the outcome is named. */
export function resultText({ outcome, profit }: { outcome: Outcome; profit: bigint }, amount: string): string {
  if (outcome !== 'half-won' && outcome !== 'half-lost') return profitText(profit, amount);
  return `${OUTCOME_NAMES[outcome]} ${profit > 0n ? '+' : '−'}${amount}`;
}

const pairText = ([home, away]: Pair) => `${home}-${away}`;

/** The settlement in one sentence, with the score that was used. */
export function explain(leg: OrderLeg, settlement: Settlement): string {
  const { score, since, outcome } = settlement;
  const period = `${PERIOD_NAMES[leg.period]}${leg.marketKind === 'corner-total' ? SIDE_COPY.corners : ''}`;
  const counted =
    since && leg.scoreAtBet
      ? `${period} ${pairText(score)}，扣除投注时 ${pairText(leg.scoreAtBet)} 后为 ${pairText(since)}`
      : `${period} ${pairText(score)}`;
  const back = outcome === 'push' ? `${settlement.margin === null ? '，打和' : ''}，本金退回` : '';
  return `${counted}${distance(leg, settlement)}${back}，结算为${OUTCOME_NAMES[outcome]}。`;
}

/** The venue's outcome of a leg that no rule here explains; null while it is open. */
export function venueText({
  marketKind,
  selection,
  outcome,
  result,
}: Pick<OrderLeg, 'marketKind' | 'selection' | 'outcome' | 'result'>): string | null {
  if (outcome === 'open') return null;
  if (marketKind === 'outright' && selection && (outcome === 'won' || outcome === 'lost')) {
    return `${selection}${outcome === 'won' ? '' : '未'}胜出，结算为${OUTCOME_NAMES[outcome]}。`;
  }
  if (outcome === 'void') return `赛事取消或未完成，不计输赢，结算为${OUTCOME_NAMES.void}。`;
  return `${result ? `${ORDER_COPY.result} ${result}，` : ''}结算为${OUTCOME_NAMES[outcome]}。`;
}

/** Distance that decided the line: one term for a whole line, two halves for a quarter line. */
function distance(leg: OrderLeg, { score, since, counted, margin }: Settlement): string {
  if (margin === null || leg.line === null) return '';
  return counted === null ? byDifference(leg, since ?? score, margin) : byCount(leg, counted, margin);
}

/** `让-0.5`, `受让+0.5`: goals given or received. */
const givenName = (line: Quarters) => `${line > 0 ? '受让' : '让'}${formatLine(line, true)}`;

/** `，红城净胜 1 球，让-0.5赢，让-1走水` */
function byDifference(leg: OrderLeg, [home, away]: Pair, margin: Quarters): string {
  const ahead = leg.role === 'home' ? home - away : away - home;
  const team = (leg.role === 'home' ? leg.home : leg.away) || leg.selection;
  const lead = ahead === 0 ? '两队打和' : `${team}${ahead > 0 ? '净胜' : '净负'} ${Math.abs(ahead)} ${unitOf(leg)}`;
  const after = margin === 0 ? '打和' : margin > 0 ? '领先' : '落后';
  return `，${lead}，${halvesOf(leg, margin, givenName) ?? `${givenName(margin - ahead * 4)}后${after}`}`;
}

/** `，共 3 球，大2.5赢，大3走水` */
function byCount(leg: OrderLeg, counted: number, margin: Quarters): string {
  const text = leg.role === 'over' ? SIDE_COPY.over : SIDE_COPY.under;
  const over = leg.role === 'over' ? margin : -margin;
  const line = Math.abs(parseLine(leg.line!) ?? 0);
  const whose = leg.marketKind === 'home-total' ? leg.home : leg.marketKind === 'away-total' ? leg.away : '';
  const gap = over === 0 ? '正好是' : over > 0 ? '多于' : '少于';
  const halves = halvesOf(
    { ...leg, line: formatLine(leg.role === 'over' ? -line : line) },
    margin,
    (half) => `${text}${formatLine(Math.abs(half))}`,
  );
  return `，${whose || '共'} ${counted} ${unitOf(leg)}，${halves ?? `${gap} ${formatLine(line)}`}`;
}

/** `让-0.5赢，让-1走水`: each half of the stake on its own line; null for a line that is not a quarter. */
function halvesOf({ line }: Pick<OrderLeg, 'line'>, margin: Quarters, name: (half: Quarters) => string): string | null {
  const whole = parseLine(line!);
  if (whole === null || whole % 2 === 0) return null;
  const halves = [whole - 1, whole + 1].toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return halves.map((half) => `${name(half)}${OUTCOME_NAMES[outcomeOf(margin - whole + half)]}`).join('，');
}

const outcomeOf = (margin: Quarters): Outcome => (margin === 0 ? 'push' : margin > 0 ? 'won' : 'lost');
