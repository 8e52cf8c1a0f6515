import { isScoreRole, SCORE_ROLES } from '../../world/football/correct-score';
import { scoreName } from '../../world/football/score.copy';
import type { MarketKind, MarketPeriod, OptionRole, ScoreRole } from '../../world/engine/market.model';
import type { WorldSport } from '../../world/engine/world.model';

/** IM's numbers for the odds engine's markets. venues §3.3; quarters, sets and their kinds are numbered by us. */
export const SPORTS: readonly { id: number; sport: WorldSport; name: string }[] = [
  { id: 1, sport: 'football', name: '足球' },
  { id: 2, sport: 'basketball', name: '篮球' },
  { id: 3, sport: 'tennis', name: '网球' },
  { id: 40, sport: 'volleyball', name: '排球' },
];

/** The sport behind a SportId; null for one that IM does not sell here. */
export function sportOf(id: number): WorldSport | null {
  return SPORTS.find((row) => row.id === id)?.sport ?? null;
}

export function sportId(sport: string): number {
  return SPORTS.find((row) => row.sport === sport)?.id ?? SPORTS[0]!.id;
}

export const MARKET = { early: 1, today: 2, running: 3 } as const;

const GOALS: readonly MarketKind[] = ['winner', 'handicap', 'total', 'both-score', 'odd-even', 'double-chance'];
const POINTS: readonly MarketKind[] = ['winner', 'handicap', 'total', 'odd-even', 'home-total', 'away-total'];
const GAMES: readonly MarketKind[] = ['winner', 'handicap', 'total', 'odd-even'];

const shapes = (period: MarketPeriod, kinds: readonly MarketKind[]) => kinds.map((kind) => ({ kind, period }));

/** Order is part of the ids: append only. */
export const SHAPES: readonly { kind: MarketKind; period: MarketPeriod }[] = [
  ...shapes('full', [...GOALS, 'home-total', 'away-total', 'set-handicap', 'set-total', 'outright']),
  ...shapes('first-half', [...GOALS, 'home-total', 'away-total']),
  ...shapes('second-half', [...GOALS, 'home-total', 'away-total']),
  ...(['q1', 'q2', 'q3', 'q4'] as const).flatMap((period) => shapes(period, POINTS)),
  ...(['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const).flatMap((period) => shapes(period, GAMES)),
  ...shapes('full', ['correct-score']),
  ...shapes('first-half', ['correct-score']),
];

/** IM does not sell the other kinds that the world knows. */
export function sellsMarket({ kind, period }: { kind: MarketKind; period: MarketPeriod }): boolean {
  return SHAPES.some((shape) => shape.kind === kind && shape.period === period);
}

type PlainRole = Exclude<OptionRole, ScoreRole>;

/** Order is part of the ids: append only. */
export const ROLES: readonly PlainRole[] = [
  'home',
  'away',
  'draw',
  'over',
  'under',
  'odd',
  'even',
  'yes',
  'no',
  'home-draw',
  'home-away',
  'draw-away',
];

interface Numbered {
  id: number;
  name: string;
}

const BET_TYPE: Readonly<Record<Exclude<MarketKind, 'draw-no-bet' | 'corner-total'>, Numbered>> = {
  handicap: { id: 1, name: '让球' },
  total: { id: 2, name: '大/小' },
  winner: { id: 3, name: '独赢' },
  'odd-even': { id: 5, name: '单/双' },
  'correct-score': { id: 6, name: '波胆' },
  'double-chance': { id: 8, name: '双重机会' },
  outright: { id: 11, name: '冠军' },
  'both-score': { id: 22, name: '两队进球' },
  'set-handicap': { id: 51, name: '让盘' },
  'set-total': { id: 52, name: '总盘数' },
  'home-total': { id: 160, name: '主队大/小' },
  'away-total': { id: 161, name: '客队大/小' },
};

/** Markets of sports without a draw: 独赢 is a bet of another type, and a handicap has another name. */
const OF_SPORT: Readonly<Record<WorldSport, Partial<Record<MarketKind, Numbered>>>> = {
  football: {},
  basketball: { winner: { id: 4, name: '独赢' }, handicap: { id: 1, name: '让分' } },
  tennis: { winner: { id: 4, name: '独赢' }, handicap: { id: 1, name: '让局' }, total: { id: 2, name: '总局数' } },
  volleyball: {
    winner: { id: 4, name: '独赢' },
    'set-handicap': { id: 1, name: '让局' },
    'set-total': { id: 2, name: '总局数' },
  },
};

/** @throws RangeError for a kind that IM does not sell. */
export function betTypeOf(sport: string, kind: MarketKind): Numbered {
  const numbered = OF_SPORT[sport as WorldSport]?.[kind] ?? (BET_TYPE as Partial<Record<MarketKind, Numbered>>)[kind];
  if (!numbered) throw new RangeError(`IM sells no ${kind}`);
  return numbered;
}

export const PERIOD: Readonly<Record<MarketPeriod, Numbered>> = {
  full: { id: 1, name: '全场' },
  'first-half': { id: 2, name: '上半场' },
  'second-half': { id: 3, name: '下半场' },
  q1: { id: 4, name: '第一节' },
  q2: { id: 5, name: '第二节' },
  q3: { id: 6, name: '第三节' },
  q4: { id: 7, name: '第四节' },
  'set-1': { id: 8, name: '第一盘' },
  'set-2': { id: 9, name: '第二盘' },
  'set-3': { id: 10, name: '第三盘' },
  'set-4': { id: 11, name: '第四盘' },
  'set-5': { id: 12, name: '第五盘' },
};

/** Correct scores are numbered from here. */
const SCORE = 200;

const SELECTION: Readonly<Record<PlainRole, Numbered>> = {
  home: { id: 5, name: '主' },
  away: { id: 6, name: '客' },
  draw: { id: 7, name: '和' },
  over: { id: 3, name: '大' },
  under: { id: 4, name: '小' },
  odd: { id: 10, name: '单' },
  even: { id: 11, name: '双' },
  'home-draw': { id: 43, name: '主/和' },
  'home-away': { id: 44, name: '主/客' },
  'draw-away': { id: 45, name: '和/客' },
  yes: { id: 86, name: '是' },
  no: { id: 87, name: '否' },
};

/** Sides have numbers of their own in handicaps, and where a bet knows no draw. */
const SIDES = { handicap: { home: 1, away: 2 }, moneyLine: { home: 8, away: 9 } } as const;

/** SelectionId and short name of a side of a market. */
export function selectionOf(sport: string, kind: MarketKind, role: OptionRole): Numbered {
  if (isScoreRole(role)) return { id: SCORE + SCORE_ROLES.indexOf(role), name: scoreName(role) };
  const { name } = SELECTION[role];
  if (role !== 'home' && role !== 'away') return SELECTION[role];
  if (kind === 'handicap' || kind === 'set-handicap') return { id: SIDES.handicap[role], name };
  return sport === 'football' ? SELECTION[role] : { id: SIDES.moneyLine[role], name };
}
