import { array, assert, constantFrom, integer, nat, property, record } from '../../support/property';
import type { OptionRole, WorldMarket } from '../../../sandbox/world/engine/market.model.ts';
import type { ControlEvent, WorldMatch, WorldSport } from '../../../sandbox/world/engine/world.model.ts';
import { createHistories, type BackedSelection, type History } from '../../../sandbox/modules/betting/odds/history.ts';
import { momentsOf } from '../../../sandbox/modules/betting/odds/moments.rules.ts';
import { linesOf, pointsOf } from '../../../sandbox/modules/betting/odds/series.rules.ts';
import { FB_PRICING } from '../../../sandbox/venues/fb/fb.match.ts';
import { IM_PRICING } from '../../../sandbox/venues/im/im.match.ts';
import { OB_PRICING } from '../../../sandbox/venues/ob/ob.match.ts';
import { DAY, HOUR, MINUTE } from '../../support/time.ts';
import { SATURDAY, worldAt } from '../../support/world.ts';

/** Moments in one response at most (docs/decisions/024-odds-history.md). */
const MAX_MOMENTS = 120;
const PRICINGS = [FB_PRICING, IM_PRICING, OB_PRICING];
const SPORTS: readonly WorldSport[] = ['football', 'basketball', 'tennis', 'volleyball'];
const SECOND = 1000;

const timesOf = (history: History) => history.points.map(({ at }) => Date.parse(at));
const priceIn = (markets: readonly WorldMarket[], { kind, period, line, role }: BackedSelection) =>
  markets
    .find((market) => market.kind === kind && market.period === period && market.line === line)
    ?.options.find((option) => option.role === role)?.price ?? null;

/** A match in play or to come, somewhere in its sale. */
function matchesAt(world: ReturnType<typeof worldAt>, at: number, sport: WorldSport): readonly WorldMatch[] {
  return [...world.live(at, sport).slice(0, 6), ...world.matchesBetween(at + 10 * MINUTE, at + 2 * DAY, sport).slice(0, 40)];
}

describe('sample times of a history', () => {
  const span = record({
    opensAt: integer({ min: SATURDAY - 8 * DAY, max: SATURDAY }),
    life: integer({ min: 0, max: 9 * DAY }),
    kickOff: integer({ min: SATURDAY - 3 * HOUR, max: SATURDAY + 8 * DAY }),
    saleChanges: array(integer({ min: SATURDAY - 9 * DAY, max: SATURDAY + 9 * DAY }), { maxLength: 80 }),
  });

  test('run from the opening to now in order, with no more points than a response may contain', () => {
    assert(
      property(span, ({ opensAt, life, kickOff, saleChanges }) => {
        const now = opensAt + life;
        const moments = momentsOf({ opensAt, kickOff, now, saleChanges });
        expect(moments[0]).toBe(opensAt);
        expect(moments.at(-1)).toBe(now);
        expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
        expect(moments.length).toBeLessThanOrEqual(MAX_MOMENTS);
      }),
    );
  });

  test('get denser towards now', () => {
    assert(
      property(span, ({ opensAt, life, kickOff }) => {
        const now = opensAt + life;
        const moments = momentsOf({ opensAt, kickOff, now, saleChanges: [] });
        const finest = now < kickOff ? MINUTE : 15 * SECOND;
        for (const [index, at] of moments.slice(1).entries())
          expect(at - moments[index]!).toBeLessThanOrEqual(Math.max(2 * finest, (now - moments[index]!) / 3));
      }),
    );
  });

  test('are nearly all the same a minute later', () => {
    const at = { opensAt: SATURDAY - 7 * DAY, kickOff: SATURDAY - HOUR, saleChanges: [] };
    const before = new Set(momentsOf({ ...at, now: SATURDAY }));
    const fresh = momentsOf({ ...at, now: SATURDAY + MINUTE }).filter((moment) => !before.has(moment));
    expect(fresh.length).toBeLessThanOrEqual(6);
  });
});

describe.each(SPORTS)('histories of %s', (sport) => {
  test('end with the venue’s current price, and contain true past prices and no future ones', () => {
    const world = worldAt(SATURDAY);
    const historyOf = createHistories(world);
    let count = 0;
    const moment = record({
      later: integer({ min: 0, max: 2 * DAY }),
      pick: nat(),
      market: nat(),
      option: nat(),
      venue: constantFrom(...PRICINGS),
    });
    assert(
      property(moment, ({ later, pick, market: at, option, venue: pricing }) => {
        const now = SATURDAY + later;
        world.set(now);
        const matches = matchesAt(world, now, sport);
        const match = matches[pick % matches.length]!;
        const sold = world.markets(match, pricing, now);
        const market = sold[at % sold.length];
        if (!market) return;
        const { role } = market.options[option % market.options.length]!;
        const selection: BackedSelection = { kind: market.kind, period: market.period, line: market.line, role, match, pricing };
        const history = historyOf(selection);
        const times = timesOf(history);
        expect(Date.parse(history.asOf)).toBe(now);
        expect(history.points.at(-1)?.price ?? null).toBe(priceIn(sold, selection));
        expect(times.every((time) => time >= world.opensAt(match) && time <= now)).toBe(true);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const [index, point] of history.points.entries()) {
          // The world's prices take the time: only a few of each history are computed again, its first among them.
          if (index % 12 === 0) expect(point.price).toBe(priceIn(world.markets(match, pricing, times[index]), selection));
          expect(point.state === 'open').toBe(point.price !== null);
          const before = history.points[index - 1];
          expect(before && before.price === point.price && before.state === point.state).toBeFalsy();
        }
        if (history.points.length === 0) return;
        expect(history.points[0]!.price).not.toBeNull();
        count += 1;
      }),
      { numRuns: 30 },
    );
    expect(count).toBeGreaterThan(15);
  });

  test('a later response repeats the points of an earlier one', () => {
    const world = worldAt(SATURDAY);
    const historyOf = createHistories(world);
    const [match] = world.live(SATURDAY, sport);
    const selection: BackedSelection = { kind: 'winner', period: 'full', line: null, role: 'home', match: match!, pricing: FB_PRICING };
    const before = historyOf(selection);
    world.set(SATURDAY + 3 * MINUTE);
    const after = historyOf(selection);
    // Older moments are read further apart, so some points drop out: the common ones are equal.
    const then = new Map(before.points.map((point) => [point.at, point]));
    const both = after.points.filter(({ at }) => then.has(at));
    expect(both.length).toBeGreaterThan(5);
    for (const point of both) expect(point.price).toBe(then.get(point.at)!.price);
    expect(after.points[0]).toEqual(before.points[0]);
  });
});

test('at each venue have prices with its own margin and view', () => {
  const world = worldAt(SATURDAY);
  const historyOf = createHistories(world);
  const match = world.matchesBetween(SATURDAY + HOUR, SATURDAY + DAY).find(({ league }) => league.rank < 5)!;
  const series = PRICINGS.map((pricing) =>
    historyOf({ kind: 'winner', period: 'full', line: null, role: 'home', match, pricing })
      .points.map(({ price }) => price)
      .join(),
  );
  expect(new Set(series).size).toBe(PRICINGS.length);
});

describe('control events in a history', () => {
  const run = () => {
    const control: ControlEvent[] = [];
    const world = worldAt(SATURDAY, { control });
    const match = world.live(SATURDAY).find((one) => {
      const { phase, score, suspended } = world.state(one);
      return (
        phase === 'second-half' &&
        score[0] === score[1] &&
        suspended === null &&
        (world.state(one, SATURDAY + 5 * MINUTE).endedAt ?? null) === null
      );
    })!;
    const selection: BackedSelection = { kind: 'winner', period: 'full', line: null, role: 'home', match, pricing: FB_PRICING };
    return { control, world, match, selection, historyOf: createHistories(world) };
  };

  test('a goal makes a gap and a new price after it, even if that moment was read before', () => {
    const { control, world, match, selection, historyOf } = run();
    const before = historyOf(selection);
    world.set(SATURDAY + 2 * MINUTE);
    const quiet = historyOf(selection);
    control.push({ matchId: match.id, type: 'goal', side: 'home', at: SATURDAY + MINUTE });
    const after = historyOf(selection);
    expect(after.points.find(({ at }) => Date.parse(at) === SATURDAY + MINUTE)).toEqual({
      at: new Date(SATURDAY + MINUTE).toISOString(),
      price: null,
      state: 'suspended',
    });
    expect(Number(after.points.at(-1)!.price)).toBeLessThan(Number(quiet.points.at(-1)!.price));
    const count = (history: History) => history.points.find(({ at }) => Date.parse(at) < SATURDAY - 10 * MINUTE);
    expect(count(after)).toEqual(count(before));
  });

  test('a suspended match ends its history without a price and with the reason', () => {
    const { control, world, match, selection, historyOf } = run();
    control.push({ matchId: match.id, type: 'suspend', at: SATURDAY });
    world.set(SATURDAY + 20 * SECOND);
    expect(historyOf(selection).points.at(-1)).toMatchObject({ price: null, state: 'suspended' });
    control.push({ matchId: match.id, type: 'finish', at: SATURDAY + 30 * SECOND });
    world.set(SATURDAY + MINUTE);
    expect(historyOf(selection).points.at(-1)).toMatchObject({ price: null, state: 'unsold' });
  });
});

describe('a line', () => {
  const sold = (line: number, home: string | null, main = true): WorldMarket => ({
    kind: 'handicap',
    period: 'full',
    line,
    main,
    options: [
      { role: 'home', price: home },
      { role: 'away', price: home && '2.00' },
    ],
  });
  const key = (role: OptionRole) => ({ kind: 'handicap', period: 'full', line: -3, role }) as const;
  const at = (step: number) => new Date(SATURDAY + step * MINUTE).toISOString();
  const sales = [
    [sold(-2, '1.80')],
    [sold(-2, '1.70'), sold(-3, '1.90', false)],
    [sold(-3, '1.95')],
    [sold(-3, '1.95')],
    [sold(-3, null)],
    [sold(-4, '1.85'), sold(-3, null, false)],
    [sold(-4, '1.85')],
  ].map((markets, step) => ({ at: SATURDAY + step * MINUTE, markets }));

  test('begins when it was first sold, with its gaps', () => {
    expect(pointsOf(sales, key('home'))).toEqual([
      { at: at(1), price: '1.90', state: 'open' },
      { at: at(2), price: '1.95', state: 'open' },
      { at: at(4), price: null, state: 'suspended' },
      { at: at(5), price: null, state: 'locked' },
      { at: at(6), price: null, state: 'unsold' },
    ]);
  });

  test('the moves of the best line since the opening are signed for the backed side', () => {
    expect(linesOf(sales, key('home'))).toEqual([
      { at: at(0), line: '-0.5' },
      { at: at(2), line: '-0.5/1' },
      { at: at(5), line: '-1' },
    ]);
    expect(linesOf(sales, key('away')).map(({ line }) => line)).toEqual(['+0.5', '+0.5/1', '+1']);
    expect(linesOf(sales, { kind: 'winner', period: 'full', line: null, role: 'home' })).toEqual([]);
  });
});

/** All three sports, requested as a page does: the same response within a minute. */
test('a history read again is served from a cache', () => {
  const world = worldAt(SATURDAY);
  let historyReads = 0;
  const historyOf = createHistories({
    ...world,
    markets: (...args) => {
      historyReads += 1;
      return world.markets(...args);
    },
  });
  for (const sport of SPORTS) {
    const selection: BackedSelection = {
      kind: 'winner',
      period: 'full',
      line: null,
      role: 'home',
      match: world.live(SATURDAY, sport)[0]!,
      pricing: OB_PRICING,
    };
    world.set(SATURDAY);
    historyReads = 0;
    historyOf(selection);
    expect(historyReads).toBeLessThanOrEqual(MAX_MOMENTS);
    historyReads = 0;
    historyOf({ ...selection, role: 'away' });
    expect(historyReads).toBe(0);
    world.set(SATURDAY + MINUTE);
    historyOf(selection);
    expect(historyReads).toBeLessThanOrEqual(10);
  }
});
