import { DAY } from '@pavilion/number/duration';
import type { RandomSource } from './round-random';
import type { Timetable } from './timetable.rules';

/** One bet of a round and its stake in minor units. */
export interface Line {
  bet: string;
  stake: number;
}

/** Bets of a round, and how many of them it takes. Rates are hundredths of the stake, the stake included. */
interface Bets {
  /** Empty where a round has no choice before it; its only bet is then `''`. */
  bets: readonly string[];
  /** Bets that one round can have. */
  maxLines: number;
}

/** Rules of a game whose round is decided when it is played. */
export interface InstantRules<Outcome = unknown> extends Bets {
  kind: 'instant';
  /** Outcome of a round. Only a game with one bet a round may use it. */
  decide(random: RandomSource, bet: string): Outcome;
  rateOf(outcome: Outcome, bet: string): number;
  /** The largest rate of a bet. */
  topRate(bet: string): number;
}

/** The stake that a round began with, and the most that it can pay; minor units. */
export interface Bounds {
  stake: bigint;
  cap: bigint;
}

/** The part of an open round that its player sees. `value`: minor units that ending it pays now, null while there is nothing to take. */
export type RoundTable = { value: number | null } & Readonly<Record<string, unknown>>;

/** Rules of a game whose round its player continues step by step. The state follows from the seed and the steps alone. */
export interface StepsRules<State = unknown> extends Bets {
  kind: 'steps';
  maxLines: 1;
  /** Steps that stake the first stake once more. */
  raises?: readonly string[];
  /** The round from its beginning through its steps. */
  replay(bet: string, steps: readonly string[], random: RandomSource): State;
  canStep(state: State, step: string, bounds: Bounds): boolean;
  /** Payout of a round that is over, in minor units; null while it is open. */
  payoutOf(state: State, bounds: Bounds): bigint | null;
  /** The step that is taken for a player who left the round, or its payout in minor units. */
  left(state: State, stake: bigint): { step: string } | { payout: bigint };
  /** The part of a round that is shown once it is over. */
  outcomeOf(state: State): object;
  tableOf(state: State, bounds: Bounds): RoundTable;
  /** The largest rate of a bet; null where `canStep` rejects what would exceed the cap. */
  topRate(bet: string): number | null;
}

/** Rules of a game whose rounds wait for a draw that is the same for everybody. */
export interface DrawRules<Outcome = unknown> extends Bets {
  kind: 'draws';
  timetable: Timetable;
  /** Pairs of bets of which one loses when the other wins. */
  opposites: readonly (readonly [string, string])[];
  /** Outcome of a draw. */
  decide(random: RandomSource, number: number): Outcome;
  rateOf(outcome: Outcome, bet: string, number: number): number;
  /** The rate that is offered for a bet. */
  topRate(bet: string, number: number): number;
  /** World ms from which the outcome may be shown whole. */
  knownAt(number: number, outcome: Outcome): number;
  /** Matches of two teams. */
  match?: {
    teamsOf(number: number): { home: string; away: string };
    /** Score by now (world ms); null before the beginning. `random`: choices that decide no bet. */
    scoreAt(number: number, outcome: Outcome, now: number, random: RandomSource): MatchScore | null;
  };
}

/** Score of a match of a game of draws. */
export interface MatchScore {
  /** Won maps or sets. */
  home: number;
  away: number;
  over: boolean;
  /** Points of home and away in each map so far; the last one is being played until the match is over. */
  maps: readonly (readonly [number, number])[];
}

export type GameRules = InstantRules | StepsRules | DrawRules;

/** A game of the studio; the catalog gives it its code. */
export interface Game {
  /** Lobby category and the venue in it that has the game. */
  category: 'TY' | 'ZR' | 'DJ' | 'DZ' | 'QP' | 'CP' | 'BY';
  venue: string;
  name: string;
  about: string;
  /** Days since the game was added. */
  openedDaysAgo: number;
  /** Best and worst return of a bet, in hundredths of a percent of the stakes; a test computes both. */
  returns: { best: number; worst: number };
  /** Names of these bets; '' in a game whose bets all return the same. */
  returnBets: { best: string; worst: string };
  /** Minor units. */
  minStake: number;
  maxStake: number;
  /** Most that a round, or a player's rounds on one draw together, can pay; minor units. */
  maxWin: number;
  /** ms for which the page reveals a result. */
  revealMs: number;
  /** ms for which the stage then plays an outcome, before balance and list show it. */
  settleMs?(outcome: unknown): number;
  rules: GameRules;
  /** A bet's name for the player. `draw`: its number, in a game of draws. */
  betName(bet: string, draw: number | null): string;
  /** The outcome of a settled round in a text for the player. */
  outcomeText(outcome: unknown): string;
  /** Result of a round of steps that its player leaves, as the end of a sentence. */
  leftCopy?: string;
}

/** World ms after which a round of steps that its player left is ended. */
export const STEPS_OPEN_MS = DAY;

/** Limits of most games. */
export const USUAL_STAKES = { minStake: 100, maxStake: 500_000, maxWin: 10_000_000 } as const;

/** In a game whose bets all return the same. */
export const EQUAL_BETS = { best: '', worst: '' } as const;
