import type { LeagueSeasons } from './league-seasons.ts';
import type { Ranking } from './standings.ts';
import type { Pair, Side, WorldLeague, WorldMatch } from './world.model.ts';

/** Expected goals of a match (model formula). */
export interface Rates {
  home: number;
  away: number;
  rho: number;
  /** Share of the goals that fall before half time. */
  firstShare: number;
}

/** The known result of a real match (SANDBOX_DATA). */
export interface Result {
  half: Pair;
  full: Pair;
  /** Empty = minutes are random. `added` is the stoppage minute, 0 in ordinary time. */
  goals: readonly { side: Side; minute: number; added: number }[];
}

/** A match with the random input of its play. */
export interface Fixture {
  match: WorldMatch;
  /** Text that its play is generated from: the seed and the match, or the id of a real match alone. */
  key: string;
  rates: Rates;
  /** League whose typical cards apply. */
  statsLeague: string;
  /**
   * Round-the-clock matches (contract §1, World speed): the first half's stoppage in ms is given, and the minutes before half time
   * are free of interruptions.
   */
  firstAdded: number | null;
  result: Result | null;
}

/** A match of a race in a sport without draws. */
export interface DuelFixture {
  match: WorldMatch;
  /** Chance of the home side, before the match. */
  homeChance(): number;
}

export type RaceFixture = Fixture | DuelFixture;

/** A league whose seasons end with a table. */
export interface OutrightRace<F extends RaceFixture = RaceFixture> {
  league: WorldLeague;
  /** Its place among all races, below 100: it goes into ids of venues. */
  slot: number;
  ranking: Ranking;
  /** Its seasons follow each other without a break, and have numbers instead of years. */
  endless: boolean;
  /** The present or next season at a world time, counted from 0. */
  seasonAt(at: number): number;
  /** Every match of the season, by kick-off; empty for a season that is never played. */
  fixturesOf(season: number): readonly F[];
  /** Only the first part of a cup is played as a table. */
  cup: boolean;
  /** Strength of a team in a season beyond its known one (`FORM`); null if it cannot be known. */
  formOf: ((season: number, team: number) => number) | null;
}

/** A source of matches. */
export interface FixtureSource {
  between(from: number, to: number): Fixture[];
  byNumber(number: number): Fixture | null;
  seasons(): readonly LeagueSeasons[];
}

/** Matches of seasons that end with a winner. */
export interface SeasonSource extends FixtureSource {
  races: readonly OutrightRace<Fixture>[];
}
