import type { ResultDays } from './result.rules';

/** Texts of the result by day. */
export const RESULT_COPY = {
  title: '每日输赢',
  range: '统计天数',
  ranges: { 7: '近 7 天', 30: '近 30 天' } satisfies Record<ResultDays, string>,
  about: '按结算日统计，UTC+8，含平台游戏',
  total: (profit: string, count: number) => `合计 ${profit}，${count} 笔已结算`,
  none: '这段时间没有已结算的注单或游戏局',
  level: '这段时间每天持平',
  showTable: '看表格',
  showChart: '看图表',
  day: '日期',
  count: '笔数',
  stake: '投注额',
  profit: '输赢',
  error: '每日输赢加载失败',
} as const;
