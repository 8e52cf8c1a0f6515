import type * as z from '@pavilion/contract/schema';
import type { fbCashOutPriceSchema, fbCashOutSchema } from '@pavilion/contract/venues/fb.bet.wire';
import type { CashOut, CashOutOrder, CashOutRequest, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import type { PlacementResult } from '@/lib/domain/betting/order/order.model';
import { minorToText, parseMinor } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import { returnOf } from '@pavilion/number/product';
import { toLimit } from './fb.bet.adapter';

/** FB buys the order back now. */
const ON_SALE = 1;
const PLACED = { rejected: 2, cancelled: 3, confirmed: 4, settled: 5 } as const;

/** A price per unit may be below 1, unlike odds. */
const RATE = /^\d{1,6}(\.\d{1,12})?$/;

/** The amount for a stake at a price per unit, cut to the minor unit. */
function amountFor(stake: Minor, perUnit: number): Minor | null {
  const rate = String(perUnit);
  return RATE.test(rate) && perUnit > 0 ? returnOf(stake, rate) : null;
}

/** Six places of a price per unit. */
const MICRO = 1_000_000n;

/** FB gives a price per unit of stake; the stake in play is the order's stake less the sold part. */
export function toCashOuts(orders: readonly CashOutOrder[], prices: z.infer<typeof fbCashOutPriceSchema>): readonly CashOut[] {
  return prices.flatMap(({ oid, amt, st, smis, pmis }): CashOut[] => {
    const order = orders.find(({ id }) => id === oid);
    if (!order) return [];
    const stake = order.stake - (order.cashedOut?.stake ?? 0n);
    const least = toLimit((order.kind === 'single' ? smis : pmis) ?? undefined);
    return [
      {
        orderId: oid,
        amount: st === ON_SALE ? amountFor(stake, amt) : null,
        stake,
        min: least > 0n && least < stake ? least : stake,
        max: stake,
      },
    ];
  });
}

/** The price per unit is computed from the shown amount and cut to six places, so that the amount never exceeds the shown one. */
export function cashOutBody({ orderId, kind, stake, amount }: CashOutRequest): Record<string, unknown> {
  return {
    orderId,
    cashOutStake: Number(minorToText(stake)),
    unitCashOutPayoutStake: Number((amount * MICRO) / stake) / Number(MICRO),
    acceptOddsChange: false,
    parlay: kind === 'parlay',
  };
}

/** A cash-out without a payment in FB's response is read from its order. */
export function toCashOutResult({ st, cops }: z.infer<typeof fbCashOutSchema>): CashOutResult {
  if (st === PLACED.rejected || st === PLACED.cancelled) return { state: 'rejected', reason: '', code: String(st) };
  const amount = st === PLACED.confirmed || st === PLACED.settled ? parseMinor(String(cops)) : null;
  return amount === null ? { state: 'pending' } : { state: 'done', amount };
}

/** A failed send, from its result as a bet. */
export function toCashOutRejection(result: PlacementResult): CashOutResult {
  if (result.state === 'price-moved' || result.state === 'suspended' || result.state === 'unknown' || result.state === 'rejected')
    return result;
  return { state: 'rejected', reason: '', code: result.state };
}
