import { GAMES } from '../../../../sandbox/modules/community/game/game-catalog';
import { bestStep, stepValues } from '../../../../sandbox/modules/community/game/games/blackjack/blackjack-odds.rules';
import {
  blackjackGame,
  blackjackText,
  type BlackjackOutcome,
} from '../../../../sandbox/modules/community/game/games/blackjack/blackjack.game';
import {
  BLACKJACK_PAYS,
  blackjackRate,
  handOf,
  isNatural,
  playBlackjack,
  stepsOf,
  type BlackjackState,
  type BlackjackStep,
} from '../../../../sandbox/modules/community/game/games/blackjack/blackjack.rules';
import type { RandomSource } from '../../../../sandbox/modules/community/game/round-random';
import { everyOutcome } from '../../../support/every-outcome';
import * as fc from '../../../support/property';

const { rules } = blackjackGame;
const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);

/** Draws these ranks one after the other, then from `random`. */
function dealing(ranks: readonly number[], random?: RandomSource): RandomSource {
  let position = 0;
  const below = (count: number) => {
    position += 1;
    return position <= ranks.length ? ranks[position - 1]! - 1 : random!.below(count);
  };
  return { chance: () => false, below };
}

type Policy = (state: BlackjackState) => BlackjackStep;

const bestSteps = new Map<string, BlackjackStep>();

/** The step that the page calls the best one, computed once for a hand. */
const best: Policy = ({ hands, active, bank }) => {
  const key = `${hands[active]} ${bank[0]} ${hands.length}`;
  const step = bestSteps.get(key) ?? bestStep(stepValues(hands[active]!, bank[0]!, { isSplit: hands.length > 1 }));
  bestSteps.set(key, step);
  return step;
};

/** Average rate of a round through the real rules over every card that is drawn after `ranks`, less the stakes that `first` adds. */
function averageAfter(ranks: readonly number[], first: readonly BlackjackStep[], policy: Policy = best): number {
  let state: BlackjackState;
  let average = 0;
  const play = (random: RandomSource) => {
    const drawn = [...ranks];
    const next: RandomSource = {
      chance: random.chance,
      below: (count) => {
        const value = random.below(count);
        drawn.push(value + 1);
        return value;
      },
    };
    const steps = [...first];
    state = playBlackjack(steps, dealing([...drawn], next));
    while (state.results === null) {
      steps.push(policy(state));
      state = playBlackjack(steps, dealing([...drawn], next));
    }
  };
  everyOutcome(play, (likely) => {
    average += likely * blackjackRate(state)!;
  });
  return average - 100 * first.filter((step) => rules.raises!.includes(step)).length;
}

/** The mean of `averageAfter` over every closed card of a bank without a natural. */
function averageOfSteps(one: number, two: number, open: number, first: readonly BlackjackStep[], policy?: Policy): number {
  const closed = RANKS.filter((rank) => !isNatural([open, rank]));
  return closed.reduce((sum, rank) => sum + averageAfter([one, two, open, rank], first, policy), 0) / closed.length;
}

describe('二十一点', () => {
  it('returns what its page states, of all that is staked, to a player who chooses the best step each time', () => {
    let rate = 0;
    let added = 0;
    for (const one of RANKS) {
      for (const two of RANKS) {
        for (const open of RANKS) {
          for (const closed of RANKS) {
            const state = playBlackjack([], dealing([one, two, open, closed]));
            const values = stepValues([one, two], open);
            const value = state.results === null ? values.get(bestStep(values))! : { rate: blackjackRate(state)!, added: 0 };
            rate += value.rate / 13 ** 4;
            added += value.added / 13 ** 4;
          }
        }
      }
    }
    const returned = Math.floor(((rate + added) / (100 + added)) * 10_000);
    expect(GAMES.blackjack.returns).toEqual({ best: returned, worst: returned });
  });

  it.each([
    ['stand', 10, 8, 7],
    ['stand', 10, 3, 10],
    ['stand', 9, 9, 1],
    ['stand', 1, 6, 9],
    ['hit', 10, 10, 9],
    ['hit', 10, 2, 7],
    ['hit', 1, 6, 9],
    ['hit', 9, 8, 1],
    ['double', 6, 5, 10],
    ['double', 4, 5, 9],
    ['split', 1, 1, 10],
  ] as const)(
    'the page’s average of %s on %i and %i against %i, and the best steps after it, is that of the real rules',
    (step, one, two, open) => {
      expect(stepValues([one, two], open).get(step)!.rate).toBeCloseTo(averageOfSteps(one, two, open, [step]), 9);
    },
  );

  it('two hands of a split return what each returns alone', () => {
    const alone = RANKS.reduce((sum, second) => sum + stepValues([10, second], 9).get('stand')!.rate, 0) / RANKS.length;
    expect(averageOfSteps(10, 13, 9, ['split'], () => 'stand')).toBeCloseTo(2 * alone - 100, 9);
  });

  it('offers doubling and splitting for the first two cards alone', () => {
    const stepsAfter = (ranks: readonly number[], steps: readonly BlackjackStep[] = []) =>
      stepsOf(playBlackjack(steps, dealing([ranks[0]!, ranks[1]!, 7, 9, ...ranks.slice(2)]))).filter((step) =>
        rules.raises!.includes(step),
      );
    expect(stepsAfter([2, 7])).toEqual(['double']);
    expect(stepsAfter([6, 5])).toEqual(['double']);
    expect(stepsAfter([5, 5])).toEqual(['double', 'split']);
    expect(stepsAfter([10, 13])).toEqual(['split']);
    expect(stepsAfter([1, 1])).toEqual(['split']);
    expect(stepsAfter([1, 8])).toEqual([]);
    expect(stepsAfter([6, 2])).toEqual([]);
    expect(stepsAfter([10, 2])).toEqual([]);
    expect(stepsAfter([2, 3, 5], ['hit'])).toEqual([]);
    expect(stepsAfter([5, 5, 6, 5], ['split'])).toEqual([]);
  });

  it.each([
    [
      'a doubled hand of the same points',
      [6, 5, 9, 7, 10, 5],
      ['double'],
      { player: [6, 5, 10], bank: [9, 7, 5], result: 'push', doubled: true },
      200,
    ],
    ['a doubled hand that loses', [6, 5, 10, 7, 2], ['double'], { player: [6, 5, 2], bank: [10, 7], result: 'lost', doubled: true }, 0],
    [
      'a doubled hand against too many points',
      [6, 4, 6, 10, 9, 8],
      ['double'],
      { player: [6, 4, 9], bank: [6, 10, 8], result: 'won', doubled: true },
      400,
    ],
    [
      'two hands, one after the other',
      [8, 8, 10, 7, 3, 2, 10, 9],
      ['split', 'hit', 'hit', 'stand'],
      { player: [8, 3, 10], result: 'won', bank: [10, 7], second: { player: [8, 2, 9], result: 'won' } },
      400,
    ],
    [
      'two hands with too many points, for which the bank draws nothing',
      [9, 9, 6, 10, 7, 6, 10, 10],
      ['split', 'hit', 'hit'],
      { player: [9, 7, 10], result: 'bust', bank: [6, 10], second: { player: [9, 6, 10], result: 'bust' } },
      0,
    ],
    [
      'one hand with too many points, and one that stands',
      [9, 9, 6, 10, 7, 8, 10, 4],
      ['split', 'hit', 'stand'],
      { player: [9, 7, 10], result: 'bust', bank: [6, 10, 4], second: { player: [9, 8], result: 'lost' } },
      0,
    ],
    [
      'split A, which get one card each and have no natural',
      [1, 1, 9, 9, 10, 5],
      ['split'],
      { player: [1, 10], result: 'won', bank: [9, 9], second: { player: [1, 5], result: 'lost' } },
      200,
    ],
    [
      'a first hand of 21 points, which takes no card',
      [10, 13, 9, 9, 1, 8],
      ['split', 'stand'],
      { player: [10, 1], result: 'won', bank: [9, 9], second: { player: [13, 8], result: 'push' } },
      300,
    ],
  ] as const)('ends %s', (_name, ranks, steps, outcome, rate) => {
    const state = playBlackjack(steps, dealing(ranks));
    expect(rules.outcomeOf(state)).toEqual(outcome);
    expect(blackjackRate(state)).toBe(rate);
    expect(rules.payoutOf(state, { stake: 1_001n, cap: 10_000_000n })).toBe((1_001n * BigInt(rate)) / 100n);
    expect(stepsOf(state)).toEqual([]);
  });

  it('names doubled and split hands in its text', () => {
    const bank = [10, 7];
    expect(blackjackText({ player: [6, 5, 9], bank, result: 'won', doubled: true })).toBe('加倍 胜，闲 20 庄 17');
    expect(blackjackText({ player: [6, 5, 2], bank, result: 'lost', doubled: true })).toBe('加倍 负，闲 13 庄 17');
    const second: BlackjackOutcome['second'] = { player: [8, 6, 10], result: 'bust' };
    expect(blackjackText({ player: [8, 10], bank, result: 'won', second })).toBe('分牌 胜 18、爆牌 24，庄 17');
  });

  it.each([
    ['a natural', [1, 13, 9, 7], [], 'natural'],
    ['two naturals', [1, 13, 10, 1], [], 'push'],
    ['the bank’s natural', [10, 10, 1, 12], [], 'lost'],
    ['too many points', [10, 6, 9, 7, 6], ['hit'], 'bust'],
    ['21 points, on which the bank draws by itself', [10, 6, 9, 7, 5, 13], ['hit'], 'won'],
    ['the same points', [10, 8, 9, 9], ['stand'], 'push'],
    ['a bank that stands on soft 17', [10, 8, 1, 6], ['stand'], 'won'],
    ['a bank that draws on 16', [10, 8, 10, 6, 5], ['stand'], 'lost'],
    ['a bank with too many points', [10, 2, 10, 6, 10], ['stand'], 'won'],
  ] as const)('ends with %s', (_name, ranks, steps, result) => {
    const state = playBlackjack(steps, dealing(ranks));
    expect(state.results).toEqual([result]);
    expect(rules.outcomeOf(state)).toEqual({ player: state.hands[0], bank: state.bank, result });
    expect(state.hands[0]!.length + state.bank.length).toBe(ranks.length);
    expect(rules.payoutOf(state, { stake: 1_001n, cap: 10_000_000n })).toBe((1_001n * BigInt(BLACKJACK_PAYS[result])) / 100n);
    for (const step of rules.raises!.concat('hit', 'stand'))
      expect(rules.canStep(state, step, { stake: 100n, cap: 10_000_000n })).toBe(false);
  });

  it('an open round tells nothing of the bank’s closed card, and accepts its steps alone', () => {
    const bounds = { stake: 1_000n, cap: 10_000_000n };
    const states = RANKS.map((closed) => playBlackjack([], dealing([10, 6, 9, closed])));
    expect(new Set(states.map((state) => JSON.stringify(rules.tableOf(state, bounds)))).size).toBe(1);
    expect(['hit', 'stand', 'double', 'split', 'take', ''].filter((step) => rules.canStep(states[0]!, step, bounds))).toEqual([
      'hit',
      'stand',
    ]);
    expect(rules.left(states[0]!, 1_000n)).toEqual({ step: 'stand' });
  });

  it('counts an A as 11 unless that is too much', () => {
    const rank = fc.integer({ min: 1, max: 13 });
    fc.assert(
      fc.property(fc.array(rank, { minLength: 1, maxLength: 8 }), (cards) => {
        const hard = cards.reduce((sum, one) => sum + Math.min(one, 10), 0);
        const { points, soft } = handOf(cards);
        expect(points).toBe(soft ? hard + 10 : hard);
        if (cards.includes(1)) expect(soft).toBe(hard <= 11);
        else expect(soft).toBe(false);
      }),
    );
  });
});
