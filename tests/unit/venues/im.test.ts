import type { Placement } from '@/lib/domain/betting/order/order.model';
import type { ImSession } from '@/lib/venues/im/im.client';
import { createImVenue } from '../../support/whole-venues';
import { readSample } from '../../support/sample';

/** IM over the wire: the target of each request, the effect of each code, and the way lists are followed. */
interface Sample {
  request: { path: string; body: Record<string, unknown> };
  response: Record<string, unknown>;
}
const sample = (name: string) => readSample<Sample>(name);

type Body = Record<string, unknown>;
const handlers = new Map<string, (body: Body) => unknown>();
const sent: { name: string; url: string; body: Body }[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  handlers.clear();
  sent.length = 0;
  respond('GetMemberByToken', () => ({ StatusCode: 1102, StatusDesc: '' }));
  globalThis.fetch = (async (request: Request) => {
    const name = request.url.split('/').at(-1)!;
    const body = (await request.clone().json()) as Body;
    sent.push({ name, url: request.url, body });
    const found = handlers.get(name);
    if (!found) throw new TypeError(`nobody answers ${name}`);
    const response = found(body);
    return response instanceof Response ? response : new Response(JSON.stringify(response));
  }) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function respond(name: string, response: unknown): void {
  handlers.set(name, typeof response === 'function' ? (response as (body: Body) => unknown) : () => response);
}
const calls = (name: string) => sent.filter((call) => call.name === name);
const code = (StatusCode: number) => ({ StatusCode, StatusDesc: 'English' });

const session = (Token: string): ImSession => ({
  origin: 'https://im.example.com',
  Token,
  TimeStamp: '20261120120000',
  MemberCode: 'PVLDEMO2026',
  LanguageCode: 'CHS',
  OddsType: 3,
});

function setUp() {
  let now = 0;
  const ports = { now: () => now, wait: (ms: number) => Promise.resolve(void (now += ms)) };
  const sessions = {
    open: jest.fn(() => Promise.resolve(session('imtk-58d1c0a4'))),
    renew: jest.fn((_expired: ImSession) => Promise.resolve(session('imtk-new'))),
  };
  const venue = createImVenue(sessions, { way: 'origin', ports, now: ports.now, world: () => Date.UTC(2026, 10, 20, 12) });
  return { venue, sessions, advance: (ms: number) => void (now += ms) };
}

const LEG = { matchId: '1-67130891', marketId: '1339089601', selectionId: '4321524401~1~1~1~-0.75~', selection: '红城', price: '1.83' };
const PLACEMENT: Placement = { ...LEG, stake: 5000n, accept: 'better', key: 'k' };

describe('requests', () => {
  const day = Date.UTC(2026, 10, 20) - 8 * 3_600_000;
  // @spec 3.12
  test.each([
    ['im-detail', (venue) => venue.getMatch('1-67130891'), { IncludeGroupEvents: false }],
    ['im-balance', (venue) => venue.getBalance(), {}],
    ['im-bet-info', (venue) => venue.getQuotes([LEG]), { ReturnNearestHandicap: true }],
    ['im-pending', (venue) => venue.getOrderStates(['250000000000321']), {}],
    ['im-statement', (venue) => venue.getOrders({ settled: true, from: day, to: day + 86_399_999, page: 1 }), {}],
  ] as const satisfies readonly (readonly [string, (venue: ReturnType<typeof setUp>['venue']) => Promise<unknown>, Body])[])(
    '%s: the sample’s body',
    async (name, send, own) => {
      const { request, response } = sample(name);
      const call = request.path.split('/').at(-1)!;
      respond(call, response);
      await send(setUp().venue);
      expect(calls(call)[0]).toEqual({ name: call, url: `https://im.example.com${request.path}`, body: { ...request.body, ...own } });
    },
  );

  // @spec 7.58
  test('every call of a browser goes through the site', async () => {
    respond('GetBalance', sample('im-balance').response);
    const origin = 'https://site.example.com';
    const realRequest = globalThis.Request;
    globalThis.Request = class extends realRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    };
    const { sessions } = setUp();
    await createImVenue(sessions).getBalance();
    globalThis.Request = realRequest;
    expect(calls('GetBalance')[0]!.url).toBe(`${origin}/improxy/api/mobile/GetBalance`);
  });
});

describe('codes', () => {
  test.each([101, 102, 103, 202])('%i relaunches once and repeats the call', async (expired) => {
    respond('GetBalance', ({ Token }: Body) => (Token === 'imtk-new' ? sample('im-balance').response : code(expired)));
    const { venue, sessions } = setUp();
    await expect(venue.getBalance()).resolves.toBe(995_000n);
    expect(sessions.renew).toHaveBeenCalledTimes(1);
    respond('GetBalance', code(expired));
    await expect(venue.getBalance()).rejects.toMatchObject({ code: expired, source: 'IMTY' });
  });

  test.each([
    [700, '场馆维护中'],
    [1105, '超过最高投注额'],
  ])('%i has our own message', async (rejected, text) => {
    respond('GetBalance', code(rejected));
    await expect(setUp().venue.getBalance()).rejects.toMatchObject({ name: 'BusinessError', code: rejected, message: text });
  });

  test('an unknown match and an id that is not IM’s are missing', async () => {
    respond('GetSelectedEventInfo', { StatusCode: 100, Sports: [{ SportId: 1, Events: [] }] });
    await expect(setUp().venue.getMatch('1-5')).rejects.toMatchObject({ code: 380, source: 'IMTY' });
    await expect(setUp().venue.getMatch('863211')).rejects.toMatchObject({ code: 380 });
    expect(calls('GetSelectedEventInfo')).toHaveLength(1);
    respond('GetSelectedEventInfo', { StatusCode: 100, Sports: [{ SportId: 1, Events: [{ EventId: 5 }] }] });
    await expect(setUp().venue.getMatch('1-5')).rejects.toMatchObject({ name: 'ContractError' });
  });
});

describe('lists', () => {
  const list = () => structuredClone(sample('im-list').response);
  const FILTER = { sport: 'football', timeframe: 'live', page: 1 } as const;
  const event = (EventId: number, change: Body = {}) => ({
    ...((list().Sports as { Events: Body[] }[])[0]!.Events[0] as Body),
    EventId,
    ...change,
  });
  const delta = (Delta: string, DeltaChanges: unknown[]) => ({ StatusCode: 100, Delta, DeltaChanges });

  test('loads the whole list once, then changes: a new row, another score, a removed row and an invalid one', async () => {
    const { venue, advance } = setUp();
    respond('GetEventInfoMbt', list());
    expect((await venue.getMatches(FILTER)).matches).toHaveLength(3);
    advance(4000);
    respond(
      'GetDeltaEventInfoMbt',
      delta('d2', [
        { Action: 0, EventId: 9, Value: JSON.stringify(event(9)) },
        { Action: 0, EventId: 67130891, Value: JSON.stringify(event(67130891, { HomeScore: '4' })) },
        { Action: 1, EventId: 67130955, Value: '' },
        { Action: 0, EventId: 67131022, Value: '{broken' },
      ]),
    );
    const next = await venue.getMatches(FILTER);
    expect(next.matches.map(({ id, score }) => [id, score?.[0]])).toEqual([
      ['1-67130891', 4],
      ['1-9', 1],
    ]);
    expect([next.total, next.invalidRows]).toEqual([2, 1]);
    expect(calls('GetDeltaEventInfoMbt')[0]!.body).toMatchObject({ Delta: '638999000000000001', SportId: 1, Market: 3, OddsType: 3 });
    advance(4000);
    respond('GetDeltaEventInfoMbt', delta('d3', []));
    expect((await venue.getMatches(FILTER)).matches).toHaveLength(2);
    expect(calls('GetDeltaEventInfoMbt')[1]!.body).toMatchObject({ Delta: 'd2' });
    expect(calls('GetEventInfoMbt')).toHaveLength(1);
  });

  test('reads changes one by one, and an invalid row drops its event and is counted', async () => {
    const { venue, advance } = setUp();
    respond('GetEventInfoMbt', list());
    await venue.getMatches(FILTER);
    advance(4000);
    respond(
      'GetDeltaEventInfoMbt',
      delta('d2', [
        { Action: 'upsert', EventId: 67130955, Value: '' },
        null,
        { Action: 0, EventId: 67130891, Value: JSON.stringify(event(67130891, { HomeScore: '4' })) },
      ]),
    );
    const next = await venue.getMatches(FILTER);
    expect(next.matches.map(({ id, score }) => [id, score?.[0]])).toEqual([
      ['1-67130891', 4],
      ['1-67131022', undefined],
    ]);
    expect(next.invalidRows).toBe(2);
    advance(4000);
    respond('GetDeltaEventInfoMbt', delta('d3', [{ Action: 0, EventId: 67130955, Value: JSON.stringify(event(67130955)) }]));
    const last = await venue.getMatches(FILTER);
    expect([last.matches.length, last.invalidRows, calls('GetEventInfoMbt').length]).toEqual([3, 0, 1]);
  });

  test('loads the whole list after an invalid delta', async () => {
    const { venue, advance } = setUp();
    respond('GetEventInfoMbt', list());
    await venue.getMatches(FILTER);
    advance(4000);
    respond('GetDeltaEventInfoMbt', { StatusCode: 100, Delta: 'd2', DeltaChanges: 'none' });
    await expect(venue.getMatches(FILTER)).rejects.toMatchObject({ name: 'ContractError', path: 'DeltaChanges' });
    advance(4000);
    expect((await venue.getMatches(FILTER)).matches).toHaveLength(3);
    expect([calls('GetEventInfoMbt').length, calls('GetDeltaEventInfoMbt').length]).toEqual([2, 1]);
  });

  describe('早盘 and 串关', () => {
    const page = (first: number, count: number) => ({
      StatusCode: 100,
      Sports: [{ SportId: 1, Events: Array.from({ length: count }, (_, at) => event(first + at, { Market: 1 })) }],
    });
    const sportCounts = (EarlyFECount: unknown) => ({ StatusCode: 100, SportCount: [{ SportId: 1, EarlyFECount }] });
    const near = (...events: Body[]) =>
      respond('GetEventInfoMbt', ({ Market }: Body) => ({ StatusCode: 100, Sports: [{ SportId: 1, Events: Market === 3 ? events : [] }] }));
    const request = async (timeframe: 'early' | 'parlay', number: number, venue = setUp().venue) => {
      const { matches, total, invalidRows } = await venue.getMatches({ ...FILTER, timeframe, page: number });
      return { first: matches[0]?.id ?? null, count: matches.length, total, invalidRows };
    };
    beforeEach(() => {
      respond('GetEventInfoByPage', ({ Page }: Body) => (Page === 1 ? page(100, 50) : page(200, 7)));
      respond('GetAllSportCount', sportCounts(57));
      near();
    });

    test.each([
      ['fails', () => code(400)],
      ['does not fit', () => ({ StatusCode: 100, SportCount: 'none' })],
      ['has a row that does not fit', () => sportCounts('many')],
    ])('keeps the pages in place when the count %s', async (_, response) => {
      respond('GetAllSportCount', response);
      expect(await request('early', 1)).toEqual({ first: '1-100', count: 50, total: 51, invalidRows: 0 });
      expect(await request('early', 2)).toEqual({ first: '1-200', count: 7, total: 57, invalidRows: 0 });
      near(event(9));
      expect(await request('parlay', 1)).toEqual({ first: '1-9', count: 1, total: 52, invalidRows: 0 });
    });

    test('an invalid row of another sport changes nothing', async () => {
      respond('GetAllSportCount', {
        StatusCode: 100,
        SportCount: [
          { SportId: 36, EarlyFECount: 'many' },
          { SportId: 1, EarlyFECount: 57 },
        ],
      });
      expect(await request('early', 1)).toMatchObject({ total: 57 });
    });

    test('串关 has the near matches on its first page, followed by the pages of 早盘', async () => {
      near(event(9));
      expect(await request('parlay', 1)).toEqual({ first: '1-9', count: 1, total: 58, invalidRows: 0 });
      expect(await request('parlay', 2)).toEqual({ first: '1-100', count: 50, total: 58, invalidRows: 0 });
      expect(await request('parlay', 3)).toEqual({ first: '1-200', count: 7, total: 58, invalidRows: 0 });
    });

    test('串关 begins with 早盘 without near matches', async () => {
      near({ EventId: 'broken' }, event(8, { OpenParlay: false }));
      expect(await request('parlay', 1)).toEqual({ first: '1-100', count: 50, total: 57, invalidRows: 1 });
      expect(await request('parlay', 2)).toEqual({ first: '1-200', count: 7, total: 57, invalidRows: 0 });
    });

    test('each match is on one page again after near matches appeared or left', async () => {
      const { venue, advance } = setUp();
      expect([(await request('parlay', 1, venue)).first, (await request('parlay', 2, venue)).first]).toEqual(['1-100', '1-200']);
      advance(60_000);
      near(event(9));
      expect([
        (await request('parlay', 1, venue)).first,
        (await request('parlay', 2, venue)).first,
        (await request('parlay', 3, venue)).first,
      ]).toEqual(['1-9', '1-100', '1-200']);
      advance(60_000);
      near();
      expect([(await request('parlay', 1, venue)).first, (await request('parlay', 2, venue)).first]).toEqual(['1-100', '1-200']);
    });
  });

  test('pages of one screen share a response, and no outdated delta is requested', async () => {
    const { venue, advance } = setUp();
    respond('GetEventInfoMbt', list());
    const [first, second] = await Promise.all([venue.getMatches(FILTER), venue.getMatches({ ...FILTER, page: 2 })]);
    expect([first.matches.length, second.matches.length, second.total, calls('GetEventInfoMbt').length]).toEqual([3, 0, 3, 1]);
    advance(60_000);
    await venue.getMatches(FILTER);
    expect([calls('GetEventInfoMbt').length, calls('GetDeltaEventInfoMbt').length]).toEqual([2, 0]);
  });

  test('600 loads the whole list again, at most three times', async () => {
    const { venue, advance } = setUp();
    respond('GetEventInfoMbt', list());
    await venue.getMatches(FILTER);
    advance(4000);
    respond('GetDeltaEventInfoMbt', code(600));
    expect((await venue.getMatches(FILTER)).matches).toHaveLength(3);
    expect(calls('GetEventInfoMbt')).toHaveLength(2);
    advance(4000);
    respond('GetEventInfoMbt', code(600));
    await expect(venue.getMatches(FILTER)).rejects.toMatchObject({ code: 600 });
    expect(calls('GetEventInfoMbt')).toHaveLength(5);
  });

  test('requests a member’s odds group once, and shows its prices', async () => {
    respond('GetMemberByToken', { StatusCode: 100, SpreadGroup: 'B' });
    const response = list();
    const [line] = (response.Sports as { Events: Body[] }[])[0]!.Events[0]!.MarketLines as { WagerSelections: Body[] }[];
    line!.WagerSelections[0]!.OddsList = [{ OddsType: 3, OddsValues: { A: '1.83', B: '1.80' } }];
    respond('GetEventInfoMbt', response);
    const { venue, advance } = setUp();
    const [match] = (await venue.getMatches(FILTER)).matches;
    expect(match!.markets[0]!.selections[0]!.price).toBe('1.80');
    advance(60_000);
    await venue.getMatches(FILTER);
    expect(calls('GetMemberByToken')).toHaveLength(1);
  });

  test.each([
    ['a visitor', { StatusCode: 1102, StatusDesc: '' }, true],
    ['a member without a group', { StatusCode: 100 }, true],
    ['a member of the first group', { StatusCode: 100, SpreadGroup: 'A' }, true],
    ['a member of another group', { StatusCode: 100, SpreadGroup: 'B' }, false],
  ])('%s has a visitor’s prices or not', async (_, member, same) => {
    respond('GetMemberByToken', member);
    expect(await setUp().venue.hasVisitorPrices!()).toBe(same);
  });

  test('requests stars five at a time, sport by sport', async () => {
    respond('GetSelectedEventInfo', ({ SportId, EventIds }: Body) => ({
      StatusCode: 100,
      Sports: [{ SportId, Events: (EventIds as number[]).map((id) => event(id)) }],
    }));
    const ids = ['1-1', '1-2', '1-3', '1-4', '1-5', '1-6', '2-7', 'foreign'];
    const { matches } = await setUp().venue.getMatchesById(ids);
    expect(matches.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 7));
    expect(calls('GetSelectedEventInfo').map(({ body }) => (body.EventIds as number[]).length)).toEqual([5, 1, 1]);
  });
});

describe('bets', () => {
  const quoted = () => respond('GetBetInfo', sample('im-bet-info').response);

  test('quotes a bet that was never quoted, then sends it once', async () => {
    quoted();
    respond('PlaceBet', sample('im-place').response);
    await expect(setUp().venue.place(PLACEMENT)).resolves.toEqual({ state: 'accepted', orderId: '250000000000321', prices: ['1.83'] });
    expect(sent.map(({ name }) => name)).toEqual(['GetBetInfo', 'PlaceBet']);
    expect(calls('PlaceBet')[0]!.body).toEqual(sample('im-place').request.body);
  });

  test('sends an in-play handicap with the score that the member saw, and every other bet with the quote’s', async () => {
    quoted();
    respond('PlaceBet', sample('im-place').response);
    await setUp().venue.place({ ...PLACEMENT, base: [9, 8] });
    await setUp().venue.place({ ...PLACEMENT, base: null });
    const scores = calls('PlaceBet').map(({ body }) => {
      const [leg] = body.WagerSelectionInfos as Body[];
      return [leg!.HomeScore, leg!.AwayScore];
    });
    const [info] = (sample('im-bet-info').response as { WagerSelectionInfos: Body[] }).WagerSelectionInfos;
    expect(scores).toEqual([
      [9, 8],
      [info!.HomeScore, info!.AwayScore],
    ]);
  });

  test.each([
    [
      'a cut connection',
      () => {
        throw new TypeError('fetch failed');
      },
      { state: 'unknown' },
    ],
    ['an unreadable response', () => new Response('{"StatusCode":10'), { state: 'unknown' }],
    ['a server error', () => new Response('', { status: 502 }), { state: 'unknown' }],
    ['400, an internal error of IM', () => code(400), { state: 'unknown' }],
    ['a gateway error', () => new Response('', { status: 403 }), { state: 'rejected', code: '403' }],
    ['1000 with its reason', () => (sample('im-errors').response as Body).notPlaced, { state: 'price-moved' }],
    ['1200', () => code(1200), { state: 'rejected', code: '1200' }],
  ])('%s', async (_, response, wanted) => {
    quoted();
    respond('PlaceBet', response);
    await expect(setUp().venue.place(PLACEMENT)).resolves.toMatchObject(wanted);
    expect(calls('PlaceBet')).toHaveLength(1);
  });

  test('sends nothing when launch or quote failed', async () => {
    respond('GetBetInfo', code(1102));
    await expect(setUp().venue.place(PLACEMENT)).resolves.toMatchObject({
      state: 'rejected',
      code: 'launch',
      reason: '账号暂时不能投注，可在「理性投注」查看限额与冷静期',
    });
    const { venue, sessions } = setUp();
    sessions.open.mockRejectedValue(new TypeError('down'));
    await expect(venue.place(PLACEMENT)).resolves.toMatchObject({ state: 'rejected', code: 'launch' });
    expect(calls('PlaceBet')).toHaveLength(0);
  });

  test('requests the same quote once in five seconds, and again after a rejected price', async () => {
    quoted();
    const { venue, advance } = setUp();
    await Promise.all([venue.getQuotes([LEG]), venue.getQuotes([LEG])]);
    // The last quarter of a shorter interval would wait for its turn and send another request.
    advance(3_800);
    await venue.getQuotes([LEG]);
    expect(calls('GetBetInfo')).toHaveLength(1);
    respond('PlaceBet', code(1107));
    await expect(venue.place(PLACEMENT)).resolves.toEqual({ state: 'price-moved' });
    await venue.getQuotes([LEG]);
    expect(calls('GetBetInfo')).toHaveLength(2);
  });

  test('does not send a combination that IM does not know', async () => {
    const results = await setUp().venue.placeCombo({ legs: [LEG, LEG], combos: [{ size: 0, bets: 1, unitStake: 1n }], key: 'k' });
    expect(results).toEqual([{ size: 0, result: { state: 'rejected', reason: '', code: 'combo' } }]);
    expect(sent).toEqual([]);
  });

  test('a response without its list of orders is a contract error, so that no bet is called missing because of it', async () => {
    const { venue } = setUp();
    respond('GetBetList', { StatusCode: 100 });
    await expect(venue.getOrders({ settled: false, from: 0, to: 1, page: 1 })).rejects.toMatchObject({
      name: 'ContractError',
      path: 'WagerList',
    });
    respond('GetBetList', { StatusCode: 100, WagerList: null });
    expect((await venue.getOrders({ settled: false, from: 0, to: 1, page: 1 })).orders).toEqual([]);
  });

  test('370 makes the lists decide a wager’s state', async () => {
    respond('GetPendingWagerStatus', code(370));
    respond('GetBetList', sample('im-bet-list').response);
    await expect(setUp().venue.getOrderStates(['250000000000321'])).resolves.toEqual([
      { orderId: '250000000000321', state: 'accepted', reason: null },
    ]);
    respond('GetBetList', { StatusCode: 100, WagerList: null });
    respond('GetStatement', sample('im-statement').response);
    await expect(setUp().venue.getOrderStates(['250000000000300'])).resolves.toMatchObject([{ state: 'settled' }]);
  });
});

describe('cash-out', () => {
  const order = { id: '250000000000321', kind: 'single', stake: 5000n, cashedOut: null } as const;
  const trades = (BuyBackPricing: number, CanSell = true) => ({
    StatusCode: 100,
    BetTradeList: [{ WagerId: order.id, CanSell, PricingId: 'p1', BuyBackPricing }],
  });
  const request = { orderId: order.id, kind: 'single', stake: 5000n, amount: 4200n, key: 'k' } as const;

  test('reads offers, and sells a bet at its offer', async () => {
    const { venue } = setUp();
    respond('GetDeltaBetTrade', trades(42));
    await expect(venue.getCashOuts([order])).resolves.toEqual([{ orderId: order.id, amount: 4200n, stake: 5000n, min: 5000n, max: 5000n }]);
    respond('SubmitBuyBack', { StatusCode: 100, BetTradeStatus: 1, BetTradeBuyBackAmount: 42.5 });
    await expect(venue.cashOut(request)).resolves.toEqual({ state: 'done', amount: 4250n });
    expect(calls('SubmitBuyBack')[0]!.body).toMatchObject({ WagerId: order.id, BuyBackPricing: 42, PricingId: 'p1' });
    respond('GetDeltaBetTrade', trades(42, false));
    await expect(venue.getCashOuts([order, { ...order, id: '7' }])).resolves.toEqual([expect.objectContaining({ amount: null })]);
  });

  test.each([
    [{ StatusCode: 100, BetTradeStatus: 2 }, { state: 'pending' }],
    [{ StatusCode: 100, BetTradeStatus: 4 }, { state: 'price-moved' }],
    [{ StatusCode: 100, BetTradeStatus: 3 }, { state: 'rejected' }],
    [code(367), { state: 'price-moved' }],
    [code(366), { state: 'suspended' }],
    [code(400), { state: 'unknown' }],
    [code(365), { state: 'rejected', reason: '该注单不能提前结算' }],
    [new Response('', { status: 504 }), { state: 'unknown' }],
  ])('%j', async (response, wanted) => {
    respond('GetDeltaBetTrade', trades(42));
    respond('SubmitBuyBack', response);
    await expect(setUp().venue.cashOut(request)).resolves.toMatchObject(wanted);
    expect(calls('SubmitBuyBack')).toHaveLength(1);
  });
});

test('pages of results and the search for a match share one response for ten seconds', async () => {
  const { venue, advance } = setUp();
  const row = (EventId: number) => ({
    EventId,
    EventDate: '2026-11-20T02:00:00Z',
    CompetitionId: 7,
    CompetitionName: 'c',
    HomeTeam: 'h',
    AwayTeam: 'a',
  });
  respond('GetCompletedResults', { StatusCode: 100, CompletedResults: Array.from({ length: 60 }, (_, at) => row(at)) });
  const day = Date.UTC(2026, 10, 19, 16);
  const page = (number: number) => venue.getResults({ sport: 'football', from: day, to: day + 86_400_000, page: number });
  const [first, second] = await Promise.all([page(1), page(2)]);
  expect([first.matches.length, second.matches.length, first.total]).toEqual([50, 10, 60]);
  expect(calls('GetCompletedResults')).toHaveLength(1);
  advance(10_000);
  respond('GetCompletedResults', code(400));
  await expect(page(1)).rejects.toThrow();
  respond('GetCompletedResults', { StatusCode: 100, CompletedResults: [] });
  await expect(page(1)).resolves.toMatchObject({ total: 0 });
});
