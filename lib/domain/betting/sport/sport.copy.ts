import { PART_NAMES } from '@pavilion/contract/period.copy';
import type { Density, OddsType } from '@/lib/domain/site/preference/preference.model';
import type { KnownSport, MarketKind, News, Phase, SportId, SportTab } from '../match/sport.model';

export const TAB_NAMES: Record<SportTab, string> = {
  live: '滚球',
  today: '今日',
  early: '早盘',
  parlay: '串关',
  outright: '冠军',
  starred: '关注',
};

export const SPORT_NAMES: Record<KnownSport, string> = { football: '足球', basketball: '篮球', tennis: '网球' };

export const PHASE_NAMES: Record<Phase, string> = {
  ...PART_NAMES,
  'not-started': '未开赛',
  'half-time': '中场',
  'extra-time': '加时',
  penalties: '点球大战',
  interrupted: '比赛中断',
  ended: '已结束',
  break: '节间休息',
  overtime: '加时',
  playing: '进行中',
};

/** Names of the known kinds; `other` shows the venue's own name. */
export const MARKET_NAMES: Readonly<Record<Exclude<MarketKind, 'other'>, string> & { other?: string }> = {
  winner: '独赢',
  handicap: '让球',
  total: '大小',
  'odd-even': '单双',
  'both-score': '两队进球',
  'double-chance': '双重机会',
  'draw-no-bet': '平局退款',
  'correct-score': '波胆',
  'home-total': '主队大小',
  'away-total': '客队大小',
  'corner-total': '角球大小',
  'set-handicap': '让盘',
  'set-total': '总盘',
  outright: '冠军',
};

/** Names of handicaps and totals in sports that do not count goals. */
export const SPORT_MARKET_NAMES: Partial<Record<SportId, Partial<Record<MarketKind, string>>>> = {
  basketball: { handicap: '让分', total: '总分', 'home-total': '主队得分大小', 'away-total': '客队得分大小' },
  tennis: { handicap: '让局', total: '总局' },
};

/** Events that suspend a match. */
export const NEWS_NAMES: Record<News['kind'], string> = { goal: '进球', 'no-goal': '进球取消', red: '红牌' };

export const SPORT_COPY = {
  title: '体育',
  secondsAgo: '秒前',
  today: '今天',
  tomorrow: '明天',
  beforeNoon: '12:00 前',
  delayed: '数据延迟',
  home: '主',
  draw: '和',
  away: '客',
  over: '大',
  under: '小',
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
  corners: '角球',
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
  search: '搜索',
  oddsType: '赔率类型',
  density: '列表版式',
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
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

export const ODDS_TYPE_NAMES: Record<OddsType, string> = { 1: '马来盘', 2: '香港盘', 3: '欧洲盘', 4: '印尼盘' };

/** Odds types to choose from, the usual ones first. */
export const ODDS_TYPES = ([3, 2, 1, 4] as const).map((id) => ({ id, label: ODDS_TYPE_NAMES[id] }));

/** Densities of lists to choose from. */
export const DENSITIES: readonly { id: Density; label: string }[] = [
  { id: 'standard', label: '标准' },
  { id: 'pro', label: '专业' },
  { id: 'large', label: '大字' },
];
