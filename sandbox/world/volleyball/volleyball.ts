import { HOUR, MINUTE } from '../../kernel/clock/calendar.ts';
import { createMarketBuilder, single } from '../engine/market-builder.ts';
import { saleChangesOf } from '../engine/stops.ts';
import { toDistribution, type Distribution } from '../engine/distribution.ts';
import type { Controls, Engine } from '../engine/engine.model.ts';
import { memo, memoLatest } from '../engine/memo.ts';
import { driftAt, pricedAt } from '../engine/price-drift.ts';
import { isReopening, momentOf } from '../engine/pricing.ts';
import { createRounds } from '../engine/rounds.ts';
import { nearest, SET_HANDICAPS, SET_TOTALS } from '../sets/lines.ts';
import type { SetScript } from '../sets/script.ts';
import { setName, setsPhase, setsState } from '../sets/state.ts';
import { EMPTY_TIMELINE, type TimelineEvent } from '../engine/timeline.model.ts';
import type { MatchState, WorldMatch, WorldPhase } from '../engine/world.model.ts';
import { MAX_SETS, type Board } from './board.ts';
import { volleyballChances, volleyballProspects, type VolleyballChances } from './fair-odds.ts';
import { boardAt, generateVolleyball, type VolleyballFixture } from './script.ts';
import { pointChance, volleyballLeagues } from './teams.ts';

const BASE = 900_000_000;
const DRIFT = { slowDrift: 0.002, noise: 0.0004 };
const CACHE_SIZE = 300;

/** Possible results of the sets of a match. */
interface Sets {
  difference: Distribution;
  total: Distribution;
}

/** Volleyball: leagues of invented teams, played point by point. A sport that the site shows in its general form. */
export function createVolleyball(seed: string, simulated: boolean, controls: Controls): Engine {
  const rounds = createRounds({ seed, base: BASE, leagues: volleyballLeagues, relays: [], simulated });
  const fixtures = memo(1024, (number: number): VolleyballFixture => {
    const match = rounds.byNumber(number);
    if (!match) throw new Error(`No match ${number} in this world.`);
    return { match, key: `${seed}|${match.id}`, point: pointChance(match.home, match.away) };
  });
  const scripts = memo(500, (number: number) => generateVolleyball(fixtures(number)));
  const latestChances = memoLatest<number, VolleyballChances>(CACHE_SIZE);

  function scriptOf(match: WorldMatch): SetScript {
    const events = controls(match.id);
    return events.length === 0 ? scripts(match.number) : generateVolleyball(fixtures(match.number), events);
  }

  function chancesOf({ match, point }: VolleyballFixture, board: Board, phase: WorldPhase, at: number): VolleyballChances {
    const time = pricedAt(match.id, phase, at);
    return latestChances(match.number, `${time}|${board.points.join(';')}`, () =>
      volleyballChances(point + driftAt(seed, match.id, 'home', phase, time, DRIFT), board),
    );
  }

  const latestNow = memoLatest<number, VolleyballChances>(CACHE_SIZE);

  /** The chances that generate the match: they change with every point, and with nothing else. */
  const chancesNow = ({ match, point }: VolleyballFixture, board: Board): VolleyballChances =>
    latestNow(match.number, board.points.join(';'), () => volleyballChances(point, board));

  return {
    maxDurationMs: 4 * HOUR,
    between: rounds.between,
    byNumber: rounds.byNumber,
    isOver: (match, at) => !['not-started', null].includes(setsPhase(scriptOf(match), at)),
    state: (match, at) => stateOf(scriptOf(match), at),
    timeline(match, at) {
      const script = scriptOf(match);
      return timelineOf(script, stateOf(script, at), at);
    },
    markets(match, pricing, at) {
      const script = scriptOf(match);
      const board = boardAt(script, at);
      const state = stateOf(script, at, board);
      if (state.endedAt !== null) return [];
      const chances = chancesOf(fixtures(match.number), board, state.phase, at);
      const now = chancesNow(fixtures(match.number), board);
      const live = state.phase !== 'not-started';
      const sale = {
        live,
        locked: state.suspended !== null || isReopening(pricing, script.stops, at),
        moment: momentOf(pricing, match.id, live, at),
      };
      const whole = createMarketBuilder(match.id, 'full', pricing, sale);
      const set = createMarketBuilder(match.id, setName(board.points.length - 1), pricing, sale);
      const [made, bound] = [chances, now].map(({ setDifference, setTotal }) => ({
        difference: toDistribution(setDifference.lowest, setDifference.chances),
        total: toDistribution(setTotal.lowest, setTotal.chances),
      })) as [Sets, Sets];
      return [
        whole.sides('winner', single(chances.match), now.match, 'home', 'away'),
        ...nearest(SET_HANDICAPS[MAX_SETS]!, (line) => made.difference.over(-line)).map((one) =>
          whole.sides('set-handicap', one, bound.difference.over(-one.line), 'home', 'away'),
        ),
        ...nearest(SET_TOTALS[MAX_SETS]!, made.total.over).map((one) =>
          whole.sides('set-total', one, bound.total.over(one.line), 'over', 'under'),
        ),
        set.sides('winner', single(chances.set), now.set, 'home', 'away'),
      ];
    },
    prospects(match, kind, period, at) {
      const script = scriptOf(match);
      const board = boardAt(script, at);
      const state = stateOf(script, at, board);
      if (state.endedAt !== null) return null;
      return volleyballProspects(chancesNow(fixtures(match.number), board), setName(board.points.length - 1), kind, period);
    },
    saleChanges: (match, until) => saleChangesOf(scriptOf(match), until),
    leagues: () => volleyballLeagues.map(({ league }) => league),
    seasons: () => rounds.seasons(null),
    races: () => [],
  };
}

/** The state of a match at a moment of world time; `score` counts sets. */
const stateOf = (script: SetScript, at: number, board: Board = boardAt(script, at)): MatchState =>
  setsState(script, at, { sport: 'volleyball', sets: board.sets, figures: board.points });

/** Timeline of a match until `at`: its sets. */
function timelineOf(script: SetScript, state: MatchState, at: number) {
  if (at < script.kickOff || state.phase === 'cancelled') return EMPTY_TIMELINE;
  const minuteOf = (time: number) => Math.floor((time - script.kickOff) / MINUTE);
  const events: TimelineEvent[] = [{ kind: 'start', side: null, period: 1, minute: 0, added: 0, score: [0, 0], at: script.kickOff }];
  for (const [index, score] of state.periodScores.slice(0, state.periodsDone).entries()) {
    const ended = script.acts.find((act) => boardAt(script, act.at).sets.reduce((a, b) => a + b) === index + 1)!;
    const side = score[0] > score[1] ? 'home' : 'away';
    events.push({ kind: 'set', side, period: index + 1, minute: minuteOf(ended.at), added: 0, score: [score[0], score[1]], at: ended.at });
  }
  if (state.endedAt !== null) {
    const kind = state.phase === 'abandoned' ? 'abandoned' : 'full';
    const period = state.periodScores.length;
    events.push({ kind, side: null, period, minute: minuteOf(script.endAt), added: 0, score: [...state.score], at: script.endAt });
  }
  return { ...EMPTY_TIMELINE, events, periods: state.periodScores };
}
