import { createBasketball } from './basketball/basketball.ts';
import { DAY, HOUR, siteDayOf } from './calendar.ts';
import { NO_COURSE } from './course.model.ts';
import type { Engine } from './engine.model.ts';
import { createFootball } from './football.ts';
import { createRealSeasons } from './real-seasons.ts';
import { createRelay } from './relay.ts';
import { createSeason } from './season.ts';
import { createTennis } from './tennis/tennis.ts';
import { createTitles } from './title/titles.ts';
import type { ControlEvent, World, WorldMatch, WorldSport } from './world.model.ts';

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
const SMALL = 5;
/** The others are on sale for whole days before theirs, counted in the site's days (UTC+8). */
const ON_SALE = 7 * DAY;

/** The world of sport: a function of the seed, the clock and the control events; nothing else is remembered. */
export function createWorld({ seed, clock, control, dataFolder }: WorldOptions): World {
  const controls = (matchId: string) => control().filter((event) => event.matchId === matchId);
  const season = dataFolder ? createRealSeasons(dataFolder) : createSeason(seed);
  // Beside real seasons the relay and the invented leagues of other sports fill up and say so.
  const simulated = Boolean(dataFolder);
  const engines: Readonly<Record<WorldSport, Engine>> = {
    football: createFootball(seed, season, createRelay(seed, simulated), controls),
    basketball: createBasketball(seed, simulated, controls),
    tennis: createTennis(seed, simulated, controls),
  };

  const titles = createTitles(seed, season.races, {
    ...engines.football,
    isTouched: (match) => controls(match.id).length > 0,
    version: () => `${control().length}|${control().at(-1)?.at ?? 0}`,
  });
  const isTitle = (match: WorldMatch) => titles.byNumber(match.number) !== null;

  function matchesBetween(from: number, to: number, sport: WorldSport = 'football'): WorldMatch[] {
    return engines[sport].between(from, to, clock.now() + ANNOUNCED).toSorted((a, b) => a.kickOff - b.kickOff || a.number - b.number);
  }

  const matchByNumber = (number: number): WorldMatch | null => {
    for (const engine of Object.values(engines)) {
      const match = engine.byNumber(number);
      if (match) return match;
    }
    return titles.byNumber(number);
  };

  return {
    now: () => clock.now(),
    matchesBetween,
    live: (at = clock.now(), sport = 'football') =>
      matchesBetween(at - engines[sport].longest, at + 1, sport).filter((match) => !engines[sport].isOver(match, at)),
    matchByNumber,
    matchById(id) {
      const number = /^ev-(\d{1,9})$/.exec(id)?.[1];
      return number === undefined ? null : matchByNumber(Number(number));
    },
    state: (match, at = clock.now()) => (isTitle(match) ? titles : engines[match.sport]).state(match, at),
    course: (match, at = clock.now()) => (isTitle(match) ? NO_COURSE : engines[match.sport].course(match, at)),
    markets: (match, pricing, at = clock.now()) => (isTitle(match) ? titles : engines[match.sport]).markets(match, pricing, at),
    prospects: (match, kind, period, at = clock.now()) => (isTitle(match) ? null : engines[match.sport].prospects(match, kind, period, at)),
    opensAt: ({ competition, kickOff }) => (competition.rank === SMALL ? kickOff - ANNOUNCED : siteDayOf(kickOff) - ON_SALE),
    turns: (match, until) => (isTitle(match) ? [] : engines[match.sport].turns(match, until)),
    version: ({ id }) => `${controls(id).length}|${controls(id).at(-1)?.at ?? 0}`,
    competitions: (sport = 'football') => engines[sport].competitions(),
    outrights: (pricing, at = clock.now()) => titles.openAt(pricing, at),
  };
}
