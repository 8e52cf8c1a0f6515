import { endOfToday } from '../../kernel/clock/calendar';
import type { Pricing, WorldMarket } from '../../world/engine/market.model';
import type { MatchState, World, WorldMatch, WorldPhase } from '../../world/engine/world.model';
import { isForCombos } from './im.combo.rules';
import { imMatchId } from './im.ids';
import { levelsOf, toImMarket, type OddsType } from './im.market';
import { MARKET, PERIOD, betTypeOf, sellsMarket } from './im.numbers';
import { leagueName } from '../shared/venue-names.rules';

/** IM's own margins and its small disagreement with the model. It is the cheapest on handicaps, with few lines that it chooses itself. */
export const IM_PRICING: Pricing = {
  venue: 'IMTY',
  margin: 1.04,
  margins: {
    winner: 1.065,
    'double-chance': 1.065,
    'draw-no-bet': 1.06,
    'both-score': 1.065,
    'odd-even': 1.055,
    'home-total': 1.06,
    'away-total': 1.06,
    'corner-total': 1.07,
    'correct-score': 1.25,
    outright: 1.18,
  },
  noise: 0.02,
  drifts: true,
  lag: 2000,
  reopens: 4000,
  lines: { maxOffset: 0.02, max: 3 },
};

const OVER: ReadonlySet<WorldPhase> = new Set(['ended', 'abandoned', 'cancelled']);
const STATUS = { open: 1, closed: 2 } as const;
/** Corners are an event group of their own beside the main one. */
const GROUP = { main: 1, corners: 2 } as const;
export function isInPlay(phase: WorldPhase): boolean {
  return phase !== 'not-started' && !OVER.has(phase);
}

export function isOver(phase: WorldPhase): boolean {
  return OVER.has(phase);
}

/** 1 early, 2 today, 3 running. `at`: world ms. */
export function marketOf(match: WorldMatch, phase: WorldPhase, at: number): number {
  if (isInPlay(phase)) return MARKET.running;
  return match.kickOff < endOfToday(at) ? MARKET.today : MARKET.early;
}

const PHASE_CODE: Partial<Record<WorldPhase, string>> = {
  'first-half': '1H',
  'second-half': '2H',
  'half-time': 'HT',
  break: 'BT',
  overtime: 'OT',
  q1: 'Q1',
  q2: 'Q2',
  q3: 'Q3',
  q4: 'Q4',
  'set-1': 'S1',
  'set-2': 'S2',
  'set-3': 'S3',
  'set-4': 'S4',
  'set-5': 'S5',
};

/** `1H 35:12`, `HT`, `2H 57:10`, `Q2 17:40`, `S2`: play since the start, where a clock runs. Null before kick-off. */
function runningTime({ phase, seconds: played, left, sport }: MatchState): string | null {
  const seconds = left ?? played;
  const code = PHASE_CODE[phase] ?? null;
  if (code === null || code === 'HT' || code === 'BT' || sport === 'tennis' || sport === 'volleyball') return code;
  return `${code} ${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

const TIME_STATUS: Partial<Record<WorldPhase, number>> = { 'first-half': 1, 'second-half': 2, 'half-time': 3 };

/** Quarters or sets so far and the running game: IM sends further facts as text. */
function extraInfo({ periodScores, points, server }: MatchState): string {
  return periodScores.length === 0 ? '' : JSON.stringify({ PeriodScores: periodScores, Points: points, Server: server });
}

export interface MatchView {
  oddsType: OddsType;
  /** Requested market lines; absent = all. */
  betTypes?: readonly number[] | undefined;
  periods?: readonly number[] | undefined;
  levels?: readonly number[] | undefined;
}

const isRequested = (list: readonly number[] | undefined, value: number) => list === undefined || list.length === 0 || list.includes(value);

function shownLines(match: WorldMatch, markets: readonly WorldMarket[], suspended: boolean, view: MatchView) {
  const levels = levelsOf(markets);
  return markets
    .filter(
      (market) => isRequested(view.betTypes, betTypeOf(match.sport, market.kind).id) && isRequested(view.periods, PERIOD[market.period].id),
    )
    .filter((market) => isRequested(view.levels, levels.get(market)!))
    .map((market) => toImMarket(match, market, { level: levels.get(market)!, suspended, oddsType: view.oddsType }));
}

/** One event of the world as IM shows it at a world time. venues §3.2 */
export function toImMatch(world: World, match: WorldMatch, at: number, view: MatchView) {
  const state = world.state(match, at);
  const markets = world.markets(match, IM_PRICING, at).filter(sellsMarket);
  const suspended = state.suspended !== null;
  const running = isInPlay(state.phase);
  const red = running ? state.red : ([0, 0] as const);
  return {
    EventId: imMatchId(match),
    EventDate: new Date(match.kickOff).toISOString(),
    Market: marketOf(match, state.phase, at),
    EventStatusId: markets.length === 0 || suspended ? STATUS.closed : STATUS.open,
    IsLive: true,
    OpenParlay: isForCombos(match),
    OrderNumber: match.league.rank * 10_000 + (match.league.number % 10_000),
    EventGroupId: imMatchId(match),
    EventGroupTypeId: GROUP.main,
    GroundTypeId: match.neutral ? 0 : 1,
    TotalMarketLineCount: markets.length,
    IsPopular: match.league.hot,
    HomeTeamId: match.home.number,
    HomeTeam: match.home.name,
    AwayTeamId: match.away.number,
    AwayTeam: match.away.name,
    RBTime: runningTime(state),
    RBTimeStatus: TIME_STATUS[state.phase] ?? 0,
    HomeScore: running ? String(state.score[0]) : null,
    AwayScore: running ? String(state.score[1]) : null,
    HomeRedCard: String(red[0]),
    AwayRedCard: String(red[1]),
    RelatedScores:
      running && match.sport === 'football'
        ? [{ EventGroupTypeId: GROUP.corners, HomeScore: state.corners[0], AwayScore: state.corners[1] }]
        : [],
    ExtraInfo: running ? extraInfo(state) : '',
    LiveStreaming: 0,
    Competition: {
      CompetitionId: match.league.number,
      CompetitionName: leagueName(match),
      PMOrderNumber: match.league.rank,
      RBOrderNumber: match.league.rank,
    },
    MarketLines: shownLines(match, markets, suspended, view),
  };
}
