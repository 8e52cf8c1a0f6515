import * as fc from '../support/property';
import { formatLine } from '@pavilion/number/line';
import { compareOdds } from '@pavilion/number/odds-order';
import type { Match, Market } from '@/lib/domain/betting/match/sport.model';
import { marketsOf, toMatch, toMatchList, toOutrights } from '@/lib/venues/ob/ob.adapter';
import { SPORTS as SOLD, playOf } from '../../sandbox/venues/ob/ob.numbers';
import { OB_PRICING, toObMatch } from '../../sandbox/venues/ob/ob.match';
import { matchOfObId, marketOfObId, obMarketId, obMatchId, obOptionId, optionOfObId } from '../../sandbox/venues/ob/ob.ids';
import { oddsInfo } from '../../sandbox/venues/ob/match.handlers';
import { outrightsOf, toObOutright } from '../../sandbox/venues/ob/ob.outright';
import type { WorldMarket } from '../../sandbox/world/engine/market.model';
import type { WorldMatch } from '../../sandbox/world/engine/world.model';
import { DAY, HOUR } from '../support/time';
import { SATURDAY, worldAt } from '../support/world';

/** Sports that the site knows by name; `live-general.test.ts` reads those of the general form. */
const SPORTS = SOLD.filter(({ sport }) => sport !== 'volleyball');

/** The sandbox's OB messages as they travel, read by the site's adapter: nothing may be lost or changed on the way. */
const world = worldAt(SATURDAY);
const matches = SPORTS.flatMap(({ sport }) => world.matchesBetween(SATURDAY - 2 * HOUR, SATURDAY + DAY, sport).slice(0, 120));
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function read(match: WorldMatch): { match: Match; all: readonly Market[]; invalidRows: number } {
  const found = toMatch(travelled(toObMatch(world, match)))!;
  const detail = marketsOf(found.wire, travelled(oddsInfo(world, { mid: obMatchId(match), mcid: '0' })) as unknown[]);
  return { match: found.match, all: detail.markets, invalidRows: found.read.invalidRows + detail.invalidRows };
}

/** The line as a role has it, in the site's writing. */
function lineOf({ kind, line }: WorldMarket, role: string): string | null {
  if (line === null) return null;
  if (kind !== 'handicap' && kind !== 'set-handicap') return formatLine(line);
  return formatLine(role === 'away' && line !== 0 ? -line : line, true);
}

test('sells every sport of the world with more than its main markets', () => {
  world.set(SATURDAY);
  for (const { sport } of SPORTS) {
    const coming = matches.filter((match) => match.sport === sport && match.kickOff > SATURDAY);
    expect({ sport, some: coming.length > 0 }).toEqual({ sport, some: true });
    const kinds = new Set(read(coming[0]!).all.map(({ kind, period }) => `${kind} ${period}`));
    expect(kinds.size).toBeGreaterThan(5);
  }
});

test('reads every match at any moment without an invalid value, with the world’s price, line and sign', () => {
  fc.assert(
    fc.property(fc.constantFrom(...matches), fc.integer({ min: -3600, max: 150 * 60 }), (match, second) => {
      world.set(match.kickOff + second * 1000);
      const { all, invalidRows, match: shown } = read(match);
      expect(invalidRows).toBe(0);
      const state = world.state(match);
      const sold = world.markets(match, OB_PRICING).filter((market) => playOf(match.sport, market));
      expect([all.length, shown.marketCount]).toEqual([sold.length, sold.length]);
      for (const market of sold) {
        const key = { matchNumber: match.number, ...market };
        const found = all.find(({ id }) => id === obMarketId(key))!;
        expect(found.main).toBe(market.main);
        expect(found.kind === 'other' || found.period === 'other').toBe(false);
        for (const { role, price } of market.options) {
          const selection = found.selections.find(({ id }) => id === obOptionId(key, role))!;
          expect(selection.line).toBe(lineOf(market, role));
          expect(selection.price === null ? null : compareOdds(selection.price, price ?? '1')).toBe(price === null ? null : 0);
        }
        if (state.suspended) expect(found.state).not.toBe('open');
      }
      expect(shown).toMatchObject({ id: obMatchId(match), sport: match.sport, startTime: match.kickOff });
      expect([shown.home.name, shown.away.name]).toEqual([match.home.name, match.away.name]);
      if (shown.status === 'live') {
        expect(shown.score).toEqual([...state.score]);
        expect(shown.phase).toBe(state.phase);
        if (match.sport === 'basketball') expect(shown.clock?.seconds ?? null).toBe(state.left);
        expect(shown.periodScores.map((pair) => [...pair])).toEqual(state.periodScores.map((pair) => [...pair]));
        expect(shown.server).toBe(state.server && (state.server === 'home' ? 0 : 1));
        expect(shown.points && [...shown.points]).toEqual(state.points && [...state.points]);
      }
    }),
    { numRuns: 300 },
  );
});

test('shows basketball’s clock as the time left of the quarter', () => {
  const quarter = (change: object) => {
    const one = matches.find(({ sport }) => sport === 'basketball')!;
    world.set(one.kickOff + HOUR);
    const row = { ...(travelled(toObMatch(world, one)) as object), ms: 1, mess: 1, ...change };
    return toMatch(row)!.match.clock;
  };
  const left = (seconds: number) => ({ seconds, running: true, injury: 0, down: true });
  expect(quarter({ mmp: '16', mst: '2338', mft: 10 })).toEqual(left(62));
  expect(quarter({ mmp: '16', mst: '2338', mft: 12 })).toEqual(left(542));
  expect(quarter({ mmp: '13', mst: '0', mft: '12' })).toEqual(left(720));
  expect(quarter({ mmp: '40', mst: '2400', mft: 10 })).toEqual(left(300));
  expect(quarter({ mmp: '40', mst: '2701', mft: 10 })).toEqual(left(299));
  expect(quarter({ mmp: '301', mst: '600', mft: 10 })).toBeNull();
  // A quarter of unknown length has no clock rather than a wrong one.
  expect(quarter({ mmp: '16', mst: '2338', mft: 7 })).toBeNull();
  expect(quarter({ mmp: '16', mst: '2338', mft: null })).toBeNull();
});

test('reads a list of all matches without an invalid row', () => {
  world.set(SATURDAY + 3 * HOUR);
  const { invalidRows, matches: valid } = toMatchList(travelled(matches.map((match) => toObMatch(world, match))) as unknown[], {
    page: 1,
    size: 50,
    counted: 0,
  });
  expect([invalidRows, valid.length]).toEqual([0, matches.length]);
});

test('gives unique text ids beyond 2^53 that lead back to their objects', () => {
  world.set(SATURDAY + HOUR);
  const ids = new Set<string>();
  let count = 0;
  for (const match of matches) {
    expect(matchOfObId(world, obMatchId(match))).toEqual(match);
    for (const market of world.markets(match, OB_PRICING)) {
      const key = { matchNumber: match.number, kind: market.kind, period: market.period, line: market.line };
      const own = [obMarketId(key), ...market.options.map(({ role }) => obOptionId(key, role))];
      for (const id of own) {
        expect(id).toMatch(/^\d{19}$/);
        expect(BigInt(id) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
        ids.add(id);
      }
      count += own.length;
      expect(marketOfObId(own[0]!)).toEqual(key);
      expect(optionOfObId(own[1]!)).toEqual({ ...key, role: market.options[0]!.role });
    }
  }
  expect(ids.size).toBe(count);
  expect([marketOfObId('5'), marketOfObId('7100200300400500611x'), optionOfObId(''), matchOfObId(world, '1')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('冠军: gives every contender the world’s price', () => {
  world.set(SATURDAY);
  const known = outrightsOf(world);
  const { outrights, invalidRows } = toOutrights(travelled(known.map(toObOutright)) as unknown[]);
  expect([invalidRows, outrights.length]).toEqual([0, known.length]);
  for (const [at, { options, name, closesAt }] of known.entries()) {
    const found = outrights[at]!;
    expect([found.name, found.closesAt, found.sport]).toEqual([name, closesAt, known[at]!.league.sport]);
    expect(found.market.selections.map((one) => one.name)).toEqual(options.map((one) => one.name));
    expect(found.market.selections.map(({ price }) => (price === null ? null : Number(price)))).toEqual(
      options.map(({ price }) => (price === null ? null : Number(price))),
    );
  }
});
