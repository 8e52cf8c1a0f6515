import type * as z from '@pavilion/contract/schema';
import type { obCashOutPriceSchema, obPreSettleSchema } from '@pavilion/contract/venues/ob.bet.wire';
import type { CashOut, CashOutOrder, CashOutRequest, CashOutResult } from '@/lib/domain/betting/order/cash-out.model';
import { minorToText, parseMinor } from '@pavilion/number/money';

const UNSETTLED = '0';

/** OB buys back only the whole stake in play. */
export function toCashOuts(orders: readonly CashOutOrder[], rows: z.infer<typeof obCashOutPriceSchema>): readonly CashOut[] {
  return rows.flatMap((row): CashOut[] => {
    if (String(row.orderStatus) !== UNSETTLED || !orders.some(({ id }) => id === row.orderNo)) return [];
    const [whole, sold] = [parseMinor(row.betAmount), parseMinor(row.preBetAmount ?? '0')];
    if (whole === null || sold === null) return [];
    const stake = whole - sold;
    const amount = row.preSettleMaxWin === null ? null : parseMinor(row.preSettleMaxWin);
    return [{ orderId: row.orderNo, amount: amount !== null && amount > 0n ? amount : null, stake, min: stake, max: stake }];
  });
}

export function cashOutBody({ orderId, stake, amount }: CashOutRequest): Record<string, unknown> {
  return { orderNo: orderId, settleAmount: Number(minorToText(stake)), frontSettleAmount: Number(minorToText(amount)), deviceType: 1 };
}

/** 0400524 is not a failure: OB accepted the cash-out, and its result must be read. */
export function isTaken(code: number | string): boolean {
  return String(code) === '0400524';
}

/** `preSettleOrderStatus`: 0 confirming, 1 accepted, 2 rejected. */
export function toCashOutResult({ orderId, amount }: CashOutRequest, rows: z.infer<typeof obPreSettleSchema>): CashOutResult {
  const row = rows.find((one) => one?.orderNo === orderId);
  if (row?.preSettleOrderStatus === 1) return { state: 'done', amount };
  if (row?.preSettleOrderStatus === 2) return { state: 'rejected', reason: row.msg ?? '', code: '2' };
  return { state: 'pending' };
}

/** OB's own codes of a rejected cash-out; null for any other. */
export function toCashOutRejection(code: number | string): CashOutResult | null {
  switch (String(code)) {
    case '0400525':
    case '0402009':
      return { state: 'price-moved' };
    case '0402024':
    case '0403004':
      return { state: 'suspended' };
    default:
      return null;
  }
}
