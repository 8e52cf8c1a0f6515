import type { OrderPage } from '@/lib/domain/order/order.model';
import type { Venue } from '@/lib/venues/venue';
import { readSample } from '../support/sample';
import { invalidFieldsOf, otherFormsOf, placeOf } from '../support/invalid-fields';
import { either, ENVELOPE, judgeRead, type Losses, ROW, textOf } from '../support/venue-walk';
import { callOf, REPLAYED, replay, type Exchange } from '../support/venue-replay';

/**
 * Every field of the venues' samples with null, without it, and with a value of each other type: it costs itself or its row, never
 * the answer, the list, or the truth about a price or money. What may be lost with a field is listed here. The calls without a
 * sample of their own are walked as the sandbox answers them (`venue-recorded-invalid.test.ts`).
 */
interface Read extends Losses {
  sample: string;
  venue: () => Venue;
  read: (venue: Venue) => Promise<unknown>;
}

const [fb, im, ob] = (['FBTY', 'IMTY', 'OBTY'] as const).map((code) => () => REPLAYED[code]().venue) as [() => Venue, () => Venue, () => Venue];

const FB_LEG = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1' };
const IM_LEG = { matchId: '1-67130891', marketId: '1339089601', selectionId: '4321524401~1~1~1~-0.75~', selection: '红城', price: '1.83' };
const OB_LEG = { matchId: '3100200300400500601', marketId: '5100200300400500601', selectionId: '7100200300400500611' };
const DAY = Date.UTC(2026, 10, 20) - 8 * 3_600_000;
const settledOn = (day: number) => ({ settled: true, from: day, to: day + 86_399_999, page: 1 });

const READS: readonly Read[] = [
  { sample: 'fb-statistical', venue: fb, read: (v) => v.getCounts(), answer: either(ENVELOPE.FB, /^data\.sl$/) },
  {
    sample: 'fb-list',
    venue: fb,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    answer: either(ENVELOPE.FB, /^data\.records$/),
    list: /^data\.records$/,
    row: ROW.FB_MATCH,
  },
  {
    sample: 'fb-detail',
    venue: fb,
    read: (v) => v.getMatch('863211'),
    answer: either(ENVELOPE.FB, ROW.FB_MATCH),
    list: /^data\.mg$/,
    row: ROW.FB_MARKET,
  },
  { sample: 'fb-user', venue: fb, read: (v) => v.getBalance(), answer: either(ENVELOPE.FB, /^data\.bl$/) },
  { sample: 'fb-quote', venue: fb, read: (v) => v.getQuotes([FB_LEG]), answer: either(ENVELOPE.FB, /^data\.bms$/) },
  {
    sample: 'fb-order-status',
    venue: fb,
    read: (v) => v.getOrderStates(['270000000000777']),
    answer: ENVELOPE.FB,
    list: /^data$/,
    row: /\.(oid|st)$/,
  },
  {
    sample: 'fb-records',
    venue: fb,
    read: (v) => v.getOrders(settledOn(1_794_571_200_000)),
    answer: either(ENVELOPE.FB, /^data\.records$/),
    row: ROW.FB_ORDER,
  },
  { sample: 'im-sport-count', venue: im, read: (v) => v.getCounts(), answer: either(ENVELOPE.IM, /^SportCount$/) },
  {
    sample: 'im-list',
    venue: im,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    answer: either(ENVELOPE.IM, /^(StatusDesc|Delta|Sports(\.n(\.SportId)?)?)$/),
    list: /^Sports(\.n\.Events)?$/,
    row: ROW.IM_EVENT,
  },
  {
    sample: 'im-detail',
    venue: im,
    read: (v) => v.getMatch('1-67130891'),
    answer: either(ENVELOPE.IM, ROW.IM_EVENT, /^(StatusDesc|Sports(\.n(\.(SportId|Events|Events\.n))?)?)$/),
    list: /\.MarketLines$/,
    row: ROW.IM_LINE,
  },
  { sample: 'im-balance', venue: im, read: (v) => v.getBalance(), answer: either(ENVELOPE.IM, /^AvailableBalance$/) },
  { sample: 'im-bet-info', venue: im, read: (v) => v.getQuotes([IM_LEG]), answer: ENVELOPE.IM },
  { sample: 'im-pending', venue: im, read: (v) => v.getOrderStates(['250000000000321']), answer: ENVELOPE.IM },
  {
    sample: 'im-bet-list',
    venue: im,
    read: (v) => v.getOrders({ ...settledOn(DAY), settled: false }),
    answer: either(ENVELOPE.IM, /^WagerList$/),
    list: /^WagerList$/,
    row: ROW.IM_WAGER,
  },
  {
    sample: 'im-statement',
    venue: im,
    read: (v) => v.getOrders(settledOn(DAY)),
    answer: either(ENVELOPE.IM, /^WagerList$/),
    list: /^WagerList$/,
    row: ROW.IM_WAGER,
  },
  { sample: 'ob-menu', venue: ob, read: (v) => v.getCounts(), answer: ENVELOPE.OB },
  {
    sample: 'ob-live-list',
    venue: ob,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    answer: ENVELOPE.OB,
    list: /^data$/,
    row: ROW.OB_MATCH,
  },
  {
    sample: 'ob-today-list',
    venue: ob,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'today', page: 1 }),
    answer: ENVELOPE.OB,
    list: /^data$/,
    row: ROW.OB_MATCH,
  },
  { sample: 'ob-detail', venue: ob, read: (v) => v.getMatch(OB_LEG.matchId), answer: either(ENVELOPE.OB, ROW.OB_MATCH) },
  {
    sample: 'ob-odds-info',
    venue: ob,
    read: (v) => v.getMatch(OB_LEG.matchId),
    answer: ENVELOPE.OB,
    list: /^data$/,
    row: /\.(hpid|hl|hl\.n|hid|hs|ol)$/,
  },
  { sample: 'ob-latest-market', venue: ob, read: (v) => v.getQuotes([OB_LEG]), answer: ENVELOPE.OB },
  { sample: 'ob-max-min', venue: ob, read: (v) => v.getQuotes([OB_LEG]), answer: ENVELOPE.OB },
  { sample: 'ob-balance', venue: ob, read: (v) => v.getBalance(), answer: either(ENVELOPE.OB, /^data\.amount$/) },
  {
    sample: 'ob-order-status',
    venue: ob,
    read: (v) => v.getOrderStates(['260000000000123']),
    answer: ENVELOPE.OB,
    list: /^data$/,
    row: /\.(orderNo|status)$/,
  },
  {
    sample: 'ob-records',
    venue: ob,
    read: (v) => v.getOrders({ settled: true, from: 1, to: 2, page: 1 }),
    answer: either(ENVELOPE.OB, /^data\.records$/),
    list: /^data\.records$/,
    row: ROW.OB_ORDER,
  },
];

type Sample = { request: { path: string }; answer: Record<string, unknown> };
const samples = new Map<string, Sample>();
const sampleOf = (name: string) => {
  const sample = samples.get(name) ?? readSample<Sample>(name);
  samples.set(name, sample);
  return sample;
};
const exchangeOf = (sample: string, answer: unknown): Exchange => ({ call: callOf(sampleOf(sample).request.path), answer });
/** Answers of the calls that a read makes beside its own. */
const BESIDE: readonly Exchange[] = [
  { call: 'GetMemberByToken', answer: { StatusCode: 1102, StatusDesc: '' } },
  { call: 'getMatchBaseInfoByMidsPB', answer: sampleOf('ob-live-list').answer },
];

/** The result of a read whose own answer is `body`. */
const readWith = async ({ sample, venue, read }: Read, body: unknown) => {
  const beside = READS.filter((one) => one.sample !== sample).map((one) => exchangeOf(one.sample, sampleOf(one.sample).answer));
  return (await replay([exchangeOf(sample, body), ...beside, ...BESIDE], () => read(venue()))).result;
};

test.each(READS)('$sample: a field that does not fit costs itself or its row', async (one) => {
  const whole = sampleOf(one.sample).answer;
  const before = await readWith(one, whole);
  const wrong = new Set<string>();
  let count = 0;
  for (const field of invalidFieldsOf(whole)) {
    count += 1;
    const after = await readWith(one, field.body).catch(() => null);
    for (const words of judgeRead(before, after, field, one)) wrong.add(`${placeOf(field.path)} ${field.kind}: ${words}`);
  }
  expect(count).toBeGreaterThan(20);
  expect([...wrong]).toEqual([]);
});

test.each(READS)('$sample: a number may be sent as text, and a text that is a number as a number', async (one) => {
  const whole = sampleOf(one.sample).answer;
  const before = textOf(await readWith(one, whole));
  const wrong = new Set<string>();
  for (const field of otherFormsOf(whole)) {
    const after = await readWith(one, field.body).then(textOf, String);
    if (after !== before) wrong.add(`${placeOf(field.path)} ${field.kind}`);
  }
  expect([...wrong]).toEqual([]);
});

test.each([
  ['fb-records', 'mla', 'data.records.n.mla'],
  ['im-bet-list', 'PotentialPayout', 'WagerList.n.PotentialPayout'],
  ['ob-records', 'maxWinAmount', 'data.records.n.maxWinAmount'],
])('%s: an order whose highest return (%s) is absent or does not fit has none, not zero', async (sample, _field, place) => {
  const one = READS.find((read) => read.sample === sample)!;
  let count = 0;
  for (const field of invalidFieldsOf(sampleOf(sample).answer)) {
    if (placeOf(field.path) !== place) continue;
    const { orders } = (await readWith(one, field.body)) as OrderPage;
    expect(orders.map(({ maxReturn }) => maxReturn)).toContain(null);
    count += 1;
  }
  expect(count).toBeGreaterThan(5);
});
