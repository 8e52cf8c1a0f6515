import type { Density } from '@/lib/domain/site/preference/preference.model';
import type { KnownSport, News, SportTab } from '../match/sport.model';

export const TAB_NAMES: Record<SportTab, string> = {
  live: '滚球',
  today: '今日',
  early: '早盘',
  parlay: '串关',
  outright: '冠军',
  starred: '关注',
};

export const SPORT_NAMES: Record<KnownSport, string> = { football: '足球', basketball: '篮球', tennis: '网球' };

/** Events that suspend a match. */
export const NEWS_NAMES: Record<News['kind'], string> = { goal: '进球', 'no-goal': '进球取消', red: '红牌' };

export const SPORT_COPY = {
  title: '体育',
  beforeNoon: '12:00 前',
  delayed: '数据延迟',
  home: '主',
  draw: '和',
  away: '客',
  locked: '封盘',
  suspended: '暂停',
  suspendedTag: '暂停投注',
  neutral: '中立场',
  cancelled: '已取消',
  postponed: '已延期',
  markets: '玩法',
  matches: '场',
  serving: '发球',
  redCards: '红牌',
  yellowCards: '黄牌',
  half: '半场',
  game: '局分',
  byLeague: '按联赛',
  byTime: '按时间',
  filter: '筛选',
  results: '赛果',
  pin: '置顶',
  chooseMarket: '盘口',
  timeframes: '赛事时段',
  sports: '运动',
  venues: '场馆',
  resting: ' 维护中',
  more: '加载更多',
  moreBusy: '正在加载',
  star: '关注',
  share: '分享',
  alerts: '比赛提醒',
  search: '搜索',
  oddsType: '赔率类型',
  density: '列表版式',
  pending: '正在加载赔率',
  noVenue: '暂无开放的体育场馆',
  toHome: '回到首页',
  goTo: '去看',
  noMatches: '暂无比赛',
  noMatchInFilter: '无符合条件的比赛',
  clearFilter: '清除筛选',
  slipFull: '投注单最多 20 项，请先移除几项',
  quickBet: '一键投注',
} as const;

/** Densities of lists to choose from. */
export const DENSITIES: readonly { id: Density; label: string }[] = [
  { id: 'standard', label: '标准' },
  { id: 'pro', label: '专业' },
  { id: 'large', label: '大字' },
];
