import type { HistoryPoint, Range } from './history.model';

/** Texts of 走势. */
export const TREND_COPY = {
  panel: '赔率走势',
  markets: '玩法',
  line: '盘口',
  best: '主盘口',
  selections: '选项',
  ranges: '时间范围',
  views: '显示方式',
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
  pending: '正在加载走势',
  closed: '暂无开放的玩法',
  closedText: '玩法开放后可在此查看走势',
  never: '该选项暂无赔率',
  neverHere: '这段时间没有赔率',
  thinned: '越近的时间记录越密，两次记录之间可能还有变化',
  gaps: '灰底处无赔率',
  ofPage: '平台未提供更早的走势，仅显示打开本页后的变化',
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
