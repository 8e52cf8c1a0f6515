import { numberToMinor, toMinor, type Minor } from '../../../lib/kit/number/money';
import { compareOdds, toOdds } from '../../../lib/kit/number/odds';
import type { Bet } from '../../bet/bet.schema';
import { BetRefused, findEarlier, takeBet, type BetKey, type Pick as BetPick, type Placing } from '../../bet/taking';
import { CODE, FbError } from './fb.error';
import { marketOfFbId } from './fb.ids';
import { limitsAt } from './fb.limits.rules';
import { ODDS_FORMAT } from './fb.market';
import { leagueName } from './fb.match';
import { findOffer } from './fb.offer';
import { ORDER_STATE, rejectCodeOf, toFbPlaced, type FbPlaced } from './fb.order';
import { MAX_SINGLES } from './quote.answers';
import type { SingleRequest } from './fb.request';

/**
 * `/v1/order/bet/singlePass`: up to ten single bets, each with its own fate.
 * @throws FbError when it is one bet and it is refused. Among several, a refused one answers `st 2` with its reason, and
 * neither is stored nor uses up its `relatedId`.
 */
export async function placeSingles(placing: Placing, memberId: string, singles: readonly SingleRequest[]): Promise<FbPlaced[]> {
  if (singles.length > MAX_SINGLES) throw new FbError(CODE.tooMany);
  const placed: FbPlaced[] = [];
  for (const single of singles) {
    try {
      placed.push(toFbPlaced(await placeOne(placing, memberId, single)));
    } catch (error) {
      if (singles.length === 1 || !(error instanceof FbError)) throw error;
      placed.push(toRefused(single, error));
    }
  }
  return placed;
}

function toRefused({ betOptionList: [option], relatedId, thirdRemark }: SingleRequest, error: FbError): FbPlaced {
  const { marketId, odds, oddsFormat } = option!;
  const mid = marketOfFbId(marketId)?.matchNumber ?? marketId;
  const ops = [{ mid, od: odds, of: oddsFormat, bod: odds, tr: thirdRemark ?? '', rid: relatedId ?? '' }];
  return { id: '', st: ORDER_STATE.rejected, rj: rejectCodeOf(error.code), rjs: error.message, ops };
}

async function placeOne(placing: Placing, memberId: string, single: SingleRequest): Promise<Bet> {
  const unitStake = readStake(single.unitStake);
  const { relatedId = null, thirdRemark = '', betOptionList: [option] } = single;
  const key: BetKey = { venue: 'FBTY', memberId, relatedId, content: contentOf(single, unitStake) };
  try {
    const earlier = await findEarlier(placing.db, key);
    if (earlier) return earlier;
    const pick = judge(placing, single, unitStake);
    return await takeBet(placing, { ...key, remark: thirdRemark, oddsFormat: option!.oddsFormat, picks: [pick], size: 1, unitStake });
  } catch (error) {
    if (error instanceof BetRefused) throw new FbError(error.why === 'balance' ? CODE.balance : CODE.resubmit);
    throw error;
  }
}

/** Reads JSON's number or text; more than two decimals are refused rather than cut. */
function readStake(value: number | string): Minor {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(value))) throw new FbError(CODE.illegal);
  const stake = typeof value === 'number' ? numberToMinor(value) : toMinor(value);
  if (stake <= 0n) throw new FbError(CODE.illegal);
  return stake;
}

/** What a repeat of a `relatedId` must agree in. */
function contentOf({ oddsChange, betOptionList: [option] }: SingleRequest, stake: Minor): string {
  const { marketId, optionType, odds, oddsFormat } = option!;
  return [marketId, optionType, odds, oddsFormat, oddsChange, stake].join('|');
}

/** Everything but the balance. */
function judge({ world }: Placing, { betOptionList: [option], oddsChange }: SingleRequest, stake: Minor): BetPick {
  const { marketId, optionType, odds, oddsFormat } = option!;
  if (oddsFormat !== ODDS_FORMAT.europe && oddsFormat !== ODDS_FORMAT.hongKong) throw new FbError(CODE.oddsFormat);
  const offer = findOffer(world, marketId, optionType);
  if (offer === 'missing') throw new FbError(CODE.marketMissing);
  if (offer === 'closed' || offer.moved || !offer.open || offer.price === null) throw new FbError(CODE.closed);
  const { price } = offer;

  const sent = toOdds(odds);
  if (sent === null) throw new FbError(CODE.illegal);
  const change = compareOdds(price, sent);
  if ((change !== 0 && oddsChange === 0) || (change < 0 && oddsChange === 1)) throw new FbError(CODE.oddsChanged);

  const { min, max } = limitsAt(price);
  if (stake < min) throw new FbError(CODE.belowMin);
  if (stake > max) throw new FbError(CODE.aboveMax);
  const { match, market, role, state, inPlay } = offer;
  return { match, market, role, price, inPlay, scoreAtBet: state.score, competition: leagueName(match) };
}
