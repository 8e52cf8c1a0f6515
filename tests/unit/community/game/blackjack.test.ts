import { GAMES } from '../../../../sandbox/modules/community/game/game-catalog';
import { choiceRates } from '../../../../sandbox/modules/community/game/games/blackjack/blackjack-odds.rules';
import { blackjackGame } from '../../../../sandbox/modules/community/game/games/blackjack/blackjack.game';
import {
  BLACKJACK_PAYS,
  handOf,
  isNatural,
  playBlackjack,
  type BlackjackState,
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

/** The step that the page calls the better one. */
function better({ player, bank }: BlackjackState): 'hit' | 'stand' {
  const { hit, stand } = choiceRates(player, bank[0]!);
  return hit > stand ? 'hit' : 'stand';
}

/** Average rate of a round through the real rules over every card that is drawn after `ranks`. `goesOn`: with the better steps after `first`. */
function averageAfter(ranks: readonly number[], first: readonly string[], goesOn = false): number {
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
    const isOpen = () => goesOn && state.result === null;
    while (isOpen()) {
      steps.push(better(state));
      state = playBlackjack(steps, dealing([...drawn], next));
    }
  };
  everyOutcome(play, (likely) => {
    average += likely * BLACKJACK_PAYS[state.result!];
  });
  return average;
}

describe('二十一点', () => {
  it('returns what its page states to a player who chooses the better step each time', () => {
    let sum = 0;
    for (const one of RANKS) {
      for (const two of RANKS) {
        for (const open of RANKS) {
          for (const closed of RANKS) {
            const { result, player } = playBlackjack([], dealing([one, two, open, closed]));
            sum += result === null ? Math.max(...Object.values(choiceRates(player, open))) : BLACKJACK_PAYS[result];
          }
        }
      }
    }
    const best = Math.floor((sum / 13 ** 4) * 100);
    expect(GAMES.blackjack.returns).toEqual({ best, worst: best });
  });

  it.each([
    [10, 8, 7],
    [10, 3, 10],
    [9, 9, 1],
    [1, 6, 9],
  ])('the page’s average of standing on %i and %i against %i is that of the real rules', (one, two, open) => {
    const closed = RANKS.filter((rank) => !isNatural([open, rank]));
    const averages = closed.map((rank) => averageAfter([one, two, open, rank], ['stand']));
    const average = averages.reduce((sum, value) => sum + value, 0) / closed.length;
    expect(choiceRates([one, two], open).stand).toBeCloseTo(average, 9);
  });

  it.each([
    [10, 10, 9],
    [10, 2, 7],
    [1, 6, 9],
    [9, 8, 1],
  ])(
    'the page’s average of one more card on %i and %i against %i, and the best steps after it, is that of the real rules',
    (one, two, open) => {
      const closed = RANKS.filter((rank) => !isNatural([open, rank]));
      const averages = closed.map((rank) => averageAfter([one, two, open, rank], ['hit'], true));
      const average = averages.reduce((sum, value) => sum + value, 0) / closed.length;
      expect(choiceRates([one, two], open).hit).toBeCloseTo(average, 9);
    },
  );

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
    expect(state.result).toBe(result);
    expect(state.player.length + state.bank.length).toBe(ranks.length);
    expect(rules.payoutOf(state, { stake: 1_001n, cap: 10_000_000n })).toBe((1_001n * BigInt(BLACKJACK_PAYS[result])) / 100n);
    for (const step of ['hit', 'stand']) expect(rules.canStep(state, step, { stake: 100n, cap: 10_000_000n })).toBe(false);
  });

  it('an open round tells nothing of the bank’s closed card, and accepts its two steps alone', () => {
    const bounds = { stake: 1_000n, cap: 10_000_000n };
    const states = RANKS.map((closed) => playBlackjack([], dealing([10, 6, 9, closed])));
    expect(new Set(states.map((state) => JSON.stringify(rules.tableOf(state, bounds)))).size).toBe(1);
    expect(['hit', 'stand', 'take', ''].map((step) => rules.canStep(states[0]!, step, bounds))).toEqual([true, true, false, false]);
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
