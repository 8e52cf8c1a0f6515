import type { Minor } from '@pavilion/number/money';
import { betCountOf } from '../../modules/betting/ruling/combination.rules';
import type { Bet } from '../../modules/betting/order/bet.tables';
import { BetRejected, placeBet, type Pick as BetPick, type PlaceBetContext } from '../../modules/betting/order/place-bet';
import { MAX_LEGS, comboName, comboNumber, sizeOfCombo } from './ob.combo.rules';
import { CODE, ObError } from './ob.error';
import { obMarketId, obOptionId } from './ob.ids';
import { ACCEPT, judge, judgeStake, judgeTogether, readStake, type Accept } from './ob.judge';
import { comboLimits, limitsAt } from './ob.limits.rules';
import { profitOf } from './ob.order';
import type { PlaceRequest, SeriesOrder } from './ob.request';
import { coins } from './ob.numbers';

/** `orderStatusCode` */
const PLACED = { failed: 0, taken: 1, confirming: 2 } as const;
/** Europe, OB's number of the only odds type accepted for bets here. */
const EUROPE = 1;

interface JudgedOrder {
  picks: readonly BetPick[];
  size: number;
  unitStake: Minor;
}

/**
 * `bet`: singles and series. `useAcceptOdds` counts only once a preference was recorded; before that any change fails the bet. All
 * is judged before anything is taken; among several orders, those that the balance, the match's limit or the member's own limit
 * cannot cover return 0.
 * @throws ObError when nothing was taken.
 */
export async function placeBets(context: PlaceBetContext, memberId: string, body: PlaceRequest, preferred: boolean) {
  const accept: Accept = preferred ? (body.useAcceptOdds as Accept) : ACCEPT.none;
  const orders = body.seriesOrders.map((order) => judgeOrder(context, order, accept));
  const placed: { order: JudgedOrder; bet: Bet | null }[] = [];
  for (const order of orders) {
    const bet = await take(context, memberId, order);
    if (bet instanceof BetRejected && placed.length === 0) throw errorOf(bet);
    placed.push({ order, bet: bet instanceof BetRejected ? null : bet });
  }
  return {
    orderDetailRespList: placed.filter(({ order }) => order.size === 1).map(({ order, bet }) => singleRow(order, bet)),
    seriesOrderRespList: placed.filter(({ order }) => order.size !== 1).map(({ order, bet }) => seriesRow(order, bet)),
  };
}

function errorOf({ why, text }: BetRejected): ObError {
  if (why === 'own') return new ObError(CODE.account, text);
  return new ObError(why === 'balance' ? CODE.balance : CODE.amount);
}

function judgeOrder({ world }: PlaceBetContext, { seriesType, seriesSum, orderDetailList }: SeriesOrder, accept: Accept): JudgedOrder {
  const legs = orderDetailList.length;
  const size = sizeOfCombo(seriesType, legs);
  if (size === null || legs > MAX_LEGS || betCountOf(legs, size) !== seriesSum) throw new ObError(CODE.failed);
  const picks = orderDetailList.map((detail) => judge(world, detail, accept));
  if (legs > 1) judgeTogether(picks);
  const unitStake = readStake(orderDetailList[0]!.betAmount);
  if (orderDetailList.some(({ betAmount }) => readStake(betAmount) !== unitStake)) throw new ObError(CODE.amount);
  const limits = legs === 1 ? limitsAt(picks[0]!) : comboLimits(picks, size);
  if (!limits) throw new ObError(CODE.seriesRejected);
  judgeStake(unitStake, limits);
  return { picks, size, unitStake };
}

/** The bet, or the reason for its rejection. OB knows no idempotency key: every call is a new bet. */
async function take(context: PlaceBetContext, memberId: string, order: JudgedOrder): Promise<Bet | BetRejected> {
  try {
    return await placeBet(context, { venue: 'OBTY', memberId, relatedId: null, content: '', remark: '', oddsFormat: EUROPE, ...order });
  } catch (error) {
    if (error instanceof BetRejected) return error;
    throw error;
  }
}

const codeOf = (bet: Bet | null) => (bet === null ? PLACED.failed : bet.inPlay ? PLACED.confirming : PLACED.taken);

function singleRow({ picks: [pick], unitStake }: JudgedOrder, bet: Bet | null) {
  const { match, market, role, price } = pick!;
  const key = { matchNumber: match.number, ...market };
  return {
    orderNo: bet ? String(bet.id) : '',
    playOptionsId: obOptionId(key, role),
    marketId: obMarketId(market.kind === 'outright' ? { ...key, line: null } : key),
    oddsValues: price,
    betMoney: coins(unitStake),
    maxWinMoney: bet ? Number(profitOf(bet)) : 0,
    marketType: 'EU',
    orderStatusCode: codeOf(bet),
  };
}

function seriesRow({ picks, size, unitStake }: JudgedOrder, bet: Bet | null) {
  const legs = picks.length;
  const sum = betCountOf(legs, size);
  return {
    orderNo: bet ? String(bet.id) : '',
    seriesCode: comboNumber(size, legs),
    seriesValue: comboName(size, legs),
    seriesSum: sum,
    seriesBetAmount: coins(unitStake * BigInt(sum)),
    maxWinMoney: bet ? Number(profitOf(bet)) : 0,
    orderStatusCode: codeOf(bet),
  };
}
