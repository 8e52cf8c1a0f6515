import { deflateSync, gzipSync } from 'node:zlib';
import type { ObParams } from '@/lib/venues/ob/ob.request';
import type { Placement } from '@/lib/domain/betting/order/order.model';
import { BusinessError } from '@/lib/kit/http/errors';
import { createObVenue } from '../../support/whole-venues';
import type { Venue } from '@/lib/venues/venue';
import { readSample } from '../../support/sample';

interface Sample {
  request: { method: string; path: string; headers: Record<string, string>; body?: object };
  response: { data: unknown };
}
const sample = (name: string) => readSample<Sample>(name);

type Results = Record<string, unknown>;
const fetched = jest.fn<Promise<Response>, [Request]>();
const sent: Request[] = [];
const realFetch = globalThis.fetch;
/** `path` → data, or an envelope's code. */
let results: Results = {};

const envelope = (data: unknown, code = '0000000', msg = '') => new Response(JSON.stringify({ code, msg, ts: 1, data }));
const lastOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
const calls = () => sent.map(({ url }) => lastOf(url));
const callTo = (name: string) => sent.findLast(({ url }) => lastOf(url) === name)!;

beforeEach(() => {
  results = {
    initPB: sample('ob-menu').response.data,
    matchesPagePB: sample('ob-live-list').response.data,
    noLiveMatchesPagePB: sample('ob-today-list').response.data,
    getMatchBaseInfoByMidsPB: sample('ob-live-list').response.data,
    getMatchDetailPB: sample('ob-detail').response.data,
    getMatchOddsInfoPB: sample('ob-odds-info').response.data,
    queryLatestMarketInfo: sample('ob-latest-market').response.data,
    queryMarketMaxMinBetMoney: sample('ob-max-min').response.data,
    recordUserPreference: true,
    bet: sample('ob-place').response.data,
    queryOrderStatus: sample('ob-order-status').response.data,
    getOrderListV3PB: sample('ob-records').response.data,
    amount: sample('ob-balance').response.data,
  };
  sent.length = 0;
  fetched.mockReset().mockImplementation((request) => {
    const response = results[lastOf(request.url)];
    return Promise.resolve(response instanceof Response ? response.clone() : envelope(response));
  });
  globalThis.fetch = ((request: Request) => {
    // ky takes the request apart when it is done: only a copy can be checked afterwards.
    sent.push(request.clone());
    return fetched(request.clone());
  }) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const session = (requestId: string): ObParams => ({
  cuid: '535512345678901234',
  origin: 'https://ob.example.com',
  requestId,
  resourceUrl: '',
  resourceGamingUrl: '',
  h5Url: '',
  url: '',
  activityUrl: '',
});

function setUp(): { sessions: { open: jest.Mock; renew: jest.Mock }; venue: Venue } {
  const sessions = {
    open: jest.fn(() => Promise.resolve(session('obtk-9c02ab7715e4'))),
    renew: jest.fn((_expired: ObParams) => Promise.resolve(session('obtk-new'))),
  };
  return { sessions, venue: createObVenue(sessions) };
}

const LEG = { matchId: '3100200300400500601', marketId: '5100200300400500601', selectionId: '7100200300400500611' };

/** The venue's method, its call, the sample whose request it must make, and its differences. */
const READS: readonly (readonly [string, (venue: Venue) => Promise<unknown>, object])[] = [
  ['ob-menu', (v) => v.getCounts(), {}],
  // Ours are in the order of time.
  ['ob-live-list', (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }), { sort: 2 }],
  ['ob-today-list', (v) => v.getMatches({ sport: 'football', timeframe: 'today', page: 1 }), { sort: 2 }],
  ['ob-detail', (v) => v.getMatch(LEG.matchId), {}],
  ['ob-odds-info', (v) => v.getMatch(LEG.matchId), {}],
  ['ob-latest-market', (v) => v.getQuotes([LEG]), {}],
  ['ob-max-min', (v) => v.getQuotes([LEG]), {}],
  ['ob-balance', (v) => v.getBalance(), {}],
  ['ob-order-status', (v) => v.getOrderStates(['260000000000123']), {}],
  ['ob-records', (v) => v.getOrders({ settled: true, from: 1, to: 2, page: 1 }), { beginTime: 1, endTime: 2 }],
];

test.each(READS)('%s: the request is the sample’s', async (name, read, differs) => {
  const { request } = sample(name);
  await read(setUp().venue);
  const wanted = new URL(request.path, 'https://ob.example.com');
  const made = callTo(lastOf(wanted.href));
  const url = new URL(made.url);
  expect([made.method, url.origin, url.pathname]).toEqual([request.method, wanted.origin, wanted.pathname]);
  const plain = (params: URLSearchParams) => Object.fromEntries([...params].filter(([key]) => key !== 'rdm'));
  expect(plain(url.searchParams)).toEqual(plain(wanted.searchParams));
  expect(url.searchParams.has('rdm')).toBe(wanted.searchParams.has('rdm'));
  expect(['requestid', 'lang'].map((header) => made.headers.get(header))).toEqual(['obtk-9c02ab7715e4', 'zh']);
  expect([...made.headers.keys()].filter((header) => header.startsWith('x-') || header === 'authorization')).toEqual([]);
  expect(made.credentials).toBe('omit');
  if (request.body) expect(await made.json()).toEqual({ ...request.body, ...differs });
});

describe('packed responses', () => {
  const encoded = (data: unknown) => encodeURIComponent(JSON.stringify(data));
  const { data } = sample('ob-live-list').response;

  test.each([
    ['gzip', gzipSync(encoded(data))],
    ['zlib', deflateSync(encoded(data))],
    ['an envelope inside the text', gzipSync(encoded({ code: '0000000', data }))],
  ])('%s', async (_name, bytes) => {
    results.matchesPagePB = bytes.toString('base64');
    const { matches, invalidRows } = await setUp().venue.getMatches({ sport: 'football', timeframe: 'live', page: 1 });
    expect([matches.map(({ home }) => home.name), invalidRows]).toEqual([['红城'], 0]);
  });

  test.each([
    ['a text that is no base64', '%%%'],
    ['data that is not compressed', Buffer.from('plain').toString('base64')],
    ['no JSON inside', gzipSync('%7B').toString('base64')],
    ['a broken escape', gzipSync('%E4%B8').toString('base64')],
    ['truncated data', gzipSync(encoded(data)).subarray(0, 60).toString('base64')],
    ['nine megabytes when unpacked', gzipSync(encoded('x'.repeat(9 * 1024 * 1024))).toString('base64')],
  ])('%s is a contract error of its call', async (_name, text) => {
    results.matchesPagePB = text;
    await expect(setUp().venue.getMatches({ sport: 'football', timeframe: 'live', page: 1 })).rejects.toMatchObject({
      name: 'ContractError',
      call: 'OBTY /yewu11/v1/m/matchesPagePB',
      path: 'data',
    });
  });
});

describe('lists', () => {
  test('requests the menu once, and the counts each time', async () => {
    const { venue } = setUp();
    await venue.getMatches({ sport: 'football', timeframe: 'live', page: 1 });
    await venue.getMatches({ sport: 'football', timeframe: 'early', page: 2, leagues: ['880011', '7'] });
    expect(calls()).toEqual(['initPB', 'matchesPagePB', 'noLiveMatchesPagePB']);
    expect(await sent[2]!.json()).toMatchObject({ euid: '40603', type: 4, cpn: 2, tid: '880011,7' });
    await venue.getCounts();
    await venue.getCounts();
    expect(calls().filter((name) => name === 'initPB')).toHaveLength(3);
  });

  test('chosen leagues continue after a full page and end with one that is not full', async () => {
    const { venue } = setUp();
    const [row] = sample('ob-live-list').response.data as [unknown];
    const page = async (number: number, count: number, leagues?: string[]) => {
      results.matchesPagePB = Array<unknown>(count).fill(row);
      return (await venue.getMatches({ sport: 'football', timeframe: 'live', page: number, ...(leagues ? { leagues } : {}) })).total;
    };
    expect([await page(1, 50, ['880011']), await page(2, 50, ['880011']), await page(3, 7, ['880011'])]).toEqual([51, 101, 107]);
    // A whole list is counted by the menu.
    expect(await page(1, 50)).toBe(50);
  });

  test('a sport without a menu is an empty list without a request', async () => {
    const { venue } = setUp();
    await expect(venue.getMatches({ sport: 'tennis', timeframe: 'live', page: 1 })).resolves.toEqual({
      matches: [],
      total: 0,
      invalidRows: 0,
    });
    await expect(venue.getOutrights('football')).resolves.toEqual({ outrights: [], invalidRows: 0 });
    expect(calls()).toEqual(['initPB']);
  });

  test('parlays are below 今日 in the menu and have a type of their own', async () => {
    const { venue } = setUp();
    await venue.getMatches({ sport: 'football', timeframe: 'parlay', page: 1 });
    expect(await callTo('noLiveMatchesPagePB').json()).toMatchObject({ euid: '40602', type: 11 });
  });
});

describe('an expired session', () => {
  test.each(['0400401', '0401013'])('%s is relaunched once, and the call repeated once with the new token', async (code) => {
    const { sessions, venue } = setUp();
    fetched.mockImplementationOnce(() => Promise.resolve(envelope(null, code, '失效')));
    await expect(venue.getBalance()).resolves.toBe(995_000n);
    expect(sessions.renew).toHaveBeenCalledTimes(1);
    expect(sent.map(({ headers }) => headers.get('requestid'))).toEqual(['obtk-9c02ab7715e4', 'obtk-new']);
  });

  test('a second expiry is the error', async () => {
    const { sessions, venue } = setUp();
    fetched.mockImplementation(() => Promise.resolve(envelope(null, '0400401', '鉴权失败')));
    await expect(venue.getBalance()).rejects.toMatchObject({ name: 'BusinessError', code: '0400401', source: 'OBTY' });
    expect([sessions.renew.mock.calls.length, sent.length]).toEqual([1, 2]);
  });

  test('other rejections cause no relaunch', async () => {
    const { sessions, venue } = setUp();
    fetched.mockImplementation(() => Promise.resolve(envelope(null, '0401038', '网络异常')));
    await expect(venue.getBalance()).rejects.toMatchObject({ code: '0401038' });
    expect(sessions.renew).not.toHaveBeenCalled();
  });
});

describe('quotes', () => {
  test('requests a selection’s name once, and match, line and limits each time', async () => {
    const { venue } = setUp();
    const [quote] = await venue.getQuotes([LEG]);
    expect(quote).toEqual({
      selectionId: LEG.selectionId,
      state: 'open',
      selection: { id: LEG.selectionId, marketId: LEG.marketId, name: '红城', label: '-0.5/1', line: '-0.5/1', price: '1.85' },
      min: 1000n,
      max: 5_000_000n,
      parlay: true,
      live: true,
      score: [1, 0],
    });
    await venue.getQuotes([LEG]);
    expect(calls()).toEqual([
      'getMatchBaseInfoByMidsPB',
      'getMatchOddsInfoPB',
      'queryLatestMarketInfo',
      'queryMarketMaxMinBetMoney',
      'getMatchBaseInfoByMidsPB',
      'queryLatestMarketInfo',
      'queryMarketMaxMinBetMoney',
    ]);
  });

  const [row] = sample('ob-latest-market').response.data as [Record<string, unknown> & { marketOddsList: Record<string, unknown>[] }];

  test('another line in the same place counts as moved, with its own name and ids', async () => {
    const marketOddsList = [
      { id: '7100200300400500999', oddsValue: 201_000, oddsStatus: 1, playOptions: '-1', oddsType: '1' },
      { id: '7100200300400500998', oddsValue: 183_000, oddsStatus: 1, playOptions: '+1', oddsType: '2' },
    ];
    results.queryLatestMarketInfo = [{ ...row, id: '5100200300400500999', marketValue: '-1', marketOddsList }];
    const { venue } = setUp();
    const [quote] = await venue.getQuotes([LEG]);
    expect(quote).toMatchObject({
      state: 'moved',
      selection: { id: '7100200300400500999', marketId: '5100200300400500999', line: '-1', label: '-1', price: '2.01' },
    });
    // The quote suffices to bet on the new line.
    await venue.place({
      matchId: LEG.matchId,
      marketId: '5100200300400500999',
      selectionId: '7100200300400500999',
      price: '2.01',
      stake: 1000n,
      key: 'k',
    });
    const body = (await callTo('bet').json()) as { seriesOrders: [{ orderDetailList: [object] }] };
    expect(body.seriesOrders[0].orderDetailList[0]).toMatchObject({
      marketId: '5100200300400500999',
      playOptionsId: '7100200300400500999',
      marketValue: '-1',
      playOptionName: '-1',
    });
  });

  test.each([
    [{ status: 1 }, 'suspended'],
    [{ status: 2 }, 'closed'],
    [{ matchHandicapStatus: 11 }, 'suspended'],
    [{ matchOver: 1 }, 'closed'],
    [{ marketOddsList: [{ ...row.marketOddsList[0]!, oddsStatus: 2 }] }, 'suspended'],
    [{ marketOddsList: [{ ...row.marketOddsList[0]!, oddsValue: 0 }] }, 'suspended'],
    [{ marketOddsList: [] }, 'closed'],
  ])('%j is %s', async (change, state) => {
    results.queryLatestMarketInfo = [{ ...row, ...change }];
    await expect(setUp().venue.getQuotes([LEG])).resolves.toMatchObject([{ state, selection: null }]);
  });

  test('a match or selection that OB no longer knows is closed', async () => {
    results.getMatchBaseInfoByMidsPB = [];
    await expect(setUp().venue.getQuotes([LEG])).resolves.toMatchObject([{ selectionId: LEG.selectionId, state: 'closed' }]);
    expect(calls()).toEqual(['getMatchBaseInfoByMidsPB']);
  });
});

describe('placing', () => {
  const placement: Placement = { ...LEG, price: '1.85', stake: 5000n, accept: 'better', key: '9b2f0c7e' };
  const rejection = (code: string, msg = '说明') => envelope(null, code, msg);

  test('sends the preference, then the sample’s bet, and reads the response as an order', async () => {
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'accepted', orderId: '260000000000123', prices: ['1.85'] });
    expect(calls().slice(-2)).toEqual(['recordUserPreference', 'bet']);
    expect(await callTo('recordUserPreference').json()).toEqual(sample('ob-preference').request.body);
    expect(await callTo('bet').json()).toEqual(sample('ob-place').request.body);
  });

  test('sends an in-play handicap with the score that the member saw, not the newest one', async () => {
    await setUp().venue.place({ ...placement, base: [9, 8] });
    const { seriesOrders } = (await callTo('bet').json()) as { seriesOrders: { orderDetailList: { scoreBenchmark: string }[] }[] };
    expect(seriesOrders[0]!.orderDetailList[0]!.scoreBenchmark).toBe('9:8');
  });

  test.each([
    ['same', 3],
    ['better', 1],
    ['any', 2],
    [undefined, 3],
  ] as const)('sends the odds policy %s as %d', async (accept, code) => {
    await setUp().venue.place({ ...placement, accept });
    expect(await callTo('recordUserPreference').json()).toMatchObject({ userBetPrefer: code });
    expect(await callTo('bet').json()).toMatchObject({ useAcceptOdds: code });
  });

  test('sends no score before kick-off, and in play only for a handicap', async () => {
    const [match] = sample('ob-live-list').response.data as [object];
    results.getMatchBaseInfoByMidsPB = [{ ...match, ms: 0, msc: [] }];
    await setUp().venue.place(placement);
    const detail = async () =>
      ((await callTo('bet').json()) as { seriesOrders: [{ orderDetailList: [object] }] }).seriesOrders[0].orderDetailList[0];
    expect(await detail()).toMatchObject({ matchType: 1, scoreBenchmark: '' });
    results.getMatchBaseInfoByMidsPB = [match];
    await setUp().venue.place({ ...placement, marketId: '5100200300400500602', selectionId: '7100200300400500621' });
    expect(await detail()).toMatchObject({ matchType: 2, scoreBenchmark: '' });
  });

  test.each([
    [0, { state: 'rejected', reason: '', code: '0' }],
    [1, { state: 'accepted', orderId: '260000000000123', prices: ['1.85'] }],
    [2, { state: 'pending', orderId: '260000000000123' }],
  ])('order status %d', async (orderStatusCode, result) => {
    const [row] = (sample('ob-place').response.data as { orderDetailRespList: [object] }).orderDetailRespList;
    results.bet = { orderDetailRespList: [{ ...row, orderStatusCode }], seriesOrderRespList: [] };
    await expect(setUp().venue.place(placement)).resolves.toEqual(result);
  });

  test.each([
    ['0402009', { state: 'price-moved' }],
    ['0402010', { state: 'price-moved' }],
    ['0402027', { state: 'price-moved' }],
    ['0402040', { state: 'price-moved' }],
    ['0402041', { state: 'price-moved' }],
    ['0402002', { state: 'suspended' }],
    ['0402016', { state: 'suspended' }],
    ['0402024', { state: 'suspended' }],
    ['0403004', { state: 'suspended' }],
    ['0402035', { state: 'balance' }],
    ['0400454', { state: 'balance' }],
    ['0402020', { state: 'limit' }],
    ['0402014', { state: 'unknown' }],
    ['0400500', { state: 'unknown' }],
    ['9999999', { state: 'unknown' }],
    ['0401038', { state: 'rejected', reason: '说明', code: '0401038' }],
    ['987654', { state: 'unknown' }],
  ])('rejection %s, sent once', async (code, result) => {
    results.bet = rejection(code);
    await expect(setUp().venue.place(placement)).resolves.toEqual(result);
    expect(calls().filter((name) => name === 'bet')).toHaveLength(1);
  });

  test.each([500, 502, 503, 504, 408])('HTTP %d: unknown, and sent once', async (status) => {
    results.bet = new Response('{}', { status });
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    expect(calls().filter((name) => name === 'bet')).toHaveLength(1);
  });

  test('a response without an order, an unreadable one and a lost connection: unknown', async () => {
    results.bet = { orderDetailRespList: [] };
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    results.bet = new Response('<html>');
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'unknown' });
    const { venue } = setUp();
    fetched.mockImplementation((request) =>
      lastOf(request.url) === 'bet'
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(envelope(results[lastOf(request.url)])),
    );
    await expect(venue.place(placement)).resolves.toEqual({ state: 'unknown' });
  });

  test('rejects a bet when anything fails before it is sent', async () => {
    const { sessions, venue } = setUp();
    sessions.open.mockRejectedValue(new BusinessError(10004, '登录已失效'));
    await expect(venue.place(placement)).resolves.toEqual({ state: 'rejected', reason: '登录已失效', code: 'launch' });
    results.recordUserPreference = rejection('0401038', '网络异常，请稍后再试');
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'rejected', reason: '网络异常，请稍后再试', code: 'launch' });
    results.getMatchOddsInfoPB = [];
    await expect(setUp().venue.place(placement)).resolves.toEqual({ state: 'suspended' });
    expect(calls()).not.toContain('bet');
  });

  test('relaunches an expired session and sends the bet again, because OB took nothing', async () => {
    const { venue } = setUp();
    await venue.getQuotes([LEG]);
    let first = true;
    fetched.mockImplementation((request) => {
      const name = lastOf(request.url);
      if (name !== 'bet' || !first) return Promise.resolve(envelope(results[name]));
      first = false;
      return Promise.resolve(rejection('0401013'));
    });
    await expect(venue.place(placement)).resolves.toMatchObject({ state: 'accepted' });
    expect(calls().filter((name) => name === 'bet')).toHaveLength(2);
  });
});

describe('combinations', () => {
  const legs = [0, 1, 2].map((at) => ({
    ...LEG,
    selectionId: ['7100200300400500611', '7100200300400500621', '7100200300400500631'][at]!,
    marketId: `510020030040050060${at + 1}`,
    price: ['1.85', '1.98', '1.37'][at]!,
  }));

  test('maps kinds of combination to sizes, and drops one that these legs cannot make', async () => {
    const row = (type: string, seriesOdds = '') => ({ type, seriesOdds, minBet: '10', orderMaxPay: '2000.5' });
    const latest = sample('ob-odds-info').response.data as {
      hpid: string;
      hl: [{ hid: string; hn: number; hv: string; ol: { oid: string; ot: string; on: string; ov: number }[] }];
    }[];
    results.queryLatestMarketInfo = latest.map(({ hpid, hl: [line] }) => ({
      id: line.hid,
      matchInfoId: LEG.matchId,
      playId: hpid,
      placeNum: line.hn,
      marketValue: line.hv,
      marketOddsList: line.ol.map(({ oid, ot, on, ov }) => ({ id: oid, oddsValue: ov, oddsStatus: 1, playOptions: on, oddsType: ot })),
    }));
    results.queryMarketMaxMinBetMoney = [row('2001'), row('3001', '5.01'), row('3004'), row('4001'), row('40011'), row('x')];
    const { quotes, combos } = await setUp().venue.getComboQuote(legs);
    expect(quotes.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(combos).toEqual([
      { size: 2, bets: 3, price: null, min: 1000n, max: 200_050n },
      { size: 3, bets: 1, price: '5.01', min: 1000n, max: 200_050n },
      { size: 0, bets: 4, price: null, min: 1000n, max: 200_050n },
    ]);
    expect(await callTo('queryMarketMaxMinBetMoney').json()).toMatchObject({
      orderMaxBetMoney: [{ openMiltSingle: 0 }, { openMiltSingle: 0 }, { openMiltSingle: 0 }],
    });
  });

  test('reads one order per combination, and marks one that the response does not mention as unknown', async () => {
    results.bet = {
      orderDetailRespList: [],
      seriesOrderRespList: [
        { orderNo: '27', seriesCode: '3004', orderStatusCode: 1 },
        { orderNo: '28', seriesCode: 2001, orderStatusCode: 2 },
      ],
    };
    const combos = [
      { size: 2, bets: 3, unitStake: 1050n },
      { size: 0, bets: 4, unitStake: 1000n },
      { size: 3, bets: 1, unitStake: 1000n },
    ];
    await expect(setUp().venue.placeCombo({ legs, combos, accept: 'any', key: 'c' })).resolves.toEqual([
      { size: 2, result: { state: 'pending', orderId: '28' } },
      { size: 0, result: { state: 'accepted', orderId: '27', prices: null } },
      { size: 3, result: { state: 'unknown' } },
    ]);
    const body = (await callTo('bet').json()) as {
      seriesOrders: { seriesType: number; seriesSum: number; fullBet: number; orderDetailList: { betAmount: string }[] }[];
    };
    expect(
      body.seriesOrders.map(({ seriesType, seriesSum, fullBet, orderDetailList }) => [
        seriesType,
        seriesSum,
        fullBet,
        orderDetailList.map(({ betAmount }) => betAmount),
      ]),
    ).toEqual([
      [2001, 3, 0, ['10.5', '10.5', '10.5']],
      [3004, 4, 1, ['10', '10', '10']],
      [3001, 1, 0, ['10', '10', '10']],
    ]);
  });
});

describe('提前结算', () => {
  const request = { orderId: '27', kind: 'single' as const, stake: 5000n, amount: 4210n, key: 'k' };
  const order = { id: '27', kind: 'single' as const, stake: 5000n, cashedOut: null };

  test('gives prices of whole orders, and none for orders without a price, ended orders and foreign orders', async () => {
    const row = { orderNo: '27', betAmount: 50, preBetAmount: 0, preSettleMaxWin: 42.1, orderStatus: 0 };
    results.getCashoutMaxAmountList = [
      row,
      { ...row, orderNo: '28', preSettleMaxWin: null },
      { ...row, orderNo: '29', orderStatus: 1 },
      { ...row, orderNo: '30' },
    ];
    const orders = ['27', '28', '29'].map((id) => ({ ...order, id }));
    await expect(setUp().venue.getCashOuts(orders)).resolves.toEqual([
      { orderId: '27', amount: 4210n, stake: 5000n, min: 5000n, max: 5000n },
      { orderId: '28', amount: null, stake: 5000n, min: 5000n, max: 5000n },
    ]);
  });

  test.each([
    [1, { state: 'done', amount: 4210n }],
    [0, { state: 'pending' }],
    [2, { state: 'rejected', reason: '价格有变', code: '2' }],
  ])('0400524 is pending, and the confirmation %d decides', async (preSettleOrderStatus, result) => {
    results.orderPreSettle = envelope(null, '0400524');
    results.queryOrderPreSettleConfirm = [{ orderNo: '27', preSettleOrderStatus, msg: '价格有变' }];
    await expect(setUp().venue.cashOut(request)).resolves.toEqual(result);
    expect(await callTo('orderPreSettle').json()).toMatchObject({
      orderNo: '27',
      settleAmount: 50,
      frontSettleAmount: 42.1,
      deviceType: 1,
    });
  });

  test.each([
    ['0400525', { state: 'price-moved' }],
    ['0402024', { state: 'suspended' }],
    ['0400526', { state: 'rejected', reason: '不支持', code: '0400526' }],
    ['0400500', { state: 'unknown' }],
  ])('rejection %s', async (code, result) => {
    results.orderPreSettle = envelope(null, code, '不支持');
    await expect(setUp().venue.cashOut(request)).resolves.toEqual(result);
  });

  test('a failed confirmation leaves it pending', async () => {
    results.orderPreSettle = envelope(null, '0400524');
    results.queryOrderPreSettleConfirm = new Response('{}', { status: 503 });
    await expect(setUp().venue.cashOut(request)).resolves.toEqual({ state: 'pending' });
  });
});

test('open orders are requested without a period', async () => {
  await setUp().venue.getOrders({ settled: false, from: 1, to: 2, page: 3 });
  expect(await callTo('getOrderListV3PB').json()).toEqual({ orderStatus: 0, page: 3, size: 20, cuid: '535512345678901234' });
});

test('an invalid detail or balance is a contract error of its call', async () => {
  results.getMatchDetailPB = { mid: 1 };
  await expect(setUp().venue.getMatch('1')).rejects.toMatchObject({
    name: 'ContractError',
    call: 'OBTY /yewu11/v1/m/matchDetail/getMatchDetailPB',
  });
  results.amount = { amount: 'plenty' };
  await expect(setUp().venue.getBalance()).rejects.toMatchObject({ name: 'ContractError', path: 'data.amount' });
});
