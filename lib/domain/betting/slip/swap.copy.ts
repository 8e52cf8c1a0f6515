import { MARKET_NAMES } from '@/lib/domain/betting/match/market.copy';
import { selectionInFull, type Named } from '@/lib/domain/betting/sport/selection.copy';
import type { RowSwap } from './swap.model';

const COUNTS = ['', '', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Numeral of two to ten legs: `三`. */
const countOf = (legs: number) => COUNTS[legs] ?? String(legs);

/** `法兰克福独赢`, `大 2.5 球·红城 vs 蓝港`: a selection in a sentence. */
function nameOf(leg: Named): string {
  const name = selectionInFull(leg);
  return leg.marketKind === 'winner' && leg.role !== 'draw' ? `${name}${MARKET_NAMES.winner}` : name;
}

type None = Extract<RowSwap, { kind: 'none' }>['why'];

const NONE: Record<None, (venue: string) => string> = {
  none: (venue) => `${venue} 暂无此盘口`,
  maintenance: (venue) => `${venue} 维护中`,
  failed: (venue) => `${venue} 无响应`,
  suspended: (venue) => `${venue} 盘口已暂停`,
  behind: (venue) => `${venue} 比分未同步`,
  'no-parlay': (venue) => `${venue} 此盘口不可串关`,
  'same-match': (venue) => `换到 ${venue} 后与另一项同场`,
};

export const SWAP_COPY = {
  looking: '正在比价',
  nowhere: '其他馆暂无此盘口',
  fixed: '此盘口不支持换馆',
  line: (venue: string, line: string) => `${venue} 为 ${line}，不同盘口`,
  none: (why: None, venue: string) => NONE[why](venue),
  to: (venue: string) => `换到 ${venue}`,
  /** Name of the button to screen readers; begins with its label. */
  toName: (venue: string, leg: Named, price: string, by: string | null) =>
    `换到 ${venue}：${nameOf(leg)}，赔率 ${price}${by === null ? '' : `，高 ${by}`}`,
  whole: '同馆串关',
  /** `三项都可在`, venue, `串`. */
  wholeBefore: (legs: number) => `${countOf(legs)}项都可在`,
  wholeAfter: '串',
  wholeTo: '一键换馆',
  wholeToName: (venue: string, total: string) => `一键换馆，全部换到 ${venue}，总赔率 ${total}`,
  otherName: (venue: string, total: string) => `${venue} ${total}，全部换到 ${venue}`,
  noVenue: (legs: number) => `暂无场馆可同时接受这${countOf(legs)}项`,
  done: (venue: string) => `已换到 ${venue}`,
  spoken: (venue: string, leg: Named, price: string) => `已把${nameOf(leg)}换到 ${venue}，赔率 ${price}`,
  spokenAll: (venue: string, legs: number, total: string) => `已把${countOf(legs)}项换到 ${venue}，总赔率 ${total}`,
} as const;
