import type { Range, RangeFault } from './range.rules';

export const RANGE_NAMES: Record<Range, string> = {
  today: '今日',
  yesterday: '昨日',
  week: '近 7 天',
  month: '近 30 天',
  custom: '自选日期',
};

export const RANGE_FAULTS: Record<RangeFault, string> = {
  order: '开始日期应不晚于结束日期',
  'too-long': '一次最多查询 31 天',
  'too-old': '只能查询最近 90 天',
  future: '结束日期不能晚于今天',
};

/** Texts that all records share. */
export const RECORD_COPY = {
  from: '开始日期',
  to: '结束日期',
  apply: '查询',
  more: '加载更多',
  moreBusy: '正在加载',
  today: '今日',
  yesterday: '昨日',
  empty: '这段时间没有记录',
  csv: '下载表格',
  csvBusy: '正在加载其余记录，完成后下载',
  csvFailed: '记录加载不全，未下载，请重试',
  csvNone: '暂无可下载的记录',
} as const;
