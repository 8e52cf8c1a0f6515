import type { Minor } from '@/lib/kit/number/money';
import type { CashOut, SentCashOut } from './cash-out.model';
import type { Order } from './order.model';

/** What a part of the stake brings at the price of the whole; parts of a minor unit are cut. */
export function amountFor({ amount, max }: CashOut, stake: Minor): Minor {
  return amount === null || max === 0n ? 0n : (amount * stake) / max;
}

/** A stake within what may be given up; one that would leave less than the least takes all. */
export function boundStake({ min, max }: CashOut, stake: Minor): Minor {
  if (stake >= max || max - stake < min) return max;
  return stake < min ? min : stake;
}

/** What of an order is still in play: its stake, and what that can bring at most. */
export function inPlayOf({ stake, maxReturn, cashedOut }: Pick<Order, 'stake' | 'maxReturn' | 'cashedOut'>): {
  stake: Minor;
  maxReturn: Minor;
} {
  if (!cashedOut) return { stake, maxReturn };
  // A venue counts what it has paid into the most that comes back.
  return { stake: stake - cashedOut.stake, maxReturn: maxReturn - cashedOut.payout };
}

/** Whether a price is for what an order has in play now, not for what it had before a part was given up. */
export function isPriceOf({ stake }: CashOut, order: Pick<Order, 'stake' | 'maxReturn' | 'cashedOut'>): boolean {
  return stake === inPlayOf(order).stake;
}

type SoldPart = Pick<Order, 'cashedOut'>;

/** A cash-out of `stake` for `amount` as it is stored before it is sent. `now`: ms of this device. */
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

/** Whether a cash-out may still be paid: nothing else is sent for its order. */
export function isOpenCashOut({ result }: SentCashOut): boolean {
  return result === null || isLostCashOut({ result });
}

/** Whether the order alone tells what became of it: the venue decides, or its answer was lost. */
export function isLostCashOut({ result }: Pick<SentCashOut, 'result'>): boolean {
  return result?.state === 'pending' || result?.state === 'unknown';
}

/** What the venue paid for it, by what its order says now; null while the order has given up no more than before. */
export function paidFor({ before }: Pick<SentCashOut, 'before'>, { cashedOut }: SoldPart): Minor | null {
  if (!cashedOut || cashedOut.stake <= BigInt(before.stake)) return null;
  return cashedOut.payout - BigInt(before.payout);
}

/** Whether two speak of the same order. */
export function isSameOrder(one: Pick<SentCashOut, 'venue' | 'orderId'>, other: Pick<SentCashOut, 'venue' | 'orderId'>): boolean {
  return one.venue === other.venue && one.orderId === other.orderId;
}
