import * as fc from '../../support/property';
import { amountAt, cashOutRate, decidedValue, isPart, valueOf } from '../../../sandbox/modules/betting/order/cash-out.rules';
import { factorOf, payoutOfBets } from '../../../sandbox/modules/betting/ruling/combination.rules';
import { outcomeOf } from '../../../sandbox/modules/betting/ruling/settlement.rules';
import { wagerOf } from '../../../sandbox/modules/betting/ruling/verdict.rules';
import type { MarketKind, MarketPeriod } from '../../../sandbox/world/engine/market.model';
import type { Pair, Prospect, WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model';
import { HOUR, MINUTE } from '../../support/time';
import { COUNTED_KINDS, MARKET_ROLES } from '../../support/market-roles';
import { FB, SATURDAY, worldAt } from '../../support/world';

type LegNow = Parameters<typeof valueOf>[0];

const MILLION = 1_000_000;
const PRICE = fc.integer({ min: 1010, max: 20_000 }).map((thousandths) => String(thousandths / 1000));
const leg = (extra: Partial<LegNow> = {}): LegNow => ({
  sport: 'football',
  kind: 'winner',
  period: 'full',
  line: null,
  role: 'home',
  inPlay: false,
  homeAtBet: null,
  awayAtBet: null,
  price: '2',
  ...extra,
});
const worth = ({ top, bottom }: { top: bigint; bottom: bigint }) => Number(top) / Number(bottom);
/** Chances of scores, in millionths that add up. */
const even = (...scores: Pair[]): Prospect[] => scores.map((score) => ({ score, chance: 1 / scores.length }));

const SPORTS: readonly WorldSport[] = ['football', 'basketball', 'tennis', 'volleyball'];

const PROSPECTS = fc
  .array(fc.tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 0, max: 1000 })), { minLength: 1, maxLength: 12 })
  .filter((rows) => rows.some(([, , weight]) => weight > 0))
  .map((rows): Prospect[] => {
    const sum = rows.reduce((all, [, , weight]) => all + weight, 0);
    return rows.map(([home, away, weight]) => ({ score: [home, away], chance: weight / sum }));
  });
const LEG = fc
  .tuple(
    fc.constantFrom(...COUNTED_KINDS),
    fc.constantFrom(...SPORTS),
    fc.nat(63),
    fc.integer({ min: -20, max: 40 }),
    PRICE,
    fc.boolean(),
    PROSPECTS,
  )
  .map(([kind, sport, pick, line, price, inPlay, prospects]) => {
    const { roles, isLined } = MARKET_ROLES[kind];
    const wager = leg({
      kind,
      sport,
      role: roles[pick % roles.length]!,
      line: isLined ? line : null,
      price,
      inPlay,
      homeAtBet: 1,
      awayAtBet: 0,
    });
    return { wager, prospects };
  });

describe('the value of a running leg, for every kind of market', () => {
  it('is the mean of its outcomes weighted by their chances, and its minimum is the worst outcome', () => {
    fc.assert(
      fc.property(LEG, ({ wager, prospects }) => {
        const results = prospects
          .filter(({ chance }) => chance > 0)
          .map(({ score, chance }) => ({ chance, pays: worth(factorOf(wager.price, outcomeOf(wagerOf(wager), score))) }));
        const { fair, min } = valueOf(wager, prospects);
        const mean = results.reduce((sum, { chance, pays }) => sum + chance * pays, 0);
        expect(Math.abs(worth(fair) - mean)).toBeLessThan(2 / MILLION);
        expect(worth(min)).toBe(Math.min(...results.map(({ pays }) => pays)));
      }),
      { numRuns: 2000 },
    );
  });

  it('counts returned stakes: 平局退款 at a level score is worth its stake, a quarter line half of it', () => {
    const level = even([2, 2]);
    expect(worth(valueOf(leg({ kind: 'draw-no-bet', price: '10.8' }), level).fair)).toBe(1);
    // Wins, pushes and loses one time in three each.
    const three = even([3, 2], [2, 2], [2, 3]);
    expect(worth(valueOf(leg({ kind: 'draw-no-bet', price: '4' }), three).fair)).toBeCloseTo(5 / 3, 5);
    expect(worth(valueOf(leg({ kind: 'total', role: 'over', line: 9, price: '3' }), even([1, 1])).fair)).toBe(0.5);
    expect(worth(valueOf(leg({ kind: 'total', role: 'over', line: 7, price: '3' }), even([1, 1])).fair)).toBe(2);
  });

  it('counts only goals after the bet for an in-play football handicap', () => {
    const now = even([1, 0]);
    const taken = { kind: 'handicap', line: -2, price: '2' } as const;
    expect(worth(valueOf(leg(taken), now).fair)).toBe(2);
    expect(worth(valueOf(leg({ ...taken, inPlay: true, homeAtBet: 1, awayAtBet: 0 }), now).fair)).toBe(0);
  });
});

describe('the price of a running bet', () => {
  const running = (price: string, prospects: Prospect[]) => valueOf(leg({ price }), prospects);

  it('is 5 % below the bet’s value, never below its certain payout nor above its value', () => {
    fc.assert(
      fc.property(fc.array(LEG, { minLength: 1, maxLength: 5 }), fc.nat(), (legs, pick) => {
        const size = legs.length === 1 ? 1 : pick % (legs.length + 1);
        const values = legs.map(({ wager, prospects }) => valueOf(wager, prospects));
        const rate = Number(cashOutRate(size, values) ?? 0n);
        const of = (part: 'fair' | 'min') =>
          Number(
            payoutOfBets(
              10n ** 12n,
              values.map((value) => value[part]),
              size,
            ),
          ) /
          10 ** 8;
        expect(rate).toBeLessThanOrEqual(Math.max(of('fair'), of('min')));
        expect(rate).toBeGreaterThan(Math.max(0.95 * of('fair'), of('min')) - 1.001);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts decided legs by their results, and does not exist where nothing would be paid', () => {
    const open = running('2', even([1, 0], [0, 1]));
    expect(cashOutRate(2, [open, decidedValue('1.9', 'won')])).toBe(18_050n);
    expect(cashOutRate(2, [open, decidedValue('1.9', 'void')])).toBe(9500n);
    expect(cashOutRate(2, [open, decidedValue('1.9', 'lost')])).toBeNull();
    expect(cashOutRate(1, [decidedValue('1.9', 'won')])).toBe(19_000n);
    expect(amountAt(8962n, 5001n)).toBe(4481n);
  });

  it('exists for a bettor who is far ahead', () => {
    expect(
      cashOutRate(1, [
        running('1.5', [
          { score: [3, 0], chance: 0.999_99 },
          { score: [3, 3], chance: 0.000_01 },
        ]),
      ]),
    ).toBe(14_249n);
    expect(cashOutRate(1, [running('1.5', even([3, 0]))])).toBe(15_000n);
  });

  it('allows partial cash-outs whose parts are at least the smallest bet', () => {
    expect([1000n, 4000n, 5000n].map((part) => isPart(part, 5000n))).toEqual([true, true, true]);
    expect([999n, 4001n, 4999n].map((part) => isPart(part, 5000n))).toEqual([false, false, false]);
    expect(isPart(1500n, 1500n)).toBe(true);
    expect(isPart(1000n, 1500n)).toBe(false);
  });
});

describe.each(SPORTS)('possible outcomes of %s', (sport) => {
  const world = worldAt(SATURDAY + 12 * HOUR);
  /** Matches that run, and some to come. */
  const looked: { match: WorldMatch; at: number }[] = world
    .matchesBetween(SATURDAY, SATURDAY + 4 * HOUR, sport)
    .flatMap((match) => [-30, 1, 11, 31, 50, 70, 85].map((minute) => ({ match, at: match.kickOff + minute * MINUTE })));

  it('are known for every selection on sale, sum to one and agree with the price', () => {
    const seen = new Set<string>();
    const wrong: object[] = [];
    for (const { match, at } of looked) {
      for (const market of world.markets(match, { ...FB, noise: 0 }, at)) {
        const prospects = world.prospects(match, market.kind, market.period, at);
        // Closed before its end, as good as over.
        if (!prospects && market.options.every(({ price }) => price === null)) continue;
        const sum = (prospects ?? []).reduce((all, { chance }) => all + chance, 0);
        if (Math.abs(sum - 1) > 1e-6) wrong.push({ ...market, match: match.id, at, sum });
        if (!prospects) continue;
        const [home, away] = world.state(match, at).score;
        for (const { role, price } of market.options) {
          if (price === null || Number(price) > 15) continue;
          seen.add(`${market.kind} ${market.period.replace(/\d/, 'n')}`);
          const bet: LegNow = { ...market, role, sport, price, inPlay: at > match.kickOff, homeAtBet: home, awayAtBet: away };
          const fair = worth(valueOf(bet, prospects).fair);
          // The price is as old as its step and has drifted, which may cost the bettor more than the margin and never less than nothing.
          if (fair <= 0.8 || fair > 1) wrong.push({ ...bet, match: match.id, at, fair });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan({ football: 14, basketball: 10, tennis: 7, volleyball: 3 }[sport]);
  });
});

it('are unknown for an outright, a finished match and a period that is not sold', () => {
  const world = worldAt(SATURDAY);
  const [match] = world.matchesBetween(SATURDAY, SATURDAY + HOUR, 'basketball');
  const request = (kind: MarketKind, period: MarketPeriod, at: number) => world.prospects(match!, kind, period, at);
  expect(request('total', 'q4', match!.kickOff + MINUTE)).toBeNull();
  expect(request('total', 'full', match!.kickOff + 9 * HOUR)).toBeNull();
  const [title] = world.outrights(FB, SATURDAY);
  expect(world.prospects(title!.match, 'outright', 'full', SATURDAY)).toBeNull();
});
