import { spaced } from '@pavilion/number/spaced';
/** Texts of the sheet that filters, sorts and styles a list. */
export const FILTER_COPY = {
  filterTitle: '筛选与显示',
  leagues: '联赛',
  time: '开赛时间',
  anyTime: '全部',
  hours: (hours: number) => `${hours} 小时内`,
  night: '今晚',
  done: '完成',
  sort: '排序',
  colours: '涨跌颜色',
  redUp: '红升绿降',
  greenUp: '绿升红降',
  ownPage: (name: string) => spaced`打开${name}场馆页`,
} as const;
