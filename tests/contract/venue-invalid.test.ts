import type { FbSession } from '@/lib/venues/fb/fb.client';
import type { ImSession } from '@/lib/venues/im/im.client';
import type { ObParams } from '@/lib/venues/ob/ob.request';
import type { Venue } from '@/lib/venues/venue';
import { createFbVenue, createImVenue, createObVenue } from '../support/whole-venues';
import { readSample } from '../support/sample';
import { invalidFieldsOf, placeOf, type InvalidField } from '../support/invalid-fields';

/**
 * Every field of the venues' samples with null, without it, and with a value of each other type: it costs itself or its row, never
 * the answer, the list, or the truth about a price or money. What may be lost with a field is listed here.
 */
interface Read {
  sample: string;
  venue: () => Venue;
  read: (venue: Venue) => Promise<unknown>;
  /** Places without which there is no answer, and those without which its list is empty. */
  answer?: RegExp;
  list?: RegExp;
  /** Places without which there is no such row. */
  row?: RegExp;
}

const sessionsOf = <T>(session: T) => ({ open: () => Promise.resolve(session), renew: () => Promise.resolve(session) });
const fb = () => createFbVenue(sessionsOf<FbSession>({ origin: 'https://fb.test', Authorization: 't', languageType: 'CMN' }));
const OB_SESSION: ObParams = {
  cuid: '5',
  origin: 'https://ob.test',
  requestId: 't',
  resourceUrl: '',
  resourceGamingUrl: '',
  h5Url: '',
  url: '',
  activityUrl: '',
};
const ob = () => createObVenue(sessionsOf(OB_SESSION));
const IM_SESSION: ImSession = {
  origin: 'https://im.test',
  Token: 't',
  TimeStamp: '20261120120000',
  MemberCode: 'M',
  LanguageCode: 'CHS',
  OddsType: 3,
};
function im(): Venue {
  let now = 0;
  const ports = { now: () => now, wait: (ms: number) => Promise.resolve(void (now += ms)) };
  return createImVenue(sessionsOf(IM_SESSION), { way: 'origin', ports, now: ports.now, world: () => Date.UTC(2026, 10, 20, 12) });
}

const FB_LEG = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1' };
const IM_LEG = { matchId: '1-67130891', marketId: '1339089601', selectionId: '4321524401~1~1~1~-0.75~', selection: '红城', price: '1.83' };
const OB_LEG = { matchId: '3100200300400500601', marketId: '5100200300400500601', selectionId: '7100200300400500611' };
const DAY = Date.UTC(2026, 10, 20) - 8 * 3_600_000;
const settledOn = (day: number) => ({ settled: true, from: day, to: day + 86_399_999, page: 1 });

const FB_MATCH = /\.(id|bt|ms|sid|lg|lg\.id|lg\.na|ts|ts\.n|ts\.n\.id|ts\.n\.na)$/;
const FB_MARKET = /\.(mty|pe|nm|mks|mks\.n|id|ss|li|op)$|\.op\.n(\.(na|nm|ty|od|li))?$/;
const IM_EVENT = /\.(EventId|EventDate|Market|EventGroupTypeId|HomeTeam|AwayTeam|Competition|CompetitionId|CompetitionName)$/;
const IM_LINE = /\.(MarketlineId|BetTypeId|PeriodId|MarketlineStatusId|WagerSelections)$/;
const IM_WAGER =
  /\.(WagerId|WagerCreationDateTime|InputtedStakeAmount|MemberWinLossAmount|WagerType|BetConfirmationStatus|BetSettlementStatus|NoOfCombination|ComboSelection|PotentialPayout|BetTradeStatus|WagerItemList|WagerItemList\.n|Market|EventId|SportId|BetTypeId|PeriodId|BetTypeSelectionId|Odds|Handicap|WagerItemCancelType)$/;
const OB_MATCH = /\.(mid|csid|tid|tn|mgt|ms|mhs|mo|mhn|man)$/;
const OB_ORDER =
  /\.(orderNo|orderStatus|betTime|orderAmountTotal|maxWinAmount|profitAmount|backAmount|outcome|seriesType|seriesSum|preSettle|preBetAmount|detailList|detailList\.n|matchId|matchType|playId|playOptionsId|oddFinally|betResult|sportId)$/;
const FB_ORDER = /\.records\.n\.(id|sert|bn|sv|us|sat|sa|uwl|mla|st|oc|cte|ops|ops\.n(?!\.(rs|re)$).*)$/;
const FB_ENVELOPE = /^(code|data)$/;
const IM_ENVELOPE = /^StatusCode$/;
const OB_ENVELOPE = /^(code|data)$/;
const either = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

const READS: readonly Read[] = [
  { sample: 'fb-statistical', venue: fb, read: (v) => v.getCounts(), answer: either(FB_ENVELOPE, /^data\.sl$/) },
  {
    sample: 'fb-list',
    venue: fb,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    answer: either(FB_ENVELOPE, /^data\.records$/),
    list: /^data\.records$/,
    row: FB_MATCH,
  },
  {
    sample: 'fb-detail',
    venue: fb,
    read: (v) => v.getMatch('863211'),
    answer: either(FB_ENVELOPE, FB_MATCH),
    list: /^data\.mg$/,
    row: FB_MARKET,
  },
  { sample: 'fb-user', venue: fb, read: (v) => v.getBalance(), answer: either(FB_ENVELOPE, /^data\.bl$/) },
  { sample: 'fb-quote', venue: fb, read: (v) => v.getQuotes([FB_LEG]), answer: either(FB_ENVELOPE, /^data\.bms$/) },
  {
    sample: 'fb-order-status',
    venue: fb,
    read: (v) => v.getOrderStates(['270000000000777']),
    answer: FB_ENVELOPE,
    list: /^data$/,
    row: /\.(oid|st)$/,
  },
  {
    sample: 'fb-records',
    venue: fb,
    read: (v) => v.getOrders(settledOn(1_794_571_200_000)),
    answer: either(FB_ENVELOPE, /^data\.records$/),
    row: FB_ORDER,
  },
  { sample: 'im-sport-count', venue: im, read: (v) => v.getCounts(), answer: either(IM_ENVELOPE, /^SportCount$/) },
  {
    sample: 'im-list',
    venue: im,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    answer: either(IM_ENVELOPE, /^(StatusDesc|Delta|Sports(\.n(\.SportId)?)?)$/),
    list: /^Sports(\.n\.Events)?$/,
    row: IM_EVENT,
  },
  {
    sample: 'im-detail',
    venue: im,
    read: (v) => v.getMatch('1-67130891'),
    answer: either(IM_ENVELOPE, IM_EVENT, /^(StatusDesc|Sports(\.n(\.(SportId|Events|Events\.n))?)?)$/),
    list: /\.MarketLines$/,
    row: IM_LINE,
  },
  { sample: 'im-balance', venue: im, read: (v) => v.getBalance(), answer: either(IM_ENVELOPE, /^AvailableBalance$/) },
  { sample: 'im-bet-info', venue: im, read: (v) => v.getQuotes([IM_LEG]), answer: IM_ENVELOPE },
  { sample: 'im-pending', venue: im, read: (v) => v.getOrderStates(['250000000000321']), answer: IM_ENVELOPE },
  {
    sample: 'im-bet-list',
    venue: im,
    read: (v) => v.getOrders({ ...settledOn(DAY), settled: false }),
    answer: either(IM_ENVELOPE, /^WagerList$/),
    list: /^WagerList$/,
    row: IM_WAGER,
  },
  {
    sample: 'im-statement',
    venue: im,
    read: (v) => v.getOrders(settledOn(DAY)),
    answer: either(IM_ENVELOPE, /^WagerList$/),
    list: /^WagerList$/,
    row: IM_WAGER,
  },
  { sample: 'ob-menu', venue: ob, read: (v) => v.getCounts(), answer: OB_ENVELOPE },
  {
    sample: 'ob-live-list',
    venue: ob,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    answer: OB_ENVELOPE,
    list: /^data$/,
    row: OB_MATCH,
  },
  {
    sample: 'ob-today-list',
    venue: ob,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'today', page: 1 }),
    answer: OB_ENVELOPE,
    list: /^data$/,
    row: OB_MATCH,
  },
  { sample: 'ob-detail', venue: ob, read: (v) => v.getMatch(OB_LEG.matchId), answer: either(OB_ENVELOPE, OB_MATCH) },
  {
    sample: 'ob-odds-info',
    venue: ob,
    read: (v) => v.getMatch(OB_LEG.matchId),
    answer: OB_ENVELOPE,
    list: /^data$/,
    row: /\.(hpid|hl|hl\.n|hid|hs|ol)$/,
  },
  { sample: 'ob-latest-market', venue: ob, read: (v) => v.getQuotes([OB_LEG]), answer: OB_ENVELOPE },
  { sample: 'ob-max-min', venue: ob, read: (v) => v.getQuotes([OB_LEG]), answer: OB_ENVELOPE },
  { sample: 'ob-balance', venue: ob, read: (v) => v.getBalance(), answer: either(OB_ENVELOPE, /^data\.amount$/) },
  {
    sample: 'ob-order-status',
    venue: ob,
    read: (v) => v.getOrderStates(['260000000000123']),
    answer: OB_ENVELOPE,
    list: /^data$/,
    row: /\.(orderNo|status)$/,
  },
  {
    sample: 'ob-records',
    venue: ob,
    read: (v) => v.getOrders({ settled: true, from: 1, to: 2, page: 1 }),
    answer: either(OB_ENVELOPE, /^data\.records$/),
    list: /^data\.records$/,
    row: OB_ORDER,
  },
];

/** Places that say of every market of a match whether it is sold. */
const OF_ALL_ROWS = /\.(ss|EventStatusId|OpenParlay)$/;
/** Money that a venue says by leaving it out: what stands then is what the venue's papers say of the absence. */
const SAID_BY_ABSENCE: ReadonlySet<string> = new Set<string>([
  'fb-records data.records.n.mla absent',
  'im-bet-list WagerList.n.PotentialPayout null',
  'im-bet-list WagerList.n.PotentialPayout absent',
  'im-statement WagerList.n.PotentialPayout null',
  'im-statement WagerList.n.PotentialPayout absent',
  // Not settled yet.
  'im-statement WagerList.n.BetSettlementStatus absent',
  'ob-records data.records.n.maxWinAmount null',
  'ob-records data.records.n.maxWinAmount absent',
]);

const sampleOf = (name: string) => readSample<{ request: { path: string }; answer: Record<string, unknown> }>(name);
const callOf = (name: string) => sampleOf(name).request.path.split('?')[0]!.split('/').at(-1)!;
/** Answers of the calls that a read makes beside its own. */
const BESIDE = new Map<string, unknown>([
  ...READS.map(({ sample }) => [callOf(sample), sampleOf(sample).answer] as const),
  ['getMatchBaseInfoByMidsPB', sampleOf('ob-live-list').answer],
  ['GetMemberByToken', { StatusCode: 1102, StatusDesc: '' }],
]);

const realFetch = globalThis.fetch;
let own: { call: string; body: unknown } = { call: '', body: null };
beforeAll(() => {
  globalThis.fetch = ((request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1)!;
    return Promise.resolve(new Response(JSON.stringify(call === own.call ? own.body : BESIDE.get(call))));
  }) as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const textOf = (value: unknown) => JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? `${inner}n` : inner));

interface Row {
  id?: string;
  orderId?: string;
}

/** The rows of a result, and each by the name that the venue gives it. */
function rowsOf(result: unknown): readonly Row[] {
  if (Array.isArray(result)) return result as Row[];
  const { matches, orders, markets } = Object(result) as Record<string, unknown>;
  return (matches ?? orders ?? markets ?? []) as Row[];
}

/** Every price of a result by its selection, and every amount of its orders and quotes. */
function figuresIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'bigint') return [[name, String(value)]];
  if (typeof value !== 'object' || value === null) return /price|odds/i.test(name.split('.').at(-1)!) ? [[name, String(value)]] : [];
  const { id, orderId, selectionId } = value as Row & { selectionId?: string };
  const rowName = id ?? orderId ?? selectionId;
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, `${rowName ?? name.replace(/\.\d+$/, '')}.${key}`));
}

test.each(READS)('$sample: a field that does not fit costs itself or its row', async ({ sample, venue, read, answer, list, row }) => {
  const whole = sampleOf(sample).answer;
  own = { call: callOf(sample), body: whole };
  const before = await read(venue());
  const [rows, figures] = [rowsOf(before), new Map(figuresIn(before))];
  const wrong: string[] = [];
  let count = 0;
  for (const field of invalidFieldsOf(whole)) {
    count += 1;
    own = { call: own.call, body: field.body };
    const address = placeOf(field.path);
    const wrongly = (what: string) => wrong.push(`${address} ${field.kind}: ${what}`);
    const after = await read(venue()).catch((error: unknown) => {
      if (!answer?.test(address)) wrongly(`costs the answer (${String((error as Error).name)})`);
      return null;
    });
    if (after === null || textOf(after) === textOf(before)) continue;
    const lost = rows.length - rowsOf(after).length;
    if (lost > 1 && !list?.test(address)) wrongly(`costs ${lost} rows`);
    if (lost === 1 && rows.length >= 1 && !list?.test(address) && !row?.test(address) && !endsInRow(field)) wrongly('costs its row');
    const changedRows = rowsOf(after).filter((one) => !rows.some((other) => textOf(other) === textOf(one)));
    if (changedRows.length > 1 && !list?.test(address) && !OF_ALL_ROWS.test(address)) wrongly(`changes ${changedRows.length} rows`);
    for (const [name, figure] of figuresIn(after)) {
      const known = figures.get(name);
      if (known === undefined || known === figure || figure === 'null' || isValid(field)) continue;
      // Sums that the site makes are those of the rows that it shows.
      if (list?.test(address) || (lost > 0 && name.startsWith('.totals'))) continue;
      // A limit of zero is none that is known: the slip sells nothing by it.
      if (figure === '0' && /\.(min|max)$/.test(name)) continue;
      if (!SAID_BY_ABSENCE.has(`${sample} ${address} ${field.kind}`)) wrongly(`${name} is ${figure}, not ${known}`);
    }
  }
  expect(count).toBeGreaterThan(20);
  expect([...new Set(wrong)]).toEqual([]);
});

/** A number in the place of text that is a number is another value, which fits. */
const isValid = ({ kind, was }: InvalidField) => kind === 'number' && typeof was === 'string' && /^-?\d+(\.\d+)?$/.test(was);

/** The row itself is of another type. */
const endsInRow = ({ path }: InvalidField) => typeof path.at(-1) === 'number';
