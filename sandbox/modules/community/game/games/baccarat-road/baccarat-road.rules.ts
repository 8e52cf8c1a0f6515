import { BACCARAT_PAYS, BACCARAT_SIDES, baccaratRate, type BaccaratOutcome, type BaccaratSide } from '../baccarat/baccarat.rules';

/** Bets on two cards of one rank at the beginning of a hand. */
export const BACCARAT_PAIRS = ['player-pair', 'banker-pair'] as const;
type BaccaratPair = (typeof BACCARAT_PAIRS)[number];
export type RoadTableBet = BaccaratSide | BaccaratPair;

/** All bets of the table. */
export const ROAD_TABLE_BETS: readonly RoadTableBet[] = [...BACCARAT_SIDES, ...BACCARAT_PAIRS];

/** Payout of a pair, in hundredths of the stake. */
const PAIR_PAYS = 1_200;

const isPairBet = (bet: RoadTableBet): bet is BaccaratPair => BACCARAT_PAIRS.some((pair) => pair === bet);

/** True for a hand whose first two cards have the rank of each other. */
export const isPair = ([first, second]: readonly number[]): boolean => first !== undefined && first === second;

/** Payout of a bet that wins, in hundredths of the stake. */
export const roadTablePays = (bet: RoadTableBet): number => (isPairBet(bet) ? PAIR_PAYS : BACCARAT_PAYS[bet]);

/** Payout of a bet, in hundredths of the stake. */
export function roadTableRate(outcome: BaccaratOutcome, bet: RoadTableBet): number {
  if (!isPairBet(bet)) return baccaratRate(outcome, bet);
  return isPair(bet === 'player-pair' ? outcome.player : outcome.banker) ? PAIR_PAYS : 0;
}
