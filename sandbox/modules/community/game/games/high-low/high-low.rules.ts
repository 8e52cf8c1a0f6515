import type { Bounds } from '../../game.model';
import type { RandomSource } from '../../round-random';

/** 高低牌: is the next card higher or lower? Each card comes from a full deck; the same rank loses. */
export const HIGH_LOW_STEPS = ['higher', 'lower', 'take'] as const;
export type HighLowStep = (typeof HIGH_LOW_STEPS)[number];
export type HighLowGuess = Exclude<HighLowStep, 'take'>;

/** The first guess returns 97 of 100; every later one is even, so that no strategy returns more or less. */
export const HIGH_LOW_RETURN = 97;
/** Guesses of a round; after the last one it is paid. */
export const HIGH_LOW_GUESSES = 8;

export interface HighLowState {
  /** Ranks from 1 = A to 13 = K, in the order drawn. */
  cards: readonly number[];
  /** Present payout of the round, as a fraction of the stake; 1 before the first guess. */
  numerator: bigint;
  denominator: bigint;
  state: 'open' | 'lost' | 'taken';
}

/** Ranks of thirteen with which a guess is right. */
export function winningRanks(rank: number, guess: HighLowGuess): number {
  return guess === 'higher' ? 13 - rank : rank - 1;
}

/** The value after a right guess, as a fraction of the stake. */
function raised({ numerator, denominator, cards }: HighLowState, ranks: number): Pick<HighLowState, 'numerator' | 'denominator'> {
  const first = cards.length === 1;
  return {
    numerator: numerator * 13n * (first ? BigInt(HIGH_LOW_RETURN) : 1n),
    denominator: denominator * BigInt(ranks) * (first ? 100n : 1n),
  };
}

export function beginHighLow(random: RandomSource): HighLowState {
  return { cards: [random.below(13) + 1], numerator: 1n, denominator: 1n, state: 'open' };
}

/** Payout of a right guess, in minor units; null when no card could be right, or when it would exceed the cap. */
export function offerOf(state: HighLowState, guess: HighLowGuess, { stake, cap }: Bounds): bigint | null {
  const ranks = winningRanks(state.cards.at(-1)!, guess);
  if (ranks === 0) return null;
  const { numerator, denominator } = raised(state, ranks);
  const offer = (stake * numerator) / denominator;
  return offer > cap ? null : offer;
}

/** True when a step can be taken: a guess that is offered, or the money once something was won. */
export function canStep(state: HighLowState, step: HighLowStep, bounds: Bounds): boolean {
  if (state.state !== 'open') return false;
  return step === 'take' ? state.cards.length > 1 : offerOf(state, step, bounds) !== null;
}

/** The state itself, or taken when something was won and every further guess would pay more than the cap. */
export function stopAtCap(state: HighLowState, bounds: Bounds): HighLowState {
  const goesOn = state.cards.length === 1 || canStep(state, 'higher', bounds) || canStep(state, 'lower', bounds);
  return state.state !== 'open' || goesOn ? state : { ...state, state: 'taken' };
}

/** Payout of an abandoned round, minor units: its value, or the stake less the game's share before a guess. */
export function currentValue({ cards, numerator, denominator }: HighLowState, stake: bigint): bigint {
  return cards.length === 1 ? (stake * BigInt(HIGH_LOW_RETURN)) / 100n : (stake * numerator) / denominator;
}

/** The state after a step; the draws must continue after the cards that are on the table. */
export function stepHighLow(state: HighLowState, step: HighLowStep, random: RandomSource): HighLowState {
  if (step === 'take') return { ...state, state: 'taken' };
  const rank = state.cards.at(-1)!;
  const next = random.below(13) + 1;
  const right = step === 'higher' ? next > rank : next < rank;
  const cards = [...state.cards, next];
  if (!right) return { cards, numerator: 0n, denominator: 1n, state: 'lost' };
  const value = raised(state, winningRanks(rank, step));
  return { cards, ...value, state: cards.length > HIGH_LOW_GUESSES ? 'taken' : 'open' };
}

/** A round from its beginning through its steps. */
export function playHighLow(steps: readonly HighLowStep[], random: RandomSource): HighLowState {
  return steps.reduce((state, step) => stepHighLow(state, step, random), beginHighLow(random));
}

/** Minor units, rounded down. */
export function highLowPayout({ state, numerator, denominator }: HighLowState, stake: bigint): bigint {
  return state === 'taken' ? (stake * numerator) / denominator : 0n;
}
