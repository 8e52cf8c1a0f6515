import { MONEY_TIMEOUT_MS, READ_TIMEOUT_MS } from '@/lib/contract/constants';
import * as z from '@/lib/contract/schema';
import {
  FB_PLAY,
  fbListSchema,
  fbOrderStatusSchema,
  fbPlacedSchema,
  fbQuoteSchema,
  fbRecordsSchema,
  fbStatisticalSchema,
  fbUserSchema,
} from '@/lib/contract/venues/fb.wire';
import type { PlaceResult, Placement } from '@/lib/domain/order/order.model';
import { withinTime } from '@/lib/kit/http/deadline';
import { memberWords } from '@/lib/kit/http/error.rules';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { parseMinor } from '@/lib/kit/number/money';
import type { Venue } from '@/lib/venues/venue';
import { toCounts, toMatch, toMatchList } from './fb.adapter';
import { placeBody, quoteBody, toPlaceResult, toQuotes, toRefusal } from './fb.bet.adapter';
import { createFbCaller } from './fb.client';
import type { FbSessions } from './fb.client';
import { SPORT_NUMBER } from './fb.enums.adapter';
import { toOrderPage, toOrderStates } from './fb.order.adapter';

/** Largest page FB gives of a list, and ours of records. */
const LIST_SIZE = 50;
const RECORD_SIZE = 20;
const TIMEFRAME = { live: FB_PLAY.live, today: FB_PLAY.today, early: FB_PLAY.early } as const;

/** What a failed send says about the bet. Nothing here is tried again. */
function afterFailure(error: unknown): PlaceResult {
  if (error instanceof BusinessError) {
    const known = error.source === 'FBTY' ? toRefusal(error.code) : null;
    return known ?? { state: 'rejected', reason: memberWords(error), code: String(error.code) };
  }
  // Refused by a gateway before FB saw it.
  if (error instanceof NetworkError && error.status >= 400 && error.status < 500 && error.status !== 408) {
    return { state: 'rejected', reason: memberWords(error), code: String(error.status) };
  }
  return { state: 'unknown' };
}

/** FB Sports in the product's model. `readTimeout` is shorter on the server (spec §9). */
export function createFbVenue(sessions: FbSessions, readTimeout = READ_TIMEOUT_MS): Venue {
  const callFb = createFbCaller(sessions);
  return {
    code: 'FBTY',
    name: 'FB体育',

    async getCounts({ signal } = {}) {
      const body = { sportTypes: [1] };
      return toCounts(await callFb({ path: '/v1/match/statistical', body, answer: fbStatisticalSchema, timeout: readTimeout, signal }));
    },

    async getMatches({ sport, timeframe, page }, { signal } = {}) {
      const body = {
        sportId: SPORT_NUMBER[sport],
        type: TIMEFRAME[timeframe],
        current: page,
        size: LIST_SIZE,
        orderBy: 0,
        oddsType: 1,
      };
      return toMatchList(await callFb({ path: '/v1/match/getList', body, answer: fbListSchema, timeout: readTimeout, signal }));
    },

    async getMatch(matchId, { signal } = {}) {
      const body = { matchId: Number(matchId), oddsType: 1 };
      const path = '/v1/match/getMatchDetail';
      const read = toMatch(await callFb({ path, body, answer: z.unknown(), timeout: readTimeout, signal }));
      if (!read) throw new ContractError(`FBTY ${path}`, 'data');
      return read.match;
    },

    async getBalance({ signal } = {}) {
      const path = '/v1/user/base';
      const balance = parseMinor((await callFb({ path, body: {}, answer: fbUserSchema, timeout: readTimeout, signal })).bl);
      if (balance === null) throw new ContractError(`FBTY ${path}`, 'data.bl');
      return balance;
    },

    async getQuotes(legs, { signal } = {}) {
      const path = '/v1/order/batchBetMatchMarketOfJumpLine';
      return toQuotes(legs, await callFb({ path, body: quoteBody(legs), answer: fbQuoteSchema, timeout: readTimeout, signal }));
    },

    async place(placement: Placement) {
      let ready = false;
      try {
        // The launch counts too; a session that comes after the time finds the signal aborted and sends nothing.
        return await withinTime({ timeout: MONEY_TIMEOUT_MS }, async ({ signal, left }) => {
          await sessions.open();
          ready = true;
          const path = '/v1/order/bet/singlePass';
          const body = placeBody(placement);
          return toPlaceResult(placement, await callFb({ path, body, answer: fbPlacedSchema, timeout: left(), signal }));
        });
      } catch (error) {
        if (ready) return afterFailure(error);
        // Nothing was sent: the bet is not placed, whatever the launch failed of.
        return { state: 'rejected', reason: memberWords(error), code: 'launch' };
      }
    },

    async getOrderStates(orderIds, { signal } = {}) {
      const path = '/v1/order/getStakeOrderStatus';
      return toOrderStates(await callFb({ path, body: { orderIds }, answer: fbOrderStatusSchema, timeout: readTimeout, signal }));
    },

    async getOrders({ settled, from, to, page }, { signal } = {}) {
      const period = settled ? { startTime: from, endTime: to, timeType: 1 } : {};
      const body = { isSettled: settled, ...period, current: page, size: RECORD_SIZE };
      return toOrderPage(await callFb({ path: '/v1/order/new/bet/list', body, answer: fbRecordsSchema, timeout: readTimeout, signal }));
    },
  };
}
