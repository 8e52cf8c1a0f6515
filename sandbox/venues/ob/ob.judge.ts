import { toMinor, type Minor } from '@pavilion/number/money';
import { formatOdds, toOdds, type Odds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import type { Pick as BetPick } from '../../modules/betting/order/place-bet';
import type { World } from '../../world/engine/world.model';
import type { Limits } from '../shared/venue.limits.rules';
import { sellsInParlay } from './ob.combo.rules';
import { CODE, ObError } from './ob.error';
import { obMatchId } from './ob.ids';
import { leagueName } from '../shared/venue-names.rules';
import { findOffer, type ObOffer } from './ob.offer';
import type { BetDetail } from './ob.request';

/** `useAcceptOdds`: the price changes at which a bet is still taken. */
export const ACCEPT = { better: 1, any: 2, none: 3 } as const;
export type Accept = (typeof ACCEPT)[keyof typeof ACCEPT];

/** `matchType`: a wrong one fails. */
const MATCH_TYPE = { early: 1, live: 2, outright: 3 } as const;

/** `185000` → `1.85`. */
function priceSent(odds: number): Odds | null {
  const digits = String(odds).padStart(6, '0');
  return toOdds(`${digits.slice(0, -5)}.${digits.slice(-5)}`.replace(/\.?0+$/, ''));
}

function matchTypeOf({ market, inPlay }: ObOffer): number {
  if (market.kind === 'outright') return MATCH_TYPE.outright;
  return inPlay ? MATCH_TYPE.live : MATCH_TYPE.early;
}

/** In play a football handicap names the score that it counts from; before kick-off there is none. venues §2.4 */
function checkBenchmark({ scoreBenchmark }: BetDetail, { inPlay, match, market, state }: ObOffer): void {
  if (!inPlay) {
    if (scoreBenchmark !== '') throw new ObError(CODE.scoreUnasked);
    return;
  }
  const needed = match.sport === 'football' && market.kind === 'handicap';
  if (needed && scoreBenchmark === '') throw new ObError(CODE.scoreMissing);
  if (needed && scoreBenchmark !== state.score.join(':')) throw new ObError(CODE.oddsChanged);
}

function checkOdds(detail: BetDetail, price: Odds, accept: Accept): void {
  const sent = priceSent(detail.odds);
  if (sent === null) throw new ObError(CODE.optionInvalid);
  if (detail.marketTypeFinally !== 'EU' || detail.oddFinally !== formatOdds(sent)) throw new ObError(CODE.finalOdds);
  const change = compareOdds(price, sent);
  if ((change !== 0 && accept === ACCEPT.none) || (change < 0 && accept === ACCEPT.better)) throw new ObError(CODE.oddsChanged);
}

/** More than two decimals are rejected rather than cut. @throws ObError */
export function readStake(text: string): Minor {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw new ObError(CODE.amount);
  return toMinor(text);
}

/** One leg as it may be bet on now: everything but amounts. @throws ObError */
export function judge(world: World, detail: BetDetail, accept: Accept): BetPick {
  const offer = findOffer(world, { marketId: detail.marketId, optionId: detail.playOptionsId, slot: detail.placeNum });
  if (offer === 'missing') throw new ObError(CODE.marketInvalid);
  if (offer === 'closed') throw new ObError(CODE.marketClosed);
  const { match, state, market, role, price, inPlay, play } = offer;
  if (obMatchId(match) !== detail.matchId || play.hpid !== detail.playId) throw new ObError(CODE.optionInvalid);
  if (state.endedAt !== null) throw new ObError(CODE.matchOver);
  if (offer.moved) throw new ObError(CODE.lineChanged);
  if (!offer.open || price === null) throw new ObError(CODE.marketClosed);
  if (matchTypeOf(offer) !== detail.matchType) throw new ObError(CODE.matchState);
  checkBenchmark(detail, offer);
  checkOdds(detail, price, accept);
  return { match, market, role, price, inPlay, scoreAtBet: state.score, leagueName: leagueName(match) };
}

/** A match may be in a parlay once, an outright never. @throws ObError 0400456 */
export function judgeTogether(picks: readonly BetPick[]): void {
  const matches = new Set(picks.map(({ match }) => match.id));
  if (matches.size !== picks.length || !picks.every(({ market }) => sellsInParlay(market))) throw new ObError(CODE.seriesRejected);
}

/** @throws ObError 0402020 */
export function judgeStake(stake: Minor, { min, max }: Limits): void {
  if (stake < min || stake > max) throw new ObError(CODE.amount);
}
