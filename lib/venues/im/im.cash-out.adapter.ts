import type * as z from '@pavilion/contract/schema';
import { IM_TRADE } from '@pavilion/contract/venues/im.order.wire';
import type { imBetTradeSchema, imBuyBackSchema } from '@pavilion/contract/venues/im.bet.wire';
import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import type { CashOut, CashOutOrder, CashOutRequest, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import { minorToText, parseMinor } from '@pavilion/number/money';
import { toLimit } from './im.bet.adapter';
import { imMessage } from './im.rejection.copy';

type Trades = z.infer<typeof imBetTradeSchema>;

/** IM buys back only whole wagers, at a price for the whole. */
export function toCashOuts(orders: readonly CashOutOrder[], { BetTradeList }: Trades): readonly CashOut[] {
  return orders.flatMap(({ id, stake }): CashOut[] => {
    const trade = BetTradeList.find(({ WagerId }) => String(WagerId) === id);
    if (!trade) return [];
    const amount = trade.CanSell ? toLimit(trade.BuyBackPricing) : 0n;
    return [{ orderId: id, amount: amount > 0n ? amount : null, stake, min: stake, max: stake }];
  });
}

/** `pricingId` identifies the shown price. */
export function buyBackBody({ orderId, amount }: CashOutRequest, pricingId: string): Record<string, unknown> {
  return { WagerId: orderId, BuyBackPricing: Number(minorToText(amount)), PricingId: pricingId };
}

/** A buy-back without a payment in IM's response is read from its wager. */
export function toCashOutResult({ BetTradeStatus, BetTradeBuyBackAmount }: z.infer<typeof imBuyBackSchema>): CashOutResult {
  const amount = parseMinor(String(BetTradeBuyBackAmount));
  switch (BetTradeStatus) {
    case IM_TRADE.done:
      return amount ? { state: 'done', amount } : { state: 'pending' };
    case IM_TRADE.newPrice:
      return { state: 'price-moved' };
    case IM_TRADE.cancelled:
      return { state: 'rejected', reason: '', code: String(BetTradeStatus) };
    default:
      return { state: 'pending' };
  }
}

/** venues §3.5 */
export function toCashOutRejection(code: number): CashOutResult {
  if (code === IM_CODE.buyBackPrice) return { state: 'price-moved' };
  if (code === IM_CODE.system) return { state: 'unknown' };
  if (code === IM_CODE.buyBackSuspended) return { state: 'suspended' };
  return { state: 'rejected', reason: imMessage(code) ?? '', code: String(code) };
}
