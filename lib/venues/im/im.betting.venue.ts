import type * as z from '@pavilion/contract/schema';
import { imBetTradeSchema, imBuyBackSchema, imPlacedSchema } from '@pavilion/contract/venues/im.bet.wire';
import { imBalanceSchema } from '@pavilion/contract/venues/im.wire';
import type { CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import type { PlacementResult } from '@/lib/domain/betting/order/order.model';
import type { CallLimit } from '@/lib/kit/http/deadline';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';
import { numberToMinor } from '@pavilion/number/money';
import { afterFailure, sendMoney } from '@/lib/venues/shared/money-call';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { VenueBetting } from '@/lib/venues/venue';
import { placeBody, rejectedCode, toPlaceResult, toRejection, type Sending, type SentLeg } from './im.bet.adapter';
import { buyBackBody, toCashOutRejection, toCashOutResult, toCashOuts } from './im.cash-out.adapter';
import { createImCaller, type ImCaller } from './im.client';
import { toImSessions } from './im.request';
import { toComboResults } from './im.combo.adapter';
import { comboSelection } from './im.fold.adapter';
import { REAL_PORTS, type PacePorts } from './im.pace';
import { createImQuotes } from './im.quotes.venue';

interface Options {
  ports?: PacePorts;
}

/** Result of a bet after a failed send; IM may put the reason into the rejected response. */
function afterBet(error: unknown): PlacementResult {
  if (!(error instanceof BusinessError) || error.source !== 'IMTY') return afterFailure(error, 'IMTY', () => null);
  const result = toRejection(rejectedCode(Number(error.code), error.data));
  return result.state === 'rejected' && !result.reason ? { ...result, reason: memberMessage(error) } : result;
}

function afterBuyBack(error: unknown): CashOutResult {
  if (error instanceof BusinessError && error.source === 'IMTY') return toCashOutRejection(Number(error.code));
  const result = afterBet(error);
  return result.state === 'rejected' ? result : { state: 'unknown' };
}

/** IM's member calls in the product's model. */
export function createImBetting(callIm: ImCaller, { ports = REAL_PORTS }: Options = {}): VenueBetting {
  const quotes = createImQuotes(callIm, ports);
  /** `PricingId` of each wager's last buy-back price. */
  const pricings = new Map<string, string>();

  async function bet<T>(
    legs: readonly Omit<SentLeg, 'scoreAtQuote'>[],
    { combos, accept }: Pick<Sending, 'combos' | 'accept'>,
    read: (response: z.infer<typeof imPlacedSchema>) => T,
    all: (result: PlacementResult) => T,
  ): Promise<T> {
    let body: Record<string, unknown> = {};
    return sendMoney({
      async ready() {
        await callIm.open();
        body = placeBody({ legs: await quotes.withScores(legs), combos, accept });
      },
      send: async (scope) => read(await callIm({ name: 'PlaceBet', body, response: imPlacedSchema, whole: true, scope })),
      failed: (error) => all(afterBet(error)),
      notSent: (reason) => all({ state: 'rejected', reason, code: 'launch' }),
    });
  }

  /** After a rejection for a changed price or score the cached quotes are invalid. */
  function noted(result: PlacementResult): PlacementResult {
    if (result.state === 'price-moved' || result.state === 'suspended') quotes.forget();
    return result;
  }

  async function trades(orderIds: readonly string[], limit: CallLimit) {
    const body = { WagerIds: orderIds };
    const response = await callIm({ name: 'GetDeltaBetTrade', body, response: imBetTradeSchema, ...limit });
    for (const { WagerId, PricingId } of response.BetTradeList) if (PricingId !== null) pricings.set(String(WagerId), String(PricingId));
    return response;
  }

  return {
    async getBalance({ signal } = {}) {
      const name = 'GetBalance';
      const { AvailableBalance } = await callIm({ name, body: {}, response: imBalanceSchema, signal });
      try {
        return numberToMinor(AvailableBalance);
      } catch {
        throw new ContractError(`IMTY ${name}`, 'AvailableBalance');
      }
    },

    getQuotes: (legs) => quotes.singles(legs),

    getComboQuote: (legs) => quotes.combo(legs),

    async place(placement) {
      const { stake, accept } = placement;
      const combos = [{ selection: 0, stake }];
      return noted(
        await bet(
          [placement],
          { combos, accept },
          (response) => toPlaceResult(placement, response),
          (result) => result,
        ),
      );
    },

    async placeCombo(placement) {
      const { legs, accept } = placement;
      const combos = placement.combos.map(({ size, unitStake }) => ({ selection: comboSelection(legs.length, size), stake: unitStake }));
      const known = combos.filter((combo): combo is Sending['combos'][number] => combo.selection !== null);
      const all = (result: PlacementResult) => placement.combos.map(({ size }) => ({ size, result }));
      if (known.length < combos.length) return all({ state: 'rejected', reason: '', code: 'combo' });
      const results = await bet(legs, { combos: known, accept }, (response) => toComboResults(placement, response), all);
      return results.map(({ size, result }) => ({ size, result: noted(result) }));
    },

    getCashOuts: async (orders, options = {}) =>
      toCashOuts(
        orders,
        await trades(
          orders.map(({ id }) => id),
          options,
        ),
      ),

    cashOut(request) {
      return sendMoney<CashOutResult>({
        async ready(scope) {
          await callIm.open();
          if (!pricings.has(request.orderId)) await trades([request.orderId], { scope });
        },
        async send(scope) {
          const body = buyBackBody(request, pricings.get(request.orderId) ?? '');
          return toCashOutResult(await callIm({ name: 'SubmitBuyBack', body, response: imBuyBackSchema, whole: true, scope }));
        },
        failed: afterBuyBack,
        notSent: (reason) => ({ state: 'rejected', reason, code: 'launch' }),
      });
    },
  };
}

/** IM's member calls over the sessions of this browser. */
export function openImBetting(sessions: VenueSessions): VenueBetting {
  return createImBetting(createImCaller(toImSessions(sessions), 'proxy'));
}
