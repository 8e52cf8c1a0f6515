import type { Pair, Side, WorldLeague, WorldMatch } from './world.model.ts';

/** How goals are expected in a match (model formula). */
export interface Rates {
  home: number;
  away: number;
  rho: number;
  /** Share of the goals that fall before half time. */
  firstShare: number;
}

/** What a real match is known to have been (SANDBOX_DATA). */
export interface Result {
  half: Pair;
  full: Pair;
  /** Empty = minutes are drawn. `added` is the stoppage minute, 0 in ordinary time. */
  goals: readonly { side: Side; minute: number; added: number }[];
}

/** A match with what its play is drawn from. */
export interface Fixture {
  match: WorldMatch;
  /** What its play is drawn from: the seed and the match, or the id of a real match alone. */
  key: string;
  rates: Rates;
  /** Which league's cards are typical. */
  statsLeague: string;
  /** Round-the-clock matches (contract §1, World speed): the first half's stoppage in ms is given, and the play near it is kept calm. */
  firstAdded: number | null;
  result: Result | null;
}

/** A league whose seasons end with a table. */
export interface OutrightRace {
  league: WorldLeague;
  /** The season, counted from 0, that runs or comes next at a world time. */
  seasonAt(at: number): number;
  /** Every match of the season, by kick-off; empty for a season that is never played. */
  fixturesOf(season: number): readonly Fixture[];
  /** Only the first part of a cup is played as a table. */
  cup: boolean;
  /** By how much a team is stronger in a season than it is known to be (`FORM`); null where it cannot be known. */
  formOf: ((season: number, team: number) => number) | null;
}

/** Where matches come from. */
export interface FixtureSource {
  /** Source of matches. */
  between(from: number, to: number): Fixture[];
  byNumber(number: number): Fixture | null;
}

/** Matches of seasons that somebody wins. */
export interface SeasonSource extends FixtureSource {
  races: readonly OutrightRace[];
}
