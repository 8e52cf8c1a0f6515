import type { Pricing } from '../../world/engine/market.model';
import type { MatchState, Pair, World, WorldMatch, WorldPhase } from '../../world/engine/world.model';
import { obMatchId } from './ob.ids';
import { HANDICAP_STATUS, soldMarkets, toPlays } from './ob.market';
import { sportRow } from './ob.numbers';
import { leagueName } from '../shared/venue-names.rules';

/** OB's own margins and its small disagreement with the model. It is the slowest and picks its own main lines. */
export const OB_PRICING: Pricing = {
  venue: 'OBTY',
  margin: 1.05,
  margins: {
    winner: 1.055,
    'double-chance': 1.055,
    'draw-no-bet': 1.05,
    'both-score': 1.07,
    'odd-even': 1.06,
    'home-total': 1.065,
    'away-total': 1.065,
    'corner-total': 1.08,
    'correct-score': 1.17,
    outright: 1.25,
  },
  noise: 0.02,
  drifts: true,
  lag: 4000,
  reopens: 7000,
  lines: { maxOffset: 0.02, max: 5 },
};

const LIVE = 1;

/** `ms`; every phase of play is 1. */
const STATUS: Partial<Record<WorldPhase, number>> = { 'not-started': 0, ended: 3, abandoned: 6, cancelled: 5 };

/** `mmp` */
const PHASE: Record<WorldPhase, string> = {
  'not-started': '0',
  'first-half': '6',
  'half-time': '31',
  'second-half': '7',
  ended: '999',
  abandoned: '90',
  cancelled: '90',
  q1: '13',
  q2: '14',
  q3: '15',
  q4: '16',
  break: '301',
  overtime: '40',
  'set-1': '8',
  'set-2': '9',
  'set-3': '10',
  'set-4': '11',
  'set-5': '12',
};
/** `mmp` of the break after so many quarters. */
const BREAK = ['0', '301', '302', '303'] as const;
const BEFORE_OVERTIME = '32';

export function isInPlay(phase: WorldPhase): boolean {
  return obStatus(phase) === LIVE;
}

function obStatus(phase: WorldPhase): number {
  return STATUS[phase] ?? LIVE;
}

function obPhase({ phase, periodScores }: MatchState): string {
  return phase === 'break' ? (BREAK[periodScores.length] ?? BEFORE_OVERTIME) : PHASE[phase];
}

/** Keys of `msc` for quarters (the fifth is all overtime) and sets. */
const QUARTERS = ['S19', 'S20', 'S21', 'S22', 'S7'] as const;
const SETS = ['S23', 'S39', 'S55', 'S71', 'S87'] as const;

type Score = Pair | readonly [string, string];
const row = (key: string, [home, away]: Score) => `${key}|${home}:${away}`;
const rows = (keys: readonly string[], scores: readonly Pair[]) =>
  scores.flatMap((score, index) => (keys[index] ? [row(keys[index], score)] : []));

/** `msc` */
export function obScores({ sport }: Pick<WorldMatch, 'sport'>, state: MatchState): string[] {
  if (state.phase === 'not-started' || state.phase === 'cancelled') return [];
  const whole = row('S1', state.score);
  if (sport === 'basketball') return [whole, ...rows(QUARTERS, state.periodScores)];
  if (sport === 'tennis' || sport === 'volleyball')
    return [whole, ...rows(SETS, state.periodScores), ...(state.points ? [row('S103', state.points)] : [])];
  const half = state.halfScore ?? (state.phase === 'first-half' ? state.score : null);
  return [whole, ...(half ? [row('S2', half)] : []), row('S5', state.corners), row('S11', state.red), row('S12', state.yellow)];
}

/** Head of every row: sport and league. */
export function toHead(match: WorldMatch) {
  const { csid, name } = sportRow(match.sport);
  const { number, rank } = match.league;
  return { mid: obMatchId(match), csid, csna: name, tid: String(number), tn: leagueName(match), lurl: '', tlev: rank };
}

/** One match of the world as OB shows it now. venues §2.2 */
export function toObMatch(world: World, match: WorldMatch) {
  const at = world.now();
  const state = world.state(match, at);
  const markets = world.markets(match, OB_PRICING, at);
  const suspended = state.suspended !== null;
  return {
    ...toHead(match),
    mgt: String(match.kickOff),
    ms: obStatus(state.phase),
    mmp: obPhase(state),
    mst: String(state.seconds),
    mess: state.running ? 1 : 0,
    ...(state.server ? { mat: state.server } : {}),
    mft: match.format,
    mc: soldMarkets(match, markets),
    mhs: suspended ? HANDICAP_STATUS.suspended : HANDICAP_STATUS.open,
    mo: state.endedAt === null ? 0 : 1,
    mng: match.neutral ? 1 : 0,
    mhid: String(match.home.number),
    maid: String(match.away.number),
    mhn: match.home.name,
    man: match.away.name,
    mhlu: [],
    malu: [],
    mms: 0,
    mvs: -1,
    mf: 0,
    tf: 0,
    msc: obScores(match, state),
    hps: toPlays(match, markets, { inPlay: isInPlay(state.phase), suspended, detail: false }),
  };
}
