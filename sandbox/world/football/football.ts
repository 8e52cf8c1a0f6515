import { HOUR } from '../calendar.ts';
import { allLeagues } from './league.ts';
import { withControls } from '../control.ts';
import { footballTimeline } from './match-timeline.ts';
import type { Controls, Engine } from '../engine.model.ts';
import type { Fixture, FixtureSource } from '../fixture.model.ts';
import { marketsOf, type SaleAt } from './markets.ts';
import { memo } from '../memo.ts';
import { createFairOdds, footballProspects } from './fair-odds.ts';
import { isReopening, momentOf } from '../pricing.ts';
import { drawScript } from './script.ts';
import type { Script } from './script.model.ts';
import { phaseAt, stateOf, saleChangesOf } from './state.ts';
import type { FairOdds } from './fair-odds.ts';
import type { Pricing, WorldMarket, WorldMatch } from '../world.model.ts';

/** From here on (seconds on the match clock) prices move too fast for a venue to lag behind. */
const LAG_UNTIL_S = 80 * 60;
const OVER = new Set(['ended', 'abandoned', 'cancelled']);

/** Football: matches of a season and of the round-the-clock leagues, played by the goal model. */
export function createFootball(seed: string, season: FixtureSource, roundTheClock: FixtureSource, controls: Controls): Engine {
  const fairOddsOf = createFairOdds(seed);
  const scripts = memo(3000, (number: number) => drawScript(fixtureOf(number)));

  const find = (number: number): Fixture | null => roundTheClock.byNumber(number) ?? season.byNumber(number);

  function fixtureOf(number: number): Fixture {
    const fixture = find(number);
    if (!fixture) throw new Error(`No match ${number} in this world.`);
    return fixture;
  }

  function scriptOf(match: WorldMatch): Script {
    const events = controls(match.id);
    const drawn = scripts(match.number);
    return events.length === 0 ? drawn : withControls(drawn, events);
  }

  // Every caller of a venue between two price steps sees the same markets.
  const sold = new WeakMap<FairOdds, Map<string, readonly WorldMarket[]>>();
  function soldBy(fairOdds: FairOdds, matchId: string, pricing: Pricing, sale: SaleAt): readonly WorldMarket[] {
    const key = `${pricing.venue}|${pricing.margin}|${pricing.noise}|${sale.locked}|${sale.moment?.at}`;
    const known = sold.get(fairOdds) ?? new Map<string, readonly WorldMarket[]>();
    const markets = known.get(key) ?? marketsOf(fairOdds, matchId, pricing, sale);
    sold.set(fairOdds, known.set(key, markets));
    return markets;
  }

  return {
    maxDurationMs: 2.5 * HOUR,
    between: (from, to, shown) =>
      [...season.between(from, to), ...roundTheClock.between(from, Math.min(to, shown))].map((fixture) => fixture.match),
    byNumber: (number) => find(number)?.match ?? null,
    isOver: (match, at) => match.cancelled || OVER.has(phaseAt(scriptOf(match), at)),
    state: (match, at) => stateOf(scriptOf(match), match.cancelled, at),
    timeline(match, at) {
      const script = scriptOf(match);
      return footballTimeline(fixtureOf(match.number), script, stateOf(script, match.cancelled, at), at);
    },
    markets(match, pricing, at) {
      const fixture = fixtureOf(match.number);
      const script = scriptOf(match);
      const state = stateOf(script, match.cancelled, at);
      if (OVER.has(state.phase)) return [];
      const lag = state.seconds < LAG_UNTIL_S ? (pricing.lag ?? 0) : 0;
      return soldBy(fairOddsOf(fixture, script, state, at - lag), match.id, pricing, {
        locked: state.suspended !== null || isReopening(pricing, script.stops, at),
        moment: momentOf(pricing, match.id, state.phase !== 'not-started', at),
      });
    },
    prospects(match, kind, period, at) {
      const script = scriptOf(match);
      const state = stateOf(script, match.cancelled, at);
      return OVER.has(state.phase) ? null : footballProspects(fairOddsOf(fixtureOf(match.number), script, state, at), kind, period);
    },
    saleChanges: (match, until) => saleChangesOf(scriptOf(match), until),
    leagues: allLeagues,
  };
}
