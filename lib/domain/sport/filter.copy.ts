import type { Density } from '@/lib/domain/preference/preference.model';

/** Words of the sheet that chooses leagues, order and looks of a list. */
export const FILTER_COPY = {
  filterTitle: '筛选联赛与排序',
  leagues: '联赛',
  allLeagues: '全部联赛',
  sort: '排序',
  density: '列表版式',
  colours: '涨跌颜色',
  redUp: '红升绿降',
  greenUp: '绿升红降',
} as const;

export const DENSITY_NAMES: Record<Density, string> = { standard: '标准', pro: '专业', large: '大字' };
