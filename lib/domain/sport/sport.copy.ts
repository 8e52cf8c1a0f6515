import type { OddsType } from '@/lib/domain/preference/preference.model';
import type { ListName, MarketKind, Period, Phase, SportId, SportTab } from './sport.model';

export const TAB_NAMES: Record<SportTab, string> = { live: '滚球', today: '今日', early: '早盘', parlay: '串关', outright: '冠军', starred: '关注' };

export const SPORT_NAMES: Record<SportId, string> = { football: '足球', basketball: '篮球', tennis: '网球' };

export const PHASE_NAMES: Record<Phase, string> = {
  'not-started': '未开赛',
  'first-half': '上半场',
  'half-time': '中场',
  'second-half': '下半场',
  'extra-time': '加时',
  penalties: '点球大战',
  interrupted: '比赛中断',
  ended: '已结束',
  q1: '第一节',
  q2: '第二节',
  q3: '第三节',
  q4: '第四节',
  break: '节间休息',
  overtime: '加时',
  'set-1': '第一盘',
  'set-2': '第二盘',
  'set-3': '第三盘',
  'set-4': '第四盘',
  'set-5': '第五盘',
};

/** Names of the kinds that the product knows; `other` shows the venue's own name. */
export const MARKET_NAMES: Partial<Record<MarketKind, string>> = {
  winner: '独赢',
  handicap: '让球',
  total: '大小',
  'odd-even': '单双',
  'both-score': '两队进球',
  'double-chance': '双重机会',
  'draw-no-bet': '平局退款',
  'correct-score': '波胆',
  'team-total': '球队大小',
  'set-handicap': '让盘',
  'set-total': '总盘',
  outright: '冠军',
};

/** What a handicap or a total is called where goals are not what counts. */
export const SPORT_MARKET_NAMES: Partial<Record<SportId, Partial<Record<MarketKind, string>>>> = {
  basketball: { handicap: '让分', total: '总分' },
  tennis: { handicap: '让局', total: '总局' },
};

export const PERIOD_NAMES: Record<Period, string> = {
  full: '全场',
  'first-half': '上半场',
  'second-half': '下半场',
  other: '其他时段',
  q1: '第一节',
  q2: '第二节',
  q3: '第三节',
  q4: '第四节',
  'set-1': '第一盘',
  'set-2': '第二盘',
  'set-3': '第三盘',
  'set-4': '第四盘',
  'set-5': '第五盘',
};

export const SPORT_COPY = {
  title: '体育',
  secondsAgo: '秒前',
  today: '今天',
  tomorrow: '明天',
  delayed: '数据延迟',
  home: '主',
  draw: '平',
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
  redCards: '红牌',
  yellowCards: '黄牌',
  corners: '角球',
  half: '半场',
  parts: '分段比分',
  part: '分段',
  game: '局分',
  byLeague: '按联赛',
  byTime: '按时间',
  filter: '筛选联赛',
  chooseMarket: '盘口',
  timeframes: '赛事时段',
  sports: '运动',
  venues: '场馆',
  maintenance: '维护中',
  more: '加载更多',
  moreBusy: '正在加载',
  star: '关注',
  searchMatches: '搜索赛事',
  oddsType: '赔率类型',
  priceError: '赔率没有取到',
  pending: '正在取赔率',
  platformDown: '平台暂时没有响应，赔率恢复后会自动显示',
  updateFailing: '更新暂时失败，正在重试',
  guestTitle: '登录后查看赔率',
  guestText: '平台目前只向会员开放赔率',
  login: '登录',
  register: '注册',
  maintenanceTitle: '场馆维护中',
  maintenanceText: '维护结束后赔率会自动恢复，其他页面可以照常使用',
  noVenue: '暂无开放的体育场馆',
  noVenueText: '场馆开放后会在这里显示',
  toLive: '去看滚球',
  toToday: '去看今日',
  noMatchInFilter: '所选联赛没有比赛',
  slipFull: '投注单已满，请先移除几项',
} as const;

export const EMPTY_NAMES: Record<ListName, string> = {
  live: '现在没有滚球比赛',
  today: '今日没有未开赛的比赛',
  early: '早盘还没有比赛',
  parlay: '现在没有可串关的比赛',
};

export const ODDS_TYPE_NAMES: Record<OddsType, string> = { 1: '马来盘', 2: '香港盘', 3: '欧洲盘', 4: '印尼盘' };
