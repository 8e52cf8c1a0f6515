import * as z from '@pavilion/contract/schema';
import {
  obAmountSchema,
  obCashOutPriceSchema,
  obLatestSchema,
  obLimitsSchema,
  obPlacedSchema,
  obPreSettleSchema,
} from '@pavilion/contract/venues/ob.bet.wire';
import type { ComboResult } from '@/lib/domain/betting/order/combo.model';
import type { PlacementResult, Placement, Quote } from '@/lib/domain/betting/order/order.model';
import type { Scope } from '@/lib/kit/http/deadline';
import { BusinessError, ContractError } from '@/lib/kit/http/errors';
import { parseMinor } from '@pavilion/number/money';
import { afterFailure, sendMoney } from '@/lib/venues/shared/money-call';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { CallOptions, LegId, VenueBetting } from '@/lib/venues/venue';
import { comboBody, placeBody, toComboResults, toCombos, toPlaceResult, toRejection } from './ob.bet.adapter';
import { cashOutBody, isTaken, toCashOutRejection, toCashOutResult, toCashOuts } from './ob.cash-out.adapter';
import { createObCaller, type ObCaller } from './ob.client';
import { toObSessions } from './ob.request';
import { ACCEPT_ODDS } from './ob.enums.adapter';
import { createKnownLegs } from './ob.known';
import { latestRequest, legNow, limitRequest, priceOf, toQuote, type ObLeg } from './ob.leg.adapter';

const BET = '/yewu13/v1/betOrder';
const NOTHING_SOLD: PlacementResult = { state: 'suspended' };
const notSent = (reason: string): PlacementResult => ({ state: 'rejected', reason, code: 'launch' });

/** OB's member calls in the product's model. */
export function createObBetting(callOb: ObCaller): VenueBetting {
  const known = createKnownLegs(callOb);

  /** Current legs, on another line when their own has jumped; stores them for the bet. */
  async function legsNow(requested: readonly LegId[], options: CallOptions): Promise<readonly (ObLeg | null)[]> {
    const legs = await known.getLegs(requested, options);
    const sold = legs.filter((leg) => leg !== null);
    if (sold.length === 0) return legs;
    const body = { idList: sold.map(latestRequest) };
    const rows = await callOb({
      path: `${BET}/client/queryLatestMarketInfo`,
      body,
      response: obLatestSchema,
      signal: options.signal,
    });
    const now = legs.map((leg) => leg && legNow(leg, rows));
    for (const leg of now) if (leg) known.store(leg);
    return now;
  }

  async function getLimits(
    legs: readonly (ObLeg | null)[],
    single: 0 | 1,
    { signal }: CallOptions,
  ): Promise<z.infer<typeof obLimitsSchema>> {
    const priced = legs.flatMap((leg) => {
      const price = leg && priceOf(leg);
      return leg && price ? [limitRequest(leg, price, single)] : [];
    });
    if (priced.length === 0) return [];
    const path = `${BET}/client/queryMarketMaxMinBetMoney`;
    return callOb({ path, body: { orderMaxBetMoney: priced }, response: obLimitsSchema, signal });
  }

  async function getQuotesAt(
    requested: readonly LegId[],
    options: CallOptions,
  ): Promise<{ quotes: readonly Quote[]; legs: readonly (ObLeg | null)[] }> {
    const legs = await legsNow(requested, options);
    const limits = await getLimits(legs, 1, options);
    return { legs, quotes: requested.map((leg, index) => toQuote(leg, legs[index] ?? null, limits)) };
  }

  /** Data that a bet needs about its legs; requests only those without a stored one. Null when one of them is not sold. */
  async function namedLegs(legs: readonly LegId[], scope: Scope): Promise<readonly ObLeg[] | null> {
    const missing = legs.filter(({ selectionId }) => !known.get(selectionId));
    if (missing.length > 0) await known.getLegs(missing, { scope });
    const knownLegs = legs.map(({ selectionId }) => known.get(selectionId));
    return knownLegs.every((leg) => leg !== null) ? knownLegs : null;
  }

  /** Without the preference OB ignores a bet's own policy on changed odds (venues §2.1). */
  const prefer = (accept: Placement['accept'], scope: Scope) =>
    callOb({
      path: `${BET}/recordUserPreference`,
      body: { userBetPrefer: ACCEPT_ODDS[accept ?? 'same'] },
      response: z.unknown(),
      whole: true,
      scope,
    });

  async function sendBet<T>(
    legs: readonly LegId[],
    accept: Placement['accept'],
    body: (known: readonly ObLeg[]) => Record<string, unknown>,
    read: (response: z.infer<typeof obPlacedSchema>) => T,
    all: (result: PlacementResult) => T,
  ): Promise<T> {
    let named: readonly ObLeg[] | null = null;
    return sendMoney({
      ready: async (scope) => {
        named = await namedLegs(legs, scope);
        if (named) await prefer(accept, scope);
      },
      send: async (scope) => {
        if (!named) return all(NOTHING_SOLD);
        return read(await callOb({ path: `${BET}/client/bet`, body: body(named), response: obPlacedSchema, whole: true, scope }));
      },
      failed: (error) => all(afterFailure(error, 'OBTY', toRejection)),
      notSent: (reason) => all(notSent(reason)),
    });
  }

  return {
    async getBalance({ signal } = {}) {
      const path = '/yewu12/api/user/amount';
      const { amount } = await callOb({ path, response: obAmountSchema, signal });
      const balance = parseMinor(String(amount));
      if (balance === null) throw new ContractError(`OBTY ${path}`, 'data.amount');
      return balance;
    },

    async getQuotes(legs, options = {}) {
      return (await getQuotesAt(legs, options)).quotes;
    },

    async getComboQuote(legs, options = {}) {
      const found = await getQuotesAt(legs, options);
      const fit = found.legs.filter((_, index) => found.quotes[index]?.state === 'open' && found.quotes[index].parlay);
      if (fit.length < 2) return { quotes: found.quotes, combos: [] };
      return { quotes: found.quotes, combos: toCombos(await getLimits(fit, 0, options), fit.length) };
    },

    place(placement) {
      return sendBet(
        [placement],
        placement.accept,
        ([leg]) => placeBody(placement, leg!),
        toPlaceResult,
        (result) => result,
      );
    },

    placeCombo(placement) {
      return sendBet<readonly ComboResult[]>(
        placement.legs,
        placement.accept,
        (legs) => comboBody(placement, legs),
        (response) => toComboResults(placement, response),
        (result) => placement.combos.map(({ size }) => ({ size, result })),
      );
    },

    async getCashOuts(orders, { signal } = {}) {
      const query = { orderNo: orders.map(({ id }) => id).join(',') };
      const path = '/yewu13/order/betRecord/getCashoutMaxAmountList';
      return toCashOuts(orders, await callOb({ path, query, response: obCashOutPriceSchema, signal }));
    },

    cashOut(request) {
      return sendMoney({
        ready: () => callOb.open(),
        send: async (scope) => {
          await callOb({ path: `${BET}/orderPreSettle`, body: cashOutBody(request), response: z.unknown(), whole: true, scope }).catch(
            (error: unknown) => {
              if (!(error instanceof BusinessError && error.source === 'OBTY' && isTaken(error.code))) throw error;
            },
          );
          const path = `${BET}/client/queryOrderPreSettleConfirm`;
          // OB accepted the cash-out; a failed read leaves it pending.
          const rows = await callOb({ path, response: obPreSettleSchema, whole: true, scope }).catch(() => []);
          return toCashOutResult(request, rows);
        },
        failed: (error) => {
          const own = error instanceof BusinessError && error.source === 'OBTY' ? toCashOutRejection(error.code) : null;
          if (own) return own;
          const result = afterFailure(error, 'OBTY', toRejection);
          return result.state === 'rejected' || result.state === 'unknown' ? result : { state: 'rejected', reason: '', code: result.state };
        },
        notSent: (reason) => ({ state: 'rejected', reason, code: 'launch' }),
      });
    },
  };
}

/** OB's member calls over the sessions of this browser. */
export function openObBetting(sessions: VenueSessions): VenueBetting {
  return createObBetting(createObCaller(toObSessions(sessions)));
}
