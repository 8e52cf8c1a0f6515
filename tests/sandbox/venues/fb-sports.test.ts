import * as z from '@pavilion/contract/schema';
import {
  fbLeagueSchema,
  fbListSchema,
  fbMarketGroupSchema,
  fbMatchSchema,
  fbStatisticalSchema,
} from '@pavilion/contract/venues/fb.match.wire';
import { fbOutrightSchema } from '@pavilion/contract/venues/fb.outright.wire';
import { toMatch } from '../../../lib/venues/fb/fb.adapter';
import { toOutrights } from '../../../lib/venues/fb/fb.outright.adapter';
import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { toFbMatch } from '../../../sandbox/venues/fb/fb.match';
import { findOffer } from '../../../sandbox/venues/fb/fb.offer';
import type { Offer } from '../../../sandbox/venues/shared/venue-offer';
import { marketPeriod, marketType } from '../../../sandbox/venues/fb/fb.numbers';
import { leaguesSchema, listSchema, matchCountSchema, resultsSchema, searchSchema } from '../../../sandbox/venues/fb/fb.request';
import { leagues, matchCount, menu } from '../../../sandbox/venues/fb/menu.handlers';
import { list, search } from '../../../sandbox/venues/fb/match.handlers';
import { quote } from '../../../sandbox/venues/fb/quote.handlers';
import { results } from '../../../sandbox/venues/fb/result.handlers';
import type { WorldMarket } from '../../../sandbox/world/engine/market.model';
import type { WorldMatch } from '../../../sandbox/world/engine/world.model';
import { EVENING, aMatch, fakeWorld } from '../../support/fake-world';
import { SATURDAY, worldAt } from '../../support/world';
import { DAY, HOUR } from '../../support/time';

const wireMatch = z.object({ ...fbMatchSchema._zod.def.shape, mg: z.array(fbMarketGroupSchema) });

function ofSport(number: number, sport: WorldMatch['sport'], kickOff: number, extra: Partial<WorldMatch> = {}): WorldMatch {
  const base = aMatch(number, kickOff);
  return {
    ...base,
    sport,
    format: sport === 'tennis' ? 3 : 12,
    league: { ...base.league, sport, number: 20_000 + number, name: `${sport}联赛` },
    ...extra,
  };
}

const sold = (
  kind: WorldMarket['kind'],
  period: WorldMarket['period'],
  line: number | null,
  roles: [WorldMarket['options'][0]['role'], WorldMarket['options'][0]['role']],
): WorldMarket => ({
  kind,
  period,
  line,
  main: true,
  options: roles.map((role) => ({ role, price: '1.9' })),
});

function evening() {
  const world = fakeWorld([
    aMatch(1, EVENING - HOUR),
    aMatch(2, EVENING + 2 * HOUR, { home: { id: 't-9', number: 109, name: '南湾 City' } }),
    aMatch(3, EVENING + 17 * HOUR, { league: { ...aMatch(3, 0).league, number: 7, name: '南方杯', shortName: '南杯', rank: 0 } }),
    aMatch(4, EVENING - 20 * HOUR),
    aMatch(5, EVENING - 21 * HOUR),
    ofSport(10, 'basketball', EVENING - HOUR),
    ofSport(20, 'tennis', EVENING - HOUR),
    ofSport(21, 'tennis', EVENING + HOUR),
  ]);
  world.states.set('ev-1', { phase: 'second-half', running: true, score: [1, 0], halfScore: [1, 0] });
  world.states.set('ev-4', { phase: 'ended', endedAt: EVENING - 18 * HOUR, score: [3, 1], halfScore: [1, 1] });
  world.states.set('ev-5', { phase: 'abandoned', endedAt: EVENING - 20 * HOUR, score: [1, 1] });
  world.states.set('ev-10', {
    phase: 'q3',
    running: true,
    seconds: 1800,
    left: 360,
    score: [60, 58],
    halfScore: [50, 51],
    periodScores: [
      [25, 20],
      [25, 31],
      [10, 7],
    ],
  });
  world.states.set('ev-20', {
    phase: 'set-2',
    running: true,
    score: [1, 0],
    periodScores: [
      [7, 6],
      [3, 2],
    ],
    points: ['40', 'A'],
  });
  world.sold.set('ev-10', [
    sold('winner', 'full', null, ['home', 'away']),
    sold('handicap', 'full', -22, ['home', 'away']),
    sold('total', 'full', 846, ['over', 'under']),
    sold('winner', 'q3', null, ['home', 'away']),
    sold('home-total', 'full', 422, ['over', 'under']),
  ]);
  world.sold.set('ev-20', [
    sold('winner', 'full', null, ['home', 'away']),
    sold('handicap', 'full', -14, ['home', 'away']),
    sold('set-handicap', 'full', -6, ['home', 'away']),
    sold('set-total', 'full', 10, ['over', 'under']),
    sold('odd-even', 'full', null, ['odd', 'even']),
    sold('winner', 'set-2', null, ['home', 'away']),
  ]);
  return world;
}

function withTitle() {
  const world = evening();
  const { league } = world.matches[0]!;
  const match = aMatch(900_000_001, EVENING + 30 * DAY, {
    home: { id: 'o', number: 1, name: '2026-27 冠军' },
    away: { id: '', number: 0, name: '' },
  });
  world.titles.push({
    id: match.id,
    number: match.number,
    name: '2026-27 冠军',
    league,
    closesAt: match.kickOff,
    match,
    options: [
      { number: 101, name: '红城', price: '2.5' },
      { number: 102, name: '蓝港', price: null },
    ],
  });
  return world;
}

const read = (world: ReturnType<typeof evening>, number: number) =>
  toMatch(toFbMatch(world, world.matchByNumber(number)!, { detail: true, oddsType: 1 }))!;

describe('basketball and tennis on the wire, as the site reads them', () => {
  it('contain quarters and points', () => {
    const { match, invalidRows } = read(evening(), 10);
    expect(invalidRows).toBe(0);
    expect(match).toMatchObject({
      sport: 'basketball',
      status: 'live',
      phase: 'q3',
      score: [60, 58],
      halfScore: null,
      points: null,
      periodScores: [
        [25, 20],
        [25, 31],
        [10, 7],
      ],
      // Time left in the third quarter.
      clock: { seconds: 360, running: true, down: true },
    });
    expect(match.markets.map(({ kind, period, name, line }) => [kind, period, name, line])).toEqual([
      ['handicap', 'full', '让分', '-5.5'],
      ['total', 'full', '总分大/小', '211.5'],
      ['winner', 'full', '独赢', null],
      ['home-total', 'full', '主队得分大/小', '105.5'],
      ['winner', 'q3', '第三节独赢', null],
    ]);
    expect(match.markets[0]!.selections.map(({ label }) => label)).toEqual(['-5.5', '+5.5']);
    expect(match.markets[3]!.selections[0]!.name).toBe('红城 大 105.5');
  });

  it('contain sets, games and the running game, and only kinds with an FB number', () => {
    const { match, invalidRows } = read(evening(), 20);
    expect(invalidRows).toBe(0);
    expect(match).toMatchObject({
      sport: 'tennis',
      phase: 'set-2',
      score: [1, 0],
      periodScores: [
        [7, 6],
        [3, 2],
      ],
      points: ['40', 'A'],
      corners: null,
    });
    expect(match.markets.map(({ kind, period, name, line }) => [kind, period, name, line])).toEqual([
      ['handicap', 'full', '让局', '-3.5'],
      ['winner', 'full', '独赢', null],
      ['set-handicap', 'full', '让盘', '-1.5'],
      ['set-total', 'full', '总盘数大/小', '2.5'],
      ['winner', 'set-2', '第二盘独赢', null],
    ]);
  });

  it('have their own lists and counts', () => {
    const world = evening();
    const ids = (body: object) => list(world, listSchema.parse(body)).records.map((row) => row.id);
    expect(ids({ type: 1, sportId: 3 })).toEqual([10]);
    expect(ids({ type: 6, sportIds: [3, 5] })).toEqual([10, 20, 21]);
    expect(ids({ type: 2, sportId: 1 })).toEqual([1, 2, 3]);
    const { sl } = z.parse(fbStatisticalSchema, menu(withTitle(), { sportTypes: [1] }));
    const counts = Object.fromEntries(sl.map(({ ty, ssl }) => [ty, ssl.map(({ sid, c }) => [sid, c])]));
    expect(counts).toEqual({
      1: [
        [1, 1],
        [3, 1],
        [5, 1],
        [13, 0],
      ],
      2: [
        [1, 3],
        [3, 1],
        [5, 2],
        [13, 0],
      ],
      3: [
        [1, 1],
        [3, 0],
        [5, 1],
        [13, 0],
      ],
      4: [
        [1, 1],
        [3, 0],
        [5, 0],
        [13, 0],
      ],
      7: [
        [1, 1],
        [3, 0],
        [5, 0],
        [13, 0],
      ],
    });
    expect(menu(world, { sportTypes: [2] }).tc).toBe(0);
  });

  it('are found by their market ids', () => {
    const id = fbMarketId({ matchNumber: 10, kind: 'total', period: 'full', line: 846 });
    expect(findOffer(evening(), id, 4)).toMatchObject({
      inPlay: true,
      open: true,
      price: '1.9',
      role: 'over',
      match: { sport: 'basketball' },
    });
  });
});

describe('outrights', () => {
  it('list a market with every contender', () => {
    const response = list(withTitle(), listSchema.parse({ type: 7, sportId: 1 }));
    const [row] = z.parse(fbListSchema, response).records.map((record) => z.parse(fbOutrightSchema, record));
    expect(row).toMatchObject({ nm: '冠军', ye: '2026-27', sid: 1, ss: 1, mg: [{ mty: 1999, pe: 1999 }] });
    const { outrights, invalidRows } = toOutrights(response);
    expect(invalidRows).toBe(0);
    expect(outrights).toMatchObject([
      {
        name: '2026-27 冠军',
        market: {
          kind: 'outright',
          period: 'full',
          parlay: false,
          selections: [
            { name: '红城', price: '2.5', role: 'other' },
            { name: '蓝港', price: null },
          ],
        },
      },
    ]);
    expect(list(withTitle(), listSchema.parse({ type: 7, sportId: 3 })).total).toBe(0);
  });

  it('are quoted as singles, not for parlays, and end when they close', () => {
    const world = withTitle();
    const [title] = toOutrights(list(world, listSchema.parse({ type: 7 }))).outrights;
    const marketId = Number(title!.market.id);
    const type = Number(title!.market.selections[0]!.id.split('_')[1]);
    const request = { marketId, matchId: 900_000_001, type, oddsType: 1 };
    const { bms } = quote(world, { betMatchMarketList: [request], isSelectSeries: true, currencyId: 1 });
    expect(bms).toMatchObject([{ mid: marketId, ss: 1, au: 0, ip: 0, op: { na: '红城', od: 2.5, ty: type } }]);
    expect(findOffer(world, marketId, type + 1)).toMatchObject({ open: false });
    expect(findOffer(world, marketId, type + 9)).toBe('missing');
    world.at = EVENING + 31 * DAY;
    expect(findOffer(world, marketId, type)).toMatchObject({ open: false });
  });
});

it('sells the real world’s titles, with a number for each contender that identifies it again', () => {
  const world = worldAt(SATURDAY);
  const { outrights, invalidRows } = toOutrights(list(world, listSchema.parse({ type: 7 })));
  expect(invalidRows).toBe(0);
  expect(outrights.length).toBeGreaterThan(5);
  for (const { market } of outrights.slice(0, 3)) {
    for (const selection of market.selections) {
      const offer = findOffer(world, Number(market.id), Number(selection.id.split('_')[1])) as Offer;
      expect(offer.match.away.name).toBe(selection.name);
      expect(Number(offer.price)).toBe(Number(selection.price));
    }
  }
});

describe('leagues', () => {
  it('in a list come with their number of matches, the important ones first', () => {
    const rows = z.parse(z.array(fbLeagueSchema), leagues(evening(), leaguesSchema.parse({ type: 2, sportId: 1 })));
    expect(rows.map(({ na, mt }) => [na, mt])).toEqual([
      ['南方杯', 1],
      ['北境联赛', 2],
    ]);
    expect(leagues(withTitle(), leaguesSchema.parse({ type: 7 })).map(({ mt }) => mt)).toEqual([1]);
    expect(leagues(evening(), leaguesSchema.parse({ type: 3, sportId: 5 })).map(({ na }) => na)).toEqual(['tennis联赛']);
  });

  it('count matches by the day of site time', () => {
    const { d, dl, o } = matchCount(evening(), matchCountSchema.parse({ sportId: 1, days: 2 }));
    expect([d, o]).toEqual([2, 0]);
    expect(dl.map(({ c }) => c)).toEqual([1, 1]);
    expect(new Date(dl[1]!.bt).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });
});

it('finds matches by team, then by league, in Chinese and Latin letters', () => {
  const find = (recommend: string) => search(evening(), searchSchema.parse({ recommend })).map((row) => row.id);
  expect(find('南')).toEqual([2, 3]);
  expect(find('南湾')).toEqual([2]);
  expect(find(' CITY ')).toEqual([2]);
  expect(find('tennis')).toEqual([20, 21]);
  expect(find('无此队')).toEqual([]);
  expect(searchSchema.safeParse({ recommend: ' ' }).success).toBe(false);
  expect(z.parse(z.array(wireMatch), search(evening(), searchSchema.parse({ recommend: '红城' })))).toHaveLength(5);
});

it('lists ended matches with scores and without markets', () => {
  const body = resultsSchema.parse({ sportId: 1, beginTime: EVENING - DAY, endTime: EVENING + DAY });
  const response = z.parse(fbListSchema, results(evening(), body));
  expect(response.total).toBe(2);
  expect(response.records.map((row) => toMatch(row)!.match)).toMatchObject([
    { id: '5', status: 'cancelled', markets: [] },
    { id: '4', status: 'ended', score: [3, 1], halfScore: [1, 1], markets: [] },
  ]);
  expect(resultsSchema.safeParse({ beginTime: 0, endTime: 9 * DAY }).success).toBe(false);
});

it('numbers correct scores of a half and outrights of a sport by their own types', () => {
  expect(marketType('football', { kind: 'correct-score', period: 'full' })).toBe(1099);
  expect(marketType('football', { kind: 'correct-score', period: 'first-half' })).toBe(1100);
  const title = { kind: 'outright', period: 'full' } as const;
  expect([marketType('basketball', title), marketPeriod('basketball', title)]).toEqual([3999, 3999]);
});
