import { baseChange, seenBase } from '@/lib/domain/betting/slip/base.rules';
import { takeOver } from '@/lib/domain/betting/slip/fix.rules';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { judge } from '@/lib/domain/betting/slip/slip.rules';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { OddsPolicy, SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import type { Pair } from '@/lib/domain/betting/match/sport.model';
import { aLeg, aQuote } from '../../../support/slip.builder';

const NOW = 50_000;

function judgementOf(leg: SlipLeg, quote: Quote, policy: OddsPolicy) {
  return judge(
    {
      mode: 'single',
      legs: [leg],
      stakes: { [leg.selectionId]: '50' },
      policy,
      confirming: [],
      confirmingCombos: [],
      combos: null,
      offline: false,
    },
    new Map([[leg.selectionId, { quote, at: NOW }]]),
    { currency: 'CNY', available: 1_000_000n },
    { maxLegs: 20, maxComboLegs: 10, minOdds: '1.01', currencies: ['CNY'], own: null },
    NOW,
  );
}

test.each<[string, Partial<SlipLeg>, Partial<Quote>, Pair | null, Pair | null]>([
  ['a goal in play', { score: [2, 2] }, { score: [3, 2] }, [2, 2], [3, 2]],
  ['no goal', { score: [2, 2] }, { score: [2, 2] }, null, null],
  ['chosen before kick-off, now live at 3:2', { live: false, score: null }, { live: true, score: [3, 2] }, [0, 0], [3, 2]],
  ['chosen before kick-off, live and goalless', { live: false, score: null }, { live: true, score: [0, 0] }, null, null],
  ['a revoked goal', { score: [1, 0] }, { score: [0, 0] }, [1, 0], [0, 0]],
  ['a total', { marketKind: 'total', score: [2, 2] }, { score: [3, 2] }, null, null],
  ['the winner market', { marketKind: 'winner', score: [2, 2] }, { score: [3, 2] }, null, null],
  ['basketball, whose handicap counts all points', { sport: 'basketball', score: [80, 70] }, { score: [82, 70] }, null, null],
  ['a venue that reported no score', { score: null }, { score: [1, 0] }, null, null],
])('%s', (_, leg, quote, from, to) => {
  const one = aLeg(leg);
  expect(baseChange(one, aQuote(one, quote))).toEqual(from && to ? { from, to } : null);
});

test('a closed selection reports no change of the score', () => {
  const leg = aLeg({ score: [2, 2] });
  expect(baseChange(leg, aQuote(leg, { state: 'suspended', selection: null, score: null, live: false }))).toBeNull();
});

describe.each<[OddsPolicy]>([[{ kind: 'none' }], [{ kind: 'better' }], [{ kind: 'drop', percent: 50 }], [{ kind: 'any' }]])(
  'under %j',
  (policy) => {
    const leg = aLeg({ score: [2, 2] });

    test.each(['1.83', '1.84', '5.00'])('a handicap after a goal needs the member’s consent, at the same id and price %s', (price) => {
      const after = judgementOf(leg, aQuote(leg, { score: [3, 2], price }), policy);
      expect(after.reason).toEqual({ code: 'line-changed', legs: [leg.selectionId] });
      expect(after.perLeg[0]).toMatchObject({ state: 'line-changed', base: { from: [2, 2], to: [3, 2] }, accepted: false, move: null });
    });

    test('an accepted change counts from the new score, and the next goal needs consent again', () => {
      const quote = aQuote(leg, { score: [3, 2], price: '1.90' });
      const taken = takeOver(leg, judgementOf(leg, quote, policy).perLeg[0]!);
      expect(taken).toMatchObject({ selectionId: leg.selectionId, seenPrice: '1.90', live: true, score: [3, 2] });
      expect(seenBase(taken)).toEqual([3, 2]);
      expect(judgementOf(taken, quote, policy).reason).toBeNull();
      expect(judgementOf(taken, aQuote(taken, { score: [3, 3] }), policy).reason?.code).toBe('line-changed');
    });
  },
);

test('shows the member which score changed', () => {
  expect(SLIP_COPY.baseFromTo([2, 2], [3, 2])).toBe('比分已由2-2变为3-2，让球将从3-2起计');
});
