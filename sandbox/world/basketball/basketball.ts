import { HOUR, MINUTE } from '../calendar.ts';
import { pricedAt } from '../price-drift.ts';
import type { Controls, Engine } from '../engine.model.ts';
import { memo, memoLatest } from '../memo.ts';
import { isReopening, momentOf } from '../pricing.ts';
import { createRounds } from '../rounds.ts';
import { scheduleEnds } from '../schedule-ends.ts';
import { saleChangesOf } from '../football/state.ts';
import type { MatchState, WorldMatch } from '../world.model.ts';
import { withBasketballControls } from './control.ts';
import { basketballTimeline } from './match-timeline.ts';
import { basketballMarkets } from './markets.ts';
import { basketballFairOdds, basketballProspects, type PeriodFairOdds } from './fair-odds.ts';
import type { BasketballScript } from './script.model.ts';
import { drawBasketball, type BasketballFixture } from './script.ts';
import { basketballPhase, basketballState } from './state.ts';
import { basketballCircuits, basketballLeagues, pointsPerPossession } from './teams.ts';

const BASE = 600_000_000;
/** A small league's match usually takes this long. */
const USUAL = 75 * MINUTE;
const CACHE_SIZE = 500;
const OVER = new Set(['ended', 'abandoned', 'cancelled']);

/** Basketball: leagues of invented clubs and city teams, played possession by possession. */
export function createBasketball(seed: string, simulated: boolean, controls: Controls): Engine {
  const rounds = createRounds({
    seed,
    base: BASE,
    leagues: basketballLeagues,
    circuits: basketballCircuits,
    dayBegins: -2 * HOUR,
    simulated,
  });
  const fixtures = memo(4096, (number: number): BasketballFixture => {
    const match = rounds.byNumber(number);
    if (!match) throw new Error(`No match ${number} in this world.`);
    return { match, key: `${seed}|${match.id}`, means: pointsPerPossession(match.league, match.home, match.away) };
  });
  const planOf = scheduleEnds(
    seed,
    rounds,
    (number) => drawBasketball(fixtures(number), null).endAt - fixtures(number).match.kickOff,
    USUAL,
  );
  const scripts = memo(1500, (number: number) => drawBasketball(fixtures(number), planOf(number)));

  function scriptOf(match: WorldMatch): BasketballScript {
    const events = controls(match.id);
    const drawn = scripts(match.number);
    return events.length === 0 ? drawn : withBasketballControls(fixtures(match.number), drawn, events);
  }

  const latestOdds = memoLatest<number, PeriodFairOdds[]>(CACHE_SIZE);

  /** Prices are made at their steps and after every basket; venues that ask in between share one answer. */
  function fairOddsOf(fixture: BasketballFixture, script: BasketballScript, state: MatchState, at: number): PeriodFairOdds[] {
    const step = pricedAt(fixture.match.id, state.phase, at);
    const latest = script.baskets.findLast((basket) => basket.at <= at)?.at ?? 0;
    const span = script.spans.findLast((one) => one.from <= at)?.from ?? 0;
    const time = state.phase === 'not-started' ? step : Math.max(step, latest, span);
    const stage = `${time}|${state.phase}|${state.score.join()}|${script.endAt}`;
    return latestOdds(fixture.match.number, stage, () => basketballFairOdds(seed, fixture, script, state, time));
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
      const expected = fairOddsOf(fixtures(match.number), script, state, at);
      const live = state.phase !== 'not-started';
      const locked = state.suspended !== null || isReopening(pricing, script.stops, at);
      return basketballMarkets(expected, match.id, pricing, { live, locked, moment: momentOf(pricing, match.id, live, at) });
    },
    prospects(match, kind, period, at) {
      const script = scriptOf(match);
      const state = basketballState(script, at);
      if (OVER.has(state.phase)) return null;
      return basketballProspects(fairOddsOf(fixtures(match.number), script, state, at), kind, period);
    },
    saleChanges: (match, until) => saleChangesOf(scriptOf(match), until),
    leagues: () => [...basketballLeagues, ...basketballCircuits].map((one) => one.league),
  };
}
