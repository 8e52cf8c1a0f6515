import * as fc from '../../../support/property';
import type { ComboLimit } from '@/lib/domain/betting/order/combo.model';
import { maxReturn, betsOf, FULL_COVER, minReturn, MAX_SYSTEM_LEGS, modeFor, systemsOf } from '@/lib/domain/betting/slip/combo.rules';
import { fixOf } from '@/lib/domain/betting/slip/fix.rules';
import type { SlipFacts, SlipLimits, TimedQuote } from '@/lib/domain/betting/slip/judgement.model';
import { modeOf } from '@/lib/domain/betting/slip/combo-judge.rules';
import type { SlipLeg, SlipMode } from '@/lib/domain/betting/slip/slip.model';
import { judge } from '@/lib/domain/betting/slip/slip.rules';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import { clashText } from '@/components/betting/slip/leg/slip-clash';
import { aLeg, aQuote } from '../../../support/slip.builder';

/** Every set of two legs and more as bit masks, independent of the product's own way of counting. */
function masks(legs: number, size: number): number[] {
  return Array.from({ length: 2 ** legs }, (_, mask) => mask).filter((mask) => {
    const chosen = mask.toString(2).replaceAll('0', '').length;
    return size === FULL_COVER ? chosen >= 2 : chosen === size;
  });
}

/** Prices in hundredths, the stake in minor units; the sum of the bets is cut. */
function brute(cents: readonly number[], size: number, stake: bigint): bigint {
  const all = masks(cents.length, size).reduce((sum, mask) => {
    const chosen = cents.filter((_, at) => (mask >> at) % 2 === 1);
    const product = chosen.reduce((total, price) => total * BigInt(price), stake);
    return sum + product * 100n ** BigInt(cents.length - chosen.length);
  }, 0n);
  return all / 100n ** BigInt(cents.length);
}

const cents = fc.array(fc.integer({ min: 101, max: 2_000 }), { minLength: 2, maxLength: 7 });
const text = (price: number) => (price / 100).toFixed(2);

describe('combinations', () => {
  test('systems have their usual names: 3串4, 4串11, 5串26, 6串57, 7串120, 8串247, 9串502, 10串1013', () => {
    expect([3, 4, 5, 6, 7, 8, 9, 10].map((legs) => betsOf(legs, FULL_COVER))).toEqual([4, 11, 26, 57, 120, 247, 502, 1013]);
  });

  test('the number of bets equals the number of sets of legs', () => {
    for (let legs = 2; legs <= MAX_SYSTEM_LEGS; legs += 1) {
      for (let size = 0; size <= legs; size += 1)
        if (size !== 1) expect([legs, size, betsOf(legs, size)]).toEqual([legs, size, masks(legs, size).length]);
    }
  });

  test('the highest return is the sum of every bet, truncated once as the venues pay it', () => {
    fc.assert(
      fc.property(cents, fc.nat(7), fc.bigInt({ min: 1n, max: 10_000_000n }), (prices, index, stake) => {
        const size = index < 2 ? FULL_COVER : Math.min(index, prices.length);
        expect(maxReturn(prices.map(text), size, stake)).toBe(brute(prices, size, stake));
      }),
    );
  });

  test('the lowest return is the smallest of all bets, and never above the highest', () => {
    fc.assert(
      fc.property(cents, fc.bigInt({ min: 1n, max: 1_000_000n }), (prices, stake) => {
        for (const size of [FULL_COVER, 2, prices.length]) {
          const each = masks(prices.length, size).map((mask) =>
            brute(
              prices.filter((_, at) => (mask >> at) % 2 === 1),
              mask.toString(2).replaceAll('0', '').length,
              stake,
            ),
          );
          const least = minReturn(prices.map(text), size, stake);
          expect(least).toBe(each.reduce((small, one) => (one < small ? one : small)));
          expect(least <= maxReturn(prices.map(text), size, stake)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a number of legs allows the expected kinds of bet', () => {
    expect([modeFor('system', 1), modeFor('system', 2), modeFor('system', 3), modeFor('system', 11), modeFor('parlay', 11)]).toEqual([
      'single',
      'parlay',
      'system',
      'parlay',
      'parlay',
    ]);
    expect(systemsOf(4)).toEqual([
      { size: 2, bets: 6 },
      { size: 3, bets: 4 },
      { size: FULL_COVER, bets: 11 },
    ]);
  });
});

const NOW = 1_000_000;
const LIMITS: SlipLimits = { maxLegs: 20, maxComboLegs: 3, minOdds: '1.01', currencies: ['CNY'], own: null };
const RICH = { currency: 'CNY', available: 1_000_000n };
const [one, two, three] = ['1', '2', '3'].map((n) => aLeg({ matchId: n, marketId: n, selectionId: `${n}_1`, seenPrice: '2' })) as [
  SlipLeg,
  SlipLeg,
  SlipLeg,
];
const sold: readonly ComboLimit[] = [
  { size: 2, bets: 1, price: '4', min: 1_000n, max: 100_000n },
  { size: 2, bets: 3, price: null, min: 1_000n, max: 100_000n },
  { size: 3, bets: 1, price: '8', min: 1_000n, max: 50_000n },
  { size: 0, bets: 4, price: null, min: 1_000n, max: 20_000n },
];

function judgementOf(
  legs: readonly SlipLeg[],
  stakes: Record<string, string>,
  over: Partial<SlipFacts> & { quotes?: readonly Quote[]; available?: bigint } = {},
) {
  const { quotes = legs.map((leg) => aQuote(leg)), available = RICH.available, ...facts } = over;
  const slip: SlipFacts = {
    mode: 'parlay',
    legs,
    stakes,
    policy: { kind: 'better' },
    confirming: [],
    confirmingCombos: [],
    combos: sold,
    offline: false,
    ...facts,
  };
  const timed = new Map(quotes.map((quote): [string, TimedQuote] => [quote.selectionId, { quote, at: NOW }]));
  return judge(slip, timed, { ...RICH, available }, LIMITS, NOW);
}

describe('the way a slip is bet', () => {
  const of = (legs: readonly SlipLeg[], mode: SlipMode | null = null) => modeOf({ mode, legs });

  test('follows its legs when the member has not chosen: one bet where they can be combined', () => {
    expect(of([one])).toBe('single');
    expect(of([one, two])).toBe('parlay');
    expect(of([one, two, three])).toBe('parlay');
    expect(of([one, { ...two, matchId: one.matchId }])).toBe('single');
    expect(of([one, { ...two, venue: 'IMTY' }])).toBe('single');
    expect(of([one, { ...two, marketKind: 'outright' }])).toBe('single');
    // One too many makes no singles of a parlay.
    expect(of(Array.from({ length: 11 }, (_, at) => aLeg({ matchId: `m${at}`, selectionId: `m${at}_1` })))).toBe('parlay');
  });

  test('keeps a choice as far as the legs allow it', () => {
    expect(of([one, two], 'single')).toBe('single');
    expect(of([one, { ...two, matchId: one.matchId }], 'parlay')).toBe('parlay');
    expect(of([one, two], 'system')).toBe('parlay');
    expect(of([one, two, three], 'system')).toBe('system');
    expect(of([one], 'parlay')).toBe('single');
  });
});

describe('a slip as a parlay', () => {
  const staked = { 'combo:all': '50' };

  test('is one bet with its price, limit and return', () => {
    const { total, potential, reason, perCombo } = judgementOf([one, two, three], staked);
    expect({ total, potential, reason }).toEqual({ total: 5_000n, potential: 40_000n, reason: null });
    expect(perCombo).toEqual([
      expect.objectContaining({ size: 3, bets: 1, price: '8', limit: { min: 1_000n, max: 50_000n }, highest: 50_000n }),
    ]);
  });

  test('marks the legs beyond the maximum of one order, removes them with one tap, and does not limit singles', () => {
    const four = aLeg({ matchId: '4', marketId: '4', selectionId: '4_1', seenPrice: '2' });
    const legs = [one, two, three, four];
    for (const mode of ['parlay', 'system'] as const) {
      // No venue names combinations of them.
      const many = judgementOf(legs, { 'combo:all': '50', 'combo:2': '50' }, { mode, combos: null });
      expect(many.reason).toEqual({ code: 'too-many-legs', legs: ['4_1'], max: 3 });
      expect(fixOf(many, false)).toEqual({ kind: 'remove', legs: ['4_1'] });
      expect(clashText(legs, 2, many.perLeg[2]!)).toBeNull();
    }
    expect(judgementOf(legs, { '1_1': '50' }, { mode: 'single', combos: null }).reason).toBeNull();
  });

  test('marks the surplus legs in their rows', () => {
    const legs = Array.from({ length: 11 }, (_, at) => aLeg({ matchId: `m${at}`, marketId: `m${at}`, selectionId: `m${at}_1` }));
    const { perLeg } = judgementOf(legs, {}, { combos: null });
    expect(legs.map((_, at) => clashText(legs, at, perLeg[at]!))).toEqual([
      ...Array.from({ length: 10 }, () => null),
      '一张串关最多 10 项',
    ]);
  });

  test('ignores stakes of singles and of systems', () => {
    expect(judgementOf([one, two, three], { [one.selectionId]: '50', 'combo:2': '50' }).reason?.code).toBe('no-stake');
  });

  test('names another venue, the same match and a market without parlays, in this order, each with its fix', () => {
    const away = { ...two, venue: 'IMTY' as const };
    const twin = { ...three, matchId: one.matchId };
    const venues = judgementOf([one, away, twin], staked);
    expect(venues.reason).toEqual({ code: 'parlay-venues', legs: [one.selectionId, away.selectionId] });
    expect(fixOf(venues, false)).toEqual({ kind: 'split' });
    expect(judgementOf([one, two, twin], staked).reason).toEqual({ code: 'parlay-same-match', legs: [one.selectionId, twin.selectionId] });
    expect(judgementOf([one, twin], {}).reason?.code).toBe('parlay-same-match');
    const rejected = judgementOf([one, two], staked, { quotes: [aQuote(one), aQuote(two, { parlay: false })] });
    expect(rejected.reason).toEqual({ code: 'parlay-not-allowed', legs: [two.selectionId] });
  });

  test('has no price and no return for legs that cannot be one bet', () => {
    const priced = (legs: readonly SlipLeg[], quotes?: readonly Quote[]) => {
      const { perCombo, potential } = judgementOf(legs, staked, quotes ? { quotes } : {});
      return [perCombo[0]?.price, potential];
    };
    expect(priced([one, two, { ...three, matchId: one.matchId }])).toEqual([null, 0n]);
    expect(priced([one, { ...two, venue: 'IMTY' }])).toEqual([null, 0n]);
    expect(priced([one, two], [aQuote(one), aQuote(two, { parlay: false })])).toEqual([null, 0n]);
    expect(priced([one, two])).toEqual(['4', 20_000n]);
  });

  test('has the venue’s limits for the combination, and offers the nearest stake', () => {
    const over = judgementOf([one, two, three], { 'combo:all': '501' });
    expect(over.reason).toEqual({ code: 'above-max', legs: [], size: 3, amount: 50_000n });
    expect(fixOf(over, false)).toEqual({ kind: 'stake', field: 'combo:all', amount: 50_000n, by: 'max' });
    expect(judgementOf([one, two, three], { 'combo:all': '9' }).reason).toMatchObject({ code: 'below-min', size: 3 });
    expect(judgementOf([one, two, three], staked, { combos: [] }).reason).toEqual({ code: 'combo-unsold', legs: [], size: 3 });
    const poor = judgementOf([one, two, three], staked, { available: 2_000n });
    expect(poor.reason).toMatchObject({ code: 'balance', amount: 3_000n });
    expect(fixOf(poor, false)).toEqual({ kind: 'stake', field: 'combo:all', amount: 2_000n, by: 'balance' });
  });

  test('is blocked by any leg that is suspended or moved', () => {
    const shut = [aQuote(one), aQuote(two), aQuote(three, { state: 'suspended', selection: null })];
    expect(judgementOf([one, two, three], staked, { quotes: shut }).reason).toMatchObject({ code: 'suspended', legs: [three.selectionId] });
    // As venues report it: a closed selection takes no parlay, and without it there are no limits for the rest.
    const silent = [
      aQuote(one, { max: 0n }),
      aQuote(two, { max: 0n }),
      aQuote(three, { state: 'suspended', selection: null, parlay: false, max: 0n }),
    ];
    const paused = judgementOf([one, two, three], staked, { quotes: silent, combos: [] });
    expect(paused.reason).toEqual({ code: 'suspended', legs: [three.selectionId] });
    expect(fixOf(paused, false)).toEqual({ kind: 'remove', legs: [three.selectionId] });
    const fell = [aQuote(one, { price: '1.9' }), aQuote(two), aQuote(three)];
    expect(judgementOf([one, two, three], staked, { quotes: fell }).reason).toEqual({
      code: 'price-changed',
      legs: [one.selectionId],
      total: { from: '8', to: '7.6' },
    });
  });

  test('is judged by its total price: a risen total needs no consent for a leg that fell', () => {
    const quotes = [aQuote(one, { price: '1.9' }), aQuote(two, { price: '2.5' }), aQuote(three)];
    const under = (policy: SlipFacts['policy'], mode: SlipMode = 'parlay') =>
      judgementOf([one, two, three], { ...staked, 'combo:2': '10' }, { quotes, policy, mode }).reason;
    expect(under({ kind: 'better' })).toBeNull();
    expect(under({ kind: 'drop', percent: 3 })).toBeNull();
    expect(under({ kind: 'none' })).toMatchObject({ code: 'price-changed', legs: [one.selectionId, two.selectionId] });
    // Some bets of a system have only the leg that fell.
    expect(under({ kind: 'better' }, 'system')).toEqual({ code: 'price-changed', legs: [one.selectionId] });
    // Three falls of 2 % each are a fall of 5.9 %.
    const sunk = [one, two, three].map((leg) => aQuote(leg, { price: '1.96' }));
    expect(judgementOf([one, two, three], staked, { quotes: sunk, policy: { kind: 'drop', percent: 3 } }).reason?.code).toBe(
      'price-changed',
    );
  });

  test('reports its limit before the balance, and both before a moved price', () => {
    const fell = [aQuote(one, { price: '1.9' }), aQuote(two), aQuote(three)];
    const of = (stake: string, available: bigint) => judgementOf([one, two, three], { 'combo:all': stake }, { quotes: fell, available });
    const over = of('99999', 3_000n);
    expect(over).toMatchObject({ reason: { code: 'above-max', amount: 50_000n }, potential: 0n });
    expect(fixOf(over, false)).toMatchObject({ amount: 3_000n, by: 'balance' });
    expect(of('99999', 60_000n)).toMatchObject({ reason: { code: 'above-max' }, perCombo: [{ best: 0n, least: 0n }] });
    expect(fixOf(of('99999', 60_000n), false)).toMatchObject({ amount: 50_000n, by: 'max' });
    expect(of('50', 3_000n).reason).toMatchObject({ code: 'balance', amount: 2_000n });
    expect(of('50', 5_000n).reason?.code).toBe('price-changed');
  });

  test('shows a visitor a conflict between legs before the login', () => {
    const legs = [one, { ...two, venue: 'IMTY' as const }];
    const guest: SlipFacts = {
      mode: 'parlay',
      legs,
      stakes: staked,
      policy: { kind: 'better' },
      confirming: [],
      confirmingCombos: [],
      combos: null,
      offline: false,
      shown: new Map(legs.map((leg) => [leg.selectionId, leg.seenPrice])),
    };
    expect(judge(guest, new Map(), null, LIMITS, NOW)).toMatchObject({ reason: { code: 'parlay-venues' }, potential: 0n });
    expect(judge({ ...guest, mode: 'single' }, new Map(), null, LIMITS, NOW).reason?.code).toBe('login');
  });

  test('cannot exceed the venue’s highest win, explains that, and offers to remove the leg with the longest price', () => {
    const legs = ['41', '42', '43'].map((n) => aLeg({ matchId: n, marketId: n, selectionId: `${n}_1`, seenPrice: n }));
    const quotes = legs.map((leg) => aQuote(leg, { max: 25_000n }));
    const doubles = { size: 2, bets: 3, price: null, min: 200n, max: 1_900n };
    for (const stakes of [staked, {}] as const) {
      const high = judgementOf(legs, stakes, { quotes, combos: [doubles] });
      expect(high).toMatchObject({
        reason: { code: 'over-payout', size: 3 },
        total: 0n,
        potential: 0n,
        perCombo: [{ shut: 'over-payout' }],
      });
      expect(fixOf(high, false)).toEqual({ kind: 'remove', legs: ['43_1'] });
    }
    expect(judgementOf(legs, staked, { quotes, combos: [] }).reason?.code).toBe('over-payout');
    // The same missing combination at short prices is not about the payout.
    const short = judgementOf([one, two, three], staked, { combos: [doubles] });
    expect(short).toMatchObject({ reason: { code: 'combo-unsold' }, perCombo: [{ shut: 'unsold' }] });
    const paused = judgementOf([one, two, three], staked, {
      combos: [],
      quotes: [aQuote(one), aQuote(two), aQuote(three, { state: 'suspended' })],
    });
    expect(paused.perCombo).toMatchObject([{ shut: 'suspended', unitStake: null }]);
  });

  test('takes no second bet while it is pending, and singles of other legs are not affected', () => {
    expect(judgementOf([one, two, three], staked, { confirmingCombos: [3] }).reason?.code).toBe('confirming');
    expect(judgementOf([one, two, three], staked, { confirming: [one.selectionId] }).reason).toBeNull();
    const system = { mode: 'system', confirmingCombos: [2] } as const;
    expect(judgementOf([one, two, three], { 'combo:2': '10' }, system).reason?.code).toBe('confirming');
    expect(judgementOf([one, two, three], { 'combo:2': '10', 'combo:0': '20' }, system).reason).toBeNull();
  });
});

describe('a slip as systems', () => {
  test('ignores a typed stake where the system is not sold, and bets the others', () => {
    const combos = [{ size: 2, bets: 3, price: null, min: 1_000n, max: 100_000n }];
    const of = (stakes: Record<string, string>) => judgementOf([one, two, three], stakes, { mode: 'system', combos });
    expect(of({ 'combo:2': '10', 'combo:0': '20' })).toMatchObject({ reason: null, total: 3_000n, potential: 12_000n });
    expect(of({ 'combo:0': '20' })).toMatchObject({ reason: { code: 'combo-unsold', size: 0 }, total: 0n, potential: 0n });
    expect(of({}).reason?.code).toBe('no-stake');
  });

  test('has a unit stake for each system, and a total of all bets', () => {
    const { total, perCombo, reason } = judgementOf([one, two, three], { 'combo:2': '10', 'combo:0': '20' }, { mode: 'system' });
    expect(reason).toBeNull();
    expect(perCombo.map(({ size, bets, total: cost, best, least }) => [size, bets, cost, best, least])).toEqual([
      [2, 3, 3_000n, 12_000n, 4_000n],
      // Three pairs at 4 and one treble at 8, twenty each.
      [0, 4, 8_000n, 40_000n, 8_000n],
    ]);
    expect(total).toBe(11_000n);
  });

  test('has a highest unit stake that leaves room for the other system’s stake and pays for every bet', () => {
    const { perCombo } = judgementOf([one, two, three], { 'combo:2': '10', 'combo:0': '5' }, { mode: 'system', available: 8_000n });
    expect(perCombo.map(({ highest }) => highest)).toEqual([2_000n, 1_250n]);
  });
});
