import type { RandomSource } from '../../round-random';

/** 五星彩: five digits, each from 0 to 9. */
export const DIGITS: readonly number[] = Array.from({ length: 10 }, (_, digit) => digit);

/** Positions from left to right: ten thousands to ones. */
export const POSITIONS = [0, 1, 2, 3, 4] as const;

export const STAR_SIDES = ['big', 'small', 'odd', 'even'] as const;
export type StarSide = (typeof STAR_SIDES)[number];

/** Forms of three digits in any order; 9 and 0 are neighbours. */
export const FORMS = ['triple', 'straight', 'pair', 'half', 'mixed'] as const;
export type Form = (typeof FORMS)[number];

/** Three digits of the five, by the position of their first. */
export const TRIOS = { front: 0, middle: 1, back: 2 } as const;
export type Trio = keyof typeof TRIOS;

export interface FiveStarOutcome {
  /** From left to right. */
  digits: readonly number[];
}

/** Share of the stakes that bets aim to return, in percent. */
const RETURN = 97;

/** The least digit and the least sum that count as big: half of all are. */
const BIG_DIGIT = 5;
export const BIG_SUM = 23;

export const sumOfDigits = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

const SIDE_TESTS: Readonly<Record<StarSide, (value: number, big: number) => boolean>> = {
  big: (value, big) => value >= big,
  small: (value, big) => value < big,
  odd: (value) => value % 2 === 1,
  even: (value) => value % 2 === 0,
};

/** The form of three digits. */
export function formOf(digits: readonly number[]): Form {
  const different = [...new Set(digits)];
  if (different.length < digits.length) return different.length === 1 ? 'triple' : 'pair';
  // Three digits in a row have two pairs of neighbours.
  const neighbours = different.filter((digit) => different.includes((digit + 1) % DIGITS.length)).length;
  return neighbours === 2 ? 'straight' : neighbours === 1 ? 'half' : 'mixed';
}

/** Number of triples of each form among 1,000. */
const FORM_COUNTS = new Map<Form, number>();
for (let triple = 0; triple < 1_000; triple += 1) {
  const form = formOf([Math.floor(triple / 100), Math.floor(triple / 10) % 10, triple % 10]);
  FORM_COUNTS.set(form, (FORM_COUNTS.get(form) ?? 0) + 1);
}

/** A bet: its payout in hundredths of the stake if it wins, and the draws that it wins. */
interface StarBet {
  bet: string;
  rate: number;
  wins: (digits: readonly number[]) => boolean;
}

/** Bets on one position. */
const onPosition = (position: number): StarBet[] => [
  ...STAR_SIDES.map((side) => ({
    bet: `p${position}-${side}`,
    rate: 2 * RETURN,
    wins: (digits: readonly number[]) => SIDE_TESTS[side](digits[position]!, BIG_DIGIT),
  })),
  ...DIGITS.map((digit) => ({
    bet: `p${position}-${digit}`,
    rate: DIGITS.length * RETURN,
    wins: (digits: readonly number[]) => digits[position] === digit,
  })),
];

/** Bets on the sum, and on the first digit against the last one. */
const ON_ALL: readonly StarBet[] = [
  ...STAR_SIDES.map((side) => ({
    bet: `sum-${side}`,
    rate: 2 * RETURN,
    wins: (digits: readonly number[]) => SIDE_TESTS[side](sumOfDigits(digits), BIG_SUM),
  })),
  // Each of the two wins 45 of 100 pairs.
  { bet: 'dragon', rate: 216, wins: (digits) => digits[0]! > digits[4]! },
  { bet: 'tie', rate: DIGITS.length * RETURN, wins: (digits) => digits[0] === digits[4] },
  { bet: 'tiger', rate: 216, wins: (digits) => digits[0]! < digits[4]! },
];

/** Bets on the form of three digits. */
const onTrio = (trio: Trio): StarBet[] =>
  FORMS.map((form) => ({
    bet: `${trio}-${form}`,
    rate: Math.floor((1_000 * RETURN) / FORM_COUNTS.get(form)!),
    wins: (digits: readonly number[]) => formOf(digits.slice(TRIOS[trio], TRIOS[trio] + 3)) === form,
  }));

const codesOf = (bets: readonly StarBet[]) => bets.map(({ bet }) => bet);
const TRIO_BETS = (Object.keys(TRIOS) as Trio[]).flatMap(onTrio);

/** Codes of the bets on each position, on the whole draw, and on forms. */
export const POSITION_CODES: readonly (readonly string[])[] = POSITIONS.map((position) => codesOf(onPosition(position)));
export const ALL_CODES: readonly string[] = codesOf(ON_ALL);
export const FORM_CODES: readonly string[] = codesOf(TRIO_BETS);

const BETS = new Map([...POSITIONS.flatMap(onPosition), ...ON_ALL, ...TRIO_BETS].map((one) => [one.bet, one]));

/** Payout of a bet that wins, in hundredths of the stake. */
export const fiveStarRate = (bet: string): number => BETS.get(bet)?.rate ?? 0;

/** Payout of a bet, in hundredths of the stake. */
export function fiveStarPayout({ digits }: FiveStarOutcome, bet: string): number {
  const known = BETS.get(bet);
  return known?.wins(digits) ? known.rate : 0;
}

export function drawFive(random: RandomSource): FiveStarOutcome {
  return { digits: POSITIONS.map(() => random.below(DIGITS.length)) };
}
