import type { Venue } from '@/lib/venues/venue';
import { readSample } from './sample';
import { callOf, REPLAYED, type Exchange } from './venue-replay';
import { either, ENVELOPE, type Losses, ROW } from './venue-walk';

/** A sample of a venue, the read that it belongs to, and the loss that its fields may cause. */
export interface Read extends Losses {
  sample: string;
  venue: () => Venue;
  read: (venue: Venue) => Promise<unknown>;
}

const [fb, im, ob] = (['FBTY', 'IMTY', 'OBTY'] as const).map((code) => () => REPLAYED[code]().venue) as [
  () => Venue,
  () => Venue,
  () => Venue,
];

const FB_LEG = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1' };
const IM_LEG = { matchId: '1-67130891', marketId: '1339089601', selectionId: '4321524401~1~1~1~-0.75~', selection: '红城', price: '1.83' };
const OB_LEG = { matchId: '3100200300400500601', marketId: '5100200300400500601', selectionId: '7100200300400500611' };
const DAY = Date.UTC(2026, 10, 20) - 8 * 3_600_000;
const settledOn = (day: number) => ({ settled: true, from: day, to: day + 86_399_999, page: 1 });

export const READS: readonly Read[] = [
  { sample: 'fb-statistical', venue: fb, read: (v) => v.getCounts(), response: either(ENVELOPE.FB, /^data\.sl$/) },
  {
    sample: 'fb-list',
    venue: fb,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    response: either(ENVELOPE.FB, /^data\.records$/),
    list: /^data\.records$/,
    row: ROW.FB_MATCH,
  },
  {
    sample: 'fb-detail',
    venue: fb,
    read: (v) => v.getMatch('863211'),
    response: either(ENVELOPE.FB, ROW.FB_MATCH),
    list: /^data\.mg$/,
    row: ROW.FB_MARKET,
  },
  { sample: 'fb-user', venue: fb, read: (v) => v.getBalance(), response: either(ENVELOPE.FB, /^data\.bl$/) },
  { sample: 'fb-quote', venue: fb, read: (v) => v.getQuotes([FB_LEG]), response: either(ENVELOPE.FB, /^data\.bms$/) },
  {
    sample: 'fb-order-status',
    venue: fb,
    read: (v) => v.getOrderStates(['270000000000777']),
    response: ENVELOPE.FB,
    list: /^data$/,
    row: /\.(oid|st)$/,
  },
  {
    sample: 'fb-records',
    venue: fb,
    read: (v) => v.getOrders(settledOn(1_794_571_200_000)),
    response: either(ENVELOPE.FB, /^data\.records$/),
    row: ROW.FB_ORDER,
  },
  { sample: 'im-sport-count', venue: im, read: (v) => v.getCounts(), response: either(ENVELOPE.IM, /^SportCount$/) },
  {
    sample: 'im-list',
    venue: im,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    response: either(ENVELOPE.IM, /^(Sports(\.n(\.SportId)?)?)$/),
    list: /^Sports(\.n\.Events)?$/,
    row: ROW.IM_EVENT,
  },
  {
    sample: 'im-detail',
    venue: im,
    read: (v) => v.getMatch('1-67130891'),
    response: either(ENVELOPE.IM, ROW.IM_EVENT, /^(Sports(\.n(\.(SportId|Events|Events\.n))?)?)$/),
    list: /\.MarketLines$/,
    row: ROW.IM_LINE,
  },
  { sample: 'im-balance', venue: im, read: (v) => v.getBalance(), response: either(ENVELOPE.IM, /^AvailableBalance$/) },
  { sample: 'im-bet-info', venue: im, read: (v) => v.getQuotes([IM_LEG]), response: ENVELOPE.IM },
  { sample: 'im-pending', venue: im, read: (v) => v.getOrderStates(['250000000000321']), response: ENVELOPE.IM },
  {
    sample: 'im-bet-list',
    venue: im,
    read: (v) => v.getOrders({ ...settledOn(DAY), settled: false }),
    response: either(ENVELOPE.IM, /^WagerList$/),
    list: /^WagerList$/,
    row: ROW.IM_WAGER,
  },
  {
    sample: 'im-statement',
    venue: im,
    read: (v) => v.getOrders(settledOn(DAY)),
    response: either(ENVELOPE.IM, /^WagerList$/),
    list: /^WagerList$/,
    row: ROW.IM_WAGER,
  },
  { sample: 'ob-menu', venue: ob, read: (v) => v.getCounts(), response: ENVELOPE.OB },
  {
    sample: 'ob-live-list',
    venue: ob,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'live', page: 1 }),
    response: ENVELOPE.OB,
    list: /^data$/,
    row: ROW.OB_MATCH,
  },
  {
    sample: 'ob-today-list',
    venue: ob,
    read: (v) => v.getMatches({ sport: 'football', timeframe: 'today', page: 1 }),
    response: ENVELOPE.OB,
    list: /^data$/,
    row: ROW.OB_MATCH,
  },
  { sample: 'ob-detail', venue: ob, read: (v) => v.getMatch(OB_LEG.matchId), response: either(ENVELOPE.OB, ROW.OB_MATCH) },
  {
    sample: 'ob-odds-info',
    venue: ob,
    read: (v) => v.getMatch(OB_LEG.matchId),
    response: ENVELOPE.OB,
    list: /^data$/,
    row: /\.(hpid|hl|hl\.n|hid|hs|ol)$/,
  },
  { sample: 'ob-latest-market', venue: ob, read: (v) => v.getQuotes([OB_LEG]), response: ENVELOPE.OB },
  { sample: 'ob-max-min', venue: ob, read: (v) => v.getQuotes([OB_LEG]), response: ENVELOPE.OB },
  { sample: 'ob-balance', venue: ob, read: (v) => v.getBalance(), response: either(ENVELOPE.OB, /^data\.amount$/) },
  {
    sample: 'ob-order-status',
    venue: ob,
    read: (v) => v.getOrderStates(['260000000000123']),
    response: ENVELOPE.OB,
    list: /^data$/,
    row: /\.(orderNo|status)$/,
  },
  {
    sample: 'ob-records',
    venue: ob,
    read: (v) => v.getOrders({ settled: true, from: 1, to: 2, page: 1 }),
    response: either(ENVELOPE.OB, /^data\.records$/),
    list: /^data\.records$/,
    row: ROW.OB_ORDER,
  },
];

interface Sample {
  request: { path: string };
  response: Record<string, unknown>;
}
const samples = new Map<string, Sample>();
function sampleOf(name: string): Sample {
  const sample = samples.get(name) ?? readSample<Sample>(name);
  samples.set(name, sample);
  return sample;
}

/** The call of a sample, and its response. */
export const exchangeOf = (name: string): Exchange => ({ call: callOf(sampleOf(name).request.path), response: sampleOf(name).response });
