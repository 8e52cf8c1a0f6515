import * as fc from '../../../support/property';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import { fixOf } from '@/lib/domain/betting/slip/fix.rules';
import { frozenJudgement } from '@/lib/domain/betting/slip/frozen.rules';
import type { SlipFacts, SlipLimits, TimedQuote, Wallet } from '@/lib/domain/betting/slip/judgement.model';
import { betsOf } from '@/lib/domain/betting/slip/placement.rules';
import { fixLabel, reasonNote } from '@/lib/domain/betting/slip/reason.copy';
import { judge } from '@/lib/domain/betting/slip/slip.rules';
import { comboStake } from '@/lib/domain/betting/slip/stake.rules';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { MAX_LEGS } from '@/lib/domain/betting/slip/slip.model';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { aLeg, aQuote, aRecord } from '../../../support/slip.builder';

const NOW = 50_000;
const LIMITS: SlipLimits = { maxLegs: 20, maxComboLegs: 10, minOdds: '1.01', currencies: ['CNY'], own: null };
const legs = ['1', '2', '3'].map((n) => aLeg({ matchId: n, marketId: n, selectionId: `${n}_1`, seenPrice: '2' }));

const stake = fc.constantFrom('', '1', '10', '40', '99999');
const quote = fc.record({
  state: fc.constantFrom<Quote['state']>('open', 'open', 'open', 'moved', 'suspended', 'closed'),
  price: fc.constantFrom('1.005', '1.8', '2', '2.4', '300'),
  max: fc.constantFrom(0n, 3_000n, 500_000n),
  parlay: fc.constantFrom(true, true, false),
});
const slip = fc.record({
  mode: fc.constantFrom<SlipFacts['mode']>('single', 'parlay', 'system'),
  stakes: fc.array(stake, { minLength: 3, maxLength: 3 }),
  quotes: fc.array(quote, { minLength: 3, maxLength: 3 }),
  maxes: fc.array(fc.constantFrom(0n, 2_000n, 100_000n), { minLength: 3, maxLength: 3 }),
  available: fc.constantFrom(0n, 3_000n, 10_000_000n),
  own: fc.constantFrom<SlipLimits['own']>(null, { closed: null, kind: 'stake', period: 'day', left: 5_000n }),
  policy: fc.constantFrom<SlipFacts['policy']>({ kind: 'none' }, { kind: 'better' }, { kind: 'drop', percent: 3 }),
});

/** The judgement of a random slip, and the same with every price accepted. */
function judged({ mode, stakes, quotes, maxes, available, own, policy }: typeof slip extends fc.Arbitrary<infer T> ? T : never) {
  const keys = mode === 'single' ? legs.map(({ selectionId }) => selectionId) : [2, 3, 0].map((size) => comboStake(size, legs.length));
  const facts: SlipFacts = {
    mode,
    legs,
    stakes: Object.fromEntries(keys.map((key, index) => [key, stakes[index]!])),
    policy,
    confirming: [],
    confirmingCombos: [],
    combos: [
      { size: 2, bets: 3, price: null, min: 1_000n, max: maxes[0]! },
      { size: 3, bets: 1, price: null, min: 1_000n, max: maxes[1]! },
      { size: 0, bets: 4, price: null, min: 1_000n, max: maxes[2]! },
    ].filter(({ max }) => max > 0n),
    offline: false,
  };
  const timed = new Map(legs.map((leg, index): [string, TimedQuote] => [leg.selectionId, { quote: aQuote(leg, quotes[index]!), at: NOW }]));
  const wallet: Wallet = { currency: 'CNY', available };
  const of = (by: SlipFacts['policy']) => judge({ ...facts, policy: by }, timed, wallet, { ...LIMITS, own }, NOW);
  return { judgement: of(policy), accepted: of({ kind: 'any' }) };
}

/** True if a stake of the judgement is over its limit. */
const isOver = ({ perLeg, perCombo }: ReturnType<typeof judge>) =>
  perLeg.some(({ stake: typed, quote: at }) => typed !== null && typed > at!.max) ||
  perCombo.some(({ unitStake, limit }) => unitStake !== null && unitStake > limit!.max);

test('a slip that exceeds a limit never asks for a deposit, in any mode', () => {
  fc.assert(
    fc.property(slip, (one) => {
      const { judgement } = judged(one);
      if (judgement.reason?.code === 'balance') expect(isOver(judgement)).toBe(false);
    }),
  );
});

test('a return that is shown can be bet at the shown prices, in every mode', () => {
  fc.assert(
    fc.property(slip, (one) => {
      const { judgement, accepted } = judged(one);
      const named = [
        judgement.potential,
        ...judgement.perLeg.map(({ potential }) => potential),
        ...judgement.perCombo.map(({ best }) => best),
      ];
      if (named.some((amount) => amount > 0n)) expect(accepted.reason).toBeNull();
    }),
  );
});

test('a moved price is reported only where accepting it unblocks the bet', () => {
  fc.assert(
    fc.property(slip, (one) => {
      const { judgement, accepted } = judged(one);
      if (judgement.reason?.code === 'price-changed') expect(accepted.reason).toBeNull();
    }),
  );
});

test('the bets that are sent add up to the shown total', () => {
  fc.assert(
    fc.property(slip, (one) => {
      const { judgement } = judged(one);
      if (judgement.reason) return;
      const bets = betsOf(judgement, legs, one.mode === 'single');
      const sum = bets.flatMap(({ combos }) => combos).reduce((all, { bets: count, unitStake }) => all + BigInt(count) * unitStake, 0n);
      expect(sum).toBe(judgement.total);
    }),
  );
});

test('an offered amount is within the limit and the balance', () => {
  fc.assert(
    fc.property(slip, (one) => {
      const { judgement } = judged(one);
      const fix = fixOf(judgement, false);
      if (fix?.kind !== 'stake') return;
      expect(fix.amount <= one.available).toBe(true);
      expect(fixLabel(fix, judgement.reason!)).toMatch(fix.by === 'min' ? /^使用此金额/ : fix.by === 'max' ? /^用最高限额/ : /^用剩余余额/);
    }),
  );
});

test('the note about a moved price names the total of a parlay, and the leg when there are several', () => {
  const reason = { code: 'price-changed', legs: ['2_1'] } as const;
  expect(reasonNote({ ...reason, total: { from: '15.35', to: '14.9617' } }, 2)).toBe('总赔率由 15.35 变为 14.96，超出您的设置');
  expect(reasonNote(reason, 2)).toBe('第2项的赔率变化超出您的设置');
  expect(reasonNote(reason, null)).toBe('赔率变化超出您的设置');
});

test('a parlay that is being confirmed shows the prices at which it was sent', () => {
  const record = aRecord({ legs, size: 3, prices: ['2', '2', '3'], state: { step: 'pending', orderId: '7' } });
  const judgement = judge(
    { mode: 'parlay', legs, stakes: {}, policy: { kind: 'better' }, confirming: [], confirmingCombos: [3], combos: [], offline: false },
    new Map(legs.map((leg) => [leg.selectionId, { quote: aQuote(leg, { price: '1.5' }), at: NOW }])),
    { currency: 'CNY', available: 0n },
    LIMITS,
    NOW,
  );
  expect(judgement.reason?.code).toBe('confirming');
  const frozen = frozenJudgement(judgement, [record]);
  expect(frozen.perLeg.map(({ price, move }) => [price, move])).toEqual([
    ['2', null],
    ['2', null],
    ['3', null],
  ]);
  expect(frozen.perCombo[0]!.price).toBe('12');
  expect(frozenJudgement(judgement, [])).toBe(judgement);
});

test('a full slip states its maximum', () => {
  expect(SPORT_COPY.slipFull).toContain(`${MAX_LEGS} 项`);
  expect(SLIP_COPY.systemTooMany(10)).toBe('复式最多 10 项');
});
