import { opposedStakes, type StakedLeg } from '../../../sandbox/modules/betting/order/opposition.rules';
import { drawRulesOf } from '../../../sandbox/modules/community/game/game-catalog';
import { validStakesOfDraw } from '../../../sandbox/modules/community/game/valid-stake';
import type { MarketKind, OptionRole } from '../../../sandbox/world/engine/market.model';
import * as fc from '../../support/property';

let serial = 0n;
const leg = (role: OptionRole, stake: bigint, more: Partial<StakedLeg> = {}): StakedLeg => ({
  betId: (serial += 1n),
  sport: 'football',
  matchId: 'ev-1',
  line: 0,
  price: '1.9',
  inPlay: false,
  homeAtBet: null,
  awayAtBet: null,
  period: 'full',
  kind: 'handicap',
  role,
  stake,
  cashedStake: 0n,
  placedAt: 10,
  closedAt: null,
  isCombo: false,
  ...more,
});
/** The part of each stake that still counts. */
const left = (...legs: StakedLeg[]) => {
  const opposed = opposedStakes(legs);
  return legs.map(({ betId, stake, cashedStake }) => stake - cashedStake - (opposed.get(betId) ?? 0n));
};

describe('opposite bets of a member', () => {
  it('count once by their difference, on any line, the oldest cancelled first', () => {
    expect(left(leg('home', 100n), leg('away', 60n))).toEqual([40n, 0n]);
    expect(left(leg('home', 50n), leg('home', 50n), leg('away', 60n))).toEqual([0n, 40n, 0n]);
    expect(left(leg('over', 100n, { kind: 'total' }), leg('under', 100n, { kind: 'total' }))).toEqual([0n, 0n]);
    expect(left(leg('home', 100n), leg('home', 60n))).toEqual([100n, 60n]);
  });

  it('are compared across kinds and periods that decide who is ahead, and not across matches or other kinds', () => {
    const kinds: [MarketKind, OptionRole][] = [
      ['winner', 'away'],
      ['double-chance', 'draw-away'],
      ['draw-no-bet', 'away'],
      ['handicap', 'away'],
    ];
    for (const [kind, role] of kinds)
      for (const period of ['full', 'first-half', 'second-half'] as const)
        expect(left(leg('home', 100n), leg(role, 100n, { kind, period }))).toEqual([0n, 0n]);
    for (const more of [{ matchId: 'ev-2' }, { kind: 'total' as const, role: 'under' as const }])
      expect(left(leg('home', 100n), leg('away', 100n, more))).toEqual([100n, 100n]);
    expect(left(leg('over', 100n, { kind: 'corner-total' }), leg('under', 100n, { kind: 'total' }))).toEqual([100n, 100n]);
  });

  it('on home, draw and away cancel the smallest stake on all three sides', () => {
    const winner = { kind: 'winner' as const };
    expect(left(leg('home', 40n, winner), leg('draw', 30n, winner), leg('away', 30n, winner))).toEqual([10n, 0n, 0n]);
    expect(left(leg('home', 40n, winner), leg('draw', 30n, winner))).toEqual([40n, 30n]);
    expect(left(leg('draw', 30n, winner), leg('home-away', 50n, { kind: 'double-chance' }))).toEqual([0n, 20n]);
  });

  it('exclude cashed-out parts, and bets that had closed before the other was placed', () => {
    expect(left(leg('home', 100n, { cashedStake: 100n }), leg('away', 100n))).toEqual([0n, 100n]);
    expect(left(leg('home', 100n, { cashedStake: 40n }), leg('away', 100n))).toEqual([0n, 40n]);
    const over = leg('away', 100n, { isCombo: true, closedAt: 5, placedAt: 1 });
    expect(left(leg('home', 100n), over)).toEqual([100n, 100n]);
  });

  it('cancel a combination entirely, and a single bet up to the combinations on the other side', () => {
    expect(left(leg('home', 100n), leg('away', 30n, { isCombo: true }))).toEqual([70n, 0n]);
    expect(left(leg('home', 10n), leg('away', 30n, { isCombo: true }))).toEqual([0n, 0n]);
    expect(left(leg('home', 100n, { isCombo: true }), leg('away', 30n, { isCombo: true }))).toEqual([0n, 0n]);
    expect(left(leg('home', 100n, { isCombo: true }), leg('home', 30n, { isCombo: true }))).toEqual([100n, 30n]);
  });

  it('that cover each other across kinds count at most what all of them can lose together', () => {
    const goals = { kind: 'total' as const, line: 6, price: '2' };
    const scores = (['0-0', '1-0', '0-1'] as const).map((role) => leg(role, 100n, { kind: 'correct-score', price: '6' }));
    // Over 1.5 goals, and every result below it: at most 300 + 300 − 600 is lost.
    expect(left(leg('over', 300n, goals), ...scores).reduce((sum, one) => sum + one, 0n)).toBe(0n);
    // One result is missing: everything can be lost.
    expect(left(leg('over', 300n, goals), ...scores.slice(1))).toEqual([300n, 100n, 100n]);
    // For a bet in play only results that can still come are tried.
    const live = { inPlay: true, homeAtBet: 1, awayAtBet: 0 };
    const inPlay = [leg('over', 300n, { ...goals, ...live }), leg('1-0', 100n, { kind: 'correct-score', price: '6', ...live })];
    expect(left(...inPlay).reduce((sum, one) => sum + one, 0n)).toBe(0n);
    expect(left(leg('over', 300n, { ...goals, price: '1.9' }), leg('odd', 50n, { kind: 'odd-even' }))).toEqual([300n, 50n]);
  });

  it('leave the difference of both sides, in any order of reading', () => {
    const bets = fc.array(fc.record({ role: fc.constantFrom<OptionRole>('home', 'away'), stake: fc.bigInt({ min: 1n, max: 1_000_000n }) }));
    fc.assert(
      fc.property(bets, (list) => {
        const legs = list.map(({ role, stake }) => leg(role, stake));
        const sum = (role: OptionRole) => legs.filter((one) => one.role === role).reduce((total, { stake }) => total + stake, 0n);
        const difference = sum('home') - sum('away');
        expect(left(...legs).reduce((total, one) => total + one, 0n)).toBe(difference < 0n ? -difference : difference);
        expect(left(...legs).every((one) => one >= 0n)).toBe(true);
        expect(opposedStakes(legs.toReversed())).toEqual(opposedStakes(legs));
      }),
    );
  });
});

describe('rounds of a member on one draw', () => {
  const round = (id: bigint, bet: string, stake: bigint, payout: bigint) => ({ id, bet, stake, payout });
  const valid = (...rounds: ReturnType<typeof round>[]) => [
    ...validStakesOfDraw(rounds, [...drawRulesOf('dice')!.opposites, ...drawRulesOf('series')!.opposites]).values(),
  ];

  it('count by the difference of opposite sides, and together at most the amount won or lost', () => {
    expect(valid(round(1n, 'big', 1_000n, 1_950n), round(2n, 'small', 1_000n, 0n))).toEqual([0n, 0n]);
    expect(valid(round(1n, 'big', 1_000n, 0n), round(2n, 'small', 400n, 780n))).toEqual([600n, 0n]);
    expect(valid(round(1n, 'home', 500n, 0n))).toEqual([500n]);
    // All sums of the dice at once return nearly the whole stake.
    const sums = Array.from({ length: 16 }, (_, index) => round(BigInt(index), `sum-${index + 3}`, 100n, index === 4 ? 1_500n : 0n));
    expect(valid(...sums).reduce((total, one) => total + one, 0n)).toBe(100n);
  });
});
