import { MONEY_TIMEOUT_MS, READ_TIMEOUT_MS } from '@/lib/contract/constants';
import type * as z from '@/lib/contract/schema';
import { imBetTradeSchema, imBuyBackSchema, imPlacedSchema } from '@/lib/contract/venues/im.bet.wire';
import { imBalanceSchema } from '@/lib/contract/venues/im.wire';
import type { CashOutResult } from '@/lib/domain/order/cash-out.model';
import type { PlaceResult } from '@/lib/domain/order/order.model';
import type { Scope } from '@/lib/kit/http/deadline';
import { withinTime } from '@/lib/kit/http/deadline';
import { memberWords } from '@/lib/kit/http/error.rules';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { numberToMinor } from '@/lib/kit/number/money';
import type { Odds } from '@/lib/kit/number/odds';
import type { LegId, VenueBetting } from '@/lib/venues/venue';
import { placeBody, refusedCode, toPlaceResult, toRefusal, type Sending } from './im.bet.adapter';
import { buyBackBody, toCashOutRefusal, toCashOutResult, toCashOuts } from './im.cash-out.adapter';
import { createImCaller } from './im.client';
import type { ImSessions, Way } from './im.client';
import { comboSelection, toComboResults } from './im.combo.adapter';
import type { PacePorts } from './im.pace';
import { createImQuotes } from './im.quotes.venue';
import { createImWagers } from './im.wagers.venue';

interface Options {
  way?: Way;
  /** ms */
  timeout?: number;
  ports?: PacePorts;
  /** World ms: which of IM's days it is. */
  world?: () => number;
}

const PORTS: PacePorts = { now: () => Date.now(), wait: (ms) => new Promise((done) => setTimeout(done, ms)) };

/** What a failed send says about the bet. Nothing here is tried again. */
function afterFailure(error: unknown): PlaceResult {
  if (error instanceof BusinessError && error.source === 'IMTY') {
    const result = toRefusal(refusedCode(Number(error.code), error.data));
    return result.state === 'rejected' && !result.reason ? { ...result, reason: memberWords(error) } : result;
  }
  if (error instanceof BusinessError) return { state: 'rejected', reason: memberWords(error), code: String(error.code) };
  // Refused by a gateway before IM saw it.
  if (error instanceof NetworkError && error.status >= 400 && error.status < 500 && error.status !== 408) {
    return { state: 'rejected', reason: memberWords(error), code: String(error.status) };
  }
  return { state: 'unknown' };
}

function afterBuyBack(error: unknown): CashOutResult {
  if (error instanceof BusinessError && error.source === 'IMTY') return toCashOutRefusal(Number(error.code));
  const result = afterFailure(error);
  return result.state === 'rejected' ? result : { state: 'unknown' };
}

/** Sends what moves money once, within its one time; `failed` says what a failure means, `notSent` that nothing left. */
async function sendMoney<T>(work: (scope: Scope, leaves: () => void) => Promise<T>, failed: (error: unknown) => T, notSent: (reason: string) => T): Promise<T> {
  let gone = false;
  try {
    return await withinTime({ timeout: MONEY_TIMEOUT_MS }, (scope) =>
      work(scope, () => {
        gone = true;
      }),
    );
  } catch (error) {
    return gone ? failed(error) : notSent(memberWords(error));
  }
}

/** IM's member calls in the product's model. */
export function createImBetting(sessions: ImSessions, { way = 'proxy', timeout = READ_TIMEOUT_MS, ports = PORTS, world = ports.now }: Options = {}): VenueBetting {
  const callIm = createImCaller(sessions, way);
  const quotes = createImQuotes(callIm, timeout, ports);
  const wagers = createImWagers(callIm, timeout, ports, world);
  /** Names of the prices at which wagers were last offered to be bought back. */
  const pricings = new Map<string, string>();

  async function bet<T>(
    legs: readonly (LegId & { price: Odds })[],
    { combos, accept }: Pick<Sending, 'combos' | 'accept'>,
    read: (answer: z.infer<typeof imPlacedSchema>) => T,
    all: (result: PlaceResult) => T,
  ): Promise<T> {
    return sendMoney(
      async ({ signal, left }, leaves) => {
        await sessions.open();
        const body = placeBody({ legs: await quotes.withStandings(legs), combos, accept });
        if (signal.aborted) throw new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true });
        leaves();
        return read(await callIm({ name: 'PlaceBet', body, answer: imPlacedSchema, timeout: left(), signal }));
      },
      (error) => all(afterFailure(error)),
      (reason) => all({ state: 'rejected', reason, code: 'launch' }),
    );
  }

  /** After a refusal that a changed price or score gave, only a new quote is worth anything. */
  function noted(result: PlaceResult): PlaceResult {
    if (result.state === 'price-moved' || result.state === 'suspended') quotes.forget();
    return result;
  }

  async function trades(orderIds: readonly string[], signal?: AbortSignal) {
    const body = { WagerIds: orderIds };
    const answer = await callIm({ name: 'GetDeltaBetTrade', body, answer: imBetTradeSchema, timeout, signal });
    for (const { WagerId, PricingId } of answer.BetTradeList) if (PricingId !== null) pricings.set(String(WagerId), String(PricingId));
    return answer;
  }

  return {
    async getBalance({ signal } = {}) {
      const name = 'GetBalance';
      const { AvailableBalance } = await callIm({ name, body: {}, answer: imBalanceSchema, timeout, signal });
      try {
        return numberToMinor(AvailableBalance);
      } catch {
        throw new ContractError(`IMTY ${name}`, 'AvailableBalance');
      }
    },

    getQuotes: (legs) => quotes.singles(legs),

    getComboQuote: (legs) => quotes.combo(legs),

    async place(placement) {
      const { stake, accept, price } = placement;
      const combos = [{ selection: 0, stake }];
      return noted(await bet([placement], { combos, accept }, (answer) => toPlaceResult(price, answer), (result) => result));
    },

    async placeCombo(placement) {
      const { legs, accept } = placement;
      const combos = placement.combos.map(({ size, unitStake }) => ({ selection: comboSelection(legs.length, size), stake: unitStake }));
      const known = combos.filter((combo): combo is Sending['combos'][number] => combo.selection !== null);
      const all = (result: PlaceResult) => placement.combos.map(({ size }) => ({ size, result }));
      if (known.length < combos.length) return all({ state: 'rejected', reason: '', code: 'combo' });
      const results = await bet(legs, { combos: known, accept }, (answer) => toComboResults(placement, answer), all);
      return results.map(({ size, result }) => ({ size, result: noted(result) }));
    },

    getOrderStates: (orderIds, options) => wagers.states(orderIds, options),

    getOrders: (filter, options) => wagers.page(filter, options),

    getCashOuts: async (orders, { signal } = {}) => toCashOuts(orders, await trades(orders.map(({ id }) => id), signal)),

    cashOut(request) {
      return sendMoney(
        async ({ signal, left }, leaves) => {
          await sessions.open();
          if (!pricings.has(request.orderId)) await trades([request.orderId], signal);
          const body = buyBackBody(request, pricings.get(request.orderId) ?? '');
          leaves();
          return toCashOutResult(request, await callIm({ name: 'SubmitBuyBack', body, answer: imBuyBackSchema, timeout: left(), signal }));
        },
        afterBuyBack,
        (reason) => ({ state: 'rejected', reason, code: 'launch' }),
      );
    },
  };
}
