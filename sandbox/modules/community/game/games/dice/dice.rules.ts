import type { RandomSource } from '../../round-random';

/** 云亭快三: three dice. Three alike lose every bet but their own. */
export const DICE_SIDES = ['big', 'small', 'odd', 'even', 'triple'] as const;
/** The sides, and `sum-3` to `sum-18`. */
export type DiceBet = (typeof DICE_SIDES)[number] | `sum-${number}`;

/** Number of winning throws among 216. */
export function winningThrows(bet: DiceBet): number {
  let wins = 0;
  for (let throwNumber = 0; throwNumber < 216; throwNumber += 1) {
    if (diceWin(bet, [1 + (throwNumber % 6), 1 + (Math.floor(throwNumber / 6) % 6), 1 + Math.floor(throwNumber / 36)])) wins += 1;
  }
  return wins;
}

/** Payout of a bet that wins, in hundredths of the stake: at most 97.2 of 100 come back. */
export function diceRate(bet: DiceBet): number {
  if (bet !== 'triple' && !bet.startsWith('sum-')) return 200;
  return Math.floor((216 * 97) / winningThrows(bet));
}

export const sumOf = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

export function diceWin(bet: DiceBet, dice: readonly number[]): boolean {
  const sum = sumOf(dice);
  const triple = dice.every((die) => die === dice[0]);
  switch (bet) {
    case 'triple':
      return triple;
    case 'big':
      return !triple && sum >= 11;
    case 'small':
      return !triple && sum <= 10;
    case 'odd':
      return !triple && sum % 2 === 1;
    case 'even':
      return !triple && sum % 2 === 0;
    default:
      return sum === Number(bet.slice('sum-'.length));
  }
}

/** All bets. */
export const DICE_BETS: readonly DiceBet[] = [...DICE_SIDES, ...Array.from({ length: 16 }, (_, index) => `sum-${index + 3}` as const)];

export function throwDice(random: RandomSource): number[] {
  return [0, 1, 2].map(() => random.below(6) + 1);
}
