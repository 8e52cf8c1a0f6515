import { bullGame } from '../../../../sandbox/modules/community/game/games/bull/bull.game';
import { bullOf, DOOR_RATE, DOORS, FULL_BULL, isWon, splitHand } from '../../../../sandbox/modules/community/game/games/bull/bull.rules';
import { expectLimits, printedReturn } from '../../../support/table-limits';

const RANKS = 13;
const SUITS = 4;
const HAND = 5;

/** Hands that compare alike: their probability, and one of them. */
interface HandClass {
  likely: number;
  hand: readonly number[];
}

/** Every choice of five ranks that do not decrease. */
function rankSets(from = 0, count = HAND): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: RANKS - from }, (_, index) => from + index).flatMap((rank) =>
    rankSets(rank, count - 1).map((ranks) => [rank, ...ranks]),
  );
}

/** Every choice of `count` suits. */
const suitSets = (count: number): number[][] =>
  count === 0 ? [[]] : suitSets(count - 1).flatMap((suits) => [0, 1, 2, 3].map((suit) => [...suits, suit]));

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1));

/** Number of orders of a hand's ranks. */
function ordersOf(ranks: readonly number[]): number {
  const counts = [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);
  return counts.reduce((orders, count) => orders / factorial(count), factorial(HAND));
}

/**
 * All 52^5 hands by their points and highest card. Points follow from the ranks, in any order, and the highest card from the suits of
 * the highest rank: the other suits are walked as all low and all high.
 */
function handClasses(): HandClass[] {
  const classes = new Map<string, HandClass>();
  for (const ranks of rankSets()) {
    const high = ranks.filter((rank) => rank === ranks.at(-1)).length;
    const suitings = suitSets(high);
    for (const suits of suitings) {
      const hands = [0, SUITS - 1].map((other) =>
        ranks.map((rank, index) => rank * SUITS + (index < HAND - high ? other : suits[index - (HAND - high)]!)),
      );
      const [key, again] = hands.map((hand) => `${bullOf(hand)} ${Math.max(...hand)}`);
      expect(again).toBe(key);
      const known = classes.get(key!) ?? { likely: 0, hand: hands[0]! };
      known.likely += ordersOf(ranks) / RANKS ** HAND / suitings.length;
      classes.set(key!, known);
    }
  }
  return [...classes.values()];
}

describe('百人牛牛', () => {
  it('returns the share that its page states: every hand of a door against every hand of the banker', () => {
    const classes = handClasses();
    expect(classes.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1, 9);
    let rate = 0;
    for (const door of classes) {
      for (const banker of classes) {
        rate += door.likely * banker.likely * bullGame.rules.rateOf({ banker: banker.hand, doors: [door.hand, [], [], []] }, 'tian', 1);
      }
    }
    const value = printedReturn(rate);
    expect({ best: value, worst: value }).toEqual(bullGame.returns);
  });

  it('decides each door by its own hand and the banker’s alone, and all doors alike', () => {
    const low = [0, 4, 8, 13, 17];
    const high = [51, 47, 43, 39, 38];
    for (const [index, door] of DOORS.entries()) {
      const doors = DOORS.map((_, position) => (position === index ? high : low));
      expect(DOORS.map((one) => bullGame.rules.rateOf({ banker: [1, 5, 9, 14, 18], doors }, one, 1) > 0)).toEqual(
        DOORS.map((one) => one === door),
      );
      expect(bullGame.rules.topRate(door, 1)).toBe(DOOR_RATE);
    }
    expectLimits('bull', new Map(DOORS.map((door) => [door, DOOR_RATE])));
  });

  it('draws five hands of five cards, each from the full deck', () => {
    const counts: number[] = [];
    const outcome = bullGame.rules.decide({ below: (count) => counts.push(count) - 1, chance: () => false }, 1);
    expect(counts).toEqual(Array.from({ length: 25 }, () => 52));
    expect([outcome.banker, ...outcome.doors].flat()).toEqual(Array.from({ length: 25 }, (_, card) => card));
  });

  /** Cards of ranks, 1 = A to 13 = K, in diamonds. */
  const hand = (...ranks: number[]) => ranks.map((rank) => (rank - 1) * SUITS);

  it.each([
    [[1, 2, 3, 4, 6], 6],
    [[10, 11, 12, 13, 5], 5],
    [[10, 11, 12, 13, 10], FULL_BULL],
    [[1, 9, 13, 5, 5], FULL_BULL],
    [[2, 4, 6, 8, 11], FULL_BULL],
    [[1, 2, 3, 5, 8], 9],
    [[1, 1, 2, 2, 3], 0],
    [[13, 12, 1, 2, 4], 0],
  ])('a hand of %j has %i points', (ranks, points) => {
    expect(bullOf(hand(...ranks))).toBe(points);
    const split = splitHand(hand(...ranks));
    expect(split === null).toBe(points === 0);
    if (split) expect([...split.three, ...split.two].toSorted()).toEqual(hand(...ranks).toSorted());
  });

  it('compares points, then the highest card by rank and suit; the banker wins with the same one', () => {
    expect(isWon(hand(1, 2, 7, 1, 1), hand(13, 12, 11, 10, 1))).toBe(true);
    expect(isWon(hand(1, 1, 2, 2, 4), hand(1, 1, 2, 2, 3))).toBe(true);
    expect(isWon(hand(1, 1, 2, 2, 3), hand(1, 1, 2, 2, 3))).toBe(false);
    const spade = [...hand(1, 1, 2, 2), 2 * SUITS + 3];
    expect([isWon(spade, hand(1, 1, 2, 2, 3)), isWon(hand(1, 1, 2, 2, 3), spade)]).toEqual([true, false]);
  });
});
