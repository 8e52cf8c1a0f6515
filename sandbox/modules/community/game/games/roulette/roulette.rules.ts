/** 欧式轮盘: 37 pockets, 0 to 36. A zero loses every bet but its own. */
export const POCKETS = 37;

/** Bets on one pocket, `n0` to `n36`. */
type NumberBet = `n${number}`;
/** Bets on half of the numbers. */
const ROULETTE_HALVES = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;
/** Bets on twelve numbers: neighbours of the table, or every third. */
const ROULETTE_TWELVES = ['dozen-1', 'dozen-2', 'dozen-3', 'column-1', 'column-2', 'column-3'] as const;
export type RouletteBet = (typeof ROULETTE_HALVES)[number] | (typeof ROULETTE_TWELVES)[number] | NumberBet;

/** All bets. */
export const ROULETTE_BETS: readonly RouletteBet[] = [
  ...ROULETTE_HALVES,
  ...ROULETTE_TWELVES,
  ...Array.from({ length: POCKETS }, (_, pocket) => `n${pocket}` as const),
];

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

type PocketColor = 'red' | 'black' | 'zero';

export function colorOf(pocket: number): PocketColor {
  return pocket === 0 ? 'zero' : RED.has(pocket) ? 'red' : 'black';
}

/** True for a pocket that wins a bet. */
export function rouletteWins(bet: RouletteBet, pocket: number): boolean {
  if (bet === `n${pocket}`) return true;
  if (pocket === 0) return false;
  switch (bet) {
    case 'red':
    case 'black':
      return colorOf(pocket) === bet;
    case 'odd':
      return pocket % 2 === 1;
    case 'even':
      return pocket % 2 === 0;
    case 'low':
      return pocket <= 18;
    case 'high':
      return pocket > 18;
    default: {
      const [group, nth] = bet.split('-');
      if (group === 'dozen') return Math.ceil(pocket / 12) === Number(nth);
      return group === 'column' && ((pocket - 1) % 3) + 1 === Number(nth);
    }
  }
}

/** Payout of a bet that wins, in hundredths of the stake: 36 stakes divided by the bet's numbers, so that all bets return the same. */
export function rouletteRate(bet: RouletteBet): number {
  return 3_600 / Array.from({ length: POCKETS }, (_, pocket) => pocket).filter((pocket) => rouletteWins(bet, pocket)).length;
}
