import { numberToMinor, toMinor, type Minor } from '@pavilion/number/money';
import { toOdds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import type { Pick as BetPick } from '../../modules/betting/order/place-bet';
import type { World } from '../../world/engine/world.model';
import type { Limits } from '../shared/venue.limits.rules';
import { MAX_LEGS, sellsInParlay } from './fb.combo.rules';
import { CODE, FbError } from './fb.error';
import { ODDS_FORMAT } from './fb.market';
import { leagueName } from '../shared/venue-names.rules';
import { findOffer } from './fb.offer';
import type { BetOptionRequest } from './fb.request';

/**
 * JSON's number or text as minor units.
 * @throws FbError 5 with more than two decimals, rather than cutting them, and at or below zero.
 */
export function readStake(value: number | string): Minor {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(value))) throw new FbError(CODE.illegal);
  const stake = typeof value === 'number' ? numberToMinor(value) : toMinor(value);
  if (stake <= 0n) throw new FbError(CODE.illegal);
  return stake;
}

/**
 * One selection as it is sold now, against the price that was sent and the accepted changes: `oddsChange` 0 none, 1 a better one, 2
 * any.
 * @throws FbError 14089, 14084, 3002, 5, 3003.
 */
export function judge(world: World, { marketId, optionType, odds, oddsFormat }: BetOptionRequest, oddsChange: 0 | 1 | 2): BetPick {
  if (oddsFormat !== ODDS_FORMAT.europe && oddsFormat !== ODDS_FORMAT.hongKong) throw new FbError(CODE.oddsFormat);
  const offer = findOffer(world, marketId, optionType);
  if (offer === 'missing') throw new FbError(CODE.marketMissing);
  if (offer === 'closed' || offer.moved || !offer.open || offer.price === null) throw new FbError(CODE.closed);
  const { match, market, role, state, inPlay, price } = offer;

  const sent = toOdds(odds);
  if (sent === null) throw new FbError(CODE.illegal);
  const change = compareOdds(price, sent);
  if ((change !== 0 && oddsChange === 0) || (change < 0 && oddsChange === 1)) throw new FbError(CODE.oddsChanged);
  return { match, market, role, price, inPlay, scoreAtBet: state.score, leagueName: leagueName(match) };
}

/**
 * Checks that selections may be in one parlay.
 * @throws FbError 3009 too many, 3010 one is not sold in parlays, 3011 two of one match.
 */
export function judgeTogether(picks: readonly BetPick[]): void {
  if (picks.length > MAX_LEGS) throw new FbError(CODE.tooManyLegs);
  if (!picks.every((pick) => sellsInParlay(pick.market))) throw new FbError(CODE.notInParlay);
  if (new Set(picks.map((pick) => pick.match.id)).size < picks.length) throw new FbError(CODE.sameMatch);
}

/** @throws FbError 3005, 3008. */
export function judgeStake(stake: Minor, { min, max }: Limits): void {
  if (stake < min) throw new FbError(CODE.belowMin);
  if (stake > max) throw new FbError(CODE.aboveMax);
}
