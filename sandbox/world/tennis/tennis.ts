import { HOUR, MINUTE } from '../../kernel/clock/calendar.ts';
import { unit } from '../engine/chance.ts';
import { driftAt, pricedAt } from '../engine/price-drift.ts';
import type { Controls, Engine } from '../engine/engine.model.ts';
import { memo, memoLatest } from '../engine/memo.ts';
import { isReopening, momentOf } from '../engine/pricing.ts';
import { createForms } from '../engine/duel-form.ts';
import { duelRaces } from '../engine/duel-races.ts';
import { createRounds } from '../engine/rounds.ts';
import { saleChangesOf } from '../engine/stops.ts';
import { setName, setsPhase } from '../sets/state.ts';
import { SMALL_RANK, type WorldMatch, type WorldPhase } from '../engine/world.model.ts';
import type { Board } from './board.ts';
import { tennisChances, tennisProspects, winChance, type Serve, type TennisChances } from './fair-odds.ts';
import { tennisMarkets } from './markets.ts';
import { tennisTimeline } from './match-timeline.ts';
import { serveChances, tennisCircuits, tennisLeagues } from './players.ts';
import { boardAt, generateTennis, type TennisFixture, type TennisScript } from './script.ts';
import { tennisState } from './state.ts';

const BASE = 700_000_000;
/** Place of its first race; see `OutrightRace.slot`. */
const RACES_FROM = 60;
/** Matches of the small leagues start so often that one is about to end, though no end follows from another. */
const RELAYS = [
  { circuits: tennisCircuits.challengers, slot: 5 * MINUTE, dayBegins: 0 },
  { circuits: tennisCircuits.opens, slot: 3 * MINUTE, dayBegins: 0 },
] as const;
const DRIFT = { slowDrift: 0.003, noise: 0.0005 };
const CACHE_SIZE = 500;

/** Tennis: leagues and challengers of invented players, played point by point. */
export function createTennis(seed: string, simulated: boolean, controls: Controls): Engine {
  const rounds = createRounds({ seed, base: BASE, leagues: tennisLeagues, relays: RELAYS, simulated });
  const seasons = rounds.seasons('wins');
  const formsOf = createForms(seed, seasons);
  const fixtures = memo(4096, (number: number): TennisFixture => {
    const match = rounds.byNumber(number);
    if (!match) throw new Error(`No match ${number} in this world.`);
    const key = `${seed}|${match.id}`;
    return {
      match,
      key,
      serve: serveChances(match, formsOf(match)),
      firstServer: unit(`toss|${key}`) < 0.5 ? 0 : 1,
      retires: match.league.rank < SMALL_RANK,
    };
  });
  const races = duelRaces(seed, seasons, RACES_FROM, (match) => winChance(serveChances(match, formsOf(match)), match.format));
  const scripts = memo(1000, (number: number) => generateTennis(fixtures(number)));

  function scriptOf(match: WorldMatch): TennisScript {
    const events = controls(match.id);
    return events.length === 0 ? scripts(match.number) : generateTennis(fixtures(match.number), events);
  }

  const latestChances = memoLatest<number, TennisChances>(CACHE_SIZE);

  /** Chances with price drift since prices were last made; venues share one result in between. */
  function chancesOf(fixture: TennisFixture, board: Board, phase: WorldPhase, at: number): TennisChances {
    const { match } = fixture;
    const time = pricedAt(match.id, phase, at);
    const stage = `${time}|${stageOf(board)}`;
    const driftOf = (side: string) => driftAt(seed, match.id, side, phase, time, DRIFT);
    return latestChances(match.number, stage, () => {
      const serve: Serve = [fixture.serve[0] + driftOf('home'), fixture.serve[1] + driftOf('away')];
      return tennisChances(serve, board);
    });
  }

  const latestNow = memoLatest<number, TennisChances>(CACHE_SIZE);

  /** The chances that generate the match: they change with every point, and with nothing else. */
  const chancesNow = ({ match, serve }: TennisFixture, board: Board): TennisChances =>
    latestNow(match.number, stageOf(board), () => tennisChances(serve, board));

  return {
    maxDurationMs: 6 * HOUR,
    between: rounds.between,
    byNumber: rounds.byNumber,
    isOver: (match, at) => !['not-started', null].includes(setsPhase(scriptOf(match), at)),
    state: (match, at) => tennisState(scriptOf(match), at),
    timeline(match, at) {
      const script = scriptOf(match);
      return tennisTimeline(script, tennisState(script, at), at);
    },
    markets(match, pricing, at) {
      const script = scriptOf(match);
      const board = boardAt(script, at);
      const state = tennisState(script, at, board);
      if (state.endedAt !== null) return [];
      const fixture = fixtures(match.number);
      const chances = chancesOf(fixture, board, state.phase, at);
      const live = state.phase !== 'not-started';
      const locked = state.suspended !== null || isReopening(pricing, script.stops, at);
      const shown = { live, locked, moment: momentOf(pricing, match.id, live, at) };
      return tennisMarkets(chances, chancesNow(fixture, board), match.format, setName(board.games.length - 1), match.id, pricing, shown);
    },
    prospects(match, kind, period, at) {
      const script = scriptOf(match);
      const board = boardAt(script, at);
      const state = tennisState(script, at, board);
      if (state.endedAt !== null) return null;
      return tennisProspects(chancesNow(fixtures(match.number), board), setName(board.games.length - 1), kind, period);
    },
    saleChanges: (match, until) => saleChangesOf(scriptOf(match), until),
    leagues: () => [...tennisLeagues, ...tennisCircuits.challengers, ...tennisCircuits.opens].map((one) => one.league),
    seasons: () => rounds.seasons(null),
    races: () => races,
  };
}

const stageOf = ({ games, points, server }: Board): string => `${games.join(';')}|${points.join()}|${server}`;
