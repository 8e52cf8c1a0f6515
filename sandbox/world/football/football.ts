import { HOUR, SECOND } from '../../kernel/clock/calendar.ts';
import { allLeagues } from './league.ts';
import { withControls } from './control.ts';
import { footballTimeline } from './match-timeline.ts';
import type { Controls, Engine } from '../engine/engine.model.ts';
import type { Fixture, FixtureSource, SeasonSource } from '../engine/fixture.model.ts';
import type { SaleAt } from '../engine/market-builder.ts';
import { marketsOf } from './markets.ts';
import { memo, memoLatest } from '../engine/memo.ts';
import { footballChances, footballProspects, ratesNow, type FootballChances } from './chances.ts';
import { createFairOdds } from './fair-odds.ts';
import { RUSH } from '../engine/price-drift.ts';
import { isReopening, momentOf } from '../engine/pricing.ts';
import { saleChangesOf } from '../engine/stops.ts';
import { generateScript } from './script.ts';
import type { Script } from './script.model.ts';
import { closedAt, closesOf, phaseAt, stateOf, timeLeft } from './state.ts';
import type { FairOdds } from './fair-odds.ts';
import type { Pricing, WorldMarket } from '../engine/market.model.ts';
import type { MatchState, WorldMatch } from '../engine/world.model.ts';

/** Seconds on the match clock from which prices move too fast for a venue to lag behind. */
const LAG_UNTIL_S = 80 * 60;
/** Matches whose present chances are cached. */
const CACHE_SIZE = 1000;
const OVER = new Set(['ended', 'abandoned', 'cancelled']);

/** Football: matches of a season and of the round-the-clock leagues, played by the goal model. */
export function createFootball(seed: string, season: SeasonSource, roundTheClock: FixtureSource, controls: Controls): Engine {
  const fairOddsOf = createFairOdds(seed);
  const scripts = memo(3000, (number: number) => generateScript(fixtureOf(number)));

  const find = (number: number): Fixture | null => roundTheClock.byNumber(number) ?? season.byNumber(number);

  function fixtureOf(number: number): Fixture {
    const fixture = find(number);
    if (!fixture) throw new Error(`No match ${number} in this world.`);
    return fixture;
  }

  function scriptOf(match: WorldMatch): Script {
    const events = controls(match.id);
    const script = scripts(match.number);
    return events.length === 0 ? script : withControls(script, events);
  }

  const latestChances = memoLatest<number, FootballChances>(CACHE_SIZE);

  /** The chances of this second; before kick-off they do not change. */
  function chancesOf(fixture: Fixture, script: Script, state: MatchState, at: number): FootballChances {
    const second = state.phase === 'not-started' ? script.kickOff : Math.floor(at / SECOND) * SECOND;
    const stage = `${second}|${state.phase}|${state.score.join()}|${state.red.join()}|${state.corners.join()}`;
    return latestChances(fixture.match.number, stage, () => footballChances(fixture, script, state, second, ratesNow(fixture, state)));
  }

  // Every caller of a venue within a second sees the same markets.
  const sold = new WeakMap<FootballChances, WeakMap<FairOdds, Map<string, readonly WorldMarket[]>>>();
  function soldBy(fairOdds: FairOdds, now: FootballChances, matchId: string, pricing: Pricing, sale: SaleAt): readonly WorldMarket[] {
    const key = `${pricing.venue}|${pricing.margin}|${pricing.noise}|${sale.locked}|${sale.closed?.join()}|${sale.moment?.at}`;
    const ofNow = sold.get(now) ?? new WeakMap<FairOdds, Map<string, readonly WorldMarket[]>>();
    const known = ofNow.get(fairOdds) ?? new Map<string, readonly WorldMarket[]>();
    const markets = known.get(key) ?? marketsOf(fairOdds, now, matchId, pricing, sale);
    sold.set(now, ofNow.set(fairOdds, known.set(key, markets)));
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
      const lag = state.seconds < LAG_UNTIL_S && timeLeft(script, at) > RUSH ? (pricing.lag ?? 0) : 0;
      const live = state.phase !== 'not-started';
      return soldBy(fairOddsOf(fixture, script, state, at - lag), chancesOf(fixture, script, state, at), match.id, pricing, {
        live,
        locked: state.suspended !== null || isReopening(pricing, script.stops, at),
        closed: closedAt(script, at),
        moment: momentOf(pricing, match.id, live, at),
      });
    },
    prospects(match, kind, period, at) {
      const fixture = fixtureOf(match.number);
      const script = scriptOf(match);
      const state = stateOf(script, match.cancelled, at);
      if (OVER.has(state.phase) || closedAt(script, at).includes(period)) return null;
      return footballProspects(footballChances(fixture, script, state, at, ratesNow(fixture, state)), kind, period);
    },
    saleChanges(match, until) {
      const script = scriptOf(match);
      return [...saleChangesOf(script, until), ...closesOf(script).filter((at) => at <= until)];
    },
    leagues: allLeagues,
    seasons: () => [...season.seasons(), ...roundTheClock.seasons()],
    races: () => season.races,
  };
}
