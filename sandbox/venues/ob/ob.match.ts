import type { Pricing, World, WorldMatch } from '../../world/world.model';
import { obMatchId } from './ob.ids';
import { HANDICAP_STATUS, soldMarkets, toPlays } from './ob.market';
import { sportRow } from './ob.sport';
import { isInPlay, obPhase, obScores, obStatus } from './ob.state';

/** OB's own margins and its small disagreement with the model. It is the slowest and chooses its own main lines. */
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

/** A match that only fills up beside real seasons says so where its league stands. */
export function leagueName({ league, simulated }: Pick<WorldMatch, 'league' | 'simulated'>): string {
  return simulated ? `模拟赛事 ${league.name}` : league.name;
}

/** What stands at the head of every row: sport and league. */
export function toHead(match: WorldMatch) {
  const { csid, name } = sportRow(match.sport);
  const { number, rank } = match.league;
  return { mid: obMatchId(match), csid, csna: name, tid: String(number), tn: leagueName(match), lurl: '', tlev: rank };
}

/** One match of the world as OB prints it now. venues §2.2 */
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
