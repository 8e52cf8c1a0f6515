import { oddsProduct } from '@pavilion/number/product';
import type { BetLeg } from '../../../sandbox/modules/betting/order/bet.tables';
import { ODDS_FLOOR, oddsOf, validStakeOf } from '../../../sandbox/modules/betting/order/valid-stake';
import { validStakeOfRound } from '../../../sandbox/modules/community/game/valid-stake';
import {
  claimTimes,
  dayStartOf,
  exactOf,
  PARTS,
  rebateOf,
  rebateOfRound,
  stateOf,
} from '../../../sandbox/modules/money/rebate/rebate.rules';
import { GAMES } from '../../../sandbox/modules/community/game/game-catalog';
import { LEVELS, rulesOf, TOP_LEVEL } from '../../../sandbox/modules/member/vip/level-table';
import { keepOf, levelOf, nextOf, PERIOD } from '../../../sandbox/modules/member/vip/vip.rules';
import { vipAt } from '../../support/stake-course';
import * as fc from '../../support/property';
import { DAY, HOUR, MINUTE } from '../../support/time';

const SINCE = Date.UTC(2026, 0, 10, 4);
const COIN = 100n;

/** A settled stake, `days` after registration. */
const staked = (days: number, coins: bigint) => ({ stake: coins * COIN, placedAt: SINCE + days * DAY, closedAt: SINCE + days * DAY });
const vip = (stakes: readonly ReturnType<typeof staked>[], days: number, base = 0) =>
  vipAt(stakes, { base, since: SINCE, now: SINCE + days * DAY });
const path = (of: ReturnType<typeof vip>) => of.history.map(({ to, reason }) => `${reason} ${to}`);

describe('levels', () => {
  it('require more and give more with every step', () => {
    for (const [index, level] of LEVELS.entries()) {
      const below = LEVELS[index - 1];
      if (!below) continue;
      expect(level.need).toBeGreaterThan(below.need);
      expect(level.keep).toBeGreaterThan(below.keep);
      expect(level.keep).toBeLessThan(level.need);
      expect(level.freeWithdrawals).toBeGreaterThanOrEqual(below.freeWithdrawals);
      for (const [kind, rate] of Object.entries(level.rates)) {
        expect(rate).toBeGreaterThan(below.rates[kind as keyof typeof below.rates]);
        expect(rate).toBeLessThan(PARTS);
      }
    }
    expect([levelOf(0n), levelOf(999_99n), levelOf(1_000_00n), levelOf(10n ** 15n)]).toEqual([0, 0, 1, TOP_LEVEL]);
    expect([rulesOf(-1), rulesOf(99)]).toEqual([LEVELS[0], LEVELS[TOP_LEVEL]]);
  });

  it('give less than what their stakes lose at the game with the best return', () => {
    const edge = PARTS - BigInt(Math.max(...Object.values(GAMES).map(({ returns }) => returns.best)));
    for (const [index, { need, gift, monthly }] of LEVELS.entries()) {
      const below = LEVELS[index - 1];
      if (!below) {
        expect([gift, monthly]).toEqual([0n, 0n]);
        continue;
      }
      expect(gift).toBeGreaterThan(below.gift);
      expect(monthly).toBeGreaterThan(below.monthly);
      // Between two levels, the lower one's rebate is paid as well.
      expect(gift * PARTS).toBeLessThan((need - below.need) * (edge - below.rates.game));
    }
  });

  it('rise at once with the stake that reaches them, several at a time', () => {
    expect(vip([staked(1, 999n)], 1).level).toBe(0);
    expect(vip([staked(1, 999n), staked(2, 1n)], 2).level).toBe(1);
    // A bet that is settled later does not count yet.
    expect(vip([staked(1, 999n), staked(2, 1n)], 1.9).level).toBe(0);
    expect(path(vip([staked(1, 70_000n)], 1))).toEqual(['joined 0', 'promoted 4']);
  });

  it('are lost one by one, and come back with their stakes in one period', () => {
    const risen = [staked(1, 5_000n)];
    expect(keepOf(vip(risen, 1))).toEqual({ done: 0n, need: 1_000n * COIN, until: SINCE + DAY + PERIOD });
    expect(vip(risen, 90.9).level).toBe(2);
    expect(path(vip(risen, 91))).toEqual(['joined 0', 'promoted 2', 'demoted 1']);
    expect(path(vip(risen, 1000))).toEqual(['joined 0', 'promoted 2', 'demoted 1', 'demoted 0']);
    const lost = vip([...risen, staked(92, 400n)], 92);
    expect(nextOf(lost)).toEqual({ level: 2, by: 'period', done: 400n * COIN, need: 1_000n * COIN, until: SINCE + 91 * DAY + PERIOD });
    expect(path(vip([...risen, staked(92, 400n), staked(93, 600n)], 93)).at(-1)).toBe('restored 2');
    expect(path(vip([...risen, staked(200, 1_000n)], 200)).slice(-2)).toEqual(['demoted 0', 'restored 2']);
    // Enough in each period preserves the level.
    expect(vip([...risen, staked(90, 1_000n), staked(180, 1_000n)], 270).level).toBe(2);
  });

  it('never fall below the level of registration', () => {
    expect(vip([], 1000, 3)).toMatchObject({ level: 3, stake: 0n });
    expect([keepOf(vip([], 1, 3)), nextOf(vip([], 1, 3))]).toEqual([
      null,
      { level: 4, by: 'total', done: 0n, need: 60_000n * COIN, until: null },
    ]);
    expect(path(vip([staked(1, 60_000n)], 500, 3))).toEqual(['joined 3', 'promoted 4', 'demoted 3']);
    expect(nextOf(vip([], 1, 15))).toBeNull();
  });

  const STAKES = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 60_000 })), { maxLength: 25 });
  const of = (rows: readonly (readonly [number, number])[]) => rows.map(([days, coins]) => staked(days, BigInt(coins)));

  it('never fall because of a further stake, and without an ended period grow with every stake', () => {
    fc.assert(
      fc.property(STAKES, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 100_000 }), (rows, base, extra) => {
        const before = vip(of(rows), 400, base);
        expect(vip([...of(rows), staked(400, BigInt(extra))], 400, base).level).toBeGreaterThanOrEqual(before.level);
        const early = of(rows.map(([days, coins]) => [days / 10, coins]));
        for (let count = 0; count < early.length; count += 1) {
          expect(vip(early.slice(0, count + 1), 41, base).level).toBeGreaterThanOrEqual(vip(early.slice(0, count), 41, base).level);
        }
      }),
    );
  });

  it('follow each other without a gap, in order, and never exceed the stakes', () => {
    fc.assert(
      fc.property(STAKES, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 800 }), (rows, base, days) => {
        const stakes = of(rows);
        const now = vip(stakes, days, base);
        expect(now.history.map(({ from }) => from)).toEqual([null, ...now.history.slice(0, -1).map(({ to }) => to)]);
        expect(now.history.at(-1)!.to).toBe(now.level);
        expect(now.history.every(({ at }, index) => at >= (now.history[index - 1]?.at ?? SINCE) && at <= SINCE + days * DAY)).toBe(true);
        expect(now.level).toBeGreaterThanOrEqual(base);
        expect(now.peak).toBe(Math.max(base, levelOf(now.stake)));
        for (const { from, to, reason } of now.history.slice(1)) expect(to - from!).toBeGreaterThanOrEqual(reason === 'demoted' ? -1 : 1);
        // The order in which rows are read does not matter.
        expect(vip(stakes.toReversed(), days, base).stake).toBe(now.stake);
      }),
    );
  });
});

type Outcome = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'void' | 'cashed-out';
const OUTCOMES: readonly Outcome[] = ['won', 'half-won', 'push', 'half-lost', 'lost', 'void', 'cashed-out'];
const leg = (price: string, sport: BetLeg['sport'] = 'football') => ({ price, sport });
const bet = (
  outcome: Outcome,
  stake: bigint,
  { cashed = 0n, opposed = 0n, prices = ['1.83'] }: { cashed?: bigint; opposed?: bigint; prices?: string[] } = {},
) => {
  const settled = {
    state: 'settled' as const,
    outcome,
    stake,
    cashedStake: cashed,
    opposedStake: opposed,
    size: prices.length,
    legs: prices.map((price) => leg(price)),
  };
  return { ...settled, validStake: validStakeOf(settled) };
};
const RATES = LEVELS[0]!.rates;

describe('rebates', () => {
  it('explain why a stake counts or does not', () => {
    const reasons = (...of: Parameters<typeof bet>) => [
      rebateOf(bet(...of), RATES).reasons.join(' '),
      rebateOf(bet(...of), RATES).validStake,
    ];
    expect(reasons('won', 100n)).toEqual(['full', 100n]);
    expect(reasons('half-lost', 101n)).toEqual(['half', 50n]);
    expect(reasons('half-won', 100n, { cashed: 40n })).toEqual(['half partCashed', 30n]);
    expect(reasons('lost', 100n, { cashed: 40n })).toEqual(['partCashed', 60n]);
    expect(reasons('cashed-out', 100n, { cashed: 100n })).toEqual(['cashedOut', 0n]);
    expect(reasons('void', 100n, { prices: ['1.2'] })).toEqual(['void', 0n]);
    expect(reasons('push', 100n)).toEqual(['push', 0n]);
    expect(reasons('won', 100n, { prices: ['1.499'] })).toEqual(['lowOdds', 0n]);
    expect(reasons('won', 100n, { prices: ['1.5'] })).toEqual(['full', 100n]);
    expect(reasons('won', 100n, { prices: ['1.2', '1.25'] })).toEqual(['full', 100n]);
    expect(reasons('won', 100n, { opposed: 40n })).toEqual(['opposed', 60n]);
    expect(reasons('half-won', 100n, { cashed: 20n, opposed: 40n })).toEqual(['half partCashed opposed', 20n]);
    expect(reasons('lost', 100n, { opposed: 100n })).toEqual(['opposed', 0n]);
  });

  it('compare the lowest combination of an order with the lowest odds', () => {
    expect(oddsOf({ size: 2, legs: [leg('3'), leg('1.2'), leg('1.1')] })).toBe('1.32');
    expect(oddsOf({ size: 0, legs: [leg('3'), leg('1.2'), leg('1.1')] })).toBe(oddsProduct(['1.1', '1.2']));
    expect(rebateOf({ ...bet('won', 100n), legs: [leg('1.9', 'tennis')] }, RATES)).toMatchObject({ kind: 'tennis', rate: 15n });
  });

  const BET = fc
    .tuple(
      fc.constantFrom(...OUTCOMES),
      fc.bigInt({ min: 1n, max: 5_000_000n }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.integer({ min: 1010, max: 9000 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([outcome, stake, percent, thousandths]) =>
      bet(outcome, stake, {
        cashed: outcome === 'cashed-out' ? stake : (stake * BigInt(Math.min(99, percent))) / 100n,
        prices: thousandths.map((one) => String(one / 1000)),
      }),
    );

  it('are at most the rate of the valid stake, which is at most the stake, and the bets add up to the day', () => {
    fc.assert(
      fc.property(fc.array(BET, { maxLength: 30 }), fc.integer({ min: 0, max: TOP_LEVEL }), (list, level) => {
        const { rates } = rulesOf(level);
        const rebates = list.map((one) => rebateOf(one, rates));
        for (const [index, { exact, validStake, rate, reasons, odds }] of rebates.entries()) {
          expect(exact).toBe(validStake * rate);
          expect(validStake).toBeLessThanOrEqual(list[index]!.stake - list[index]!.cashedStake);
          expect(reasons.length).toBeGreaterThan(0);
          if (validStake > 0n) expect(Number(odds) * 100).toBeGreaterThanOrEqual(Number(ODDS_FLOOR) - 1e-6);
        }
        const sum = rebates.reduce((all, { exact }) => all + exact, 0n);
        const stakes = rebates.map(({ kind, validStake }) => ({ kind, stake: validStake }));
        expect(exactOf(stakes, rates)).toBe(sum);
      }),
    );
  });

  it('count the amount won or lost in a round, at most its stake', () => {
    const round = (stake: bigint, payout: bigint) => {
      const settled = { state: 'settled' as const, stake, payout };
      return rebateOfRound({ ...settled, validStake: validStakeOfRound(settled) }, RATES);
    };
    expect(round(1_000n, 0n)).toMatchObject({ kind: 'game', odds: null, validStake: 1_000n, exact: 1_000n * RATES.game, reasons: ['net'] });
    expect(round(1_000n, 1_200n)).toMatchObject({ validStake: 200n, reasons: ['net'] });
    expect(round(1_000n, 9_000n)).toMatchObject({ validStake: 1_000n, reasons: ['net'] });
    expect(round(1_000n, 1_000n)).toMatchObject({ validStake: 0n, exact: 0n, reasons: ['push'] });
    expect(validStakeOfRound({ state: 'open', stake: 1_000n, payout: 0n })).toBe(0n);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 500_000n }), fc.bigInt({ min: 0n, max: 50_000_000n }), (stake, payout) => {
        const { validStake } = round(stake, payout);
        expect(validStake >= 0n && validStake <= stake).toBe(true);
      }),
    );
  });

  it('go from counting to claimable to expired', () => {
    // 2026-11-20 in UTC+8.
    const start = Date.UTC(2026, 10, 19, 16);
    const end = start + DAY;
    expect(claimTimes(start)).toEqual({ from: end + 5 * MINUTE, until: end + 7 * DAY });
    const at = (now: number, amount = 5n, claimed = false) => stateOf(start, amount, claimed, now);
    expect([at(end), at(end + 5 * MINUTE), at(end + 7 * DAY - 1), at(end + 7 * DAY)]).toEqual([
      'counting',
      'claimable',
      'claimable',
      'expired',
    ]);
    expect([at(end + HOUR, 0n), at(end + 30 * DAY, 5n, true)]).toEqual(['none', 'claimed']);
    expect([dayStartOf('2026-11-20', end + HOUR), dayStartOf('2026-11-22', end + HOUR), dayStartOf('2026-02-31', end)]).toEqual([
      start,
      null,
      null,
    ]);
    expect([dayStartOf('2026-11-20', start + 29 * DAY), dayStartOf('2026-11-20', start + 30 * DAY), dayStartOf('nonsense', end)]).toEqual([
      start,
      null,
      null,
    ]);
  });
});
