import type { RandomSource } from '../../round-random';

/** 百人牛牛: four doors against the banker, five cards each, every card drawn from a full deck. */
export const DOORS = ['tian', 'di', 'xuan', 'huang'] as const;
export type Door = (typeof DOORS)[number];

/** Cards of a deck. A card's number orders it: by rank from A to K, then by suit from ♦ over ♣ and ♥ to ♠. */
const DECK = 52;
const SUITS = 4;
export const HAND_CARDS = 5;

/** Payout of a door that wins, in hundredths of the stake: 1 to 1 less 5 percent. */
export const DOOR_RATE = 195;

/** 牛牛, the best hand; 0 is 无牛. */
export const FULL_BULL = 10;

export interface BullOutcome {
  banker: readonly number[];
  /** Hands by door. */
  doors: readonly (readonly number[])[];
}

/** Rank of a card: 1 = A to 13 = K. */
export const rankOfCard = (card: number): number => Math.floor(card / SUITS) + 1;
export const suitOfCard = (card: number): number => card % SUITS;

/** Tens and pictures count ten. */
const pointsOf = (card: number): number => Math.min(rankOfCard(card), 10);

const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

/** The five cards as two that give the bull after three whose points are a multiple of ten; null without such three. */
export function splitHand(cards: readonly number[]): { three: number[]; two: number[] } | null {
  for (let first = 0; first < cards.length; first += 1) {
    for (let second = first + 1; second < cards.length; second += 1) {
      const two = [cards[first]!, cards[second]!];
      const three = cards.filter((_, index) => index !== first && index !== second);
      if (sumOf(three) % 10 === 0) return { three, two };
    }
  }
  return null;
}

/** Points of a hand: 0 for 无牛, 1 to 9, and 10 for 牛牛. */
export function bullOf(cards: readonly number[]): number {
  return splitHand(cards) ? sumOf(cards) % 10 || FULL_BULL : 0;
}

/** True when a door beats the banker: by its points, at equal points by its highest card. The same highest card is the banker's win. */
export function isWon(door: readonly number[], banker: readonly number[]): boolean {
  const [ours, theirs] = [bullOf(door), bullOf(banker)];
  return ours === theirs ? Math.max(...door) > Math.max(...banker) : ours > theirs;
}

export function dealBull(random: RandomSource): BullOutcome {
  const hand = () => Array.from({ length: HAND_CARDS }, () => random.below(DECK));
  const banker = hand();
  return { banker, doors: DOORS.map(hand) };
}

/** Payout of a door, in hundredths of the stake. */
export function bullRate({ banker, doors }: BullOutcome, door: string): number {
  return isWon(doors[DOORS.indexOf(door as Door)]!, banker) ? DOOR_RATE : 0;
}
