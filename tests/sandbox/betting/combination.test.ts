import * as fc from '../../support/property';
import { betCountOf, factorOf, payoutOfBets } from '../../../sandbox/modules/betting/ruling/combination.rules';
import { maxPayoutOf, verdictOf } from '../../../sandbox/modules/betting/ruling/verdict.rules';
import type { Outcome } from '../../../sandbox/modules/betting/ruling/bet.model';

const OUTCOMES: readonly Outcome[] = ['won', 'half-won', 'push', 'half-lost', 'lost', 'void'];
const PRICE = fc.integer({ min: 1001, max: 100_999 }).map((thousandths) => String(thousandths / 1000));
const OUTCOME = fc.constantFrom(...OUTCOMES);
const STAKE = fc.bigInt({ min: 1n, max: 5_000_000n });
const LEGS = fc.array(fc.record({ price: PRICE, outcome: OUTCOME }), { minLength: 1, maxLength: 8 });

interface Leg {
  price: string;
  outcome: Outcome | null;
}

/** An independent computation: every subset of the legs by its bits, each bet in 2000ths per leg, the parts cut once at the end. */
function bruteForce(unitStake: bigint, legs: readonly Leg[], size: number): { count: number; payout: bigint } {
  const perLeg = legs.map(({ price, outcome }) => {
    const thousandths = BigInt(Math.round(Number(price) * 1000));
    const whole = { won: thousandths * 2n, 'half-won': thousandths + 1000n, push: 2000n, 'half-lost': 1000n, lost: 0n, void: 2000n };
    return whole[outcome ?? 'won'];
  });
  let count = 0;
  let sum = 0n;
  for (let bits = 1; bits < 2 ** legs.length; bits += 1) {
    const inside = perLeg.filter((_, i) => (bits >> i) % 2 === 1);
    if (size === 0 ? inside.length < 2 : inside.length !== size) continue;
    count += 1;
    sum += inside.reduce((all, one) => all * one, unitStake) * 2000n ** BigInt(legs.length - inside.length);
  }
  return { count, payout: sum / 2000n ** BigInt(legs.length) };
}

const sizeOf = (legs: number, pick: number) => pick % (legs + 1);

describe('combinations', () => {
  it.each([
    [3, 4],
    [4, 11],
    [5, 26],
    [6, 57],
    [7, 120],
    [8, 247],
    [9, 502],
    [10, 1013],
  ])('of %d legs in full cover are %d bets', (legs, bets) => {
    expect(betCountOf(legs, 0)).toBe(bets);
  });

  it('do not exist with too few legs', () => {
    expect(betCountOf(2, 3)).toBe(0);
    expect(betCountOf(1, 0)).toBe(0);
  });

  it('pay the exact sum of their single bets', () => {
    fc.assert(
      fc.property(LEGS, fc.nat(), STAKE, (legs, pick, unitStake) => {
        const size = sizeOf(legs.length, pick);
        const { count, payout } = bruteForce(unitStake, legs, size);
        expect(betCountOf(legs.length, size)).toBe(count);
        const factors = legs.map(({ price, outcome }) => factorOf(price, outcome));
        if (count > 0) expect(payoutOfBets(unitStake * BigInt(count), factors, size)).toBe(payout);
        else expect(payoutOfBets(unitStake, factors, size)).toBe(0n);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the result', () => {
  const picked = fc.array(fc.record({ price: PRICE, outcome: fc.oneof(OUTCOME, fc.constant(null)) }), { minLength: 1, maxLength: 7 });

  it('is lost once nothing can pay, and open while something can and a leg is undecided', () => {
    fc.assert(
      fc.property(picked, fc.nat(), fc.bigInt({ min: 1000n, max: 100_000n }), (legs, pick, unitStake) => {
        const size = sizeOf(legs.length, pick);
        const { count, payout } = bruteForce(unitStake, legs, size);
        if (count === 0) return;
        const bet = { size, stake: unitStake * BigInt(count), legs };
        expect(maxPayoutOf(bet)).toBe(payout);
        const verdict = verdictOf(bet);
        // Half-lost legs halve a stake of ten and more at most seven times: a bet that can pay pays a minor unit and more.
        if (payout === 0n) expect(verdict).toEqual({ outcome: 'lost', payout: 0n });
        else if (legs.some((leg) => leg.outcome === null)) expect(verdict).toBeNull();
        else expect(verdict!.payout).toBe(payout);
      }),
      { numRuns: 2000 },
    );
  });

  const legs = (...outcomes: (Outcome | null)[]): Leg[] => outcomes.map((outcome) => ({ price: '2', outcome }));
  it.each<[number, (Outcome | null)[], Outcome | null, bigint]>([
    [1, ['half-lost'], 'half-lost', 600n],
    [1, ['void'], 'void', 1200n],
    [2, ['won', 'void'], 'won', 2400n],
    [2, ['void', 'void'], 'void', 1200n],
    [2, ['push', 'void'], 'push', 1200n],
    [2, ['won', 'half-lost'], 'push', 1200n],
    [2, ['half-lost', 'half-won'], 'lost', 900n],
    [2, ['lost', null], 'lost', 0n],
    [2, ['lost', null, 'won'], null, 0n],
    [0, ['lost', null, 'won'], null, 0n],
    [0, ['lost', 'lost', null], 'lost', 0n],
    [0, ['won', 'won', 'lost'], 'push', 1200n],
    [3, ['won', null, 'lost'], 'lost', 0n],
  ])('of size %d on %j is %s', (size, outcomes, outcome, payout) => {
    expect(verdictOf({ size, stake: 1200n, legs: legs(...outcomes) })).toEqual(outcome && { outcome, payout });
  });
});
