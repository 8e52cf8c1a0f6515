import { MARKET_PERIODS } from '../../world/engine/market.model';
import type { MarketKind, MarketPeriod, Pricing, WorldMarket } from '../../world/engine/market.model';
import type { MatchState, Pair, World, WorldMatch, WorldPhase } from '../../world/engine/world.model';
import { fbMatchId } from './fb.ids';
import { SALE, toFbMarket, type FbMarket } from './fb.market';
import { SPORT, formatNumber, marketName, marketType, partNumber, marketPeriod, periodNumber, phaseNumber, sellsKind } from './fb.numbers';
import { leagueName } from '../shared/venue-names.rules';

/** FB's own margins and its small disagreement with the model. It follows the model at once and sells the most lines. */
export const FB_PRICING: Pricing = {
  venue: 'FBTY',
  margin: 1.045,
  margins: {
    winner: 1.06,
    'double-chance': 1.06,
    'draw-no-bet': 1.055,
    'both-score': 1.06,
    'odd-even': 1.05,
    'home-total': 1.06,
    'away-total': 1.06,
    'corner-total': 1.07,
    'correct-score': 1.2,
    outright: 1.22,
  },
  noise: 0.015,
  drifts: true,
};

/** Kinds and periods that a list shows; a detail shows everything. */
const LISTED: ReadonlySet<MarketKind> = new Set(['handicap', 'total', 'winner']);
/** Volleyball has no other handicaps and totals than those of sets. */
const LISTED_SETS: ReadonlySet<MarketKind> = new Set(['winner', 'set-handicap', 'set-total']);
const listedKinds = ({ sport }: Pick<WorldMatch, 'sport'>) => (sport === 'volleyball' ? LISTED_SETS : LISTED);
const LISTED_PERIODS: ReadonlySet<MarketPeriod> = new Set(['full', 'first-half']);
/** Kinds in the order in which a match lists them; outrights have rows of their own. */
const KINDS: readonly MarketKind[] = [
  'handicap',
  'total',
  'winner',
  'set-handicap',
  'set-total',
  'both-score',
  'odd-even',
  'double-chance',
  'draw-no-bet',
  'home-total',
  'away-total',
  'corner-total',
  'correct-score',
];

const LIVE = 5;

/** Other sports than football have only phases of a running match. */
const STATUS: Partial<Record<WorldPhase, number>> = {
  'not-started': 4,
  'first-half': 5,
  'half-time': 5,
  'second-half': 5,
  ended: 0,
  abandoned: 7,
  cancelled: 3,
};

const SCORE_TYPE = { score: 5, corners: 6, yellow: 7, red: 8, points: 5559 } as const;
/** `A` of a tennis game. */
const ADVANTAGE = 50;

export function isInPlay(phase: WorldPhase): boolean {
  return fbStatus(phase) === 5;
}

/** `ms` of a match. */
export function fbStatus(phase: WorldPhase): number {
  return STATUS[phase] ?? LIVE;
}

/** `lg` of a match, and a row of the hot leagues. */
export function toFbLeague(match: WorldMatch) {
  const { league } = match;
  return {
    id: league.number,
    na: leagueName(match),
    or: league.rank,
    lurl: '',
    sid: SPORT[league.sport],
    rid: league.regionNumber,
    rnm: league.region,
    rlg: '',
    hot: league.hot,
    slid: 0,
  };
}

function scoreRow(pe: number, tyg: number, [home, away]: Pair) {
  return { pe, tyg, sc: [home, away] };
}

/** `nsg`: goals and cards; points by quarter; sets, games by set and the running game. */
function toScores(state: MatchState) {
  const { sport, phase, score, halfScore, periodScores, points } = state;
  if (phase === 'not-started' || phase === 'cancelled') return [];
  const full = periodNumber(sport, 'full');
  const half = halfScore ?? (phase === 'first-half' ? score : null);
  return [
    scoreRow(full, SCORE_TYPE.score, score),
    ...(half ? [scoreRow(periodNumber(sport, 'first-half'), SCORE_TYPE.score, half)] : []),
    ...periodScores.map((part, index) => scoreRow(partNumber(sport, index), SCORE_TYPE.score, part)),
    ...(points ? [scoreRow(full, SCORE_TYPE.points, [called(points[0]), called(points[1])])] : []),
    ...(sport === 'football'
      ? [
          scoreRow(full, SCORE_TYPE.corners, state.corners),
          scoreRow(full, SCORE_TYPE.yellow, state.yellow),
          scoreRow(full, SCORE_TYPE.red, state.red),
        ]
      : []),
  ];
}

const called = (points: string) => (points === 'A' ? ADVANTAGE : Number(points));

interface FbMarketGroup {
  mty: number;
  pe: number;
  nm: string;
  tps: string[];
  mks: FbMarket[];
}

/** Markets of one kind and period are grouped, the best line first. */
function toGroups(match: WorldMatch, markets: readonly WorldMarket[], suspended: boolean, oddsType: number) {
  const groups: FbMarketGroup[] = [];
  for (const period of MARKET_PERIODS) {
    for (const kind of KINDS) {
      const own = markets.filter((market) => market.kind === kind && market.period === period);
      if (own.length === 0) continue;
      own.sort((a, b) => Number(b.main) - Number(a.main) || (a.line ?? 0) - (b.line ?? 0));
      groups.push({
        mty: marketType(match.sport, { kind, period }),
        pe: marketPeriod(match.sport, { kind, period }),
        nm: marketName(match.sport, { kind, period }),
        tps: [...(listedKinds(match).has(kind) ? ['p'] : []), ...(period === 'full' ? [] : ['h'])],
        mks: own.map((market) => toFbMarket(match, market, suspended, oddsType)),
      });
    }
  }
  return groups;
}

interface MatchView {
  /** True for every market; a list has the best line of the main kinds only. */
  detail: boolean;
  /** FB's odds format of `bod`. */
  oddsType: number;
}

/** FB's markets of a match at a moment. */
export function marketsAt(world: World, match: WorldMatch, at: number): readonly WorldMarket[] {
  return world.markets(match, FB_PRICING, at).filter(({ kind }) => sellsKind(match.sport, kind));
}

/** One match of the world as FB shows it now. venues §1.2 */
export function toFbMatch(world: World, match: WorldMatch, { detail, oddsType }: MatchView) {
  const at = world.now();
  const state = world.state(match, at);
  const markets = marketsAt(world, match, at);
  const suspended = state.suspended !== null;
  const shown = detail
    ? markets
    : markets.filter(({ main, kind, period }) => main && listedKinds(match).has(kind) && LISTED_PERIODS.has(period));
  return {
    ...toFbFixture(match, state),
    ss: markets.length === 0 ? SALE.closed : suspended ? SALE.suspended : SALE.open,
    pl: 1,
    tms: markets.length,
    as: [],
    vs: { have: false },
    mg: toGroups(match, shown, suspended, oddsType),
  };
}

/** A match with its state, without markets: a row of the results. */
export function toFbFixture(match: WorldMatch, state: MatchState) {
  return {
    id: fbMatchId(match),
    bt: match.kickOff,
    ms: fbStatus(state.phase),
    sid: SPORT[match.sport],
    ne: match.neutral ? 1 : 0,
    ty: 2,
    fmt: formatNumber(match),
    fid: partOf(state),
    lg: toFbLeague(match),
    ts: [match.home, match.away].map((team) => ({ id: team.number, na: team.name, lurl: '' })),
    mc: { ...clockOf(state), pe: phaseNumber(state), r: state.running, tu: 1, itd: state.injury },
    ...(state.server ? { ssi: state.server === 'home' ? 1 : 2 } : {}),
    nsg: toScores(state),
  };
}

/** Seconds and direction (1 up, 2 down): basketball counts down the rest of its quarter. */
function clockOf({ left, seconds }: MatchState): { s: number; tp: 1 | 2 } {
  return left === null ? { s: seconds, tp: 1 } : { s: left, tp: 2 };
}

/** `fid`: the present half, quarter or set; 0 outside play. */
function partOf({ sport, phase, periodScores }: MatchState): number {
  if (!isInPlay(phase)) return 0;
  if (sport !== 'football') return periodScores.length;
  return phase === 'first-half' ? 1 : 2;
}
