import * as fc from '../../support/property';
import { outcomeOf } from '../../../sandbox/modules/betting/ruling/settlement.rules.ts';
import { priceOf } from '../../../sandbox/world/engine/market-builder.ts';
import type { WorldMarket } from '../../../sandbox/world/engine/market.model.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { FB, SATURDAY, worldAt, costInReferences } from '../../support/world.ts';

const world = worldAt(SATURDAY + 10 * DAY);
const matches = world.matchesBetween(SATURDAY, SATURDAY + DAY);
const anyMatch = fc.constantFrom(...matches);
/** Seconds from an hour before kick-off to after the end. */
const anySecond = fc.integer({ min: -3600, max: 118 * 60 });

const keyOf = (market: WorldMarket) => `${market.period} ${market.kind} ${market.line}`;
const overRound = (market: WorldMarket) => market.options.reduce((sum, option) => sum + 1 / Number(option.price), 0);

describe('markets', () => {
  test('prices are text from 1.01 to 100 (correct scores to 201) or null, keys are unique, one main line per kind', () => {
    fc.assert(
      fc.property(anyMatch, anySecond, (match, second) => {
        const markets = world.markets(match, FB, match.kickOff + second * 1000);
        expect(new Set(markets.map(keyOf)).size).toBe(markets.length);
        for (const market of markets) {
          for (const { price } of market.options) {
            if (price === null) continue;
            expect(price).toMatch(/^\d{1,3}\.\d{2}$/);
            expect(Number(price)).toBeGreaterThanOrEqual(1.01);
            expect(Number(price)).toBeLessThanOrEqual(market.kind === 'correct-score' ? 201 : 100);
          }
        }
        const mains = markets.filter((market) => market.main).map((market) => `${market.period} ${market.kind}`);
        expect(mains.toSorted()).toEqual([...new Set(markets.map((market) => `${market.period} ${market.kind}`))].toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('the over-round is the venue’s margin', () => {
    let seen = 0;
    let sum = 0;
    fc.assert(
      fc.property(anyMatch, anySecond, fc.constantFrom(1.04, 1.06, 1.08), (match, second, margin) => {
        for (const market of world.markets(match, { ...FB, margin }, match.kickOff + second * 1000)) {
          const prices = market.options.map((option) => Number(option.price));
          if (prices.some((price) => price === 0 || price < 1.15 || price > 12)) continue;
          const over = overRound(market) / (market.kind === 'double-chance' ? 2 : 1) - margin;
          // Prices are rounded; a price that has drifted too far is cut, which adds to the margin.
          expect(over).toBeGreaterThan(-0.012);
          expect(over).toBeLessThan(0.05);
          sum += over;
          seen += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(seen).toBeGreaterThan(1000);
    expect(Math.abs(sum / seen)).toBeLessThan(0.006);
  });

  test('prices are monotonic along the lines of a market', () => {
    fc.assert(
      fc.property(anyMatch, anySecond, (match, second) => {
        const markets = world
          .markets(match, FB, match.kickOff + second * 1000)
          .filter((market) => market.options.every((option) => option.price !== null));
        for (const kind of ['handicap', 'total'] as const)
          for (const period of ['full', 'first-half'] as const) {
            const lines = markets.filter((market) => market.kind === kind && market.period === period);
            for (const [index, market] of lines.entries()) {
              const before = lines[index - 1];
              if (!before) continue;
              expect(market.line!).toBeGreaterThan(before.line!);
              const [now, then] = [Number(market.options[0]!.price), Number(before.options[0]!.price)];
              if (kind === 'handicap') expect(now).toBeLessThanOrEqual(then);
              else expect(now).toBeGreaterThanOrEqual(then);
            }
          }
      }),
      { numRuns: 200 },
    );
  });

  test('sells everything before kick-off, no first half from half time on, nothing after the end', () => {
    const match = matches.find((one) => one.league.rank === 1)!;
    const before = world.markets(match, FB, match.kickOff - HOUR);
    const kinds = (period: string) => [...new Set(before.filter((market) => market.period === period).map((market) => market.kind))];
    expect(kinds('full')).toEqual([
      'winner',
      'handicap',
      'total',
      'correct-score',
      'both-score',
      'odd-even',
      'double-chance',
      'draw-no-bet',
      'home-total',
      'away-total',
      'corner-total',
    ]);
    expect(kinds('first-half')).toEqual(['winner', 'handicap', 'total', 'correct-score']);
    expect(kinds('second-half')).toEqual(['winner', 'total']);
    for (const kind of ['handicap', 'total'])
      expect(before.filter((market) => market.kind === kind && market.period === 'full').length).toBeGreaterThanOrEqual(3);
    expect(world.markets(match, FB, match.kickOff + 30 * MINUTE).some((market) => market.period === 'first-half')).toBe(true);
    expect(world.markets(match, FB, match.kickOff + 55 * MINUTE).some((market) => market.period === 'first-half')).toBe(false);
    expect(world.markets(match, FB, match.kickOff + 3 * HOUR)).toEqual([]);
  });

  test('totals are above the score, and 两队进球 closes once decided', () => {
    fc.assert(
      fc.property(anyMatch, anySecond, (match, second) => {
        const at = match.kickOff + second * 1000;
        const { score, halfScore, corners } = world.state(match, at);
        const goals = score[0] + score[1];
        const before = halfScore ? halfScore[0] + halfScore[1] : goals;
        for (const market of world.markets(match, FB, at)) {
          if (market.kind === 'total') expect(market.line!).toBeGreaterThan((market.period === 'second-half' ? goals - before : goals) * 4);
          if (market.kind === 'home-total') expect(market.line!).toBeGreaterThan(score[0] * 4);
          if (market.kind === 'away-total') expect(market.line!).toBeGreaterThan(score[1] * 4);
          if (market.kind === 'corner-total') expect(market.line!).toBeGreaterThan((corners[0] + corners[1]) * 4);
          if (market.kind === 'both-score') expect(Math.min(...score)).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a correct score has a price when it is likely enough to return half of its stakes, before the start and in play', () => {
    let unlikely = 0;
    fc.assert(
      fc.property(anyMatch, anySecond, (match, second) => {
        const at = match.kickOff + second * 1000;
        if (world.state(match, at).suspended !== null) return;
        for (const market of world.markets(match, FB, at).filter(({ kind }) => kind === 'correct-score')) {
          expect(market.options).toHaveLength(market.period === 'full' ? 26 : 10);
          for (const { role, price } of market.options) {
            const prospects = world.prospects(match, 'correct-score', market.period, at);
            if (!prospects) continue;
            const wager = { kind: market.kind, period: market.period, line: null, role, scoreAtBet: null, twoWay: false };
            const chance = prospects.reduce((sum, one) => sum + (outcomeOf(wager, one.score) === 'won' ? one.chance : 0), 0);
            if (chance < 0.0024) expect(price).toBeNull();
            else if (chance > 0.0026 && at < match.kickOff) expect(price).not.toBeNull();
            if (price !== null) expect(Number(price) * chance).toBeGreaterThan(0.48);
            else unlikely += 1;
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(unlikely).toBeGreaterThan(0);
  });

  test('the markets of a suspended match stay without prices', () => {
    let seen = 0;
    for (const match of matches) {
      for (const incident of world.state(match, match.kickOff + 3 * HOUR).incidents) {
        if (incident.type !== 'goal' || world.state(match, incident.at).phase === 'ended') continue;
        const markets = world.markets(match, FB, incident.at + 1000);
        if (markets.length === 0) continue;
        seen += 1;
        expect(markets.every((market) => market.options.every((option) => option.price === null))).toBe(true);
      }
      if (seen > 30) return;
    }
    throw new Error('no goal was seen');
  });

  test('live prices change every few seconds by little, pre-match ones slowly', () => {
    const live = matches.find((match) => match.league.rank === 1)!;
    const priceAt = (at: number) =>
      world
        .markets(live, FB, at)
        .find((market) => market.kind === 'winner' && market.period === 'full')!
        .options.map((option) => option.price)
        .join();
    const changes = (from: number, seconds: number) => {
      const seen = Array.from({ length: seconds }, (_, second) => priceAt(from + second * 1000));
      return seen.filter((one, index) => index > 0 && one !== seen[index - 1]).length;
    };
    const inPlay = changes(live.kickOff + 20 * MINUTE, 120);
    expect(inPlay).toBeGreaterThanOrEqual(4);
    expect(inPlay).toBeLessThanOrEqual(30);
    expect(changes(live.kickOff - 3 * HOUR, 120)).toBeLessThanOrEqual(3);
  });

  test('venues differ a little, each always in the same way', () => {
    const match = matches.find((one) => one.league.rank === 1)!;
    const at = match.kickOff - HOUR;
    const winner = (venue: string) =>
      world.markets(match, { venue, margin: 1.06, noise: 0.02 }, at)[0]!.options.map((option) => Number(option.price));
    expect(winner('IMTY')).toEqual(winner('IMTY'));
    expect(winner('IMTY')).not.toEqual(winner('OBTY'));
    for (const [index, price] of winner('IMTY').entries()) expect(Math.abs(Math.log(price / winner('OBTY')[index]!))).toBeLessThan(0.09);
  });

  test('the main lines change as the match goes on', () => {
    const sample = matches.slice(0, 40);
    const jumps = sample.filter((match) => {
      const mains = Array.from(
        { length: 12 },
        (_, step) =>
          world
            .markets(match, FB, match.kickOff + step * 8 * MINUTE)
            .find((market) => market.kind === 'total' && market.period === 'full' && market.main)?.line,
      );
      return new Set(mains).size > 1;
    });
    expect(jumps.length).toBeGreaterThan(sample.length * 0.9);
  });

  test('the cost of a market', () => {
    expect(priceOf(0.5, 1.06)).toBe('1.89');
    expect(priceOf(0.08, 1.06)).toBe('11.80');
    expect(priceOf(0.03, 1.06)).toBe('31.00');
    expect(priceOf(0.999, 1.06)).toBeNull();
    expect(priceOf(0.001, 1.06)).toBeNull();
    expect(priceOf(0, 1.06)).toBeNull();
  });

  test('a list of fifty matches is computed within its budget', () => {
    const list = [...world.live(SATURDAY + 3 * HOUR), ...matches].slice(0, 50);
    const request = (at: number) => list.forEach((match) => [world.state(match, at), world.markets(match, FB, at)]);
    request(SATURDAY + 3 * HOUR);
    expect(costInReferences((round) => request(SATURDAY + 3 * HOUR + (round + 1) * 20_000))).toBeLessThan(2);
  });
});
