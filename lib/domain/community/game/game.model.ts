/** A category of games, as its page is spelled. */
export type GameCategory = 'realbet' | 'gaming' | 'egame' | 'chess' | 'lottery' | 'fishing';

/** A game of a category. */
export interface Game {
  code: string;
  /** Null for a category that has no page here. */
  category: GameCategory | null;
  /** The lobby's venue that has it. */
  venue: string;
  name: string;
  about: string;
  state: 'open' | 'maintenance' | 'closed';
  /** ISO UTC; the end of a maintenance where it is known. */
  until: string | null;
  /** Minor units; null while unknown, like the returns. */
  minStake: bigint | null;
  maxStake: bigint | null;
  /** Returns of the best and the worst bet, in percent. */
  returnBest: number | null;
  returnWorst: number | null;
  /** Names of these bets; '' where the platform names none. */
  bestBet: string;
  worstBet: string;
  trial: boolean;
  heat: number;
  /** World ms. */
  openedAt: number;
  /** World ms of the next end of betting, for a game on a timetable. */
  nextAt: number | null;
  lastResult: string;
  /** Matches on now. */
  live: number;
}

/** All games, and the account's data on them; codes, the last one first. */
export interface MyGames {
  games: readonly Game[];
  favorites: readonly string[];
  recent: readonly string[];
}

/** A member's round of a game. */
export interface Round {
  id: string;
  game: string;
  name: string;
  bet: string;
  state: 'open' | 'settled';
  /** Minor units; null while unknown. */
  stake: bigint | null;
  payout: bigint | null;
  result: string;
  /** The round waits for its player, who can continue it. */
  resumable: boolean;
  /** Amount that ending a resumable round pays now; null before there is anything to take. */
  takeable: bigint | null;
  /** World ms. */
  at: number;
  settledAt: number | null;
  hash: string;
  /** Empty until the round is settled. */
  seed: string;
  clientSeed: string;
}

export interface RoundPage {
  page: number;
  hasMore: boolean;
  list: readonly Round[];
  /** Sums over the settled rounds of the whole range, null while unknown; `open`: stakes of the others, which are neither won nor lost. */
  totals: { count: number | null; stake: bigint | null; payout: bigint | null; open: bigint | null };
}
