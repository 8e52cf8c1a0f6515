import type { Minor } from '@pavilion/number/money';
import type { CashOut, SentCashOut } from './cash-out.model';
import type { Order } from './order.model';

/** The amount for a part of the stake at the price of the whole, cut to the minor unit. */
export function amountFor({ amount, max }: CashOut, stake: Minor): Minor {
  return amount === null || max === 0n ? 0n : (amount * stake) / max;
}

/** A stake within the limits; one that would leave less than the minimum becomes the whole. */
export function boundStake({ min, max }: CashOut, stake: Minor): Minor {
  if (stake >= max || max - stake < min) return max;
  return stake < min ? min : stake;
}

/** The stake and the highest return (null while unknown) that an order still has in play. */
export function inPlayOf({ stake, maxReturn, cashedOut }: Pick<Order, 'stake' | 'maxReturn' | 'cashedOut'>): {
  stake: Minor;
  maxReturn: Minor | null;
} {
  if (!cashedOut) return { stake, maxReturn };
  // A venue includes past cash-out payments in the highest return.
  return { stake: stake - cashedOut.stake, maxReturn: maxReturn === null ? null : maxReturn - cashedOut.payout };
}

/** True if a price is for the stake that an order has in play now, not for the stake before a part was sold. */
export function isPriceOf({ stake }: CashOut, order: Pick<Order, 'stake' | 'maxReturn' | 'cashedOut'>): boolean {
  return stake === inPlayOf(order).stake;
}

type SoldPart = Pick<Order, 'cashedOut'>;

/** A cash-out of `stake` for `amount` in its stored form before it is sent. `now`: ms of this device. */
export function toSent(
  { venue, id, kind, placedAt, cashedOut }: Pick<Order, 'venue' | 'id' | 'kind' | 'placedAt' | 'cashedOut'>,
  { stake, amount }: { stake: Minor; amount: Minor },
  { key, member, now }: { key: string; member: string; now: number },
): SentCashOut {
  return {
    key,
    member,
    venue,
    orderId: id,
    kind,
    placedAt,
    before: { stake: String(cashedOut?.stake ?? 0n), payout: String(cashedOut?.payout ?? 0n) },
    stake: String(stake),
    amount: String(amount),
    sentAt: now,
    reads: 0,
    result: null,
  };
}

/** True while a cash-out may still be paid: nothing else is sent for its order. */
export function isOpenCashOut({ result }: SentCashOut): boolean {
  return result === null || isLostCashOut({ result });
}

/** True if only the order shows the result of a cash-out: the venue is deciding, or its response was lost. */
export function isLostCashOut({ result }: Pick<SentCashOut, 'result'>): boolean {
  return result?.state === 'pending' || result?.state === 'unknown';
}

/** Amount that the venue paid for it, computed from its order; null while the order has sold no more than before. */
export function paidFor({ before }: Pick<SentCashOut, 'before'>, { cashedOut }: SoldPart): Minor | null {
  if (!cashedOut || cashedOut.stake <= BigInt(before.stake)) return null;
  return cashedOut.payout - BigInt(before.payout);
}

/** True if both are about the same order. */
export function isSameOrder(one: Pick<SentCashOut, 'venue' | 'orderId'>, other: Pick<SentCashOut, 'venue' | 'orderId'>): boolean {
  return one.venue === other.venue && one.orderId === other.orderId;
}
