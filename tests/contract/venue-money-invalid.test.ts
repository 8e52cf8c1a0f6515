import type { VenueCode } from '@pavilion/contract/constants';
import type { ComboPlacement } from '@/lib/domain/betting/order/combo.model';
import type { Placement } from '@/lib/domain/betting/order/order.model';
import { invalidFieldsOf, otherFormsOf, placeOf } from '../support/invalid-fields';
import { exchangeOf } from '../support/venue-reads';
import { replay, REPLAYED, type Exchange, type TimedVenue } from '../support/venue-replay';
import { judgeMoney, textOf, type MoneyResult } from '../support/venue-walk';

/**
 * Every field of a venue's response to a bet or a cash-out, with null, without it and with each other type: an accepted bet is
 * never reported as rejected, a rejected one never as accepted, and no receipt names another order, price or amount. An unreadable
 * result stays open: `pending` if the order's id is known, else `unknown`.
 */
interface MoneyCase {
  name: string;
  venue: VenueCode;
  /** The name of the call, and its response. */
  call: string;
  response: unknown;
  run: (venue: TimedVenue['venue']) => Promise<MoneyResult>;
  state: string;
}

const toResponse = (name: string) => exchangeOf(name).response as Record<string, unknown>;
const BESIDE = ['im-bet-info', 'im-balance', 'ob-preference', 'ob-odds-info', 'ob-latest-market', 'ob-max-min'].map(exchangeOf);

const FB_LEG = { matchId: '863211', marketId: '243405369', selectionId: '243405369_1', price: '1.83' };
const FB_OTHER = { matchId: '863402', marketId: '243405473', selectionId: '243405473_1', price: '2.22' };
const IM_LEG = { matchId: '1-67130891', marketId: '1339089601', selectionId: '4321524401~1~1~1~-0.75~', price: '1.83' };
const IM_OTHER = { matchId: '1-67130892', marketId: '1339089602', selectionId: '4321524402~1~1~1~-0.75~', price: '2.22' };
const OB_LEG = { matchId: '3100200300400500601', marketId: '5100200300400500601', selectionId: '7100200300400500611', price: '1.85' };
const placementOf = (leg: typeof FB_LEG): Placement => ({ ...leg, stake: 5000n, accept: 'better', key: '9b2f0c7e' });
const single = (leg: typeof FB_LEG) => (venue: TimedVenue['venue']) => venue.place(placementOf(leg));
const combo = (legs: ComboPlacement['legs'], size: number, bets: number) => async (venue: TimedVenue['venue']) =>
  (await venue.placeCombo({ legs, combos: [{ size, bets, unitStake: 2000n }], accept: 'better', key: 'k' }))[0]!.result;
const cashOut = (orderId: string) => (venue: TimedVenue['venue']) =>
  venue.cashOut({ orderId, kind: 'single', stake: 5000n, amount: 4250n, key: 'k' });

const fb = (data: unknown) => ({ success: true, code: 0, message: '', data });
const fbPlaced = (more: object) => fb([{ ...(toResponse('fb-place-single').data as object[])[0], ...more }]);
const ob = (data: unknown, code = '0000000') => ({ code, msg: '', data });
const obPlaced = (more: object) =>
  ob({ orderDetailRespList: [{ ...(toResponse('ob-place').data as { orderDetailRespList: object[] }).orderDetailRespList[0], ...more }] });
const im = (more: object, StatusCode = 100) => ({ StatusCode, StatusDesc: '', ...more });
const imPlaced = (more: object, StatusCode = 100) => {
  const { WagerSelectionInfos, AcceptedWagerSelectionList } = toResponse('im-place') as Record<string, object[]>;
  return im({ WagerSelectionInfos: [{ ...WagerSelectionInfos![0], ...more }], AcceptedWagerSelectionList }, StatusCode);
};
const rejectedFb = { id: '', st: 2, rj: 8, rjs: '赔率已变更' };
const IM_ORDER = '250000000000321';
const bought = (more: object) => im({ WagerId: IM_ORDER, BetTradeStatus: 1, BetTradeBuyBackAmount: 42.5, ...more });

const [FB, IM, OB] = ['FBTY', 'IMTY', 'OBTY'] as const;
const made = (
  venue: VenueCode,
  name: string,
  call: string,
  run: MoneyCase['run'],
  results: Readonly<Record<string, unknown>>,
): MoneyCase[] => Object.entries(results).map(([state, response]) => ({ name, venue, call, response, run, state }));

const CASES: readonly MoneyCase[] = [
  ...made(FB, 'a single', 'singlePass', single(FB_LEG), {
    accepted: toResponse('fb-place-single'),
    pending: fbPlaced({ st: 1 }),
    'price-moved': fbPlaced(rejectedFb),
    rejected: fbPlaced({ ...rejectedFb, rj: 99 }),
  }),
  ...made(FB, 'a parlay', 'betMultiple', combo([FB_LEG, FB_OTHER], 2, 1), { accepted: toResponse('fb-place-multiple') }),
  ...made(FB, 'a cash-out', 'bet', cashOut('270000000000777'), {
    done: fb({ id: '9', oid: '270000000000777', st: 4, cst: 50, cops: 42.5, cte: 1_795_176_000_000 }),
    pending: fb({ id: '9', st: 1, cops: null }),
    rejected: fb({ id: '9', st: 2, cops: null }),
  }),
  ...made(IM, 'a single', 'PlaceBet', single(IM_LEG), {
    accepted: toResponse('im-place'),
    pending: imPlaced({ BetConfirmationStatus: 1 }),
    rejected: imPlaced({ BetConfirmationStatus: 3 }),
    balance: imPlaced({ WagerId: null, BetConfirmationStatus: 3, BetStatusMessage: '1103' }, 1000),
  }),
  ...made(IM, 'a parlay', 'PlaceBet', combo([IM_LEG, IM_OTHER], 2, 1), {
    accepted: im({
      WagerSelectionInfos: [{ WagerId: IM_ORDER, BetConfirmationStatus: 2, BetStatusMessage: '100', ComboSelectionId: 9 }],
      AcceptedWagerSelectionList: [
        { EventId: 67_130_891, StakeOdds: 1.83, BetTypeSelectionId: 1 },
        { EventId: 67_130_892, StakeOdds: 2.22, BetTypeSelectionId: 1 },
      ],
    }),
  }),
  ...made(IM, 'a buy-back', 'SubmitBuyBack', cashOut(IM_ORDER), {
    done: bought({}),
    pending: bought({ BetTradeStatus: 2 }),
    'price-moved': bought({ BetTradeStatus: 4 }),
    rejected: bought({ BetTradeStatus: 3 }),
  }),
  ...made(OB, 'a single', 'bet', single(OB_LEG), {
    accepted: toResponse('ob-place'),
    pending: obPlaced({ orderStatusCode: 2 }),
    rejected: obPlaced({ orderNo: '', orderStatusCode: 0 }),
  }),
  ...made(OB, 'the result of a cash-out', 'queryOrderPreSettleConfirm', cashOut('260000000000123'), {
    done: ob([{ orderNo: '260000000000123', preSettleOrderStatus: 1, msg: '' }]),
    pending: ob([{ orderNo: '260000000000123', preSettleOrderStatus: 0, msg: '' }]),
    rejected: ob([{ orderNo: '260000000000123', preSettleOrderStatus: 2, msg: '价格已变更' }]),
  }),
  ...made(OB, 'a cash-out', 'orderPreSettle', cashOut('260000000000123'), {
    done: ob(null, '0400524'),
    'price-moved': ob(null, '0400525'),
  }),
];

const OB_ALSO: readonly Exchange[] = [
  { call: 'getMatchBaseInfoByMidsPB', response: toResponse('ob-live-list') },
  { call: 'orderPreSettle', response: ob(null, '0400524') },
  { call: 'queryOrderPreSettleConfirm', response: ob([{ orderNo: '260000000000123', preSettleOrderStatus: 1, msg: '' }]) },
];
const IM_ALSO: readonly Exchange[] = [
  {
    call: 'GetDeltaBetTrade',
    response: im({ BetTradeList: [{ WagerId: IM_ORDER, CanSell: true, PricingId: '1', BuyBackPricing: 42.5 }] }),
  },
];

const resultOf = async ({ venue, call, run }: MoneyCase, response: unknown) =>
  (await replay([{ call, response }, ...BESIDE, ...OB_ALSO, ...IM_ALSO], () => run(REPLAYED[venue]().venue))).result;

describe.each(CASES)('$venue, $name that is $state', (one) => {
  test('a field that does not fit leaves the bet open at worst', async () => {
    const before = await resultOf(one, one.response);
    expect(before.state).toBe(one.state);
    const wrong = new Set<string>();
    for (const field of invalidFieldsOf(one.response)) {
      const text = judgeMoney(before, await resultOf(one, field.body), field);
      if (text) wrong.add(`${placeOf(field.path)} ${field.kind} ${text}`);
    }
    expect([...wrong]).toEqual([]);
  });

  test('a number may be sent as text, and a numeric text as a number', async () => {
    const before = textOf(await resultOf(one, one.response));
    for (const field of otherFormsOf(one.response)) {
      expect([placeOf(field.path), textOf(await resultOf(one, field.body))]).toEqual([placeOf(field.path), before]);
    }
  });
});

/** Places of a response without which nothing is known of the order; any other costs at most itself. */
const OPEN_WITHOUT: Readonly<Record<string, RegExp>> = {
  singlePass: /^(code|data|data\.n|data\.n\.id|data\.n\.st)$/,
  PlaceBet: /^(StatusCode|WagerSelectionInfos|WagerSelectionInfos\.n(\.(WagerId|BetConfirmationStatus|BetStatusMessage))?)$/,
  bet: /^(code|data|data\.orderDetailRespList|data\.orderDetailRespList\.n(\.(orderNo|orderStatusCode))?)$/,
};

test.each(CASES.filter(({ name, state }) => name === 'a single' && state === 'accepted'))(
  '$venue: a field without influence does not leave an accepted bet open, and an open one with an id is looked up by it',
  async (one) => {
    const { orderId } = (await resultOf(one, one.response)) as { orderId: string };
    for (const field of invalidFieldsOf(one.response)) {
      const address = placeOf(field.path);
      const after = await resultOf(one, field.body);
      if (!OPEN_WITHOUT[one.call]!.test(address)) expect([address, field.kind, after.state]).toEqual([address, field.kind, 'accepted']);
      if (/\.(st|BetConfirmationStatus|orderStatusCode)$/.test(address)) expect(after).toEqual({ state: 'pending', orderId });
    }
  },
);
