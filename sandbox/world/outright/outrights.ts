import { MINUTE, SECOND } from '../../kernel/clock/calendar.ts';
import { randomOf } from '../engine/chance.ts';
import type { FinalReader } from '../engine/finals.ts';
import type { Engine } from '../engine/engine.model.ts';
import type { OutrightRace, RaceFixture } from '../engine/fixture.model.ts';
import { memo } from '../engine/memo.ts';
import type { Pricing, WorldMarket } from '../engine/market.model.ts';
import type { MatchState, OutrightOption, Pair, WorldMatch, WorldOutright, WorldSport } from '../engine/world.model.ts';
import { beliefOf } from './belief.ts';
import { eventOf, type OutrightEvent } from './outright-event.ts';
import { marginOf, optionsAt } from './outright-options.ts';
import { contendersOf, tableOf, outrightChances, type Played } from './table.ts';

/** Numbers: place of the race × 1,000,000 + season, from 800,000,000 on. */
const BASE = 800_000_000;
const PER_RACE = 1_000_000;
const RACES = 100;
/** Above the number of seasons of any world. */
const SEASONS = 1000;
/** No match of football ends earlier, except by a tester. */
const SURELY_RUNNING = 90 * MINUTE;
/** Other sports are read at such steps: their matches may end at any moment, and several run at once. */
const STEP = 5 * SECOND;

/** A contender this likely moves the title with its own matches. */
const IN_THE_RACE = 0.05;

const NONE: Pair = [0, 0];

interface Sport extends Pick<Engine, 'isOver' | 'state' | 'maxDurationMs'> {
  finalOf: FinalReader;
}

/** Chances with the results they follow from, and the world times for which they hold. */
interface CachedChances {
  key: string;
  chances: Map<number, number>;
  version: string;
  from: number;
  until: number;
}

export interface Outrights {
  /** Outrights that can be bet on, in the order of their races. */
  openAt(pricing: Pricing, at: number): WorldOutright[];
  /** The event that bets on a title name; null for other numbers. */
  byNumber(number: number): WorldMatch | null;
  state(match: WorldMatch, at: number): MatchState;
  markets(match: WorldMatch, pricing: Pricing, at: number): WorldMarket[];
}

interface Options {
  seed: string;
  races: readonly OutrightRace[];
  sports: Readonly<Record<WorldSport, Sport>>;
  /** Identifies the testers' events so far. */
  version(): string;
}

/** Titles of the races: chances from the model of the sport and the table so far, decided by the table at the end. */
export function createOutrights({ seed, races, sports, version: versionNow }: Options): Outrights {
  const events = memo(128, (number: number): OutrightEvent | undefined => {
    const race = races.find(({ slot }) => slot === Math.floor((number - BASE) / PER_RACE));
    const season = number % PER_RACE;
    if (!race || season >= SEASONS) return undefined;
    const fixtures = race.fixturesOf(season);
    return fixtures.length === 0 ? undefined : { race, season, fixtures, match: eventOf(race, season, number, fixtures) };
  });

  const scoreOf = (fixture: RaceFixture, at: number) =>
    sports[fixture.match.sport].finalOf(fixture.match, at, 'rates' in fixture ? fixture.result?.full : undefined);

  const playedOf = ({ fixtures }: OutrightEvent, at: number): Played[] =>
    fixtures.map((fixture) => ({ fixture, score: scoreOf(fixture, at) }));

  const cache = new Map<number, CachedChances>();

  function chancesOf(event: OutrightEvent, at: number): Map<number, number> {
    const { number } = event.match;
    const version = versionNow();
    const known = cache.get(number);
    if (known && known.version === version && at >= known.from && at < known.until) return known.chances;
    const played = playedOf(event, at);
    const key = played.map(({ score }) => (score === null ? '' : String(score))).join('|');
    const decided = played.filter(({ score }) => score !== null).length;
    const chances = known?.key === key ? known.chances : chancesFrom(event, played, decided);
    // Until the next match can be over, only a tester can change anything.
    const running = event.match.sport === 'football' ? SURELY_RUNNING : 0;
    const until = Math.min(
      ...played.flatMap(({ fixture, score }) => (score === null ? [Math.max(at + 1, fixture.match.kickOff + running)] : [])),
    );
    cache.set(number, { key, chances, version, from: at, until });
    return chances;
  }

  /** The chances of all who can still win, by the table and by the beliefs about their strengths. */
  function chancesFrom(event: OutrightEvent, played: readonly Played[], decided: number): Map<number, number> {
    const { ranking } = event.race;
    const chances = outrightChances(
      played,
      ranking,
      randomOf(`${seed}|title|${event.match.number}|${decided}`),
      beliefOf(seed, event, decided / played.length),
    );
    const contenders = contendersOf(played, ranking);
    return new Map([...chances].filter(([team]) => contenders.has(team)));
  }

  /**
   * Chances follow finished matches alone. While a match of a contender is as good as a result, the title is closed: in football past
   * half time or no longer level in goals and players, in other sports from its beginning.
   */
  function isClosed({ fixtures, match: { sport: name } }: OutrightEvent, chances: Map<number, number>, at: number): boolean {
    const sport = sports[name];
    const first = firstFrom(fixtures, at - sport.maxDurationMs);
    for (let index = first; index < fixtures.length && fixtures[index]!.match.kickOff <= at; index += 1) {
      const { match } = fixtures[index]!;
      const matters = [match.home, match.away].some(({ number }) => (chances.get(number) ?? 0) > IN_THE_RACE);
      if (!matters || match.cancelled || sport.isOver(match, at)) continue;
      const { phase, score, red } = sport.state(match, at);
      if (phase !== 'first-half' || score[0] !== score[1] || red[0] !== red[1]) return true;
    }
    return false;
  }

  /** A venue's present options: without prices while the title is closed. */
  function shownOf(event: OutrightEvent, options: readonly OutrightOption[], at: number): readonly OutrightOption[] {
    return isClosed(event, chancesOf(event, at), at) ? options.map((option) => ({ ...option, price: null })) : options;
  }

  /** Prices by the chances that they follow from and the venue's way to price: every list and every count needs them. */
  const priced = new WeakMap<Map<number, number>, Map<string, OutrightOption[]>>();

  function optionsOf(event: OutrightEvent, pricing: Pricing, at: number): readonly OutrightOption[] {
    const chances = chancesOf(event, at);
    const ways = priced.get(chances) ?? new Map<string, OutrightOption[]>();
    priced.set(chances, ways);
    const way = `${pricing.venue} ${marginOf(pricing)} ${pricing.noise}`;
    const options = ways.get(way) ?? optionsAt(event, pricing, chances);
    ways.set(way, options);
    return options;
  }

  const getEvent = (match: WorldMatch): OutrightEvent => events(match.number)!;

  return {
    openAt(pricing, at) {
      return races.flatMap((race) => {
        const season = race.seasonAt(at);
        for (const one of [season, season + 1]) {
          const event = events(BASE + race.slot * PER_RACE + one);
          if (!event || event.match.kickOff <= at) continue;
          const moment = pricedAt(event, at);
          const options = optionsOf(event, pricing, moment);
          // Once the table decides it, the next season is on sale. One that is only as good as decided stays listed without prices.
          const isDecided = chancesOf(event, moment).size <= 1;
          if (isDecided && options.every(({ price }) => price === null)) continue;
          const { match } = event;
          return [
            {
              id: match.id,
              number: match.number,
              name: match.home.name,
              league: race.league,
              closesAt: match.kickOff,
              match,
              options: shownOf(event, options, moment),
            },
          ];
        }
        return [];
      });
    },
    byNumber: (number) => (number < BASE || number >= BASE + RACES * PER_RACE ? null : (events(number)?.match ?? null)),
    state(match, at) {
      const event = getEvent(match);
      const played = at < match.kickOff ? [] : playedOf(event, at);
      const over = played.length > 0 && played.every(({ score }) => score !== null);
      const winner = over ? tableOf(played, event.race.ranking)[0]!.number : 0;
      return {
        sport: match.sport,
        phase: over ? 'ended' : 'not-started',
        seconds: 0,
        running: false,
        left: null,
        injury: 0,
        score: over ? [winner, 0] : NONE,
        periodScores: [],
        periodsDone: 0,
        points: null,
        server: null,
        halfScore: null,
        corners: NONE,
        yellow: NONE,
        red: NONE,
        suspended: null,
        incidents: [],
        endedAt: over ? Math.max(...played.map(({ fixture }) => sports[match.sport].state(fixture.match, at).endedAt ?? 0)) : null,
      };
    },
    markets(match, pricing, at) {
      if (at >= match.kickOff) return [];
      const event = getEvent(match);
      const moment = pricedAt(event, at);
      return shownOf(event, optionsOf(event, pricing, moment), moment).map(({ number, price }, index) => ({
        kind: 'outright',
        period: 'full',
        line: number,
        main: index === 0,
        options: [{ role: 'yes', price }],
      }));
    },
  };
}

/** The moment whose results count for a title's prices at a world time. */
const pricedAt = ({ match }: OutrightEvent, at: number): number => (match.sport === 'football' ? at : Math.floor(at / STEP) * STEP);

/** Index of the first of these matches, sorted by kick-off, that starts after a moment. */
function firstFrom(fixtures: readonly RaceFixture[], after: number): number {
  let [low, high] = [0, fixtures.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fixtures[middle]!.match.kickOff > after) high = middle;
    else low = middle + 1;
  }
  return low;
}
