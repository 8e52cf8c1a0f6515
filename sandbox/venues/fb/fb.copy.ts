import { isScoreRole } from '../../world/football/correct-score';
import { PERIOD_NAME } from '../../world/period.copy';
import { scoreName } from '../../world/football/score.copy';
import type { MarketKind, MarketPeriod, OptionRole, ScoreRole, WorldSport } from '../../world/world.model';

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
  'draw-no-bet': '平局退款',
  'correct-score': '波胆',
  'corner-total': '角球大/小',
};

const OF_SPORT: Record<WorldSport, Partial<Record<MarketKind, string>>> = {
  football: {},
  basketball: { handicap: '让分', total: '总分大/小', 'home-total': '主队得分大/小', 'away-total': '客队得分大/小' },
  tennis: { handicap: '让局', total: '总局数大/小' },
};

/** `让球`, `上半场大/小`, `第一节让分` */
export function marketName(sport: WorldSport, { kind, period }: { kind: MarketKind; period: MarketPeriod }): string {
  return `${PERIOD_NAME[period]}${OF_SPORT[sport][kind] ?? KIND_NAME[kind]}`;
}

const SHORT_NAME: Record<Exclude<OptionRole, ScoreRole>, string> = {
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

/** `主`, `大`; of a correct score `2-1` or `其他`. */
export function shortName(role: OptionRole): string {
  return isScoreRole(role) ? scoreName(role) : SHORT_NAME[role];
}

export const PLAY_NAME = { live: '滚球', parlay: '串关', today: '今日', early: '早盘', outright: '冠军' } as const;

/** A match that only fills up beside real seasons says so where its league stands. */
export const SIMULATED = '模拟赛事';
