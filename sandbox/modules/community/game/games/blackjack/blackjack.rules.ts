import type { RandomSource } from '../../round-random';

/** 二十一点 against the bank, each card drawn from a full deck. Ranks: 1 = A to 13 = K. */
export const BLACKJACK_STEPS = ['hit', 'stand'] as const;

/** Points at which the bank stops, soft ones too. */
export const BANK_STANDS = 17;
export const TARGET = 21;

/** Payouts by result, in hundredths of the stake, the stake included. */
export const BLACKJACK_PAYS = { natural: 250, won: 200, push: 100, lost: 0, bust: 0 } as const;
export type BlackjackResult = keyof typeof BLACKJACK_PAYS;

export interface BlackjackState {
  player: readonly number[];
  /** The bank's cards; the second one is closed until the round is over. */
  bank: readonly number[];
  /** Null while the player is to choose. */
  result: BlackjackResult | null;
}

/** Points of a card; A counts 1 here. */
export const pointsOf = (rank: number): number => Math.min(rank, 10);

/** Best points of a hand. `soft`: one A counts 11. */
export function handOf(cards: readonly number[]): { points: number; soft: boolean } {
  const hard = cards.reduce((sum, rank) => sum + pointsOf(rank), 0);
  const soft = cards.includes(1) && hard + 10 <= TARGET;
  return { points: soft ? hard + 10 : hard, soft };
}

/** True for A and a ten as the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && handOf(cards).points === TARGET;

const draw = (random: RandomSource) => random.below(13) + 1;

/** A natural on either side ends the round before the player chooses. */
function deal(random: RandomSource): BlackjackState {
  const player = [draw(random), draw(random)];
  const bank = [draw(random), draw(random)];
  if (isNatural(player)) return { player, bank, result: isNatural(bank) ? 'push' : 'natural' };
  return { player, bank, result: isNatural(bank) ? 'lost' : null };
}

/** The bank draws, and the hands are compared. */
function stand({ player, bank }: BlackjackState, random: RandomSource): BlackjackState {
  const drawn = [...bank];
  while (handOf(drawn).points < BANK_STANDS) drawn.push(draw(random));
  const [ours, theirs] = [handOf(player).points, handOf(drawn).points];
  const result = theirs > TARGET || ours > theirs ? 'won' : ours === theirs ? 'push' : 'lost';
  return { player, bank: drawn, result };
}

/** A player with 21 points stands. */
function hit({ player, bank }: BlackjackState, random: RandomSource): BlackjackState {
  const state: BlackjackState = { player: [...player, draw(random)], bank, result: null };
  const { points } = handOf(state.player);
  if (points > TARGET) return { ...state, result: 'bust' };
  return points === TARGET ? stand(state, random) : state;
}

/** A round from its beginning through its steps. */
export function playBlackjack(steps: readonly string[], random: RandomSource): BlackjackState {
  return steps.reduce((state, step) => (step === 'hit' ? hit(state, random) : stand(state, random)), deal(random));
}
