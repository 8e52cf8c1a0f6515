import { opposedStakes, type StakedLeg } from '../../../sandbox/modules/betting/order/opposition.rules';
import { isBelowFloor } from '../../../sandbox/modules/betting/order/valid-stake';
import { FLIP_PRIZES, STAKE_NEEDS } from '../../../sandbox/modules/rewards/flip/flip.rules';
import { TASK_TABLE } from '../../../sandbox/modules/rewards/calendar/calendar.rules';
import { STAKE_PER_COIN } from '../../../sandbox/modules/rewards/coin/coin.rules';
import { DEPOSIT_TURNOVER } from '../../../sandbox/modules/money/deposit/deposit.rules';
import { offersOf } from '../../../sandbox/modules/rewards/grant/bonus.rules';
import { LEVELS, type Level } from '../../../sandbox/modules/member/vip/level-table';

/**
 * A hedger backs both sides of a line at the best of three venues, so that the stakes come back whatever happens, less the margin.
 * Everything here is minor units.
 */

/** The smallest sum of 1/price that the best of three venues left on a line, outside the last minutes of a half. */
const BEST_SUM = 1.0204;
/** The most that a coin is worth in vouchers of the mall. */
const COIN = 6;
/** Lines from even money to the steepest that is sold. */
const SHARES = Array.from({ length: 45 }, (_, index) => 0.5 + index / 100);

const leg = (betId: bigint, role: 'home' | 'away', stake: number, price: number): StakedLeg => ({
  ...({
    sport: 'football',
    matchId: 'm',
    period: 'full',
    kind: 'handicap',
    line: 0,
    inPlay: false,
    homeAtBet: null,
    awayAtBet: null,
  } as const),
  ...({ cashedStake: 0n, placedAt: 0, closedAt: null, isCombo: false } as const),
  betId,
  role,
  stake: BigInt(Math.round(stake)),
  price: price.toFixed(3),
});

/** The valid stake that a unit of loss buys on the line where the favourite has so much of the book. */
function validPerLoss(share: number): number {
  const total = 1_000_000;
  const bets = [leg(1n, 'home', total * share, 1 / (share * BEST_SUM)), leg(2n, 'away', total * (1 - share), 1 / ((1 - share) * BEST_SUM))];
  const opposed = opposedStakes(bets);
  const valid = bets.reduce(
    (sum, { betId, stake, price }) => sum + (isBelowFloor(price) ? 0 : Number(stake - (opposed.get(betId) ?? 0n))),
    0,
  );
  return valid / (total * (1 - 1 / BEST_SUM));
}

const BEST = Math.max(...SHARES.map(validPerLoss));
const costOf = (valid: number) => valid / BEST;

const NOW = Date.UTC(2026, 10, 21, 4);
const facts = (placedAt: number, stake: number) => ({
  registeredAt: 0,
  birthday: null,
  verified: false,
  firstDeposit: null,
  stakes: [{ stake: BigInt(stake), placedAt }],
});
/** Bonuses of a promotion that a stake earns. */
const bonusOf = (promotionId: string, stake: number) =>
  offersOf(facts(NOW, stake), NOW)
    .filter((offer) => offer.promotionId === promotionId && offer.reason === '')
    .reduce((sum, { amount }) => sum + Number(amount), 0);

const FLIP = FLIP_PRIZES.reduce((sum, { weight, amount, coins }) => sum + (weight / 256) * (Number(amount) + coins * COIN), 0);

/** Rebate, coins and all other rewards of a day with so much valid stake, each day of a week alike. */
function earningsOf(valid: number, { rates }: Level): number {
  const flips = Object.values(STAKE_NEEDS).filter((need) => valid >= Number(need)).length;
  const task = valid >= Number(TASK_TABLE.stake.need) ? Number(TASK_TABLE.stake.amount) : 0;
  const rebate = (valid * Number(rates.football)) / 10_000;
  const coins = (valid / Number(STAKE_PER_COIN)) * COIN;
  return rebate + coins + flips * FLIP + task + bonusOf('81004', valid) + bonusOf('81003', valid * 7) / 7;
}

it('the most extreme line whose favourite still counts costs a hedger far more of the valid stake than any rebate rate returns', () => {
  // Even lines count as no valid stake at all.
  expect(validPerLoss(0.5)).toBe(0);
  expect(costOf(100)).toBeGreaterThan(5);
});

it.each(LEVELS.map((level, index) => [index, level] as const))(
  'at VIP %i no day of hedging pays off, however much is staked',
  (_index, level) => {
    for (const valid of [10_000, 14_300, 20_000, 50_000, 100_000, 1_000_000, 100_000_000]) {
      expect({ valid, pays: earningsOf(valid, level) > costOf(valid) }).toEqual({ valid, pays: false });
    }
  },
);

it('the bonus on a first deposit costs a hedger more than it pays', () => {
  for (const credit of [10_000n, 100_000n, 888_000n, 5_000_000n]) {
    const offer = offersOf({ ...facts(NOW, 0), firstDeposit: { credit, endedAt: NOW } }, NOW).find(({ id }) => id === '81002');
    const valid = Number(offer!.required + credit * BigInt(DEPOSIT_TURNOVER));
    const earned = Number(offer!.amount) + earningsOf(valid, LEVELS[0]!) - bonusOf('81003', valid * 7) / 7;
    expect({ credit, pays: earned > costOf(valid) }).toEqual({ credit, pays: false });
  }
});
