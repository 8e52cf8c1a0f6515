import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { CashOutRejected, cashOut, rateOf } from '../../modules/betting/order/cash-out';
import { RATE_UNIT, amountAt } from '../../modules/betting/order/cash-out.rules';
import type { Context } from '../../modules/context';
import { CODE, ImError, type ImCode } from './im.error';
import { readStake } from './im.judge';
import { imWagerId, toWireMoney } from './im.order';
import type { cashOutBetSchema } from './im.request';
import { listBetsOfWagers } from './record.handlers';
import { MINUTE } from '../../kernel/clock/calendar';

const TRADE = { none: 0, done: 1 } as const;
/** Real ms for which a named price can be taken. */
const PRICE_LIFE_MS = MINUTE;

const REJECTION: Record<CashOutRejected['why'], ImCode> = {
  missing: CODE.buyBack,
  over: CODE.buyBack,
  closed: CODE.buyBackSuspended,
  price: CODE.buyBackPrice,
  part: CODE.buyBack,
  repeat: CODE.buyBack,
};

/** `GetDeltaBetTrade`: IM's price now for running wagers, each as a whole. The price's name is the real moment it was made. */
export async function cashOutPrices({ db, world }: Pick<Context, 'db' | 'world'>, memberId: string, wagerIds: readonly string[]) {
  const running = (await listBetsOfWagers({ db }, memberId, wagerIds)).filter(({ state }) => state === 'accepted');
  return {
    BetTradeList: running.map((bet) => {
      const rate = rateOf(world, bet);
      const price = rate === null ? 0 : toWireMoney(amountAt(rate, bet.stake - bet.cashedStake));
      return {
        WagerId: imWagerId(bet.id),
        CanSell: price > 0,
        BetTradeStatus: TRADE.none,
        PricingId: String(Date.now()),
        BuyBackPricing: price,
      };
    }),
  };
}

/**
 * `SubmitBuyBack`: buys a wager back at the price that was named, or a better one.
 * @throws ImError 365, 366; 367 when the price is lower now, or was named too long ago or before a tester moved the clock.
 */
export async function cashOutBet(
  context: Pick<Context, 'db' | 'world' | 'ledger' | 'clock' | 'countSettled'>,
  memberId: string,
  { WagerId, BuyBackPricing, PricingId }: z.infer<typeof cashOutBetSchema>,
) {
  const named = Number(PricingId);
  const age = Date.now() - named;
  if (!(age >= 0 && age < PRICE_LIFE_MS && named >= context.clock.state().realAt)) throw new ImError(CODE.buyBackPrice);
  const [bet] = await listBetsOfWagers(context, memberId, [WagerId]);
  if (!bet || bet.state !== 'accepted') throw new ImError(CODE.buyBack);
  const stake = bet.stake - bet.cashedStake;
  const amount = readStake(BuyBackPricing);
  if (amount === null || stake <= 0n) throw new ImError(CODE.buyBack);
  // The least rate that still gives the amount shown.
  const minRate = (amount * RATE_UNIT + stake - 1n) / stake;
  try {
    const { payout } = await cashOut(context, {
      venue: 'IMTY',
      memberId,
      betId: bet.id,
      stake: null,
      minRate,
      key: randomUUID(),
    });
    return { WagerId, BetTradeStatus: TRADE.done, BetTradeBuyBackAmount: toWireMoney(payout) };
  } catch (error) {
    if (error instanceof CashOutRejected) throw new ImError(REJECTION[error.why]);
    throw error;
  }
}
