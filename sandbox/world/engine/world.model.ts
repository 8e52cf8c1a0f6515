import type { MarketKind, MarketPeriod, Pricing, Quarter, SetPeriod, WorldMarket } from './market.model.ts';
import type { Outcome, Ranking, Standing } from './standings.ts';
import type { MatchTimeline } from './timeline.model.ts';

/**
 * The sandbox's world of sport, as its venues see it. Everything is a function of (seed, world time, stored control events): two
 * calls return the same result, before and after a restart (contract §5). Times are world ms.
 */
export const WORLD_SPORTS = ['football', 'basketball', 'tennis', 'volleyball'] as const;
/** Volleyball is sold by every venue and represents the sports that the site shows in its general form. */
export type WorldSport = (typeof WORLD_SPORTS)[number];
export type Side = 'home' | 'away';
export type Pair = readonly [home: number, away: number];

/** Rank of the small leagues, which play round the clock without titles and without seasons that anybody follows. */
export const SMALL_RANK = 5;

export interface WorldTeam {
  id: string;
  /** Stable small integer, for venues whose ids are numbers. */
  number: number;
  name: string;
}

export interface WorldLeague {
  id: string;
  number: number;
  sport: WorldSport;
  name: string;
  shortName: string;
  region: string;
  regionNumber: number;
  /** 1 = most important. */
  rank: number;
  hot: boolean;
}

export interface WorldMatch {
  /** The world's own id, `ev-…`. */
  id: string;
  /** Stable integer below 10^9, from which venues make their ids; no two matches of any sports share one. */
  number: number;
  sport: WorldSport;
  league: WorldLeague;
  home: WorldTeam;
  away: WorldTeam;
  /** World ms. */
  kickOff: number;
  /** Minutes of a basketball quarter (10, 12), most sets of a tennis match (3, 5) or of volleyball (5); 45 in football. */
  format: number;
  neutral: boolean;
  /** Marked 模拟赛事 if real seasons are played and this match only fills up. */
  simulated: boolean;
  /** Real seasons: true when it was not played as planned; its bets are void. */
  cancelled: boolean;
}

/** Basketball: `break` is between quarters and before overtime, `half-time` between q2 and q3. A tennis set runs on into the next. */
export type WorldPhase =
  | 'not-started'
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'ended'
  | 'abandoned'
  | 'cancelled'
  | Quarter
  | 'break'
  | 'overtime'
  | SetPeriod;

export interface Incident {
  type: 'goal' | 'yellow' | 'red' | 'corner';
  side: Side;
  /** Minute of play as shown, 1..90; stoppage in `stoppage`. */
  minute: number;
  stoppage: number;
  /** World ms at which it happened. */
  at: number;
}

export interface MatchState {
  sport: WorldSport;
  phase: WorldPhase;
  /** Seconds on the match clock (45:00 is 2700; stoppage counts on within a half); basketball: seconds of play since the start; tennis: 0. */
  seconds: number;
  running: boolean;
  /** Seconds left on the clock of the running quarter or overtime; null in other sports and outside a quarter. */
  left: number | null;
  /** Announced stoppage minutes of this half, 0 before it is announced. */
  injury: number;
  /** Goals, points (overtime included), or sets won. */
  score: Pair;
  /** Points of each quarter (a fifth entry holds all overtime) or games of each set, the running one last; empty in football. */
  periodScores: readonly Pair[];
  /** Number of complete quarters or sets; 0 in football. */
  periodsDone: number;
  /** Tennis: the running game as announced (`0`, `15`, `30`, `40`, `A`), a tie-break's points as numbers; else null. */
  points: readonly [home: string, away: string] | null;
  /** Tennis: the server of the running game; else null. */
  server: Side | null;
  /** Null before half time, and in tennis. */
  halfScore: Pair | null;
  corners: Pair;
  yellow: Pair;
  red: Pair;
  /** Reason for which no market of the match is sold just now. */
  suspended: null | 'goal' | 'card' | 'control' | 'break';
  /** Football only. */
  incidents: readonly Incident[];
  /** World ms at which the match ended; null while it runs. */
  endedAt: number | null;
}

/**
 * A score at which a market may be decided, with its chance. It is right only in the part that markets of its kind use: for a
 * basketball total the sum, for its handicap the difference.
 */
export interface Prospect {
  score: Pair;
  chance: number;
}

/** A contender for the title of a league. */
export interface OutrightOption {
  /** The team's number. */
  number: number;
  name: string;
  /** As in a market; null = not sold just now. */
  price: string | null;
}

/** 冠军: the winner of a season of a league. */
export interface WorldOutright {
  /** `ev-…`, like a match's: bets on it are taken on `match`. */
  id: string;
  number: number;
  /** `2026-27 冠军`, or `2026 冠军` if a season is within one year; `第85赛季 冠军` where seasons never pause; a cup's table: `2026-27 联赛阶段第一`. */
  name: string;
  league: WorldLeague;
  /** World ms; no bets from then on. */
  closesAt: number;
  /**
   * The match that a bet on it names (home = the title, no away). Its market is `{ kind: 'outright', period: 'full', line: <option
   * number> }` with role `yes`; it starts at `closesAt` and ends when the season's table is complete.
   */
  match: WorldMatch;
  /** Likeliest first. */
  options: readonly OutrightOption[];
}

/** A finished match. */
export interface PastResult {
  match: WorldMatch;
  score: Pair;
}

/** A league's table; rows by rank, each with its team's last outcomes, newest first. */
export interface WorldTable {
  ranking: Ranking;
  rows: readonly (Standing & { form: readonly Outcome[] })[];
}

/** Results that came before a match, newest first. */
export interface MatchPast {
  /** At most six of each team, in all of its leagues. */
  form: Readonly<Record<Side, readonly PastResult[]>>;
  /** At most ten between both. */
  meetings: readonly PastResult[];
  /** Table of the match's season so far; null without one, and before its first result. */
  table: WorldTable | null;
}

export interface World {
  /** World ms now. */
  now(): number;
  /**
   * Matches of a sport (football unless named) whose kick-off is in [from, to), by kick-off. Small leagues (rank 5) appear three
   * hours before theirs.
   */
  matchesBetween(from: number, to: number, sport?: WorldSport): readonly WorldMatch[];
  /** Matches of a sport (football unless named) that run at this world time. */
  live(at?: number, sport?: WorldSport): readonly WorldMatch[];
  /** A match of any sport. */
  matchByNumber(number: number): WorldMatch | null;
  matchById(id: string): WorldMatch | null;
  state(match: WorldMatch, at?: number): MatchState;
  /** Events of a match until then, with their times; none of an outright. */
  timeline(match: WorldMatch, at?: number): MatchTimeline;
  /** Every market the engine sells on the match at that time; empty once it has ended. */
  markets(match: WorldMatch, pricing: Pricing, at?: number): readonly WorldMarket[];
  /** Results of matches that had finished by then, and that began before this one; the table counts all of its season. */
  past(match: WorldMatch, at?: number): Promise<MatchPast>;
  /**
   * Possible results of markets of a kind and period, with the chances that generate the match at that very moment; they sum to
   * one. Null for a title, a match that is over, a quarter or set that is not the running one, and a period whose markets have
   * closed before its end.
   */
  prospects(match: WorldMatch, kind: MarketKind, period: MarketPeriod, at?: number): readonly Prospect[] | null;
  /** World ms at which bets on the match were first taken: a week before the site's day of its kick-off (UTC+8), three hours before it in small leagues. */
  opensAt(match: WorldMatch): number;
  /** Moments up to `until` (world ms) at which the sale of a match stopped or went on, and its kick-off and end; in no order. */
  saleChanges(match: WorldMatch, until: number): readonly number[];
  /** Another text after every control event on the match, on any match without one: earlier results may be different now. */
  version(match?: WorldMatch): string;
  /** Leagues of a sport, football unless named. */
  leagues(sport?: WorldSport): readonly WorldLeague[];
  /** Football leagues whose winner can be bet on at that time, most important first. */
  outrights(pricing: Pricing, at?: number): readonly WorldOutright[];
}

/**
 * A tester's event in a match through the control API; stored, so that the world is still a function of its input. A `goal` is two
 * points in basketball and the running game in tennis; cards and corners have no effect there.
 */
export interface ControlEvent {
  matchId: string;
  type: 'goal' | 'card' | 'corner' | 'suspend' | 'resume' | 'finish' | 'abandon';
  side?: Side;
  minute?: number;
  /** Colour of a card; a red one, which moves the prices, when absent. */
  colour?: 'yellow' | 'red';
  /** World ms at which the tester sent it. */
  at: number;
}
