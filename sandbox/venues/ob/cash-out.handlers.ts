import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { toMinor } from '@pavilion/number/money';
import { findBets } from '../../modules/betting/order/bet.store';
import { CashOutRejected, cashOut, rateOf } from '../../modules/betting/order/cash-out';
import { RATE_UNIT, amountAt } from '../../modules/betting/order/cash-out.rules';
import type { Context } from '../../modules/context';
import { CODE, ObError, type ObCode } from './ob.error';
import { toWireMoney } from './ob.order';

const UNSETTLED = 0;
/** `preSettleOrderStatus`: taken. */
const TAKEN = 1;
/** Max purchases of a member whose result can still be requested. */
const MAX_REPORTED = 50;

const REJECTION: Record<CashOutRejected['why'], ObCode> = {
  missing: CODE.cashOutRejected,
  over: CODE.cashOutRejected,
  closed: CODE.marketClosed,
  price: CODE.cashOutMoved,
  part: CODE.cashOutRejected,
  repeat: CODE.cashOutRejected,
};

/** `getCashoutMaxAmountList`: the price now of the whole of each running order; null while OB names no price. */
export async function cashOutPrices({ db, world }: Pick<Context, 'db' | 'world'>, memberId: string, orderNos: string) {
  const found = await findBets(db, memberId, 'OBTY', orderNos.split(',').map(BigInt));
  return found
    .filter(({ state }) => state === 'accepted')
    .map((bet) => {
      const rate = rateOf(world, bet);
      return {
        orderNo: String(bet.id),
        betAmount: toWireMoney(bet.stake),
        preBetAmount: toWireMoney(bet.cashedStake),
        preSettleMaxWin: rate === null ? null : toWireMoney(amountAt(rate, bet.stake - bet.cashedStake)),
        csper: rate === null ? 0 : Number(new Big(String(rate)).div(String(RATE_UNIT)).toFixed()),
        orderStatus: UNSETTLED,
      };
    });
}

interface CashOutOrder {
  orderNo: string;
  settleAmount: number;
  frontSettleAmount: number;
}

/** Results of purchases, until the process ends; the order list has them permanently. */
export interface CashOutService {
  /** `orderPreSettle`: always ends in an error, 0400524 when the order was bought back. @throws ObError */
  cashOutBet(memberId: string, order: CashOutOrder): Promise<never>;
  /** `queryOrderPreSettleConfirm` */
  reported(memberId: string): readonly { orderNo: string; preSettleOrderStatus: number; msg: string }[];
  clear(): void;
}

export function createCashOutService(context: Pick<Context, 'db' | 'world' | 'ledger' | 'countSettled'>): CashOutService {
  const boughtBack = new Map<string, string[]>();
  return {
    async cashOutBet(memberId, { orderNo, settleAmount, frontSettleAmount }) {
      const stake = toMinor(String(settleAmount));
      // The rate that the shown amount came from; a worse one is rejected.
      const minRate = (toMinor(String(frontSettleAmount)) * RATE_UNIT) / stake;
      const [bet] = await findBets(context.db, memberId, 'OBTY', [BigInt(orderNo)]);
      if (!bet || stake !== bet.stake - bet.cashedStake) throw new ObError(CODE.cashOutRejected);
      try {
        await cashOut(context, { venue: 'OBTY', memberId, betId: bet.id, stake: null, minRate, key: randomUUID() });
      } catch (error) {
        if (error instanceof CashOutRejected) throw new ObError(REJECTION[error.why]);
        throw error;
      }
      boughtBack.set(memberId, [...(boughtBack.get(memberId) ?? []).slice(1 - MAX_REPORTED), orderNo]);
      throw new ObError(CODE.cashOutTaken);
    },
    reported: (memberId) => (boughtBack.get(memberId) ?? []).map((orderNo) => ({ orderNo, preSettleOrderStatus: TAKEN, msg: '' })),
    clear: () => boughtBack.clear(),
  };
}
