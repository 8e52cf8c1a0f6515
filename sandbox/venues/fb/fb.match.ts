import type { MatchState, Pair, Pricing, World, WorldMarket, WorldMatch, WorldPhase } from '../../world/world.model';
import { MARKET_TYPE, PERIOD, SALE, marketName, toFbMarket, type FbMarket } from './fb.market';
import { fbMatchId } from './fb.ids';

/** FB's own margin and its small disagreement with the model. */
export const FB_PRICING: Pricing = { venue: 'FBTY', margin: 1.06, noise: 0.015 };

export const SPORT = { football: 1 } as const;

/** `fmt` of a football match of two halves of 45 minutes. */
export const FORMAT = 100_001;

/** Kinds that a list shows; a detail shows every kind. */
const LISTED: readonly WorldMarket['kind'][] = ['handicap', 'total', 'winner'];
const SHOWN_FIRST: readonly WorldMarket['kind'][] = [...LISTED, 'both-score', 'odd-even', 'double-chance'];

const LIVE = 5;

/** Phases of other sports than football are all of a running match. */
const STATUS: Partial<Record<WorldPhase, number>> = {
  'not-started': 4,
  'first-half': 5,
  'half-time': 5,
  'second-half': 5,
  ended: 0,
  abandoned: 7,
  cancelled: 3,
};

const CLOCK_PHASE: Partial<Record<WorldPhase, number>> = {
  'not-started': 1001,
  'first-half': 1002,
  'half-time': 1003,
  'second-half': 1004,
  ended: 1005,
  abandoned: 1016,
  cancelled: 1016,
};

const SCORE_TYPE = { goals: 5, corners: 6, yellow: 7, red: 8 } as const;

export function isInPlay(phase: WorldPhase): boolean {
  return fbStatus(phase) === 5;
}

/** `ms` of a match. */
export function fbStatus(phase: WorldPhase): number {
  return STATUS[phase] ?? LIVE;
}

/** A match that only fills up beside real seasons says so where its league stands. */
export function leagueName({ competition, simulated }: WorldMatch): string {
  return simulated ? `模拟赛事 ${competition.name}` : competition.name;
}

/** `lg` of a match, and a row of the hot leagues. */
export function toFbLeague(match: WorldMatch) {
  const { competition } = match;
  return {
    id: competition.number,
    na: leagueName(match),
    or: competition.rank,
    lurl: '',
    sid: SPORT.football,
    rid: competition.regionNumber,
    rnm: competition.region,
    rlg: '',
    hot: competition.hot,
    slid: 0,
  };
}

function scoreRow(pe: number, tyg: number, [home, away]: Pair) {
  return { pe, tyg, sc: [home, away] };
}

function toScores(state: MatchState) {
  if (state.phase === 'not-started' || state.phase === 'cancelled') return [];
  const half = state.halfScore ?? (state.phase === 'first-half' ? state.score : null);
  return [
    scoreRow(PERIOD.full, SCORE_TYPE.goals, state.score),
    ...(half ? [scoreRow(PERIOD['first-half'], SCORE_TYPE.goals, half)] : []),
    scoreRow(PERIOD.full, SCORE_TYPE.corners, state.corners),
    scoreRow(PERIOD.full, SCORE_TYPE.yellow, state.yellow),
    scoreRow(PERIOD.full, SCORE_TYPE.red, state.red),
  ];
}

interface FbMarketGroup {
  mty: number;
  pe: number;
  nm: string;
  tps: string[];
  mks: FbMarket[];
}

/** Markets of one kind and period stand together, the best line first. */
function toGroups(match: WorldMatch, markets: readonly WorldMarket[], suspended: boolean, oddsType: number) {
  const groups: FbMarketGroup[] = [];
  for (const period of ['full', 'first-half'] as const) {
    for (const kind of SHOWN_FIRST) {
      const own = markets.filter((market) => market.kind === kind && market.period === period);
      if (own.length === 0) continue;
      own.sort((a, b) => Number(b.main) - Number(a.main) || (a.line ?? 0) - (b.line ?? 0));
      groups.push({
        mty: MARKET_TYPE[kind],
        pe: PERIOD[period],
        nm: marketName({ kind, period }),
        tps: [...(LISTED.includes(kind) ? ['p'] : []), ...(period === 'first-half' ? ['h'] : [])],
        mks: own.map((market) => toFbMarket(match, market, suspended, oddsType)),
      });
    }
  }
  return groups;
}

interface MatchView {
  /** A list carries the best line of the main kinds only. */
  detail: boolean;
  /** FB's odds format of `bod`. */
  oddsType: number;
}

/** One match of the world as FB prints it now. venues §1.2 */
export function toFbMatch(world: World, match: WorldMatch, { detail, oddsType }: MatchView) {
  const at = world.now();
  const state = world.state(match, at);
  const markets = world.markets(match, FB_PRICING, at);
  const suspended = state.suspended !== null;
  const shown = detail ? markets : markets.filter((market) => market.main && LISTED.includes(market.kind));
  return {
    id: fbMatchId(match),
    bt: match.kickOff,
    ms: fbStatus(state.phase),
    ss: markets.length === 0 ? SALE.closed : suspended ? SALE.suspended : SALE.open,
    sid: SPORT.football,
    ne: match.neutral ? 1 : 0,
    ty: 2,
    fmt: FORMAT,
    fid: state.phase === 'first-half' ? 1 : isInPlay(state.phase) ? 2 : 0,
    pl: 1,
    tms: markets.length,
    as: [],
    vs: { have: false },
    lg: toFbLeague(match),
    ts: [match.home, match.away].map((team) => ({ id: team.number, na: team.name, lurl: '' })),
    mc: { s: state.seconds, pe: CLOCK_PHASE[state.phase] ?? CLOCK_PHASE['not-started'], r: state.running, tu: 1, tp: 1, itd: state.injury },
    nsg: toScores(state),
    mg: toGroups(match, shown, suspended, oddsType),
  };
}
