import type { HistoryPoint, Range } from './history.model';

/** Texts of 走势. */
export const TREND_COPY = {
  panel: '赔率走势',
  markets: '玩法',
  line: '盘口',
  best: '主盘口',
  selections: '选项',
  ranges: '时间范围',
  views: '看法',
  chart: '图',
  table: '表格',
  opening: '初盘',
  now: '现价',
  high: '最高',
  low: '最低',
  up: '▲ 升',
  down: '▼ 降',
  level: '持平',
  present: '现在',
  kickOff: '开赛',
  time: '时间',
  price: '赔率',
  change: '变化',
  pending: '正在取走势',
  closed: '暂无开放的玩法',
  closedText: '有玩法开放后可在这里看它的走势',
  never: '这个选项还没有过价格',
  neverHere: '这段时间没有价格',
  thinned: '越近的时间记得越密，两次之间可能还有变化',
  gaps: '灰底处没有价格',
  ofPage: '平台没有给出更早的走势，这里只有打开本页后的变化',
  retry: '重试',
} as const;

export const RANGE_NAMES: Record<Range, string> = { all: '全程', day: '一天', live: '滚球', hour: '一小时' };

/** Name of the first price of each range. */
export const FIRST_NAMES: Record<Range, string> = { all: TREND_COPY.opening, day: '一天前', live: TREND_COPY.kickOff, hour: '一小时前' };

/** Names of the reasons why there was no price. */
export const SHUT_NAMES: Record<HistoryPoint['state'], string> = { open: '', suspended: '暂停', locked: '封盘', unsold: '未开此盘' };

/** `▲ 升`: sign and text, since colour alone is not accessible. */
export function changeText(change: -1 | 0 | 1): string {
  return change > 0 ? TREND_COPY.up : change < 0 ? TREND_COPY.down : TREND_COPY.level;
}

/** The chart as a sentence, for screen readers. */
export function chartText(what: string, range: Range, { first, now, high, low }: Record<'first' | 'now' | 'high' | 'low', string>): string {
  return `${what} ${TREND_COPY.panel}，${RANGE_NAMES[range]}：${FIRST_NAMES[range]} ${first}，${TREND_COPY.now} ${now}，${TREND_COPY.high} ${high}，${TREND_COPY.low} ${low}`;
}
