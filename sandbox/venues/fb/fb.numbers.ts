import { isScoreRole, SCORE_ROLES } from '../../world/football/correct-score';
import type { MarketKind, MarketPeriod, OptionRole, ScoreRole } from '../../world/engine/market.model';
import type { MatchState, WorldMatch, WorldPhase, WorldSport } from '../../world/engine/world.model';
import { periodName } from '../../world/engine/period.copy';
import { scoreName } from '../../world/football/score.copy';

/** FB's numbers and names for sports, market types, periods, phases and options. venues §1.3 */

export const SPORT: Record<WorldSport, number> = { football: 1, basketball: 3, tennis: 5, volleyball: 13 };
export const SPORTS: readonly WorldSport[] = ['football', 'basketball', 'tennis', 'volleyball'];

/** The sports that a body names by number; those that FB does not sell are left out. */
export function sportsOf(numbers: readonly number[]): WorldSport[] {
  return SPORTS.filter((sport) => numbers.includes(SPORT[sport]));
}

const MARKET_TYPE: Record<WorldSport, Partial<Record<MarketKind, number>>> = {
  football: {
    handicap: 1000,
    winner: 1005,
    'draw-no-bet': 1006,
    total: 1007,
    'odd-even': 1008,
    'corner-total': 1010,
    'double-chance': 1012,
    'home-total': 1021,
    'away-total': 1022,
    'both-score': 1027,
    'correct-score': 1099,
  },
  basketball: { handicap: 3002, total: 3003, winner: 3004, 'odd-even': 3005, 'home-total': 3012, 'away-total': 3013 },
  tennis: { winner: 5001, handicap: 5002, total: 5003, 'set-handicap': 5004, 'set-total': 5005 },
  volleyball: { winner: 13_001, 'set-handicap': 13_002, 'set-total': 13_003 },
};
/** The winner of a quarter or a half of basketball. */
const PART_WINNER = 3020;
/** Correct scores of a half reach fewer goals and have a number of their own. */
const HALF_CORRECT_SCORE = 1100;
/** The winner of a league, as a market type and as a period: in each sport's thousand. */
const OUTRIGHT = 999;

/** `mty` of a market. */
export function marketType(sport: WorldSport, { kind, period }: { kind: MarketKind; period: MarketPeriod }): number {
  if (sport === 'basketball' && kind === 'winner' && period !== 'full') return PART_WINNER;
  if (kind === 'correct-score' && period !== 'full') return HALF_CORRECT_SCORE;
  return MARKET_TYPE[sport][kind] ?? SPORT[sport] * 1000 + OUTRIGHT;
}

/** FB sells what it has a number for. */
export function sellsKind(sport: WorldSport, kind: MarketKind): boolean {
  return MARKET_TYPE[sport][kind] !== undefined;
}

/** `pe` counts from the sport's number × 1000; tennis has no halves. */
const PERIOD: Record<WorldSport, Partial<Record<MarketPeriod, number>>> = {
  football: { full: 1001, 'first-half': 1002, 'second-half': 1003 },
  basketball: { full: 3001, 'first-half': 3003, 'second-half': 3004, q1: 3005, q2: 3006, q3: 3007, q4: 3008 },
  tennis: { full: 5001, 'set-1': 5002, 'set-2': 5003, 'set-3': 5004, 'set-4': 5005, 'set-5': 5006 },
  volleyball: { full: 13_001, 'set-1': 13_002, 'set-2': 13_003, 'set-3': 13_004, 'set-4': 13_005, 'set-5': 13_006 },
};

/** `pe` of a market. */
export function marketPeriod(sport: WorldSport, { kind, period }: { kind: MarketKind; period: MarketPeriod }): number {
  return kind === 'outright' ? SPORT[sport] * 1000 + OUTRIGHT : periodNumber(sport, period);
}

/** `pe` of a score. */
export function periodNumber(sport: WorldSport, period: MarketPeriod): number {
  return PERIOD[sport][period] ?? PERIOD[sport].full!;
}

/** `pe` of each quarter and the overtime, or of each set. */
export function partNumber(sport: WorldSport, index: number): number {
  return (sport === 'basketball' ? 3005 : SPORT[sport] * 1000 + 2) + index;
}

const PHASE: Record<WorldSport, Partial<Record<WorldPhase, number>>> = {
  football: {
    'not-started': 1001,
    'first-half': 1002,
    'half-time': 1003,
    'second-half': 1004,
    ended: 1005,
    abandoned: 1016,
    cancelled: 1016,
  },
  basketball: { q1: 3005, q2: 3007, 'half-time': 3008, q3: 3009, q4: 3011, overtime: 3012, ended: 3014, abandoned: 3014, cancelled: 3014 },
  tennis: { 'set-1': 5002, 'set-2': 5004, 'set-3': 5006, 'set-4': 5008, 'set-5': 5010, ended: 5011, abandoned: 5011, cancelled: 5011 },
  volleyball: { 'set-1': 13_002, 'set-2': 13_004, 'set-3': 13_006, 'set-4': 13_008, 'set-5': 13_010, ended: 13_011 },
};
const BREAK = { first: 3006, later: 3010 } as const;

/** `mc.pe`: the present phase of the match. */
export function phaseNumber({ sport, phase, periodScores }: MatchState): number {
  if (phase === 'break') return periodScores.length < 2 ? BREAK.first : BREAK.later;
  return PHASE[sport][phase] ?? SPORT[sport] * 1000 + 1;
}

/** `fmt`: 100001 is football of two halves; the others have the minutes of a quarter or the most sets. */
export function formatNumber({ sport, format }: Pick<WorldMatch, 'sport' | 'format'>): number {
  return sport === 'football' ? 100_001 : SPORT[sport] * 100_000 + format;
}

const OPTION_TYPE: Record<Exclude<OptionRole, ScoreRole>, number> = {
  home: 1,
  away: 2,
  draw: 3,
  over: 4,
  under: 5,
  even: 6,
  odd: 7,
  yes: 8,
  no: 9,
  'home-draw': 35,
  'home-away': 36,
  'draw-away': 37,
};
const ROLES = Object.keys(OPTION_TYPE) as Exclude<OptionRole, ScoreRole>[];
/** Correct scores have numbers above the options that FB's sources number. */
const SCORE = 1000;
/** Contenders of an outright are options of one market: their numbers are above all others. */
const CONTENDER = 100_000;

/** `ty` of an option. */
export function optionType(market: { kind: MarketKind; line: number | null }, role: OptionRole): number {
  if (market.kind === 'outright') return CONTENDER + (market.line ?? 0);
  return isScoreRole(role) ? SCORE + SCORE_ROLES.indexOf(role) : OPTION_TYPE[role];
}

export function roleOf(type: number): OptionRole | null {
  return SCORE_ROLES[type - SCORE] ?? ROLES.find((role) => OPTION_TYPE[role] === type) ?? null;
}

/** The contender that an option type names; null for the options of matches. */
export function contenderOf(type: number): number | null {
  return Number.isSafeInteger(type) && type > CONTENDER ? type - CONTENDER : null;
}

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
  volleyball: { 'set-handicap': '让局', 'set-total': '总局数' },
};

/** `让球`, `上半场大/小`, `第一节让分` */
export function marketName(sport: WorldSport, { kind, period }: { kind: MarketKind; period: MarketPeriod }): string {
  return `${periodName(sport, period)}${OF_SPORT[sport][kind] ?? KIND_NAME[kind]}`;
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

/** `主`, `大`; for a correct score `2-1` or `其他`. */
export function shortName(role: OptionRole): string {
  return isScoreRole(role) ? scoreName(role) : SHORT_NAME[role];
}

export const PLAY_NAME = { live: '滚球', parlay: '串关', today: '今日', early: '早盘', outright: '冠军' } as const;
