import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import type { CashOutRow } from '../../modules/betting/order/bet.tables';
import { findBets } from '../../modules/betting/order/bet.store';
import { CashOutRejected, cashOut, findCashOuts, rateOf } from '../../modules/betting/order/cash-out';
import { MIN_PART, RATE_UNIT } from '../../modules/betting/order/cash-out.rules';
import type { Context } from '../../modules/context';
import { CODE, FbError, type FbCode } from './fb.error';
import { readStake } from './fb.judge';
import { ORDER_STATE, toWireMoney } from './fb.order';
import type { CashOutBetRequest } from './fb.request';

/** `st` of a price: bought back now, or not just now. */
const PRICED = 1;
const UNPRICED = 0;

const REJECTION: Record<CashOutRejected['why'], FbCode> = {
  missing: CODE.missing,
  over: CODE.closed,
  closed: CODE.closed,
  price: CODE.oddsChanged,
  part: CODE.belowMin,
  repeat: CODE.resubmit,
};

/** `/v1/order/cashOut/price`: the price now of one unit of each running order's stake. Orders that do not run are left out. */
export async function cashOutPrices({ db, world }: Pick<Context, 'db' | 'world'>, memberId: string, orderIds: readonly string[]) {
  const found = await findBets(db, memberId, 'FBTY', orderIds.map(BigInt));
  const minPart = toWireMoney(MIN_PART);
  return found
    .filter((bet) => bet.state === 'accepted')
    .map((bet) => {
      const rate = rateOf(world, bet);
      const amt = rate === null ? 0 : Number(new Big(String(rate)).div(String(RATE_UNIT)).toFixed());
      return { oid: String(bet.id), amt, st: rate === null ? UNPRICED : PRICED, smis: minPart, pmis: minPart };
    });
}

/**
 * `/v1/order/cashOut/bet`: buys an order, or a part of its stake, back at the price of this moment; a worse one than the caller saw
 * is used only when it accepts changes.
 * @throws FbError 14002, 3002, 3003, 3005, 5.
 */
export async function cashOutBet(
  context: Pick<Context, 'db' | 'world' | 'ledger' | 'countSettled'>,
  memberId: string,
  body: CashOutBetRequest,
) {
  const { orderId, cashOutStake, unitCashOutPayoutStake, acceptOddsChange } = body;
  const stake = readStake(cashOutStake);
  const minRate = acceptOddsChange
    ? 0n
    : BigInt(new Big(unitCashOutPayoutStake).times(String(RATE_UNIT)).round(0, Big.roundDown).toFixed());
  try {
    // FB has no key for this call: each call is a purchase of its own.
    const row = await cashOut(context, { venue: 'FBTY', memberId, betId: BigInt(orderId), stake, minRate, key: randomUUID() });
    return toFbCashOut(row);
  } catch (error) {
    if (error instanceof CashOutRejected) throw new FbError(REJECTION[error.why]);
    throw error;
  }
}

function toFbCashOut({ id, betId, stake, payout, at }: CashOutRow) {
  return { id: String(id), oid: String(betId), st: ORDER_STATE.accepted, cst: toWireMoney(stake), cops: toWireMoney(payout), cte: at };
}

/** `/v1/order/getCashOutsByIds`: cash-outs of these orders, oldest first. */
export async function listCashOuts({ db }: Pick<Context, 'db'>, memberId: string, orderIds: readonly string[]) {
  return (await findCashOuts(db, memberId, 'FBTY', orderIds.map(BigInt))).map(toFbCashOut);
}
