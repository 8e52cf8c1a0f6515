import type { RandomSource } from '../../round-random';

/** 弹珠: a ball falls through twelve rows of pegs into one of thirteen pockets, at each peg to the left or to the right. */
export const PLINKO_ROWS = 12;

export const PLINKO_RISKS = ['low', 'mid', 'high'] as const;
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];

/** Rates from the middle pocket outwards, in hundredths of the stake; both sides are alike. */
const RATES_OUTWARDS: Readonly<Record<PlinkoRisk, readonly number[]>> = {
  low: [50, 100, 110, 120, 160, 320, 1_000],
  mid: [30, 60, 110, 180, 400, 1_100, 3_600],
  high: [20, 20, 70, 200, 750, 2_400, 16_600],
};

/** Rate of a pocket, in hundredths of the stake. */
export const plinkoRate = (pocket: number, risk: PlinkoRisk): number => RATES_OUTWARDS[risk][Math.abs(pocket - PLINKO_ROWS / 2)]!;

/** Rates of the thirteen pockets from left to right, in hundredths of the stake. */
export const pocketRates = (risk: PlinkoRisk): number[] => Array.from({ length: PLINKO_ROWS + 1 }, (_, pocket) => plinkoRate(pocket, risk));

export interface PlinkoOutcome {
  /** Choices from top to bottom: 0 left, 1 right. */
  path: readonly number[];
  /** The pocket, from 0 at the left to 12 at the right: the number of choices to the right. */
  pocket: number;
}

/** The same for every risk. */
export function dropBall(random: RandomSource): PlinkoOutcome {
  const path = Array.from({ length: PLINKO_ROWS }, () => random.below(2));
  return { path, pocket: path.reduce((sum, right) => sum + right, 0) };
}
