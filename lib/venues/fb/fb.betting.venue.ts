import { fbCashOutPriceSchema, fbCashOutSchema, fbPlacedSchema, fbQuoteSchema, fbUserSchema } from '@pavilion/contract/venues/fb.bet.wire';
import type { PlacementResult } from '@/lib/domain/betting/order/order.model';
import type { Scope } from '@/lib/kit/http/deadline';
import { ContractError } from '@/lib/kit/http/errors';
import { parseMinor } from '@pavilion/number/money';
import { afterFailure, sendMoney } from '@/lib/venues/shared/money-call';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { VenueBetting } from '@/lib/venues/venue';
import { placeBody, quoteBody, toPlaceResult, toQuotes, toRejection } from './fb.bet.adapter';
import { cashOutBody, toCashOutRejection, toCashOutResult, toCashOuts } from './fb.cash-out.adapter';
import { createFbCaller, type FbCaller } from './fb.client';
import { toFbSessions } from './fb.request';
import { comboBody, toComboQuote, toComboResults } from './fb.combo.adapter';

const whatFailed = (error: unknown) => afterFailure(error, 'FBTY', toRejection);

/** FB's member calls in the product's model. */
export function createFbBetting(callFb: FbCaller): VenueBetting {
  const sendOnce = <T>(send: (scope: Scope) => Promise<T>, failed: (error: unknown) => T, notSent: (reason: string) => T) =>
    sendMoney({ ready: () => callFb.open(), send, failed, notSent });
  return {
    async getBalance({ signal } = {}) {
      const path = '/v1/user/base';
      const balance = parseMinor((await callFb({ path, body: {}, response: fbUserSchema, signal })).bl);
      if (balance === null) throw new ContractError(`FBTY ${path}`, 'data.bl');
      return balance;
    },

    async getQuotes(legs, { signal } = {}) {
      const path = '/v1/order/batchBetMatchMarketOfJumpLine';
      return toQuotes(legs, await callFb({ path, body: quoteBody(legs), response: fbQuoteSchema, signal }));
    },

    async getComboQuote(legs, { signal } = {}) {
      const path = '/v1/order/batchBetMatchMarketOfJumpLine';
      return toComboQuote(legs, await callFb({ path, body: quoteBody(legs, true), response: fbQuoteSchema, signal }));
    },

    place(placement) {
      const path = '/v1/order/bet/singlePass';
      return sendOnce(
        async (scope) =>
          toPlaceResult(placement, await callFb({ path, body: placeBody(placement), response: fbPlacedSchema, whole: true, scope })),
        whatFailed,
        (reason) => ({ state: 'rejected', reason, code: 'launch' }),
      );
    },

    async placeCombo(placement) {
      const path = '/v1/order/betMultiple';
      const all = (result: PlacementResult) => placement.combos.map(({ size }) => ({ size, result }));
      return sendOnce(
        async (scope) =>
          toComboResults(placement, await callFb({ path, body: comboBody(placement), response: fbPlacedSchema, whole: true, scope })),
        (error) => all(whatFailed(error)),
        (reason) => all({ state: 'rejected', reason, code: 'launch' }),
      );
    },

    async getCashOuts(orders, { signal } = {}) {
      const body = { orderIds: orders.map(({ id }) => id) };
      return toCashOuts(orders, await callFb({ path: '/v1/order/cashOut/price', body, response: fbCashOutPriceSchema, signal }));
    },

    cashOut(request) {
      const path = '/v1/order/cashOut/bet';
      return sendOnce(
        async (scope) => toCashOutResult(await callFb({ path, body: cashOutBody(request), response: fbCashOutSchema, whole: true, scope })),
        (error) => toCashOutRejection(whatFailed(error)),
        (reason) => ({ state: 'rejected', reason, code: 'launch' }),
      );
    },
  };
}

/** FB's member calls over the sessions of this browser. */
export function openFbBetting(sessions: VenueSessions): VenueBetting {
  return createFbBetting(createFbCaller(toFbSessions(sessions)));
}
