import { rateOf } from '../../../sandbox/modules/betting/order/cash-out.ts';
import type { BetLeg } from '../../../sandbox/modules/betting/order/bet.tables.ts';
import { randomOf } from '../../../sandbox/world/engine/chance.ts';
import type { MarketKind, MarketPeriod, OptionRole, Pricing, WorldMarket } from '../../../sandbox/world/engine/market.model.ts';
import type { MatchState, WorldMatch } from '../../../sandbox/world/engine/world.model.ts';
import { betOn, BOOKS, lateInFourth, longAfter, partEnds, Purse } from '../../support/book.ts';
import { FULL_RUN, TEST_SEED } from '../../support/seed';
import { DAY, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

jest.setTimeout(3_600_000);

type World = ReturnType<typeof worldAt>;

/** The least that every policy loses. */
const HOUSE = -0.02;
const SECOND = 1000;
const [FB, IM] = BOOKS as [Pricing, Pricing];
const SEEDS = [...new Set(['pavilion', `bets ${TEST_SEED}`])];

/** The main market of a kind and period on sale, with the price of one of its options. */
function onSale(world: World, match: WorldMatch, pricing: Pricing, at: number, kind: MarketKind, period: MarketPeriod, role: OptionRole) {
  const market = world.markets(match, pricing, at).find((one) => one.kind === kind && one.period === period && one.main);
  const price = market?.options.find((option) => option.role === role)?.price;
  return market && price ? { market, price } : null;
}

/** Stakes a unit on an option, if it is on sale. */
function back(purse: Purse, world: World, match: WorldMatch, at: number, { pricing = FB, ...on }: Option): void {
  const found = onSale(world, match, pricing, at, on.kind, on.period, on.role);
  if (found) purse.stake(world, match, betOn(match, found.market, on.role, found.price, world.state(match, at)), at);
}

interface Option {
  pricing?: Pricing;
  kind: MarketKind;
  period: MarketPeriod;
  role: OptionRole;
}

/** Every policy loses the margin, and the return of its bets differs from that by luck alone. */
function expectLoss(purse: Purse, atLeast: number): void {
  expect(purse.bets).toBeGreaterThanOrEqual(FULL_RUN ? 10 * atLeast : atLeast);
  expect(purse.worth.mean + purse.worth.error).toBeLessThan(HOUSE);
  expect(Math.abs(purse.luck.mean)).toBeLessThan(3.5 * purse.luck.error);
}

const isMatchPoint = ({ score, periodScores, points }: MatchState, own: 0 | 1): boolean => {
  const games = periodScores.at(-1)!;
  const other = own === 0 ? 1 : 0;
  return (
    score[own] === 1 && games[own] >= 5 && games[own] > games[other] && points![own] === '40' && ['0', '15', '30'].includes(points![other])
  );
};

/** True if another match ended within the last minutes: the list of results shows it. */
function recentEnds(world: World, matches: readonly WorldMatch[], minutes: number): (at: number) => boolean {
  const results = matches.map((match) => world.state(match, longAfter(match)).endedAt!).toSorted((a, b) => a - b);
  return (at) => {
    const next = results.findIndex((end) => end > at);
    return next > 0 && at - results[next - 1]! < minutes * MINUTE;
  };
}

describe.each(SEEDS)('policies that wait for a favourable moment lose like any other bet, seed %s', (seed) => {
  const days = FULL_RUN ? 30 : 2;
  const random = randomOf(`policies|${seed}|${TEST_SEED}`);
  const from = SATURDAY + Math.floor(random() * 60) * DAY;
  const world = worldAt(from + (days + 2) * DAY, { seed });
  const small = (sport: 'football' | 'basketball' | 'tennis') =>
    world.matchesBetween(from, from + days * DAY, sport).filter(({ league }) => league.rank === 5);

  test('backing the player who faces match point while another match has just ended', () => {
    const matches = small('tennis');
    const hasEnded = recentEnds(world, matches, 4);
    const purse = new Purse();
    for (const match of matches) {
      const end = world.state(match, longAfter(match)).endedAt!;
      for (let at = match.kickOff + 40 * MINUTE; at < end;) {
        const state = world.state(match, at);
        const side = ([0, 1] as const).find((own) => isMatchPoint(state, own));
        if (side !== undefined && hasEnded(at)) {
          back(purse, world, match, at, { kind: 'winner', period: 'full', role: side === 0 ? 'away' : 'home' });
          break;
        }
        at += Math.max(...(state.periodScores.at(-1) ?? [0])) >= 5 ? 15 * SECOND : MINUTE;
      }
    }
    expectLoss(purse, 100);
  });

  test('backing many points where overtime is near and another match has just ended', () => {
    const matches = small('basketball');
    const hasEnded = recentEnds(world, matches, 5);
    const purse = new Purse();
    for (const match of matches) {
      const at = lateInFourth(world, match, 30);
      if (at === null || !hasEnded(at)) continue;
      const [home, away] = world.state(match, at).score;
      if (Math.abs(home - away) > 3) continue;
      back(purse, world, match, at, { kind: 'total', period: 'full', role: 'over' });
    }
    expectLoss(purse, 30);
  });

  test('backing few points of a quarter after a possession without a basket, late in it and anywhere', () => {
    const [late, anywhere] = [new Purse(), new Purse()];
    for (const match of small('basketball').filter((_, index) => index % 4 === 0)) {
      for (const ended of partEnds(world, match)) {
        const before = world.state(match, ended - SECOND);
        if (!['q1', 'q2', 'q3', 'q4'].includes(before.phase)) continue;
        const period = before.phase as MarketPeriod;
        for (const [purse, at] of [
          [late, ended - (27 + random() * 20) * SECOND],
          [anywhere, ended - (60 + random() * 400) * SECOND],
        ] as const) {
          const [now, then] = [world.state(match, at).score, world.state(match, at - 12 * SECOND).score];
          if (now[0] === then[0] && now[1] === then[1])
            back(purse, world, match, Math.floor(at), { pricing: IM, kind: 'total', period, role: 'under' });
        }
      }
    }
    // Late in a quarter nearly all are rejected: five seconds move the odds too far.
    expect(late.rejected).toBeGreaterThan(9 * late.bets);
    expect(late.bets === 0 || late.worth.mean < HOUSE).toBe(true);
    expectLoss(anywhere, 90);
  });

  test('backing what is nearly certain in the last minute before half time', () => {
    const purse = new Purse();
    for (const [index, match] of small('football').entries()) {
      if (index % 2 === 0) continue;
      const at = Math.floor(partEnds(world, match)[0]! - (21 + random() * 40) * SECOND);
      const sure = world
        .markets(match, BOOKS[index % BOOKS.length]!, at)
        .filter(({ period }) => period === 'first-half')
        .flatMap((market) => market.options.map((option) => ({ market, ...option })))
        .find(({ price }) => price !== null && Number(price) <= 1.06);
      if (sure) purse.stake(world, match, betOn(match, sure.market, sure.role, sure.price!, world.state(match, at)), at);
    }
    expectLoss(purse, 120);
  });

  test('backing a side whenever its price is higher than it was for ten minutes', () => {
    const purse = new Purse();
    for (const match of small('football').filter((_, index) => index % 6 === 0)) {
      let best = 0;
      for (let minute = -120; minute < -1; minute += 1) {
        const at = match.kickOff + minute * MINUTE;
        const found = onSale(world, match, IM, at, 'winner', 'full', 'home');
        if (!found) continue;
        if (minute > -60 && Number(found.price) > best) {
          purse.stake(world, match, betOn(match, found.market, 'home', found.price, world.state(match, at)), at);
          break;
        }
        best = Math.max(best, Number(found.price));
      }
    }
    expectLoss(purse, 20);
  });
});

test('a bettor two goals ahead gets a cash-out offer while any market of the match is sold', () => {
  const world = worldAt(SATURDAY + 3 * DAY);
  let ahead = 0;
  let offered = 0;
  for (const match of world.matchesBetween(SATURDAY, SATURDAY + DAY)) {
    for (const minute of [65, 80, 95]) {
      const at = match.kickOff + minute * MINUTE;
      const state = world.state(match, at);
      const sells = world.markets(match, FB, at).some(({ options }) => options.some(({ price }) => price !== null));
      if (state.endedAt !== null || state.suspended !== null || state.score[0] - state.score[1] < 2 || !sells) continue;
      ahead += 1;
      world.set(at);
      const market = { kind: 'winner', period: 'full', line: null } as WorldMarket;
      const bet = betOn(match, market, 'home', '2.10', { ...state, phase: 'not-started' });
      if (rateOf(world, { state: 'accepted', size: 1, legs: [{ ...bet, matchId: match.id, outcome: null } as BetLeg] }) !== null)
        offered += 1;
    }
  }
  expect(ahead).toBeGreaterThan(30);
  expect(offered).toBe(ahead);
});
