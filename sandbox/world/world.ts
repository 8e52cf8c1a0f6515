import { HOUR } from './calendar.ts';
import { allCompetitions } from './competition.ts';
import { withControls } from './control.ts';
import type { Fixture } from './fixture.model.ts';
import { marketsOf } from './markets.ts';
import { memo } from './memo.ts';
import { createOutlooks } from './outlook.ts';
import { createRealSeasons } from './real-seasons.ts';
import { createRelay } from './relay.ts';
import { drawScript } from './script.ts';
import type { Script } from './script.model.ts';
import { createSeason } from './season.ts';
import { phaseAt, stateOf } from './state.ts';
import type { ControlEvent, World, WorldMatch } from './world.model.ts';

export interface WorldOptions {
  seed: string;
  /** World ms. */
  clock: { now(): number };
  /** Every control event stored so far. */
  control(): readonly ControlEvent[];
  /** Folder of real seasons (SANDBOX_DATA); absent = a season is drawn. */
  dataFolder?: string | undefined;
}

/** Matches of the small round-the-clock leagues are announced this long before kick-off. */
const ANNOUNCED = 3 * HOUR;

/** No match lasts longer than this. */
const LONGEST = 2.5 * HOUR;

const OVER = new Set(['ended', 'abandoned', 'cancelled']);

/** The football world: a function of the seed, the clock and the control events; nothing else is remembered. */
export function createWorld({ seed, clock, control, dataFolder }: WorldOptions): World {
  const season = dataFolder ? createRealSeasons(dataFolder) : createSeason(seed);
  // Beside real seasons the relay fills up and says so; it also keeps the promise of a match about to end.
  const relay = createRelay(seed, Boolean(dataFolder));
  const outlooks = createOutlooks(seed);
  const scripts = memo(3000, (number: number) => drawScript(fixtureOf(number)));

  const find = (number: number): Fixture | null => relay.byNumber(number) ?? season.byNumber(number);

  function fixtureOf(number: number): Fixture {
    const fixture = find(number);
    if (!fixture) throw new Error(`No match ${number} in this world.`);
    return fixture;
  }

  function scriptOf(match: WorldMatch): Script {
    const events = control().filter((event) => event.matchId === match.id);
    const drawn = scripts(match.number);
    return events.length === 0 ? drawn : withControls(drawn, events);
  }

  function matchesBetween(from: number, to: number): WorldMatch[] {
    const shown = Math.min(to, clock.now() + ANNOUNCED);
    return [...season.between(from, to), ...relay.between(from, shown)].map((fixture) => fixture.match)
      .toSorted((a, b) => a.kickOff - b.kickOff || a.number - b.number);
  }

  return {
    now: () => clock.now(),
    matchesBetween: (from, to, sport = 'football') => (sport === 'football' ? matchesBetween(from, to) : []),
    live: (at = clock.now(), sport = 'football') => (sport === 'football' ? matchesBetween(at - LONGEST, at + 1) : [])
      .filter((match) => !match.cancelled && !OVER.has(phaseAt(scriptOf(match), at))),
    matchByNumber: (number) => find(number)?.match ?? null,
    matchById(id) {
      const number = /^ev-(\d{1,9})$/.exec(id)?.[1];
      return number === undefined ? null : find(Number(number))?.match ?? null;
    },
    state: (match, at = clock.now()) => stateOf(scriptOf(match), match.cancelled, at),
    markets(match, pricing, at = clock.now()) {
      const fixture = fixtureOf(match.number);
      const script = scriptOf(match);
      const state = stateOf(script, match.cancelled, at);
      if (OVER.has(state.phase)) return [];
      return marketsOf(outlooks(fixture, script, state, at), match.id, pricing, state.suspended !== null);
    },
    competitions: (sport = 'football') => (sport === 'football' ? allCompetitions() : []),
    outrights: () => [],
  };
}
