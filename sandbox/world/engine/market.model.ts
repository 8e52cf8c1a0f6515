/** Parts of a match that the clock of its sport counts separately. */
export type Quarter = 'q1' | 'q2' | 'q3' | 'q4';
export type SetPeriod = 'set-1' | 'set-2' | 'set-3' | 'set-4' | 'set-5';

/**
 * `handicap` and `total` count goals, points or games, `set-…` count sets; `home-total` and `away-total` are one side's goals or
 * points, `corner-total` both sides' corners. `winner` has a draw in football only: a level quarter or half of basketball returns
 * the stake, and so does a draw for `draw-no-bet`.
 * Append only: a venue's view of a kind and the market ids of FB and OB follow from its place.
 */
export const MARKET_KINDS = [
  'winner',
  'handicap',
  'total',
  'both-score',
  'odd-even',
  'double-chance',
  'home-total',
  'away-total',
  'set-handicap',
  'set-total',
  'outright',
  'draw-no-bet',
  'correct-score',
  'corner-total',
] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];
/**
 * Counts that decide a kind. `score` is goals or points, in tennis sets; `games` is the same, in tennis the games of all sets. Every
 * kind is named: one that counts something else must not be settled by goals.
 */
export const COUNTED_BY: Readonly<Record<MarketKind, 'score' | 'games' | 'corners'>> = {
  winner: 'score',
  handicap: 'games',
  total: 'games',
  'both-score': 'score',
  'odd-even': 'games',
  'double-chance': 'score',
  'home-total': 'score',
  'away-total': 'score',
  'set-handicap': 'score',
  'set-total': 'score',
  outright: 'score',
  'draw-no-bet': 'score',
  'correct-score': 'score',
  'corner-total': 'corners',
};
/** Basketball: `full` includes overtime, `second-half` does not. Append only: the market ids of FB and OB follow from a period's place. */
export const MARKET_PERIODS = [
  'full',
  'first-half',
  'second-half',
  'q1',
  'q2',
  'q3',
  'q4',
  'set-1',
  'set-2',
  'set-3',
  'set-4',
  'set-5',
] as const satisfies readonly ('full' | 'first-half' | 'second-half' | Quarter | SetPeriod)[];
export type MarketPeriod = (typeof MARKET_PERIODS)[number];
/** Role of a correct score: `2-1`, or none of those that are named. */
export type ScoreRole = `${number}-${number}` | 'other-score';
export type OptionRole =
  | ScoreRole
  | 'home'
  | 'draw'
  | 'away'
  | 'over'
  | 'under'
  | 'yes'
  | 'no'
  | 'odd'
  | 'even'
  | 'home-draw'
  | 'home-away'
  | 'draw-away';

/**
 * A market as the odds engine sells it. `line` is in quarters of its unit (goals, points, games, sets), the home side's handicap
 * (-3 = -0.5/1 for home, -22 = -5.5) or the total (846 = 211.5 points); null if the kind has none. Basketball and tennis have half
 * and whole lines only. In football, handicaps taken in play count from the score at the bet; in basketball and tennis always from
 * the start. Kind, period and line name a market within its match.
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

/** A venue's method of turning probabilities into prices, and its choice of markets. */
export interface Pricing {
  /** Names the venue, so that its small disagreement with the model is its own and never changes. */
  venue: string;
  /** 1.06 = 6 % over-round. */
  margin: number;
  /** Margins of kinds that are not sold at `margin`. */
  margins?: Readonly<Partial<Record<MarketKind, number>>>;
  /** Size of the venue's own disagreement, such as 0.02. */
  noise: number;
  /** True when the disagreement moves with time, in a rhythm of the venue's own; else it is constant for a match. */
  drifts?: boolean;
  /** ms by which its football prices are older than the model's newest ones, except near the end of a half. */
  lag?: number;
  /** ms by which it opens the sale later than the first venue does, after a goal or a card. */
  reopens?: number;
  /** Its choice of lines of handicaps and totals; if absent, the one nearest to even money is the main one, and all are sold. */
  lines?: LineChoice;
}

export interface LineChoice {
  /** Largest distance of the main line from even money, as a share: 0.03 allows 47 % to 53 %. */
  maxOffset: number;
  /** Most lines of one kind and period. */
  max: number;
}
