import type { RandomSource } from '../../round-random';

/** 百家乐, each card drawn from a full deck. Ranks: 1 = A to 13 = K. */
export const BACCARAT_SIDES = ['player', 'banker', 'tie'] as const;
export type BaccaratSide = (typeof BACCARAT_SIDES)[number];

/** Payouts in hundredths of the stake, the stake included. A tie returns the stake of the other two. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratSide, number>> = { player: 200, banker: 195, tie: 900 };

export interface BaccaratOutcome {
  player: readonly number[];
  banker: readonly number[];
  winner: BaccaratSide;
}

/** Points of a hand: tens and pictures count 0, only the last digit of the sum counts. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, rank) => sum + (rank > 9 ? 0 : rank), 0) % 10;
}

/** True when the bank takes a third card; `third` is the player's, null when the player stands. */
function bankDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  const value = third > 9 ? 0 : third;
  if (points <= 2) return true;
  if (points === 3) return value !== 8;
  if (points === 4) return value >= 2 && value <= 7;
  if (points === 5) return value >= 4 && value <= 7;
  return points === 6 && (value === 6 || value === 7);
}

export function dealBaccarat(random: RandomSource): BaccaratOutcome {
  const card = () => random.below(13) + 1;
  const player = [card(), card()];
  const banker = [card(), card()];
  if (Math.max(pointsOf(player), pointsOf(banker)) < 8) {
    const third = pointsOf(player) <= 5 ? card() : null;
    if (third !== null) player.push(third);
    if (bankDraws(pointsOf(banker), third)) banker.push(card());
  }
  const [ours, theirs] = [pointsOf(player), pointsOf(banker)];
  const winner = ours > theirs ? 'player' : ours < theirs ? 'banker' : 'tie';
  return { player, banker, winner };
}

/** Payout of a side, in hundredths of the stake. */
export function baccaratRate({ winner }: Pick<BaccaratOutcome, 'winner'>, side: BaccaratSide): number {
  return winner === side ? BACCARAT_PAYS[side] : winner === 'tie' ? 100 : 0;
}
