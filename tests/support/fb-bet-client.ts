import * as z from '@pavilion/contract/schema';
import { fbCashOutPriceSchema, fbCashOutSchema, fbPlacedSchema, fbQuoteSchema, fbUserSchema } from '@pavilion/contract/venues/fb.bet.wire';
import { fbOrderStatusSchema, fbRecordSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import { fbMarketId } from '../../sandbox/venues/fb/fb.ids';
import type { VenueHarness, MemberSession } from './venue-harness';
import { EVENING } from './fake-world';

/** A leg on the main full-time handicap of a match: home at 1.83, away at 2.05. */
export const handicap = (matchNumber: number, line = -3) => fbMarketId({ matchNumber, kind: 'handicap', period: 'full', line });
const LIVE = { phase: 'second-half', running: true, seconds: 3000, score: [1, 0], halfScore: [1, 0], suspended: null, endedAt: null };
const BEFORE = { phase: 'not-started', score: [0, 0], halfScore: null, endedAt: null, suspended: null, running: false };

export interface Leg {
  match: number;
  market?: number;
  type?: number;
  odds?: number;
}

export interface Series {
  size: number;
  stake: number;
  change?: 0 | 1 | 2;
  rid?: string;
}

const option = ({ match, market = handicap(match), type = 1, odds = 1.83 }: Leg) => ({
  marketId: market,
  optionType: type,
  odds,
  oddsFormat: 1,
});

/** A member's actions at the venue; responses are checked against the wire that the site reads. */
export function createBetClient(harness: VenueHarness, session: () => MemberSession) {
  const request = async (path: string, body: object) => harness.send(session(), path, body);
  const data = async (path: string, body: object) => {
    const response = await request(path, body);
    expect({ path, code: response.code }).toEqual({ path, code: 0 });
    return response.data;
  };
  const multiple = (legs: Leg[], series: Series[]) =>
    request('/v1/order/betMultiple', {
      betMultipleData: series.map(({ size, stake, change = 1, rid }) => ({
        seriesValue: size,
        unitStake: stake,
        oddsChange: change,
        thirdRemark: String(size),
        ...(rid ? { relatedId: rid } : {}),
      })),
      betOptionList: legs.map(option),
      currencyId: 1,
    });
  return {
    multiple,
    async single(leg: Leg, stake = 50) {
      const body = { singleBetList: [{ unitStake: stake, oddsChange: 1, betOptionList: [option(leg)] }], currencyId: 1 };
      return z.parse(fbPlacedSchema, await data('/v1/order/bet/singlePass', body))[0]!;
    },
    async combos(legs: Leg[], series: Series[]) {
      const response = await multiple(legs, series);
      expect(response.code).toBe(0);
      return z.parse(fbPlacedSchema, response.data).map((row) => row!);
    },
    async quote(legs: Leg[], isSelectSeries = true) {
      const betMatchMarketList = legs.map(({ match, market = handicap(match), type = 1 }) => ({
        marketId: market,
        matchId: match,
        type,
        oddsType: 1,
      }));
      return z.parse(
        fbQuoteSchema,
        await data('/v1/order/batchBetMatchMarketOfJumpLine', { betMatchMarketList, isSelectSeries, currencyId: 1 }),
      );
    },
    async balance() {
      return z.parse(fbUserSchema, await data('/v1/user/base', {})).bl;
    },
    async stateOf(id: string) {
      return z.parse(fbOrderStatusSchema, await data('/v1/order/getStakeOrderStatus', { orderIds: [id] }))[0]!;
    },
    async listed(isSettled: boolean) {
      const range = { startTime: EVENING - 1, endTime: EVENING + 1e9 };
      const response = z.parse(fbRecordsSchema, await data('/v1/order/new/bet/list', { isSettled, ...range }));
      return { ...response, records: response.records.map((record) => z.parse(fbRecordSchema, record)) };
    },
    async prices(...orderIds: string[]) {
      return z.parse(fbCashOutPriceSchema, await data('/v1/order/cashOut/price', { orderIds }));
    },
    cashOut: (orderId: string, stake: number | string, amt: number, extra: object = {}) =>
      request('/v1/order/cashOut/bet', {
        orderId,
        cashOutStake: stake,
        unitCashOutPayoutStake: amt,
        acceptOddsChange: false,
        parlay: false,
        ...extra,
      }),
    readCashOut: (response: unknown) => z.parse(fbCashOutSchema, response),
    end: (match: number, score: number[], extra: object = {}) =>
      harness.control({
        do: 'state',
        match,
        state: { phase: 'ended', endedAt: EVENING + 1, score, halfScore: [0, 0], running: false, ...extra },
      }),
    tick: () => harness.control({ do: 'tick' }),
    audit: () => harness.control({ do: 'audit' }),
    /** Restores the start: one match in play, three to come, the main handicap at -0.5/1. */
    async fresh() {
      await harness.control({ do: 'world', at: EVENING, speed: 1, realShift: 0 });
      await harness.control({ do: 'state', match: 1, state: LIVE });
      for (const match of [2, 3, 4]) await harness.control({ do: 'state', match, state: BEFORE });
      await harness.control({ do: 'price', match: 2, kind: 'handicap', line: -3, prices: ['1.83', '2.05'] });
    },
  };
}
