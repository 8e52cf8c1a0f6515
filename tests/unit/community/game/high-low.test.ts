import { GAMES } from '../../../../sandbox/modules/community/game/game-catalog';
import {
  canStep,
  highLowPayout,
  offerOf,
  playHighLow,
  stepHighLow,
  stopAtCap,
  type HighLowGuess,
  type HighLowStep,
} from '../../../../sandbox/modules/community/game/games/high-low/high-low.rules';
import type { RandomSource } from '../../../../sandbox/modules/community/game/round-random';
import { averageOf } from '../../../support/every-outcome';
import * as fc from '../../../support/property';

describe('高低牌', () => {
  it('高低牌 returns 97 of 100 for any guesses and any time of cashing out', () => {
    const policies: ((rank: number) => HighLowGuess)[] = [
      (rank) => (rank < 7 ? 'higher' : 'lower'),
      (rank) => (rank < 13 ? 'higher' : 'lower'),
      (rank) => (rank > 1 ? 'lower' : 'higher'),
    ];
    const stake = 1_000_000_000n;
    for (const guess of policies) {
      for (const guesses of [1, 2, 3]) {
        const result = averageOf((random) => {
          const steps: HighLowStep[] = [];
          let state = playHighLow(steps, random);
          const cards = [...state.cards];
          // Earlier cards are drawn again first: each step replays the whole state.
          const again = (): RandomSource => {
            let position = 0;
            return { chance: random.chance, below: (count) => (position < cards.length ? cards[position++]! - 1 : pickOne(count)) };
          };
          const pickOne = (count: number) => {
            const picked = random.below(count);
            cards.push(picked + 1);
            return picked;
          };
          while (state.state === 'open' && steps.length < guesses) {
            steps.push(guess(state.cards.at(-1)!));
            state = playHighLow(steps, again());
          }
          if (canStep(state, 'take', { stake, cap: stake * 100_000n })) state = playHighLow([...steps, 'take'], again());
          return Number(highLowPayout(state, stake)) / Number(stake / 100n);
        });
        expect(result).toBeCloseTo(GAMES['high-low'].returns.best, 0);
      }
    }
  });

  const card = fc.integer({ min: 0, max: 12 });
  it('高低牌 offers no guess beyond the cap, stops by itself when none is left, and then has paid at most the cap', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 9, maxLength: 9 }), fc.bigInt(100n, 500_000n), fc.boolean(), (cards, stake, bold) => {
        const bounds = { stake, cap: 10_000_000n };
        let position = 0;
        const random: RandomSource = { chance: () => false, below: () => cards[position++]! };
        let state = playHighLow([], random);
        while (state.state === 'open') {
          const offers = (['higher', 'lower'] as const).map((guess) => ({ guess, offer: offerOf(state, guess, bounds) }));
          const open = offers.flatMap(({ guess, offer }) => (offer === null ? [] : [{ guess, offer }]));
          expect(open.length).toBeGreaterThan(0);
          const [chosen] = open.toSorted((a, b) => Number(bold ? b.offer - a.offer : a.offer - b.offer));
          expect(chosen!.offer).toBeLessThanOrEqual(bounds.cap);
          state = stopAtCap(stepHighLow(state, chosen!.guess, random), bounds);
        }
        expect(highLowPayout(state, stake)).toBeLessThanOrEqual(bounds.cap);
      }),
    );
  });
});
