import { createBasketball } from './basketball/basketball.ts';
import { DAY, HOUR, siteDayOf } from '../kernel/clock/calendar.ts';
import { EMPTY_TIMELINE } from './engine/timeline.model.ts';
import type { Engine } from './engine/engine.model.ts';
import { createFootball } from './football/football.ts';
import { createRealSeasons } from './football/real-seasons.ts';
import { createRoundTheClock } from './football/round-the-clock.ts';
import { createSeason } from './football/season.ts';
import { createTennis } from './tennis/tennis.ts';
import { createVolleyball } from './volleyball/volleyball.ts';
import { createOutrights } from './outright/outrights.ts';
import { createFinals } from './engine/finals.ts';
import { createPast } from './past/past.ts';
import {
  SMALL_RANK,
  WORLD_SPORTS,
  type ControlEvent,
  type MatchPast,
  type World,
  type WorldMatch,
  type WorldSport,
} from './engine/world.model.ts';

export interface WorldOptions {
  seed: string;
  /** World ms. */
  clock: { now(): number };
  /** Every control event stored so far. */
  control(): readonly ControlEvent[];
  /** Folder of real seasons (SANDBOX_DATA); absent = a season is generated. */
  dataFolder?: string | undefined;
}

/** Matches of the small round-the-clock leagues are announced this long before kick-off. */
const ANNOUNCED = 3 * HOUR;
/** The other matches are on sale for whole days before their kick-off, counted in the site's days (UTC+8). */
const ON_SALE = 7 * DAY;

/** A value for each sport. */
const mapSports = <T>(make: (sport: WorldSport) => T): Readonly<Record<WorldSport, T>> => ({
  football: make('football'),
  basketball: make('basketball'),
  tennis: make('tennis'),
  volleyball: make('volleyball'),
});

const versionOf = (events: readonly ControlEvent[]) => `${events.length}|${events.at(-1)?.at ?? 0}`;

const NO_PAST: MatchPast = { form: { home: [], away: [] }, meetings: [], table: null };

/** The world of sport: a function of the seed, the clock and the control events; nothing else is stored. */
export function createWorld({ seed, clock, control, dataFolder }: WorldOptions): World {
  const controls = (matchId: string) => control().filter((event) => event.matchId === matchId);
  const season = dataFolder ? createRealSeasons(dataFolder) : createSeason(seed);
  // Beside real seasons, the round-the-clock leagues and the invented leagues of other sports are marked as simulated.
  const simulated = Boolean(dataFolder);
  const engines: Readonly<Record<WorldSport, Engine>> = {
    football: createFootball(seed, season, createRoundTheClock(seed, simulated), controls),
    basketball: createBasketball(seed, simulated, controls),
    tennis: createTennis(seed, simulated, controls),
    volleyball: createVolleyball(seed, simulated, controls),
  };

  const version = () => versionOf(control());
  const finals = mapSports((sport) =>
    createFinals({ ...engines[sport], isTouched: ({ id }) => control().some(({ matchId }) => matchId === id) }),
  );
  const pasts = mapSports((sport) => createPast({ seasons: engines[sport].seasons, finalOf: finals[sport], version }));
  const outrightEvents = createOutrights({
    seed,
    races: WORLD_SPORTS.flatMap((sport) => engines[sport].races()),
    sports: mapSports((sport) => ({ ...engines[sport], finalOf: finals[sport] })),
    version,
  });
  const isOutright = (match: WorldMatch) => outrightEvents.byNumber(match.number) !== null;

  function matchesBetween(from: number, to: number, sport: WorldSport = 'football'): WorldMatch[] {
    return engines[sport].between(from, to, clock.now() + ANNOUNCED).toSorted((a, b) => a.kickOff - b.kickOff || a.number - b.number);
  }

  const matchByNumber = (number: number): WorldMatch | null => {
    for (const engine of Object.values(engines)) {
      const match = engine.byNumber(number);
      if (match) return match;
    }
    return outrightEvents.byNumber(number);
  };

  return {
    now: () => clock.now(),
    matchesBetween,
    live: (at = clock.now(), sport = 'football') =>
      matchesBetween(at - engines[sport].maxDurationMs, at + 1, sport).filter((match) => !engines[sport].isOver(match, at)),
    matchByNumber,
    matchById(id) {
      const number = /^ev-(\d{1,9})$/.exec(id)?.[1];
      return number === undefined ? null : matchByNumber(Number(number));
    },
    state: (match, at = clock.now()) => (isOutright(match) ? outrightEvents : engines[match.sport]).state(match, at),
    timeline: (match, at = clock.now()) => (isOutright(match) ? EMPTY_TIMELINE : engines[match.sport].timeline(match, at)),
    markets: (match, pricing, at = clock.now()) => (isOutright(match) ? outrightEvents : engines[match.sport]).markets(match, pricing, at),
    past: async (match, at = clock.now()) => (isOutright(match) ? NO_PAST : pasts[match.sport](match, at)),
    prospects: (match, kind, period, at = clock.now()) =>
      isOutright(match) ? null : engines[match.sport].prospects(match, kind, period, at),
    opensAt: ({ league, kickOff }) => (league.rank === SMALL_RANK ? kickOff - ANNOUNCED : siteDayOf(kickOff) - ON_SALE),
    saleChanges: (match, until) => (isOutright(match) ? [] : engines[match.sport].saleChanges(match, until)),
    version: (match) => (match ? versionOf(controls(match.id)) : version()),
    leagues: (sport = 'football') => engines[sport].leagues(),
    outrights: (pricing, at = clock.now()) => outrightEvents.openAt(pricing, at),
  };
}
