import { rateOf } from '../../../sandbox/modules/betting/order/cash-out.ts';
import { RATE_UNIT } from '../../../sandbox/modules/betting/order/cash-out.rules.ts';
import type { BetLeg } from '../../../sandbox/modules/betting/order/bet.tables.ts';
import { rulingOf } from '../../../sandbox/modules/betting/ruling/ruling.rules.ts';
import { randomOf } from '../../../sandbox/world/engine/chance.ts';
import type { MarketKind } from '../../../sandbox/world/engine/market.model.ts';
import { WORLD_SPORTS, type WorldMatch, type WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { betOn, BOOKS, endOf, longAfter, meanOf, partEnds, worthAt, type BookBet } from '../../support/book.ts';
import { FULL_RUN, TEST_SEED } from '../../support/seed';
import { DAY, HOUR } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

jest.setTimeout(3_600_000);

/** One world that all runs share, and one of this run's own; both are in the titles of the tests. */
const SEEDS = [...new Set(['pavilion', `book ${TEST_SEED}`])];
const MATCHES = FULL_RUN ? 120 : 12;
/** Moments of a match, and of the last 90 seconds of each of its parts. */
const ANYWHERE = 6;
const NEAR_END = 3;
const SECOND = 1000;
const LAST = 90 * SECOND;

/** Longer than most matches take. */
const HORIZON = 3 * HOUR;

interface Moment {
  match: WorldMatch;
  at: number;
  /** Chosen without regard to how the match goes on. A choice of sets that are about to end sees more often who wins them. */
  isBlind: boolean;
}

describe.each(SEEDS.flatMap((seed) => WORLD_SPORTS.map((sport) => ({ seed, sport }))))(
  'the book of $sport, seed $seed',
  ({ seed, sport }) => {
    const random = randomOf(`book|${seed}|${sport}|${TEST_SEED}`);
    const world = worldAt(SATURDAY + 60 * DAY, { seed });
    const matches = matchesOf(world, sport, random);
    const moments: Moment[] = matches.flatMap((match) => {
      const end = world.state(match, longAfter(match)).endedAt!;
      const anywhere = Array.from({ length: ANYWHERE }, () => match.kickOff - HOUR + random() * (end - match.kickOff + HOUR));
      const nearEnds = partEnds(world, match).flatMap((ended) => Array.from({ length: NEAR_END }, () => ended - random() * LAST));
      const blind = Array.from({ length: ANYWHERE }, () => match.kickOff - HOUR + random() * (HORIZON + HOUR)).filter((at) => at < end);
      return [
        ...[...anywhere, ...nearEnds].map((at) => ({ match, at: Math.floor(at), isBlind: false })),
        ...blind.map((at) => ({ match, at: Math.floor(at), isBlind: true })),
      ];
    });

    test('sells no option for more than its worth at that moment, and the best prices over all venues cover all sides of a market for no less than one unit', () => {
      const wrong: object[] = [];
      const kinds = new Set<string>();
      let options = 0;
      for (const { match, at } of moments) {
        const state = world.state(match, at);
        const best = new Map<string, { kind: MarketKind; prices: Map<string, number> }>();
        for (const pricing of BOOKS) {
          for (const market of world.markets(match, pricing, at)) {
            const key = `${market.kind} ${market.period} ${market.line}`;
            const known = best.get(key) ?? { kind: market.kind, prices: new Map<string, number>() };
            best.set(key, known);
            for (const { role, price } of market.options) {
              if (price === null) {
                // A side that is not sold anywhere cannot be bought.
                if (!known.prices.has(role)) known.prices.set(role, 0);
                continue;
              }
              options += 1;
              kinds.add(`${market.kind} ${market.period}`);
              known.prices.set(role, Math.max(known.prices.get(role) ?? 0, Number(price)));
              const worth = worthAt(world, match, betOn(match, market, role, price, state), at);
              if (worth === null || worth > 1) wrong.push({ match: match.id, at, venue: pricing.venue, key, role, price, worth });
            }
          }
        }
        for (const [key, { kind, prices }] of best) {
          const sum = [...prices.values()].reduce((all, price) => all + 1 / price, 0) / (kind === 'double-chance' ? 2 : 1);
          if (sum <= 1) wrong.push({ match: match.id, at, key, sum });
        }
      }
      expect(wrong).toEqual([]);
      expect(options).toBeGreaterThan(moments.length * 3);
      expect(kinds.size).toBeGreaterThan(2);
    });

    test('closes the markets of a period before its clock ends, and keeps those of a set open, whose end is unknown', () => {
      let seen = 0;
      const wrong: object[] = [];
      for (const match of matches) {
        for (const ended of partEnds(world, match)) {
          const before = ended - 15 * SECOND;
          const after = world.state(match, ended + SECOND);
          if (world.state(match, before).phase === 'not-started') continue;
          const markets = BOOKS.flatMap((pricing) => world.markets(match, pricing, before));
          const ending = markets.filter(({ period, kind }) => rulingOf(after, period, kind) !== null);
          const isSold = ending.some(({ options }) => options.some(({ price }) => price !== null));
          seen += ending.length;
          if (world.state(match, before).seconds > 0 && isSold) wrong.push({ match: match.id, ended });
        }
      }
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(matches.length);
    });

    test('buys bets back for 90 to 100 % of their value, in the model and in the results', () => {
      const wrong: object[] = [];
      const sums = { offers: 0, fair: 0, count: 0 };
      /** Return of bets beyond their worth, by match: bets of one match share their luck. */
      const luck = new Map<string, number>();
      for (const { match, at, isBlind } of moments) {
        const market = picked(
          world.markets(match, BOOKS[0]!, at).filter(({ options }) => options.some(({ price }) => price !== null)),
          random,
        );
        const option =
          market &&
          picked(
            market.options.filter(({ price }) => price !== null),
            random,
          );
        if (!market || !option) continue;
        const bet = betOn(match, market, option.role, option.price!, world.state(match, at));
        const end = world.state(match, longAfter(match)).endedAt!;
        const rest = isBlind ? HORIZON : end - at;
        for (const later of [at, at + random() * 60 * SECOND, at + random() * rest].map(Math.floor)) {
          world.set(later);
          const rate = rateOf(world, { state: 'accepted', size: 1, legs: [legOf(match, bet)] });
          const fair = meanOf(world, match, bet, later);
          if (rate === null || fair === null) continue;
          const offer = Number(rate) / Number(RATE_UNIT);
          // A rate has four digits.
          if (offer > fair + 0.0001 || offer < 0.9 * fair - 0.0001) wrong.push({ match: match.id, later, ...bet, offer, fair });
          sums.offers += offer;
          sums.fair += fair;
          if (isBlind) luck.set(match.id, (luck.get(match.id) ?? 0) + endOf(world, match, bet) - fair);
          sums.count += 1;
        }
      }
      expect(wrong).toEqual([]);
      expect(sums.count).toBeGreaterThan(moments.length / 4);
      expect(sums.offers / sums.fair).toBeGreaterThan(0.92);
      const all = [...luck.values()].reduce((sum, one) => sum + one, 0);
      expect(Math.abs(all)).toBeLessThan(3.5 * Math.hypot(...luck.values()));
    });
  },
);

function picked<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** Some matches of a sport: half of them of the small leagues, where it has such. */
function matchesOf(world: ReturnType<typeof worldAt>, sport: WorldSport, random: () => number): WorldMatch[] {
  const from = SATURDAY + Math.floor(random() * 20) * DAY;
  const all = world.matchesBetween(from, from + (FULL_RUN ? 30 : 4) * DAY, sport).filter(({ cancelled }) => !cancelled);
  const groups = [all.filter(({ league }) => league.rank === 5), all.filter(({ league }) => league.rank < 5)].filter(
    ({ length }) => length > 0,
  );
  return Array.from({ length: MATCHES }, (_, index) => picked(groups[index % groups.length]!, random)!);
}

const legOf = (match: WorldMatch, bet: BookBet): BetLeg => ({ ...bet, matchId: match.id, outcome: null }) as BetLeg;
