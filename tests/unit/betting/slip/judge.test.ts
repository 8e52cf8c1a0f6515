import * as fc from '../../../support/property';
import { fixOf, takeOver } from '@/lib/domain/betting/slip/fix.rules';
import { acceptsPrice, priceMove } from '@/lib/domain/betting/slip/policy.rules';
import type { OddsPolicy, SlipLeg } from '@/lib/domain/betting/slip/slip.model';
import { REASONS, type SlipFacts, type SlipLimits, type TimedQuote, type Wallet } from '@/lib/domain/betting/slip/judgement.model';
import { judge, QUOTE_FRESH_MS } from '@/lib/domain/betting/slip/slip.rules';
import { REASON_COPY } from '@/lib/domain/betting/slip/reason.copy';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import { aLeg, aQuote } from '../../../support/slip.builder';

const NOW = 50_000;
const RICH: Wallet = { currency: 'CNY', available: 1_000_000n };
const LIMITS: SlipLimits = { maxLegs: 3, maxComboLegs: 2, minOdds: '1.01', currencies: ['CNY'], own: null };

function facts(legs: readonly SlipLeg[], stakes: Record<string, string>, changes: Partial<SlipFacts> = {}): SlipFacts {
  return {
    mode: 'single',
    legs,
    stakes,
    policy: { kind: 'better' },
    confirming: [],
    confirmingCombos: [],
    combos: null,
    offline: false,
    ...changes,
  };
}

const timed = (quotes: readonly Quote[], at = NOW): ReadonlyMap<string, TimedQuote> =>
  new Map(quotes.map((quote) => [quote.selectionId, { quote, at }]));

const one = aLeg();
const two = aLeg({ selectionId: '9_2', marketId: '9', matchId: '77', selection: '大 2.5', seenPrice: '2.00' });
const staked = { [one.selectionId]: '50' };

/** The judgement of one leg with 50 on it, changed in one respect. */
function reasonOf(
  quote: Partial<Quote> & { price?: string },
  wallet: Wallet = RICH,
  limits = LIMITS,
  stakes: Record<string, string> = staked,
) {
  return judge(facts([one], stakes), timed([aQuote(one, quote)]), wallet, limits, NOW).reason;
}

describe('judging a slip', () => {
  test('a valid bet is not blocked', () => {
    const judged = judge(facts([one], staked), timed([aQuote(one)]), RICH, LIMITS, NOW);
    expect(judged).toMatchObject({ reason: null, total: 5_000n, potential: 9_150n });
    expect(judged.perLeg[0]).toMatchObject({ state: 'open', price: '1.83', move: null, accepted: true, highest: 888_800n });
  });

  test('an empty slip, being offline and being a visitor come first', () => {
    expect(judge(facts([], {}), new Map(), null, LIMITS, NOW).reason?.code).toBe('empty');
    expect(judge(facts([one], staked, { offline: true }), new Map(), null, LIMITS, NOW).reason?.code).toBe('offline');
    expect(judge(facts([one], staked), new Map(), null, LIMITS, NOW).reason?.code).toBe('login');
  });

  test('a leg of a pending bet takes no second bet and counts in no total', () => {
    const both = facts([one, two], { ...staked, [two.selectionId]: '20' }, { confirming: [one.selectionId] });
    const judgement = judge(both, timed([aQuote(one), aQuote(two)]), RICH, LIMITS, NOW);
    expect(judgement).toMatchObject({ reason: null, total: 2_000n });
    expect(judgement.perLeg.map((leg) => leg.state)).toEqual(['confirming', 'open']);
    const only = facts([one], staked, { confirming: [one.selectionId] });
    expect(judge(only, timed([aQuote(one)]), RICH, LIMITS, NOW).reason?.code).toBe('confirming');
  });

  test('another currency blocks the bet', () => {
    expect(reasonOf({}, { currency: 'USD', available: 100_000n })?.code).toBe('currency');
  });

  test('a missing or old quote is refreshed', () => {
    expect(judge(facts([one], staked), new Map(), RICH, LIMITS, NOW).reason).toEqual({ code: 'refreshing', legs: [one.selectionId] });
    const old = timed([aQuote(one)], NOW - QUOTE_FRESH_MS - 1);
    expect(judge(facts([one], staked), old, RICH, LIMITS, NOW).reason?.code).toBe('refreshing');
    expect(judge(facts([one], staked), timed([aQuote(one)], NOW - QUOTE_FRESH_MS), RICH, LIMITS, NOW).reason).toBeNull();
  });

  test('under 接受更好 a fallen price needs consent and a risen one does not', () => {
    expect(reasonOf({ price: '1.80' })).toEqual({ code: 'price-changed', legs: [one.selectionId] });
    expect(reasonOf({ price: '1.90' })).toBeNull();
  });

  test('a moved line needs consent under any policy', () => {
    const quote = aQuote(one, { state: 'moved', price: '2.10' });
    const any = facts([one], staked, { policy: { kind: 'any' } });
    const judgement = judge(any, timed([quote]), RICH, LIMITS, NOW);
    expect(judgement.reason?.code).toBe('line-changed');
    expect(judgement.perLeg[0]?.move).toBeNull();
  });

  test('low odds, a missing limit and too many legs block the bet', () => {
    const low = aLeg({ seenPrice: '1.005' });
    const judgement = judge(facts([low], staked), timed([aQuote(low)]), RICH, LIMITS, NOW);
    expect(judgement.reason?.code).toBe('odds-too-low');
    expect(reasonOf({ max: 0n })?.code).toBe('limit-zero');
    expect(reasonOf({ max: 0n }, RICH, LIMITS, {})?.code).toBe('limit-zero');
    const legs = [1, 2, 3, 4].map((n) => aLeg({ selectionId: `${n}_1`, marketId: `${n}`, matchId: `${n}` }));
    const all = facts(legs, Object.fromEntries(legs.map((leg) => [leg.selectionId, '50'])));
    expect(judge(all, timed(legs.map((leg) => aQuote(leg))), RICH, LIMITS, NOW).reason?.code).toBe('too-many-legs');
  });

  test('a suspended leg blocks only the stakes on it', () => {
    expect(reasonOf({ state: 'suspended', selection: null })?.code).toBe('suspended');
    expect(reasonOf({ state: 'closed', selection: null })?.code).toBe('closed');
    const quotes = timed([aQuote(one), aQuote(two, { state: 'suspended', selection: null })]);
    expect(judge(facts([one, two], staked), quotes, RICH, LIMITS, NOW).reason).toBeNull();
  });

  test('a leg that has ended is named before a suspended one', () => {
    const quotes = timed([aQuote(one, { state: 'suspended', selection: null }), aQuote(two, { state: 'closed', selection: null })]);
    const both = { [one.selectionId]: '50', [two.selectionId]: '50' };
    const reasons = (['single', 'parlay'] as const).map(
      (mode) => judge({ ...facts([one, two], both), mode, combos: [] }, quotes, RICH, LIMITS, NOW).reason,
    );
    expect(reasons).toEqual([
      { code: 'closed', legs: [two.selectionId] },
      { code: 'closed', legs: [two.selectionId] },
    ]);
  });

  test('a missing stake is named first, unless a stake would not help', () => {
    expect(reasonOf({ price: '1.50' }, RICH, LIMITS, {})?.code).toBe('no-stake');
    expect(reasonOf({ state: 'suspended', selection: null }, RICH, LIMITS, {})?.code).toBe('suspended');
  });

  test('an invalid stake, the balance, the venue’s limits and the member’s own limit block the bet', () => {
    expect(reasonOf({}, RICH, LIMITS, {})?.code).toBe('no-stake');
    expect(reasonOf({}, RICH, LIMITS, { [one.selectionId]: '0' })?.code).toBe('no-stake');
    expect(reasonOf({}, { currency: 'CNY', available: 3_605n })).toMatchObject({ code: 'balance', amount: 1_395n });
    expect(reasonOf({}, RICH, LIMITS, { [one.selectionId]: '9.99' })).toMatchObject({ code: 'below-min', amount: 1_000n });
    expect(reasonOf({}, RICH, LIMITS, { [one.selectionId]: '8888.01' })).toMatchObject({ code: 'above-max', amount: 888_800n });
    expect(reasonOf({}, RICH, { ...LIMITS, own: { closed: null, kind: 'stake', period: 'day', left: 4_999n } })).toMatchObject({
      code: 'own-limit',
      amount: 4_999n,
    });
  });

  test('the first of several reasons in the table is reported, and a moved price last', () => {
    // Everything wrong at once, then put right one by one.
    const poor: Wallet = { currency: 'USD', available: 1n };
    const strict: SlipLimits = { ...LIMITS, own: { closed: null, kind: 'loss', period: 'week', left: 1n } };
    const fallen = { price: '1.50' } as const;
    const seen = [
      reasonOf({ ...fallen, max: 1_000n }, null, strict)?.code,
      reasonOf({ ...fallen, max: 1_000n }, poor, strict)?.code,
      reasonOf({ ...fallen, state: 'suspended' }, { ...poor, currency: 'CNY' }, strict)?.code,
      reasonOf({ ...fallen, max: 1_000n }, { ...poor, currency: 'CNY' }, strict)?.code,
      reasonOf(fallen, { ...poor, currency: 'CNY' }, strict)?.code,
      reasonOf(fallen, RICH, strict)?.code,
      reasonOf(fallen)?.code,
    ];
    expect(seen).toEqual(['login', 'currency', 'suspended', 'above-max', 'balance', 'own-limit', 'price-changed']);
    const indexes = seen.map((code) => REASONS.indexOf(code!));
    expect(indexes).toEqual([...indexes].toSorted((a, b) => a - b));
  });

  test('a missing balance stays the reason whatever the price does, and an unsold, suspended or closed leg comes before it', () => {
    const poor: Wallet = { currency: 'CNY', available: 100n };
    for (const price of ['1.01', '1.83', '9.99']) expect(reasonOf({ price }, poor)?.code).toBe('balance');
    expect(reasonOf({ price: '1.50', max: 0n }, poor)?.code).toBe('limit-zero');
    expect(reasonOf({ state: 'suspended' }, poor)?.code).toBe('suspended');
    expect(reasonOf({ state: 'closed' }, poor)?.code).toBe('closed');
  });

  test('an unread balance is reported by its error number, and never as a price that is being refreshed', () => {
    const failed = (code?: number) => facts([one], staked, { walletFailed: { code } });
    expect(judge(failed(10_003), new Map(), null, LIMITS, NOW).reason).toEqual({ code: 'balance-unread', legs: [], error: 10_003 });
    expect(judge(failed(), timed([aQuote(one)]), null, LIMITS, NOW)).toMatchObject({ reason: { code: 'balance-unread' }, potential: 0n });
    expect(fixOf(judge(failed(), timed([aQuote(one)]), null, LIMITS, NOW), true)).toEqual({ kind: 'refresh' });
    expect(judge(facts([one], staked, { walletPending: true }), timed([aQuote(one)]), null, LIMITS, NOW).reason?.code).toBe('refreshing');
  });

  test('a stake on a selection that is not sold counts in no total and blocks no other bet', () => {
    const both = { [one.selectionId]: '50', [two.selectionId]: '20' };
    for (const gone of [{ state: 'suspended' }, { state: 'closed' }, { max: 0n }] as const) {
      const judged = judge(facts([one, two], both), timed([aQuote(one, gone), aQuote(two)]), RICH, LIMITS, NOW);
      expect(judged).toMatchObject({ reason: null, total: 2_000n, potential: 4_000n });
      expect(judged.perLeg.map(({ stake }) => stake)).toEqual([null, 2_000n]);
      expect(judged.perLeg[0]!.shut).not.toBeNull();
      const alone = judge(facts([one, two], staked), timed([aQuote(one, gone), aQuote(two)]), RICH, LIMITS, NOW);
      expect(alone).toMatchObject({ reason: { legs: [one.selectionId] }, total: 0n, potential: 0n });
    }
  });

  test('every reason has a text', () => {
    for (const code of REASONS) expect(REASON_COPY[code].label).not.toBe('');
  });

  test('total and return are the sums of the legs, whatever the stakes', () => {
    const stake = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(stake, stake, (a, b) => {
        const slip = facts([one, two], { [one.selectionId]: a, [two.selectionId]: b });
        const judgement = judge(slip, timed([aQuote(one), aQuote(two)]), RICH, LIMITS, NOW);
        expect(judgement.total).toBe(BigInt(Math.round((Number(a) + Number(b)) * 100)));
        expect(judgement.potential).toBe(judgement.perLeg.reduce((sum, leg) => sum + leg.potential, 0n));
        const isOver = judgement.perLeg.some((leg) => leg.stake !== null && leg.stake > 888_800n);
        expect(judgement.total <= 1_000_000n || isOver || judgement.reason?.code === 'balance').toBe(true);
      }),
    );
  });
});

describe('odds policy', () => {
  const price = fc.integer({ min: 101, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));
  const policies: readonly OddsPolicy[] = [{ kind: 'none' }, { kind: 'better' }, { kind: 'drop', percent: 3 }, { kind: 'any' }];

  test('the decrease of a price is exact', () => {
    const drop: OddsPolicy = { kind: 'drop', percent: 3 };
    expect(acceptsPrice(drop, '2.00', '1.94')).toBe(true);
    expect(acceptsPrice(drop, '2.00', '1.9399')).toBe(false);
    // 1.1 × 0.97 is 1.067 on paper and a hair more in binary.
    expect(acceptsPrice(drop, '1.1', '1.067')).toBe(true);
  });

  test('an unchanged price passes every policy, and a looser policy passes what a stricter one does', () => {
    fc.assert(
      fc.property(price, price, (seen, now) => {
        const passes = policies.map((policy) => acceptsPrice(policy, seen, now));
        expect(passes).toEqual([...passes].toSorted());
        expect(policies.every((policy) => acceptsPrice(policy, seen, seen))).toBe(true);
      }),
    );
  });

  test('a price change is reported with its direction and exact size', () => {
    expect(priceMove('1.62', '1.58')).toEqual({ direction: 'down', from: '1.62', to: '1.58', by: '0.04' });
    expect(priceMove('1.95', '2.02')).toMatchObject({ direction: 'up', by: '0.07' });
    expect(priceMove('10.40', '10.5')).toMatchObject({ direction: 'up', by: '0.10' });
    expect(priceMove('1.955', '1.95')).toMatchObject({ direction: 'down', by: '0.005' });
    expect(priceMove('1.95', '1.950')).toBeNull();
  });
});

describe('fixes', () => {
  const judgementOf = (quote: Partial<Quote> & { price?: string }, wallet: Wallet, stake: string) =>
    judge(facts([one], { [one.selectionId]: stake }), timed([aQuote(one, quote)]), wallet, LIMITS, NOW);

  test('the nearest valid stake is offered beyond a limit, bounded by the balance', () => {
    expect(fixOf(judgementOf({}, RICH, '9000'), false)).toEqual({ kind: 'stake', field: one.selectionId, amount: 888_800n, by: 'max' });
    expect(fixOf(judgementOf({}, RICH, '5'), false)).toEqual({ kind: 'stake', field: one.selectionId, amount: 1_000n, by: 'min' });
    expect(fixOf(judgementOf({}, { currency: 'CNY', available: 4_000n }, '50'), false)).toEqual({
      kind: 'stake',
      field: one.selectionId,
      amount: 4_000n,
      by: 'balance',
    });
    // Over the limit, with less than the limit in the wallet.
    expect(fixOf(judgementOf({}, { currency: 'CNY', available: 4_000n }, '9000'), false)).toMatchObject({ amount: 4_000n, by: 'balance' });
    expect(fixOf(judgementOf({}, { currency: 'CNY', available: 500n }, '50'), false)).toBeNull();
  });

  test('removal is offered for selections that cannot be bet on', () => {
    expect(fixOf(judgementOf({ state: 'closed', selection: null }, RICH, '50'), false)).toEqual({
      kind: 'remove',
      legs: [one.selectionId],
    });
    expect(fixOf(judgementOf({ max: 0n }, RICH, '50'), false)?.kind).toBe('remove');
  });

  test('refreshing is offered once it has failed', () => {
    const waiting = judge(facts([one], staked), new Map(), RICH, LIMITS, NOW);
    expect(fixOf(waiting, false)).toBeNull();
    expect(fixOf(waiting, true)).toEqual({ kind: 'refresh' });
  });

  test('accepting takes over the price, and after a move the line', () => {
    const moved = judgementOf({ price: '1.80' }, RICH, '50').perLeg[0]!;
    expect(takeOver(one, moved)).toEqual({ ...one, seenPrice: '1.80' });
    const selection = { id: '243405370_1', marketId: '243405370', name: '红城 -1', label: '-1', line: '-1', price: '2.05' };
    const jumped = judgementOf({ state: 'moved', selection }, RICH, '50').perLeg[0]!;
    expect(takeOver(one, jumped)).toMatchObject({ marketId: '243405370', selectionId: '243405370_1', line: '-1', seenPrice: '2.05' });
  });
});
