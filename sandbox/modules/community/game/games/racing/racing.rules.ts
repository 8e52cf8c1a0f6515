/** 赛车十: ten cars, whose order of arrival is a shuffle. */
export const CARS: readonly number[] = Array.from({ length: 10 }, (_, index) => index + 1);

/** Sides of a number or of a sum. */
export const RACING_SIDES = ['big', 'small', 'odd', 'even'] as const;
export type RacingSide = (typeof RACING_SIDES)[number];

/** Pairs of first against tenth, second against ninth, to fifth against sixth. */
export const DUELS = [1, 2, 3, 4, 5] as const;

/** Sums that two different cars can have. */
export const CAR_SUMS: readonly number[] = Array.from({ length: 17 }, (_, index) => index + 3);

export interface RacingOutcome {
  /** Numbers of the cars, the winner first. */
  order: readonly number[];
}

/** Share of the stakes that bets aim to return, in percent. */
const RETURN = 97;

/** The least champion that counts as big, and the least sum of the first two. */
const BIG_CAR = 6;
const BIG_SUM = 12;

/** The sides of a value of which `big` is the least big one. */
const isSide = (side: string, value: number, big: number): boolean => {
  switch (side) {
    case 'big':
      return value >= big;
    case 'small':
      return value < big;
    case 'odd':
      return value % 2 === 1;
    default:
      return value % 2 === 0;
  }
};

const isNamed = (name: string): boolean => RACING_SIDES.some((side) => side === name);

/** True for a bet that an order of arrival wins. */
export function racingWin(bet: string, order: readonly number[]): boolean {
  const [kind = '', name = ''] = bet.split('-');
  const first = order[0]!;
  switch (kind) {
    case 'first':
      return isNamed(name) ? isSide(name, first, BIG_CAR) : first === Number(name);
    case 'sum': {
      const sum = first + order[1]!;
      return isNamed(name) ? isSide(name, sum, BIG_SUM) : sum === Number(name);
    }
    default: {
      const ahead = order[Number(name) - 1]! > order[CARS.length - Number(name)]!;
      return ahead === (kind === 'dragon');
    }
  }
}

/** Rates of the sides of the sum, which are not equally likely: big and even win 40 of 90 pairs, small and odd 50. */
const SUM_SIDE_RATES: Readonly<Record<string, number>> = { big: 218, small: 175, odd: 175, even: 218 };

/** Payout of a bet that wins, in hundredths of the stake. */
export function racingRate(bet: string): number {
  const [kind = '', name = ''] = bet.split('-');
  if (kind === 'sum') {
    const pairs = CARS.length * (CARS.length - 1);
    return SUM_SIDE_RATES[name] ?? Math.floor((pairs * RETURN) / pairsOf(Number(name)));
  }
  return kind === 'first' && !isNamed(name) ? CARS.length * RETURN : 2 * RETURN;
}

/** Number of ordered pairs of different cars with a sum. */
export const pairsOf = (sum: number): number => CARS.filter((car) => car * 2 !== sum && CARS.includes(sum - car)).length;

/** Bets on the champion, on the sum of the first two, and on the higher number of a pair of positions. */
export const FIRST_BETS: readonly string[] = [...CARS, ...RACING_SIDES].map((name) => `first-${name}`);
export const SUM_BETS: readonly string[] = [...RACING_SIDES, ...CAR_SUMS].map((name) => `sum-${name}`);
export const DUEL_BETS: readonly string[] = ['dragon', 'tiger'].flatMap((side) => DUELS.map((duel) => `${side}-${duel}`));
