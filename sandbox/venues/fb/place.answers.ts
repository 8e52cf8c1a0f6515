import { numberToMinor, toMinor, type Minor } from '../../../lib/kit/number/money';
import { compareOdds, toOdds } from '../../../lib/kit/number/odds';
import { inTransaction, sqlState } from '../../db/database';
import { InsufficientBalance } from '../../ledger/ledger.model';
import type { Context } from '../../server/context';
import { findRelatedBet, insertBet } from '../../bet/bet.store';
import type { Bet, NewBet } from '../../bet/bet.schema';
import { CODE, FbError } from './fb.error';
import { marketOfFbId } from './fb.ids';
import { limitsAt } from './fb.limits.rules';
import { ODDS_FORMAT } from './fb.market';
import { leagueName } from './fb.match';
import { findOffer, type Offer } from './fb.offer';
import { ORDER_STATE, rejectCodeOf, toFbPlaced, type FbPlaced } from './fb.order';
import { MAX_SINGLES } from './quote.answers';
import type { SingleRequest } from './fb.request';

type Placing = Pick<Context, 'db' | 'world' | 'ledger' | 'clock'>;

const UNIQUE_VIOLATION = '23505';

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
  const stake = readStake(single.unitStake);
  const content = contentOf(single, stake);
  const earlier = await repeatOf(placing, memberId, single, content);
  if (earlier) return earlier;
  const offer = judge(placing, single, stake);
  try {
    return await inTransaction(placing.db, async (tx) => {
      const bet = await insertBet(tx, toNewBet(placing, memberId, single, { stake, content, offer }));
      await placing.ledger.openBet(tx, { memberId, betId: String(bet.id), stake, key: `open:${bet.id}` });
      return bet;
    });
  } catch (error) {
    if (error instanceof InsufficientBalance) throw new FbError(CODE.balance);
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const winner = await repeatOf(placing, memberId, single, content);
    if (!winner) throw error;
    return winner;
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

async function repeatOf(placing: Placing, memberId: string, single: SingleRequest, content: string): Promise<Bet | null> {
  if (single.relatedId === undefined) return null;
  const bet = await findRelatedBet(placing.db, memberId, 'FBTY', single.relatedId);
  if (bet && bet.content !== content) throw new FbError(CODE.resubmit);
  return bet;
}

type OpenOffer = Offer & { price: string };

/** Everything but the balance. */
function judge({ world }: Placing, { betOptionList: [option], oddsChange }: SingleRequest, stake: Minor): OpenOffer {
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
  return { ...offer, price };
}

interface Judged {
  stake: Minor;
  content: string;
  offer: OpenOffer;
}

function toNewBet({ world, clock }: Placing, memberId: string, single: SingleRequest, { stake, content, offer }: Judged): NewBet {
  const { match, market, state, inPlay } = offer;
  const { mode, speed } = clock.state();
  return {
    venue: 'FBTY',
    memberId,
    relatedId: single.relatedId ?? null,
    content,
    remark: single.thirdRemark ?? '',
    matchId: match.id,
    matchNumber: match.number,
    home: match.home.name,
    homeNumber: match.home.number,
    away: match.away.name,
    awayNumber: match.away.number,
    competition: leagueName(match),
    competitionNumber: match.competition.number,
    kickOff: match.kickOff,
    kind: market.kind,
    period: market.period,
    line: market.line,
    role: offer.role,
    price: offer.price,
    oddsFormat: single.betOptionList[0]!.oddsFormat,
    stake,
    inPlay,
    homeAtBet: inPlay ? state.score[0] : null,
    awayAtBet: inPlay ? state.score[1] : null,
    placedAt: world.now(),
    sentAt: Date.now(),
    worldSpeed: mode === 'run' ? speed : 0,
    state: inPlay ? 'pending' : 'accepted',
  };
}
