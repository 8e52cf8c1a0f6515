import type { Density } from '@/lib/domain/preference/preference.model';

/** Words of the sheet that chooses leagues, times, order and looks of a list. */
export const FILTER_COPY = {
  filterTitle: '筛选与显示',
  leagues: '联赛',
  time: '开赛时间',
  anyTime: '全部',
  hours: (hours: number) => `${hours}小时内`,
  night: '今晚',
  today: '今天',
  tomorrow: '明天',
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  done: '完成',
  sort: '排序',
  density: '列表版式',
  colours: '涨跌颜色',
  redUp: '红升绿降',
  greenUp: '绿升红降',
} as const;

export const DENSITY_NAMES: Record<Density, string> = { standard: '标准', pro: '专业', large: '大字' };
