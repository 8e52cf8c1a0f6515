import { parseLine } from '@pavilion/number/line';
import type { Market } from '@/lib/domain/betting/match/sport.model';
import { toMatch, toMatchList } from '@/lib/venues/im/im.adapter';
import { betInfoBody, toQuotes, WAGER_TYPE } from '@/lib/venues/im/im.bet.adapter';
import { toOutrights } from '@/lib/venues/im/im.offer.adapter';
import { quote } from '../../../sandbox/venues/im/quote.handlers';
import { outrights } from '../../../sandbox/venues/im/match.handlers';
import { quoteSchema } from '../../../sandbox/venues/im/im.request';
import { isForCombos } from '../../../sandbox/venues/im/im.combo.rules';
import { IM_PRICING, toImMatch } from '../../../sandbox/venues/im/im.match';
import { imMarketId, imMatchId, imOptionId, matchOfImId, optionOfImId } from '../../../sandbox/venues/im/im.ids';
import { outrightsOf } from '../../../sandbox/venues/im/im.outright';
import { matchesOf, matchesOnSale } from '../../../sandbox/venues/im/im.list.rules';
import { sellsMarket, SPORTS as SOLD } from '../../../sandbox/venues/im/im.numbers';
import { isScoreRole } from '../../../sandbox/world/football/correct-score';
import { endOfToday } from '../../../sandbox/kernel/clock/calendar';
import type { WorldMarket } from '../../../sandbox/world/engine/market.model';
import type { World } from '../../../sandbox/world/engine/world.model';
import { HOUR } from '../../support/time';
import { SATURDAY, worldAt } from '../../support/world';

/** Sports that the site knows by name; `live-general.test.ts` reads those of the general form. */
const SPORTS = SOLD.filter(({ sport }) => sport !== 'volleyball');

/** Everything that the sandbox's IM sells passes the site's adapter, and arrives as the world has it. */
const MOMENTS = [SATURDAY, SATURDAY + 9 * HOUR];
const VIEW = { oddsType: 3 } as const;
/** The value after a round trip through JSON. */
const sent = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));

const DOUBLE = new Set(['home-draw', 'home-away', 'draw-away']);
const SIGNED = new Set(['handicap', 'set-handicap']);

type Facts = readonly unknown[];

/** The world's markets, in the terms of the model. */
function soldFacts(markets: readonly WorldMarket[]): Facts {
  return markets.map(({ kind, period, main, line, options }) => [
    [kind, period, main],
    options.map(({ role, price }) => {
      const own = line === null ? null : SIGNED.has(kind) && role === 'away' ? 0 - line : line + 0;
      return [DOUBLE.has(role) || isScoreRole(role) ? 'other' : role, price === null ? null : Number(price), own];
    }),
  ]);
}

function readFacts(markets: readonly Market[]): Facts {
  return markets.map(({ kind, period, main, selections }) => [
    [kind, period, main],
    selections.map(({ role, price, line }) => [role, price === null ? null : Number(price), line === null ? null : parseLine(line)]),
  ]);
}

describe.each(MOMENTS)('at %d', (now) => {
  const world = worldAt(now);

  test.each(SPORTS.map(({ sport, id }) => [sport, id] as const))(
    '%s: has no invalid value, and has the world’s prices, lines and scores',
    (sport, id) => {
      const events = matchesOnSale(world, sport, now);
      expect(events.length).toBeGreaterThan(3);
      for (const match of events) {
        const read = toMatch(sent(toImMatch(world, match, now, VIEW)), id, 'A')!;
        expect(read.invalidRows).toBe(0);
        expect(readFacts(read.match.markets)).toEqual(soldFacts(world.markets(match, IM_PRICING, now).filter(sellsMarket)));
        const state = world.state(match, now);
        expect(read.match).toMatchObject({
          sport,
          startTime: match.kickOff,
          marketCount: read.match.markets.length,
          home: { name: match.home.name },
        });
        if (read.match.status === 'live') {
          expect(read.match).toMatchObject({
            phase: state.phase,
            score: state.score,
            periodScores: state.periodScores,
            points: state.points,
          });
          if (sport === 'football') expect([read.match.corners, read.match.redCards]).toEqual([state.corners, state.red]);
        }
      }
    },
  );

  test('each event is in one list, and each selection has a unique id', () => {
    const world2: World = world;
    for (const { sport, id } of SPORTS) {
      const [live, today, early] = [3, 2, 1].map((market) => matchesOf(world2, sport, market, now));
      const all = [...live!, ...today!, ...early!].map(({ number }) => number);
      expect(new Set(all).size).toBe(all.length);
      expect(today!.every(({ kickOff }) => kickOff > now && kickOff < endOfToday(now))).toBe(true);
      expect(matchesOf(world2, sport, 2, now, true).every(isForCombos)).toBe(true);
      const ids = today!
        .slice(0, 5)
        .flatMap((match) =>
          toImMatch(world, match, now, VIEW).MarketLines.flatMap((line) => line.WagerSelections.map((one) => one.WagerSelectionId)),
        );
      expect([new Set(ids).size, ids.every(Number.isSafeInteger), id > 0]).toEqual([ids.length, true, true]);
    }
  });

  test('everything on sale can be quoted at its price', () => {
    for (const { sport, id } of SPORTS) {
      const matches = matchesOnSale(world, sport, now)
        .slice(0, 6)
        .map((match) => toMatch(sent(toImMatch(world, match, now, VIEW)), id, 'A'));
      for (const match of toMatchList(matches).matches) {
        for (const market of match.markets) {
          for (const selection of market.selections) {
            if (selection.price === null || market.state !== 'open') continue;
            const leg = {
              matchId: match.id,
              marketId: market.id,
              selectionId: selection.id,
              selection: selection.name,
              price: selection.price,
            };
            const response = quote(world, quoteSchema.parse(sent(betInfoBody([leg], WAGER_TYPE.single))));
            const [read] = toQuotes([leg], sent(response) as Parameters<typeof toQuotes>[1]);
            expect(read).toMatchObject({
              state: 'open',
              selection: { id: selection.id, line: selection.line, price: String(Number(selection.price)) },
            });
            expect(response.WagerSelectionInfos[0]!.Status).toBe(100);
          }
        }
      }
    }
  });
});

test('contenders of 冠军 can be read and quoted', () => {
  const world = worldAt(SATURDAY);
  const { outrights: read, invalidRows } = toOutrights(
    sent(outrights(world, { SportId: 1, OddsType: 3 })) as Parameters<typeof toOutrights>[0],
    'A',
  );
  expect(invalidRows).toBe(0);
  const sold = outrightsOf(world, 'football', world.now());
  expect(sold.length).toBeGreaterThan(3);
  expect(read.map(({ market }) => market.selections.map(({ name }) => name))).toEqual(
    sold.map(({ options }) => options.map(({ name }) => name)),
  );
  for (const { id, market } of read) {
    const open = market.selections.find(({ price }) => price !== null);
    // A title that is nearly decided sells nothing.
    if (!open) continue;
    const leg = { matchId: id, marketId: market.id, selectionId: open.id, selection: open.name, price: open.price! };
    const response = quote(world, quoteSchema.parse(sent(betInfoBody([leg], WAGER_TYPE.single))));
    expect(toQuotes([leg], sent(response) as Parameters<typeof toQuotes>[1])[0]).toMatchObject({
      state: 'open',
      selection: { id: open.id },
    });
  }
});

test('ids convert both ways, and no other number is an id', () => {
  const world = worldAt(SATURDAY);
  for (const { sport } of SPORTS) {
    for (const match of matchesOnSale(world, sport, SATURDAY).slice(0, 40)) {
      expect(matchOfImId(world, imMatchId(match))).toBe(match);
      for (const { kind, period, line, options } of world.markets(match, IM_PRICING, SATURDAY).filter(sellsMarket)) {
        for (const { role } of options) {
          const key = { matchNumber: match.number, kind, period, line };
          expect(optionOfImId(imOptionId(key, role))).toEqual({ ...key, role });
        }
      }
    }
  }
  for (const id of [0, 1, -5, 1.5, 2 ** 53, Number.NaN]) expect(optionOfImId(id)).toBeNull();
  expect(matchOfImId(world, 12)).toBeNull();
  expect(() => imMarketId({ matchNumber: 1, kind: 'total', period: 'full', line: 1600 })).toThrow(RangeError);
  expect(() => imMarketId({ matchNumber: 1, kind: 'outright', period: 'q1', line: 1 })).toThrow(RangeError);
});
