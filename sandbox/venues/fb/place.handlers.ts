import type { Minor } from '@pavilion/number/money';
import type { Bet } from '../../modules/betting/order/bet.tables';
import {
  BetRejected,
  findEarlier,
  placeBet,
  type BetRequest,
  type Pick as BetPick,
  type PlaceBetContext,
} from '../../modules/betting/order/place-bet';
import { CODE, FbError } from './fb.error';
import { marketOfFbId } from './fb.ids';
import { judge, judgeStake, judgeTogether, readStake } from './fb.judge';
import { comboLimits, limitsAt } from './fb.limits.rules';
import { ORDER_STATE, rejectCodeOf, toFbPlaced, type FbPlaced } from './fb.order';
import type { BetOptionRequest, MultipleRequest, SeriesRequest, SingleRequest } from './fb.request';
import { MAX_SINGLES } from './quote.handlers';

/**
 * `/v1/order/bet/singlePass`: up to ten single bets, each with its own result.
 * @throws FbError when it is one bet and it is rejected. Among several, a rejected one returns `st 2` with its reason, and neither
 * is stored nor uses up its `relatedId`.
 */
export async function placeSingles(context: PlaceBetContext, memberId: string, singles: readonly SingleRequest[]): Promise<FbPlaced[]> {
  if (singles.length > MAX_SINGLES) throw new FbError(CODE.tooMany);
  const orders = singles.map(({ betOptionList, ...data }): Order => ({ data, size: 1, options: betOptionList }));
  return placeEach(context, memberId, orders);
}

/**
 * `/v1/order/betMultiple`: parlays and systems on the same selections, each with its own result like several singles.
 * @throws FbError when it is one order and it is rejected.
 */
export async function placeMultiple(context: PlaceBetContext, memberId: string, body: MultipleRequest): Promise<FbPlaced[]> {
  const orders = body.betMultipleData.map(({ seriesValue, ...data }): Order => ({ data, size: seriesValue, options: body.betOptionList }));
  return placeEach(context, memberId, orders);
}

interface Order {
  data: Omit<SeriesRequest, 'seriesValue'>;
  size: number;
  options: readonly BetOptionRequest[];
}

async function placeEach(context: PlaceBetContext, memberId: string, orders: readonly Order[]): Promise<FbPlaced[]> {
  const placed: FbPlaced[] = [];
  for (const order of orders) {
    try {
      placed.push(toFbPlaced(await placeOne(context, memberId, order)));
    } catch (error) {
      if (orders.length === 1 || !(error instanceof FbError)) throw error;
      placed.push(toRejected(order, error));
    }
  }
  return placed;
}

function toRejected({ data: { relatedId, thirdRemark }, options }: Order, error: FbError): FbPlaced {
  const ops = options.map(({ marketId, odds, oddsFormat }) => {
    const mid = marketOfFbId(marketId)?.matchNumber ?? marketId;
    return { mid, od: odds, of: oddsFormat, bod: odds, tr: thirdRemark ?? '', rid: relatedId ?? '' };
  });
  return { id: '', st: ORDER_STATE.rejected, rj: rejectCodeOf(error.code), rjs: error.message, ops };
}

const REJECTED = {
  balance: CODE.balance,
  repeat: CODE.resubmit,
  market: CODE.marketLimit,
  match: CODE.matchLimit,
  own: CODE.account,
} as const;

async function placeOne(context: PlaceBetContext, memberId: string, order: Order): Promise<Bet> {
  const { data, size, options } = order;
  const unitStake = readStake(data.unitStake);
  const key = { venue: 'FBTY', memberId, relatedId: data.relatedId ?? null, content: contentOf(order, unitStake) } as const;
  try {
    const earlier = await findEarlier(context.db, key);
    if (earlier) return earlier;
    const picks = judgeOrder(context, order, unitStake);
    const request: BetRequest = { ...key, remark: data.thirdRemark ?? '', oddsFormat: options[0]!.oddsFormat, picks, size, unitStake };
    return await placeBet(context, request);
  } catch (error) {
    if (error instanceof BetRejected) throw new FbError(REJECTED[error.why], error.text || undefined);
    throw error;
  }
}

/** Fields that must match when a `relatedId` is reused. */
function contentOf({ data: { oddsChange }, size, options }: Order, stake: Minor): string {
  const legs = options.map(({ marketId, optionType, odds, oddsFormat }) => [marketId, optionType, odds, oddsFormat].join('|'));
  return [...legs, oddsChange, ...(options.length > 1 ? [`${size}x`] : []), stake].join('|');
}

/** Checks everything but the balance. */
function judgeOrder({ world }: PlaceBetContext, { data, size, options }: Order, unitStake: Minor): BetPick[] {
  const picks = options.map((option) => judge(world, option, data.oddsChange));
  if (picks.length === 1) {
    judgeStake(unitStake, limitsAt(picks[0]!));
    return picks;
  }
  judgeTogether(picks);
  const limits = size === 1 ? null : comboLimits(picks, size);
  if (!limits) throw new FbError(CODE.illegal);
  judgeStake(unitStake, limits);
  return picks;
}
