import * as fc from '../support/property';
import * as z from '@pavilion/contract/schema';
import { fbPlacedSchema, fbQuoteSchema } from '@pavilion/contract/venues/fb.bet.wire';
import { fbOrderStatusSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import { fbListSchema, fbStatisticalSchema } from '@pavilion/contract/venues/fb.match.wire';
import type { Placement } from '@/lib/domain/betting/order/order.model';
import { groupMarkets } from '@/lib/domain/betting/sport/market/market-group.rules';
import { toCounts, toMatch, toMatchList } from '@/lib/venues/fb/fb.adapter';
import { optionType, placeBody, quoteBody, toPlaceResult, toQuotes, toRejection } from '@/lib/venues/fb/fb.bet.adapter';
import { toOrder, toOrderPage, toOrderStates, toPair } from '@/lib/venues/fb/fb.order.adapter';
import { toMarketKind, toMarketState, toPeriod, toPhase, toRole, toSport, toStatus } from '@/lib/venues/fb/fb.enums.adapter';
import { toOrderState, toOutcome } from '@/lib/venues/fb/fb.order-enums.adapter';
import { SPORTS } from '../../sandbox/venues/fb/fb.numbers';
import { marketsAt, toFbMatch } from '../../sandbox/venues/fb/fb.match';
import { readSample } from '../support/sample';
import { DAY, HOUR } from '../support/time';
import { SATURDAY, worldAt } from '../support/world';

const read = (name: string) =>
  readSample<{
    request: { body: Record<string, unknown> };
    response: { data: unknown };
  }>(name);
const data = (name: string) => read(name).response.data;

const rows = () => structuredClone((data('fb-list') as { records: Record<string, unknown>[] }).records);
const list = (records: readonly unknown[]) => toMatchList({ records, total: records.length });

describe('matches', () => {
  test('reads the unit and direction of a clock, and who serves in tennis', () => {
    const [row] = rows();
    const shown = (over: Record<string, unknown>) => list([{ ...row, ...over }]).matches[0]!;
    const mc = row!['mc'] as Record<string, unknown>;
    expect(shown({ mc: { ...mc, s: 312, tp: 2 } }).clock).toEqual({ seconds: 312, running: true, injury: 0, down: true });
    expect(shown({ mc: { ...mc, s: 12, tu: 2 } }).clock).toEqual({ seconds: 720, running: true, injury: 0 });
    expect([1, 2, 0, null].map((ssi) => shown({ sid: 5, ssi }).server)).toEqual([0, 1, null, null]);
    expect(shown({ ssi: 1 }).server).toBeNull();
  });

  test('reads every field of the live match', () => {
    const { matches, total, invalidRows } = toMatchList(z.parse(fbListSchema, data('fb-list')));
    expect({ total, invalidRows, count: matches.length }).toEqual({ total: 3, invalidRows: 0, count: 3 });
    const { markets, ...match } = matches[0]!;
    expect(match).toEqual({
      id: '863211',
      venue: 'FBTY',
      sport: 'football',
      league: { id: '10463', name: '英格兰超级联赛', region: '英格兰', rank: 1, hot: true },
      home: { id: '101', name: '红城' },
      away: { id: '102', name: '蓝港' },
      startTime: 1_795_172_280_000,
      status: 'live',
      phase: 'second-half',
      neutral: false,
      clock: { seconds: 2830, running: true, injury: 0 },
      score: [1, 0],
      halfScore: [1, 0],
      corners: [3, 2],
      yellowCards: [1, 0],
      redCards: null,
      periodScores: [],
      points: null,
      server: null,
      marketCount: 86,
    });
    expect(markets.map(({ kind, period, line, main, state, parlay }) => ({ kind, period, line, main, state, parlay }))).toEqual([
      { kind: 'handicap', period: 'full', line: '-0.5/1', main: true, state: 'open', parlay: true },
      { kind: 'total', period: 'full', line: '2.5', main: true, state: 'open', parlay: true },
      { kind: 'winner', period: 'full', line: null, main: true, state: 'open', parlay: true },
    ]);
    expect(markets[0]!.selections).toEqual([
      { id: '243405369_1', role: 'home', name: '红城', label: '-0.5/1', line: '-0.5/1', price: '1.83' },
      { id: '243405369_2', role: 'away', name: '蓝港', label: '+0.5/1', line: '+0.5/1', price: '2.05' },
    ]);
    expect(markets[1]!.selections.map(({ role, price, label }) => [role, label, price])).toEqual([
      ['over', '大 2.5', '1.999'],
      ['under', '小 2.5', '1.87'],
    ]);
    expect(markets[2]!.selections.map(({ role, price }) => [role, price])).toEqual([
      ['home', '1.36'],
      ['draw', '4.7'],
      ['away', '9.2'],
    ]);
  });

  test('a match that has not begun has neither clock nor score', () => {
    const [, today] = list(rows()).matches;
    expect(today).toMatchObject({ status: 'upcoming', phase: 'not-started', clock: null, score: null, halfScore: null });
  });

  test('reads a match’s detail like its row in the list', () => {
    expect(toMatch(data('fb-detail'))!.match).toEqual(list(rows()).matches[0]);
  });

  test('leaves out an invalid row and counts it', () => {
    const [first, second, third] = rows();
    const broken = [{ ...first!, id: 'not-a-number' }, { ...second!, ts: [] }, { ...third!, sid: -1 }, null, first!];
    const { matches, invalidRows } = list(broken);
    expect(matches.map(({ id }) => id)).toEqual(['863211']);
    expect(invalidRows).toBe(4);
  });

  test('leaves out an invalid market and counts it', () => {
    const [row] = rows();
    const groups = row!['mg'] as { mks: { id: unknown }[] }[];
    groups[0]!.mks[0]!.id = null;
    groups.push({ mks: 'none' } as never);
    const { matches, invalidRows } = list([row]);
    expect(matches[0]!.markets.map(({ kind }) => kind)).toEqual(['total', 'winner']);
    expect(invalidRows).toBe(2);
  });

  test('reads a price at or below zero as locked, and suspended and closed markets as such', () => {
    const [row] = rows();
    const groups = row!['mg'] as { mks: { ss: number; op: { od: number }[] }[] }[];
    groups[0]!.mks[0]!.op[0]!.od = -1.83;
    groups[0]!.mks[0]!.op[1]!.od = 0;
    groups[1]!.mks[0]!.ss = 0;
    groups[2]!.mks[0]!.ss = -1;
    const [handicap, total, winner] = list([row]).matches[0]!.markets;
    expect(handicap!.selections.map(({ price }) => price)).toEqual([null, null]);
    expect([handicap!.state, total!.state, winner!.state]).toEqual(['open', 'suspended', 'closed']);
  });

  test('suspends all markets of a match that is not on sale', () => {
    const [row] = rows();
    const states = list([{ ...row!, ss: 0 }]).matches[0]!.markets.map(({ state }) => state);
    expect(states).toEqual(['suspended', 'suspended', 'suspended']);
  });

  test('basketball: separates regular time and a winner with a draw from the whole match', () => {
    const [row] = rows();
    const [shape] = row!['mg'] as { mks: object[] }[];
    const group = (mty: number, pe: number, nm: string) => ({ ...shape, mty, pe, nm });
    const mg = [
      group(3004, 3001, '独赢'),
      group(3001, 3002, '独赢-常规时间'),
      group(3002, 3001, '让分'),
      group(3002, 3002, '让分-常规时间'),
      group(3020, 3005, '独赢-第一节'),
    ];
    const [match] = list([{ ...row!, sid: 3, mg }]).matches;
    expect(match!.markets.map(({ kind, period }) => `${kind}:${period}`)).toEqual([
      'winner:full',
      'other:other',
      'handicap:full',
      'handicap:other',
      'winner:q1',
    ]);
    expect(groupMarkets(match!.markets, 'basketball').map(({ name }) => name)).toEqual([
      '独赢',
      '让分',
      '独赢',
      '让分-常规时间',
      '独赢-常规时间',
    ]);
  });

  test('has no half-time score before half time', () => {
    const [row] = rows();
    const mc = (pe: number) => ({ s: 1200, pe, r: true, itd: 2 });
    expect(list([{ ...row!, mc: mc(1002) }]).matches[0]).toMatchObject({ phase: 'first-half', halfScore: null, clock: { injury: 2 } });
    expect(list([{ ...row!, mc: mc(1003) }]).matches[0]).toMatchObject({ phase: 'half-time', halfScore: [1, 0] });
  });

  test('writes every number of up to three places as its shortest text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 500_000 }), (thousandths) => {
        const [row] = rows();
        const groups = row!['mg'] as { mks: { op: { od: number }[] }[] }[];
        groups[2]!.mks[0]!.op[0]!.od = thousandths / 1000;
        const price = list([row]).matches[0]!.markets[2]!.selections[0]!.price;
        expect(price).not.toBeNull();
        expect(Math.round(Number(price) * 1000)).toBe(thousandths);
        expect(price).toMatch(/^\d+(\.\d{1,3})?$/);
      }),
      { numRuns: 200 },
    );
  });

  test('reads counts by sport and list', () => {
    const none = { live: 0, today: 0, early: 0, parlay: 0, outright: 0 };
    const { football, ...others } = toCounts(z.parse(fbStatisticalSchema, data('fb-statistical')));
    expect(football).toMatchObject({ live: 1, today: 1, early: 1 });
    expect(others).toEqual({ basketball: none, tennis: none });
    const basketball = toCounts({ tc: 0, sl: [{ ty: 1, tc: 9, ssl: [{ sid: 3, c: 9 }] }], hls: [] });
    expect(basketball).toEqual({ football: none, basketball: { ...none, live: 9 }, tennis: none });
  });
});

describe('FB’s numeric codes', () => {
  test.each([
    [1002, 'first-half'],
    [1003, 'half-time'],
    [1004, 'second-half'],
    [1006, 'extra-time'],
    [1013, 'penalties'],
    [1015, 'interrupted'],
    [undefined, 'first-half'],
  ] as const)('clock phase %s of a running match', (pe, phase) => {
    expect(toPhase('live', pe)).toBe(phase);
  });

  test('prefers the match status over the clock', () => {
    expect(toPhase('upcoming', 1004)).toBe('not-started');
    expect(toPhase('ended', 1004)).toBe('ended');
    expect(toPhase('interrupted', 1004)).toBe('interrupted');
  });

  test.each(SPORTS.filter((sport) => sport !== 'volleyball'))('reads each kind of market that the sandbox sells on %s', (sport) => {
    const world = worldAt(SATURDAY);
    const coming = world.matchesBetween(SATURDAY + HOUR, SATURDAY + 2 * DAY, sport)[0]!;
    const sold = new Set(marketsAt(world, coming, SATURDAY).map(({ kind }) => kind));
    const shown = toMatch(JSON.parse(JSON.stringify(toFbMatch(world, coming, { detail: true, oddsType: 1 }))));
    expect(new Set(groupMarkets(shown!.match.markets).map(({ kind }) => kind))).toEqual(sold);
  });

  test('maps kinds, periods, roles, states and outcomes', () => {
    expect([1099, 1100, 1111, 1188, 1193].map(toMarketKind)).toEqual(Array(5).fill('correct-score'));
    expect([1999, 1998, 3999, 5998, 1].map(toMarketKind)).toEqual(Array(5).fill('outright'));
    // 反波胆 pays when the score is another one.
    expect(toMarketKind(1192)).toBe('other');
    expect([1999, 3998].map(toPeriod)).toEqual(['full', 'full']);
    expect([1000, 1005, 1006, 1007, 1008, 1012, 1021, 1027, 1099, 1010].map(toMarketKind)).toEqual([
      'handicap',
      'winner',
      'draw-no-bet',
      'total',
      'odd-even',
      'double-chance',
      'home-total',
      'both-score',
      'correct-score',
      'corner-total',
    ]);
    expect([1001, 1002, 1003, 1013, 1000].map(toPeriod)).toEqual(['full', 'first-half', 'second-half', 'other', 'other']);
    expect([1004, 1007, 1012, 1014].map(toPeriod)).toEqual(['other', 'other', 'other', 'other']);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 35].map(toRole)).toEqual([
      'home',
      'away',
      'draw',
      'over',
      'under',
      'even',
      'odd',
      'yes',
      'no',
      'other',
    ]);
    expect([1, 0, -1, 7].map(toMarketState)).toEqual(['open', 'suspended', 'closed', 'closed']);
    expect([0, 1, 2, 3, 4, 5, 6].map(toOrderState)).toEqual(['pending', 'pending', 'rejected', 'cancelled', 'accepted', 'settled', null]);
    expect([0, 2, 3, 4, 5, 6, 7].map(toOutcome)).toEqual(['open', 'push', 'lost', 'won', 'half-won', 'half-lost', 'void']);
    expect([1, 3, 5, 47, -1].map(toSport)).toEqual(['football', 'basketball', 'tennis', 'xf47', null]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(toStatus)).toEqual([
      'ended',
      'postponed',
      'interrupted',
      'cancelled',
      'upcoming',
      'live',
      'postponed',
      'cancelled',
      'interrupted',
      null,
    ]);
  });
});

describe('quotes', () => {
  const leg = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1' };
  const option = { na: '红城', nm: '-1', ty: 1, od: 2.1, li: '-1' };
  const response = (item: object) => z.parse(fbQuoteSchema, { bms: [item] });

  test('the request is the sample’s', () => {
    const { languageType, ...body } = read('fb-quote').request.body;
    expect(languageType).toBe('CMN');
    expect(quoteBody([leg])).toEqual(body);
  });

  test('reads an open selection with its limits', () => {
    expect(toQuotes([leg], z.parse(fbQuoteSchema, data('fb-quote')))).toEqual([
      {
        selectionId: '243405369_1',
        state: 'open',
        selection: { id: '243405369_1', marketId: '243405369', name: '红城', label: '-0.5/1', line: '-0.5/1', price: '1.83' },
        min: 1000n,
        max: 5_000_000n,
        parlay: true,
        live: true,
        score: [1, 0],
      },
    ]);
  });

  test('reads the replacement of a line that jumped', () => {
    const moved = response({ omid: 243405369, mid: 243405370, ss: 1, op: option, smin: 10, smax: 2000 });
    expect(toQuotes([leg], moved)[0]).toMatchObject({
      selectionId: '243405369_1',
      state: 'moved',
      selection: { id: '243405370_1', marketId: '243405370', line: '-1', price: '2.1' },
      max: 200_000n,
    });
  });

  test.each([
    ['closed', { mid: 243405369, ss: -1 }],
    ['suspended', { mid: 243405369, ss: 0, op: option }],
    ['suspended', { mid: 243405369, ss: 1, op: { ...option, od: -2.1 } }],
    ['suspended', { mid: 243405369, ss: 1 }],
    ['closed', { mid: 999, ss: 1, op: option }],
  ] as const)('%s: %o', (state, item) => {
    expect(toQuotes([leg], response(item))[0]).toMatchObject({ state, selection: null });
  });

  test('reads each side of one market separately', () => {
    const away = { ...leg, selectionId: '243405369_2' };
    const both = z.parse(fbQuoteSchema, {
      bms: [
        { mid: 243405369, ss: 1, op: { ...option, ty: 2, od: 1.7, na: '蓝港' } },
        { mid: 243405369, ss: 1, op: option },
      ],
    });
    expect(toQuotes([leg, away], both).map((quote) => quote.selection?.price)).toEqual(['2.1', '1.7']);
  });
});

describe('placing', () => {
  const placement: Placement = {
    matchId: '863211',
    marketId: '243405369',
    selectionId: '243405369_1',
    price: '1.83',
    stake: 5000n,
    accept: 'better',
    key: '9b2f0c7e',
  };

  test('the request is the sample’s', () => {
    const { languageType, ...body } = read('fb-place-single').request.body;
    expect(languageType).toBe('CMN');
    expect(placeBody(placement)).toEqual(body);
  });

  test('asks for the strictest odds policy when none is given', () => {
    expect(placeBody({ ...placement, accept: undefined })).toMatchObject({ singleBetList: [{ oddsChange: 0 }] });
  });

  test('sends stake and price as the numbers of their exact text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1001, max: 99_999 }), (minor, thousandths) => {
        const price = String(thousandths / 1000);
        const body = JSON.parse(JSON.stringify(placeBody({ ...placement, stake: BigInt(minor), price }))) as {
          singleBetList: [{ unitStake: number; betOptionList: [{ odds: number }] }];
        };
        const [{ unitStake, betOptionList }] = body.singleBetList;
        expect(Math.round(unitStake * 100)).toBe(minor);
        expect(String(betOptionList[0].odds)).toBe(price);
      }),
    );
  });

  test.each([
    [0, { state: 'pending', orderId: '27' }],
    [1, { state: 'pending', orderId: '27' }],
    [2, { state: 'rejected', reason: '', code: '2' }],
    [3, { state: 'rejected', reason: '', code: '3' }],
    [4, { state: 'accepted', orderId: '27', prices: ['1.85'] }],
    [5, { state: 'accepted', orderId: '27', prices: ['1.85'] }],
  ])('order state %d', (st, result) => {
    expect(toPlaceResult(placement, z.parse(fbPlacedSchema, [{ id: '27', st, ops: [{ mid: 1, od: 1.85 }] }]))).toEqual(result);
  });

  test('treats a response without an order as an unknown result', () => {
    expect(toPlaceResult(placement, [])).toEqual({ state: 'unknown' });
  });

  test.each([
    [3003, 'price-moved'],
    [3018, 'price-moved'],
    [14059, 'price-moved'],
    [3002, 'suspended'],
    [14084, 'suspended'],
    [3001, 'balance'],
    [3005, 'limit'],
    [3006, 'limit'],
    [3008, 'limit'],
    [6, 'unknown'],
    [14004, 'unknown'],
    [3000, null],
    [14090, null],
    [987654, 'unknown'],
  ])('rejection %d', (code, state) => {
    expect(toRejection(code)?.state ?? null).toBe(state);
  });

  test('reads the option type after the last underscore', () => {
    expect(optionType('243405369_17')).toBe(17);
  });
});

describe('orders', () => {
  test('reads every field of settled and open records', () => {
    const { orders, totals, ...page } = toOrderPage(z.parse(fbRecordsSchema, data('fb-records')));
    expect(page).toEqual({ page: 1, total: 2, invalidRows: 0 });
    expect(totals).toEqual({ count: 2, stake: 10_000n, payout: 7075n, profit: 2075n });
    const [settled, open] = orders;
    const { legs, ...order } = settled!;
    expect(order).toEqual({
      id: '270000000000700',
      venue: 'FBTY',
      state: 'settled',
      outcome: 'half-won',
      kind: 'single',
      size: 1,
      bets: 1,
      stake: 5000n,
      payout: 7075n,
      profit: 2075n,
      maxReturn: 9150n,
      placedAt: 1_795_176_000_000,
      settledAt: 1_795_183_200_000,
      cashedOut: null,
      reason: null,
    });
    expect(legs).toEqual([
      expect.objectContaining({
        matchId: '863211',
        selectionId: '243405369_1',
        matchName: '红城 vs 蓝港',
        home: '红城',
        away: '蓝港',
        marketKind: 'handicap',
        period: 'full',
        selection: '红城',
        role: 'home',
        line: '-0.5/1',
        price: '1.83',
        live: true,
        scoreAtBet: [1, 0],
        result: '2-0',
        outcome: 'half-won',
      }),
    ]);
    expect(open).toMatchObject({ state: 'accepted', outcome: 'open', payout: 0n, profit: 0n, settledAt: null });
    expect(open!.legs[0]).toMatchObject({ result: null, outcome: 'open' });
  });

  test('leaves out an invalid record', () => {
    const [first] = (data('fb-records') as { records: Record<string, unknown>[] }).records;
    const broken = [
      { ...first!, id: 2 ** 60 },
      { ...first!, st: 99 },
      { ...first!, ops: [] },
      { ...first!, sat: 1e-7 },
      { ...first!, uwl: 'viel' },
      first!,
    ];
    const { orders, invalidRows } = toOrderPage({ current: 1, total: 6, records: broken, sts: [] });
    expect(orders).toHaveLength(1);
    expect(invalidRows).toBe(5);
    expect(toOrder(null)).toBeNull();
  });

  test('reads the states of orders just placed', () => {
    expect(toOrderStates(z.parse(fbOrderStatusSchema, data('fb-order-status')))).toEqual([
      { orderId: '270000000000777', state: 'accepted', reason: null },
    ]);
    expect(toOrderStates([{ oid: '1', st: 2, rj: 4, rjs: '盘口暂停' }])[0]).toMatchObject({ state: 'rejected', reason: '盘口暂停' });
    expect(toOrderStates([{ oid: '1', st: 77, rj: 0, rjs: null }])[0]).toMatchObject({ state: 'pending' });
  });

  test('parses score texts', () => {
    expect(toPair('1-0')).toEqual([1, 0]);
    expect(toPair('10:2')).toEqual([10, 2]);
    expect([toPair(''), toPair(null), toPair('x-1')]).toEqual([null, null, null]);
  });
});
