import { racingGame } from '../../../../sandbox/modules/community/game/games/racing/racing.game';
import { CARS } from '../../../../sandbox/modules/community/game/games/racing/racing.rules';
import { shuffled } from '../../../../sandbox/modules/community/game/round-random';
import { everyOutcome } from '../../../support/every-outcome';
import { expectLimits, printedReturn } from '../../../support/table-limits';

const { rules } = racingGame;

/** Positions, counted from 0, that decide a bet. */
function decidingPositions(bet: string): [number, number] {
  const [kind, name] = bet.split('-');
  return kind === 'first' || kind === 'sum' ? [0, 1] : [Number(name) - 1, CARS.length - Number(name)];
}

/** Orders with two cars at two positions, and the others in several orders. */
function ordersWith([first, second]: [number, number], cars: [number, number]): number[][] {
  const others = CARS.filter((car) => !cars.includes(car));
  return [others, others.toReversed(), [...others.slice(3), ...others.slice(0, 3)]].map((rest) => {
    const left = [...rest];
    return CARS.map((_, position) => (position === first ? cars[0] : position === second ? cars[1] : left.shift()!));
  });
}

describe('赛车十', () => {
  it.each([2, 3, 4, 5, 6, 7])('an order of %i cars is as likely as every other', (count) => {
    const cars = CARS.slice(0, count);
    const seen = new Map<string, number>();
    let order: number[] = [];
    everyOutcome(
      (random) => {
        order = shuffled(cars, random);
      },
      (likely) => void seen.set(order.join(' '), (seen.get(order.join(' ')) ?? 0) + likely),
    );
    const orders = cars.reduce((product, car) => product * car, 1);
    expect(seen.size).toBe(orders);
    for (const likely of seen.values()) expect(likely).toBeCloseTo(1 / orders, 12);
  });

  it('draws ten cars like fewer: a choice among all that are left, one after the other', () => {
    const counts: number[] = [];
    const below = (count: number) => {
      counts.push(count);
      return count - 1;
    };
    const { order } = rules.decide({ below, chance: () => false }, 1);
    expect(counts).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(order.toSorted((a, b) => a - b)).toEqual(CARS);
  });

  it('returns the share that its page states: two positions decide each bet, and each pair of cars there is as likely', () => {
    const tops = new Map<string, number>();
    const returns = rules.bets.map((bet) => {
      let sum = 0;
      for (const first of CARS) {
        for (const second of CARS.filter((car) => car !== first)) {
          const rates = ordersWith(decidingPositions(bet), [first, second]).map((order) => rules.rateOf({ order }, bet, 1));
          expect(new Set(rates).size).toBe(1);
          sum += rates[0]!;
          tops.set(bet, Math.max(tops.get(bet) ?? 0, rates[0]!));
        }
      }
      return { bet, value: printedReturn(sum / 90) };
    });
    const values = returns.map(({ value }) => value);
    const [best, worst] = [Math.max(...values), Math.min(...values)];
    const named = (wanted: number) =>
      returns
        .filter(({ value }) => value === wanted)
        .map(({ bet }) => racingGame.betName(bet))
        .join('、');
    expect({ best, worst }).toEqual(racingGame.returns);
    expect({ best: named(best), worst: named(worst) }).toEqual(racingGame.returnBets);
    for (const bet of rules.bets) expect([bet, rules.topRate(bet, 1)]).toEqual([bet, tops.get(bet)]);
    expectLimits('racing', tops);
  });

  it('every bet has a short code and a name of its own', () => {
    expect(Math.max(...rules.bets.map((bet) => bet.length))).toBeLessThanOrEqual(16);
    expect(new Set(rules.bets.map((bet) => racingGame.betName(bet))).size).toBe(rules.bets.length);
    expect(rules.maxLines).toBeLessThanOrEqual(64);
  });
});
