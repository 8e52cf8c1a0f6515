import type { MarketKind, MarketPeriod, OptionRole, WorldSport } from '../../world/world.model';

/** FB's words for what it sells. */
const KIND_NAME: Record<MarketKind, string> = {
  handicap: '让球',
  winner: '独赢',
  total: '大/小',
  'odd-even': '单/双',
  'double-chance': '双重机会',
  'both-score': '两队进球',
  'home-total': '主队大/小',
  'away-total': '客队大/小',
  'set-handicap': '让盘',
  'set-total': '总盘数大/小',
  outright: '冠军',
};

const OF_SPORT: Record<WorldSport, Partial<Record<MarketKind, string>>> = {
  football: {},
  basketball: { handicap: '让分', total: '总分大/小', 'home-total': '主队得分大/小', 'away-total': '客队得分大/小' },
  tennis: { handicap: '让局', total: '总局数大/小' },
};

const PERIOD_NAME: Record<MarketPeriod, string> = {
  full: '',
  'first-half': '上半场',
  'second-half': '下半场',
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

/** `让球`, `上半场大/小`, `第一节让分` */
export function marketName(sport: WorldSport, { kind, period }: { kind: MarketKind; period: MarketPeriod }): string {
  return `${PERIOD_NAME[period]}${OF_SPORT[sport][kind] ?? KIND_NAME[kind]}`;
}

export const SHORT_NAME: Record<OptionRole, string> = {
  home: '主',
  draw: '和',
  away: '客',
  over: '大',
  under: '小',
  yes: '是',
  no: '否',
  odd: '单',
  even: '双',
  'home-draw': '主/和',
  'home-away': '主/客',
  'draw-away': '和/客',
};

export const PLAY_NAME = { live: '滚球', parlay: '串关', today: '今日', early: '早盘', outright: '冠军' } as const;

/** A match that only fills up beside real seasons says so where its league stands. */
export const SIMULATED = '模拟赛事';
