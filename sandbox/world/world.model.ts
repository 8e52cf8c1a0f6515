/**
 * The sandbox's football world, as its venues see it. Everything is a function of (seed, world time, stored control
 * events): asking twice gives the same answer, before and after a restart (contract §5). Times are world ms.
 */
export type Side = 'home' | 'away';
export type Pair = readonly [home: number, away: number];

export interface WorldTeam {
  id: string;
  /** Stable small integer, for venues whose ids are numbers. */
  number: number;
  name: string;
}

export interface WorldCompetition {
  id: string;
  number: number;
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
  /** Stable integer below 10^9, from which venues make their ids. */
  number: number;
  competition: WorldCompetition;
  home: WorldTeam;
  away: WorldTeam;
  /** World ms. */
  kickOff: number;
  neutral: boolean;
  /** Marked 模拟赛事 where real seasons are played and this match only fills up. */
  simulated: boolean;
  /** Real seasons: not played as planned; its bets are void. */
  cancelled: boolean;
}

export type WorldPhase = 'not-started' | 'first-half' | 'half-time' | 'second-half' | 'ended' | 'abandoned' | 'cancelled';

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
  phase: WorldPhase;
  /** Seconds on the match clock (45:00 is 2700; stoppage counts on within a half). */
  seconds: number;
  running: boolean;
  /** Announced stoppage minutes of this half, 0 before it is announced. */
  injury: number;
  score: Pair;
  /** Null before half time. */
  halfScore: Pair | null;
  corners: Pair;
  yellow: Pair;
  red: Pair;
  /** Why no market of the match is sold just now. */
  suspended: null | 'goal' | 'card' | 'control';
  incidents: readonly Incident[];
  /** World ms at which the match ended; null while it runs. */
  endedAt: number | null;
}

export type MarketKind = 'winner' | 'handicap' | 'total' | 'both-score' | 'odd-even' | 'double-chance';
export type MarketPeriod = 'full' | 'first-half';
export type OptionRole = 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no' | 'odd' | 'even' | 'home-draw' | 'home-away' | 'draw-away';

/**
 * A market as the odds engine sells it. `line` is in quarter goals, the home side's handicap (-3 = -0.5/1 for home) or
 * the total; null where the kind has none. Handicap lines in play count from the score at the bet.
 */
export interface WorldMarket {
  kind: MarketKind;
  period: MarketPeriod;
  line: number | null;
  /** The line nearest to even money. */
  main: boolean;
  /** Decimal price as exact text with at most 3 digits after the point; null = locked just now. */
  options: readonly { role: OptionRole; price: string | null }[];
}

/** How a venue turns probabilities into prices. */
export interface Pricing {
  /** Names the venue, so that its small disagreement with the model is its own and stays the same. */
  venue: string;
  /** 1.06 = 6 % over-round. */
  margin: number;
  /** Size of the venue's own disagreement, such as 0.02. */
  noise: number;
}

export interface World {
  /** World ms now. */
  now(): number;
  /** Matches whose kick-off lies in [from, to), by kick-off. Small leagues (rank 5) appear three hours before theirs. */
  matchesBetween(from: number, to: number): readonly WorldMatch[];
  /** Matches that run at this world time. */
  live(at?: number): readonly WorldMatch[];
  matchByNumber(number: number): WorldMatch | null;
  matchById(id: string): WorldMatch | null;
  state(match: WorldMatch, at?: number): MatchState;
  /** Every market the engine sells on the match at that time; empty once it has ended. */
  markets(match: WorldMatch, pricing: Pricing, at?: number): readonly WorldMarket[];
  competitions(): readonly WorldCompetition[];
}

/** What a tester did to a match through the control API; stored, so that the world stays a function of it. */
export interface ControlEvent {
  matchId: string;
  type: 'goal' | 'card' | 'corner' | 'suspend' | 'resume' | 'finish' | 'abandon';
  side?: Side;
  minute?: number;
  /** Of a card; a red one, which moves the prices, when absent. */
  colour?: 'yellow' | 'red';
  /** World ms at which it was given. */
  at: number;
}

/** World clock: real time × speed, or frozen. Stored, so that a restart goes on where it was. */
export interface ClockState {
  mode: 'run' | 'freeze';
  /** World ms at `realAt`. */
  worldAt: number;
  realAt: number;
  speed: number;
}
