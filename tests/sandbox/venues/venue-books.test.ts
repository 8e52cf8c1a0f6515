import { FB_PRICING } from '../../../sandbox/venues/fb/fb.match.ts';
import { IM_PRICING } from '../../../sandbox/venues/im/im.match.ts';
import { OB_PRICING } from '../../../sandbox/venues/ob/ob.match.ts';
import type { MarketKind, Pricing, WorldMarket } from '../../../sandbox/world/engine/market.model.ts';
import type { WorldMatch } from '../../../sandbox/world/engine/world.model.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

const VENUES: readonly Pricing[] = [FB_PRICING, IM_PRICING, OB_PRICING];
const SPORTS = ['football', 'basketball', 'tennis'] as const;

/** Matches in play and soon to begin at moments of two days, with what each venue sells on them. */
function books(sport: (typeof SPORTS)[number]): { match: WorldMatch; at: number; sold: readonly (readonly WorldMarket[])[] }[] {
  return Array.from({ length: 8 }, (_, index) => SATURDAY + index * 6 * HOUR + index * 7 * MINUTE).flatMap((at) => {
    const world = worldAt(at);
    const matches = [...world.live(at, sport), ...world.matchesBetween(at, at + 3 * HOUR, sport)];
    return matches.map((match) => ({ match, at, sold: VENUES.map((pricing) => world.markets(match, pricing, at)) }));
  });
}

const isPriced = ({ options }: WorldMarket) => options.every(({ price }) => price !== null);
const sumOf = (prices: readonly number[], kind: MarketKind) =>
  prices.reduce((sum, price) => sum + 1 / price, 0) / (kind === 'double-chance' ? 2 : 1);

describe.each(SPORTS)('the three venues’ prices on %s', (sport) => {
  const all = books(sport);

  test('each venue has margins of its own: lowest on handicaps and totals, more on 独赢, highest on 波胆', () => {
    for (const [index, { venue }] of VENUES.entries()) {
      const sums = new Map<MarketKind, number[]>();
      for (const market of all.flatMap(({ sold }) => sold[index]!.filter(isPriced))) {
        const prices = market.options.map(({ price }) => Number(price));
        sums.set(market.kind, [...(sums.get(market.kind) ?? []), sumOf(prices, market.kind)]);
      }
      const meanOf = (kind: MarketKind) => {
        const own = sums.get(kind)!;
        return own.reduce((a, b) => a + b, 0) / own.length;
      };
      for (const kind of ['handicap', 'total'] as const) {
        expect([venue, meanOf(kind) > 1.02 && meanOf(kind) < 1.055]).toEqual([venue, true]);
      }
      expect([venue, meanOf('winner') > 1.05 && meanOf('winner') < 1.08]).toEqual([venue, true]);
      if (sport === 'football') {
        expect([venue, meanOf('correct-score') > 1.15 && meanOf('correct-score') < 1.3]).toEqual([venue, true]);
      }
    }
  });

  test('venues differ in prices and in their main line', () => {
    let mains = 0;
    let otherMain = 0;
    let prices = 0;
    let otherPrice = 0;
    for (const { sold } of all) {
      const lines = sold.map((markets) => markets.find(({ kind, period, main }) => kind === 'handicap' && period === 'full' && main)?.line);
      if (!lines.includes(undefined)) mains += 1;
      if (!lines.includes(undefined) && new Set(lines).size > 1) otherMain += 1;
      const wins = sold.map((markets) => markets.find(({ kind, period }) => kind === 'winner' && period === 'full')?.options[0]?.price);
      if (wins.every(Boolean)) prices += 1;
      if (wins.every(Boolean) && new Set(wins).size > 1) otherPrice += 1;
    }
    expect(mains).toBeGreaterThan(200);
    expect(otherMain / mains).toBeGreaterThan(0.05);
    expect(otherMain / mains).toBeLessThan(0.5);
    expect(otherPrice / prices).toBeGreaterThan(0.8);
  });
});

describe('changes over time', () => {
  test('a venue’s prices drift at its own pace', () => {
    const world = worldAt(SATURDAY);
    const match = world.matchesBetween(SATURDAY + 2 * DAY, SATURDAY + 5 * DAY)[0]!;
    const still = { lag: 0, lines: undefined } as object;
    const changes = VENUES.map((pricing) => {
      const plain = { ...pricing, ...still } as Pricing;
      const times: number[] = [];
      let last = '';
      for (let at = SATURDAY; at < SATURDAY + 12 * HOUR; at += 20_000) {
        // Compared with the same venue without its tide, so that the model's own moves do not count.
        const [own, fair] = [world.markets(match, plain, at)[0]!, world.markets(match, { ...plain, drifts: false }, at)[0]!];
        const apart = String(Math.round(50 * (Number(own.options[0]!.price) / Number(fair.options[0]!.price))));
        if (apart !== last && last !== '') times.push(at);
        last = apart;
      }
      return times.join();
    });
    expect(new Set(changes).size).toBe(VENUES.length);
  });

  test('after a goal FB sells first, then IM, then OB', () => {
    const world = worldAt(SATURDAY + DAY);
    let seen = 0;
    for (const match of world.matchesBetween(SATURDAY, SATURDAY + 6 * HOUR)) {
      const changes = [...world.saleChanges(match, SATURDAY + DAY)].toSorted((a, b) => a - b);
      const reopened = changes.filter(
        (at) => at > match.kickOff && world.state(match, at - 1000).suspended === 'goal' && world.state(match, at).suspended === null,
      );
      for (const at of reopened) {
        const later = world.state(match, at + 8000);
        if (later.suspended !== null || later.endedAt !== null || later.phase !== world.state(match, at).phase) continue;
        const sellsAt = (pricing: Pricing, time: number) =>
          world.markets(match, pricing, time).some(({ options }) => options.some(({ price }) => price !== null));
        expect(VENUES.map((pricing) => sellsAt(pricing, at))).toEqual([true, false, false]);
        expect(VENUES.map((pricing) => sellsAt(pricing, at + 5000))).toEqual([true, true, false]);
        expect(VENUES.map((pricing) => sellsAt(pricing, at + 8000))).toEqual([true, true, true]);
        seen += 1;
      }
      if (seen > 30) break;
    }
    expect(seen).toBeGreaterThan(10);
  });
});
