import { BANK_STANDS, BLACKJACK_PAYS, canDouble, canSplit, handOf, pointsOf, TARGET, type BlackjackStep } from './blackjack.rules';

/**
 * Average results of 二十一点, exact up to the precision of numbers. A rate is what a hand returns, in hundredths of the first stake, less
 * the stakes that were added to it: rates of steps with and without another stake can be compared.
 */

/** A hand for the reckoning: the sum with every A as 1, and an A or none. */
interface Hand {
  hard: number;
  ace: boolean;
}

/** Average rate, and the stakes that were added on average, in hundredths of the first one. */
export interface StepValue {
  rate: number;
  added: number;
}

/** The stake that doubling or splitting adds, in hundredths of the first one. */
const ADDED = 100;

const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);
const EMPTY: Hand = { hard: 0, ace: false };

const add = ({ hard, ace }: Hand, rank: number): Hand => ({ hard: hard + pointsOf(rank), ace: ace || rank === 1 });
const bestOf = ({ hard, ace }: Hand): number => (ace && hard + 10 <= TARGET ? hard + 10 : hard);
const handOfCards = (cards: readonly number[]): Hand => cards.reduce(add, EMPTY);

/** Average over the next card, whose thirteen ranks are equally likely. */
const average = (of: (rank: number) => number): number => RANKS.reduce((sum, rank) => sum + of(rank), 0) / RANKS.length;

/** The value that `compute` returns for a key, computed once. */
function remember(values: Map<string, number>, key: string, compute: () => number): number {
  const value = values.get(key) ?? compute();
  values.set(key, value);
  return value;
}

const bankValues = new Map<string, number>();

/** Average rate of a player who stands on `points`, while the bank draws to a hand. */
function againstHand(points: number, bank: Hand): number {
  const theirs = bestOf(bank);
  if (theirs > TARGET) return BLACKJACK_PAYS.won;
  if (theirs >= BANK_STANDS) return points > theirs ? BLACKJACK_PAYS.won : points === theirs ? BLACKJACK_PAYS.push : BLACKJACK_PAYS.lost;
  return remember(bankValues, `${points} ${bank.hard} ${bank.ace}`, () => average((rank) => againstHand(points, add(bank, rank))));
}

const standValues = new Map<string, number>();

/** Average rate of standing on `points` against the bank's open card, when the bank has no natural. */
function standing(points: number, open: number): number {
  if (points > TARGET) return BLACKJACK_PAYS.bust;
  return remember(standValues, `${points} ${pointsOf(open)}`, () => {
    const closed = RANKS.filter((rank) => bestOf(handOfCards([open, rank])) < TARGET);
    return closed.reduce((sum, rank) => sum + againstHand(points, handOfCards([open, rank])), 0) / closed.length;
  });
}

const hitValues = new Map<string, number>();

/** Average rate of one more card and the best play after it. */
function hitting(hand: Hand, open: number): number {
  return remember(hitValues, `${hand.hard} ${hand.ace} ${pointsOf(open)}`, () => average((rank) => playing(add(hand, rank), open)));
}

/** Average rate of the better of one more card and none; a hand of 21 points or more gets none. */
function playing(hand: Hand, open: number): number {
  const stand = standing(bestOf(hand), open);
  return bestOf(hand) >= TARGET ? stand : Math.max(stand, hitting(hand, open));
}

/** Average rate of two stakes on exactly one more card. */
const doubling = (hand: Hand, open: number): number => 2 * average((rank) => standing(bestOf(add(hand, rank)), open)) - ADDED;

/** Average rate of two hands that begin with a rank, each with a stake; a hand that begins with A gets one card. */
function splitting(rank: number, open: number): number {
  const first = handOfCards([rank]);
  return 2 * average((second) => (rank === 1 ? standing(bestOf(add(first, second)), open) : playing(add(first, second), open))) - ADDED;
}

/** Average rates of the steps that a hand allows, with the best play after them. `open`: rank of the bank's open card. */
export function stepValues(
  player: readonly number[],
  open: number,
  { isSplit = false }: { isSplit?: boolean } = {},
): ReadonlyMap<BlackjackStep, StepValue> {
  const hand = handOfCards(player);
  const values = new Map<BlackjackStep, StepValue>([
    ['hit', { rate: hitting(hand, open), added: 0 }],
    ['stand', { rate: standing(handOf(player).points, open), added: 0 }],
  ]);
  if (isSplit) return values;
  if (canDouble(player)) values.set('double', { rate: doubling(hand, open), added: ADDED });
  if (canSplit(player)) values.set('split', { rate: splitting(player[0]!, open), added: ADDED });
  return values;
}

/** The step with the best average rate. */
export const bestStep = (values: ReadonlyMap<BlackjackStep, StepValue>): BlackjackStep =>
  [...values].toSorted(([, a], [, b]) => b.rate - a.rate)[0]![0];
