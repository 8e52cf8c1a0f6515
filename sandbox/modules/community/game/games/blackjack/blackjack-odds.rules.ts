import { BANK_STANDS, BLACKJACK_PAYS, pointsOf, TARGET } from './blackjack.rules';

/** Average returns of 二十一点, exact up to the precision of numbers. Rates are hundredths of the stake. */

/** A hand for the reckoning: the sum with every A as 1, and an A or none. */
interface Hand {
  hard: number;
  ace: boolean;
}

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
  return remember(standValues, `${points} ${pointsOf(open)}`, () => {
    const closed = RANKS.filter((rank) => bestOf(handOfCards([open, rank])) < TARGET);
    return closed.reduce((sum, rank) => sum + againstHand(points, handOfCards([open, rank])), 0) / closed.length;
  });
}

const hitValues = new Map<string, number>();

/** Average rate of one more card and the best play after it. */
function hitting(hand: Hand, open: number): number {
  return remember(hitValues, `${hand.hard} ${hand.ace} ${pointsOf(open)}`, () =>
    average((rank) => {
      const next = add(hand, rank);
      const points = bestOf(next);
      if (points > TARGET) return BLACKJACK_PAYS.bust;
      return points === TARGET ? standing(points, open) : Math.max(standing(points, open), hitting(next, open));
    }),
  );
}

/** Average rates of both choices with the best play after them. `open`: rank of the bank's open card. */
export function choiceRates(player: readonly number[], open: number): { hit: number; stand: number } {
  const hand = handOfCards(player);
  return { hit: hitting(hand, open), stand: standing(bestOf(hand), open) };
}
