import { HOUR, MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { pricedAt } from '../engine/price-drift.ts';
import type { Controls, Engine } from '../engine/engine.model.ts';
import { memo, memoLatest } from '../engine/memo.ts';
import { isReopening, momentOf } from '../engine/pricing.ts';
import { createForms } from '../engine/duel-form.ts';
import { duelRaces } from '../engine/duel-races.ts';
import { createRounds } from '../engine/rounds.ts';
import { saleChangesOf } from '../engine/stops.ts';
import type { MatchState, WorldMatch } from '../engine/world.model.ts';
import { withBasketballControls } from './control.ts';
import { basketballTimeline } from './match-timeline.ts';
import { basketballMarkets } from './markets.ts';
import { basketballFairOdds, basketballProspects, driftedMeans, possessionEnded, winChance, type PeriodFairOdds } from './fair-odds.ts';
import type { BasketballScript } from './script.model.ts';
import { generateBasketball, type BasketballFixture } from './script.ts';
import { basketballPhase, basketballState } from './state.ts';
import { basketballCircuits, basketballLeagues, pointsPerPossession } from './teams.ts';

const BASE = 600_000_000;
/** Place of its first race; see `OutrightRace.slot`. */
const RACES_FROM = 50;
const CACHE_SIZE = 500;
/** Chances that bound prices are at most so many ms old: a possession in its last seconds changes them by a few per cent a second. */
const FRESH = 200;
const OVER = new Set(['ended', 'abandoned', 'cancelled']);

/** World ms of the latest basket, end of a possession, or beginning of a quarter. */
function changedAt(script: BasketballScript, at: number): number {
  const basket = script.baskets.findLast((one) => one.at <= at)?.at ?? 0;
  const span = script.spans.findLast((one) => one.from <= at);
  return span ? Math.max(basket, span.from, possessionEnded(span, Math.min(at, span.to))) : basket;
}

/** Basketball: leagues of invented clubs and city teams, played possession by possession. */
export function createBasketball(seed: string, simulated: boolean, controls: Controls): Engine {
  const rounds = createRounds({
    seed,
    base: BASE,
    leagues: basketballLeagues,
    relays: [{ circuits: basketballCircuits, slot: 5 * MINUTE, dayBegins: -2 * HOUR }],
    simulated,
  });
  const seasons = rounds.seasons('wins');
  const formsOf = createForms(seed, seasons);
  const fixtures = memo(4096, (number: number): BasketballFixture => {
    const match = rounds.byNumber(number);
    if (!match) throw new Error(`No match ${number} in this world.`);
    return { match, key: `${seed}|${match.id}`, means: pointsPerPossession(match, formsOf(match)) };
  });
  const races = duelRaces(seed, seasons, RACES_FROM, (match) => winChance(pointsPerPossession(match, formsOf(match)), match.format));
  const scripts = memo(1500, (number: number) => generateBasketball(fixtures(number)));

  function scriptOf(match: WorldMatch): BasketballScript {
    const events = controls(match.id);
    const script = scripts(match.number);
    return events.length === 0 ? script : withBasketballControls(fixtures(match.number), script, events);
  }

  const latestOdds = memoLatest<number, PeriodFairOdds[]>(CACHE_SIZE);

  /**
   * Prices are made at their steps, after every basket, and when a possession has passed without one; venues share one result in
   * between.
   */
  function fairOddsOf(fixture: BasketballFixture, script: BasketballScript, state: MatchState, at: number): PeriodFairOdds[] {
    const left = state.left === null ? Number.POSITIVE_INFINITY : state.left * SECOND;
    const drifted = pricedAt(fixture.match.id, state.phase, at, left);
    const time = state.phase === 'not-started' ? drifted : Math.max(drifted, changedAt(script, at));
    const stage = `${time}|${stageOf(script, state)}`;
    return latestOdds(fixture.match.number, stage, () =>
      basketballFairOdds(script, state, time, driftedMeans(seed, fixture, state.phase, drifted)),
    );
  }

  const latestNow = memoLatest<number, PeriodFairOdds[]>(CACHE_SIZE);

  /** The chances that generate the match, of this very moment. */
  function chancesNow(fixture: BasketballFixture, script: BasketballScript, state: MatchState, at: number): PeriodFairOdds[] {
    const time = state.phase === 'not-started' ? 0 : at;
    return latestNow(fixture.match.number, `${time}|${stageOf(script, state)}`, () => basketballFairOdds(script, state, at, fixture.means));
  }

  return {
    maxDurationMs: 3.5 * HOUR,
    between: rounds.between,
    byNumber: rounds.byNumber,
    isOver: (match, at) => OVER.has(basketballPhase(scriptOf(match), at)),
    state: (match, at) => basketballState(scriptOf(match), at),
    timeline(match, at) {
      const script = scriptOf(match);
      return basketballTimeline(script, basketballState(script, at), at);
    },
    markets(match, pricing, at) {
      const script = scriptOf(match);
      const state = basketballState(script, at);
      if (OVER.has(state.phase)) return [];
      const fixture = fixtures(match.number);
      const expected = fairOddsOf(fixture, script, state, at);
      const live = state.phase !== 'not-started';
      const locked = state.suspended !== null || isReopening(pricing, script.stops, at);
      const fresh = Math.max(Math.floor(at / FRESH) * FRESH, changedAt(script, at));
      return basketballMarkets(expected, chancesNow(fixture, script, state, fresh), match.id, pricing, {
        live,
        locked,
        moment: momentOf(pricing, match.id, live, at),
      });
    },
    prospects(match, kind, period, at) {
      const script = scriptOf(match);
      const state = basketballState(script, at);
      if (OVER.has(state.phase)) return null;
      return basketballProspects(chancesNow(fixtures(match.number), script, state, at), kind, period);
    },
    saleChanges: (match, until) => saleChangesOf(scriptOf(match), until),
    leagues: () => [...basketballLeagues, ...basketballCircuits].map((one) => one.league),
    seasons: () => seasons,
    races: () => races,
  };
}

const stageOf = ({ endAt }: BasketballScript, { phase, score }: MatchState): string => `${phase}|${score.join()}|${endAt}`;
