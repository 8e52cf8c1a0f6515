import { numberToMinor, type Minor } from '@pavilion/number/money';
import { toOdds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';
import type { Pick as BetPick } from '../../modules/betting/order/place-bet';
import type { World } from '../../world/engine/world.model';
import type { Limits } from '../shared/venue.limits.rules';
import { sellsInParlay } from './im.combo.rules';
import { CODE, type ImCode } from './im.error';
import { betHandicap } from './im.market';
import { leagueName } from '../shared/venue-names.rules';
import { findOffer } from './im.offer';
import type { SentSelection } from './im.request';

/** JSON's number as minor units; null with more than two decimals, rather than cutting them, and at or below zero. */
export function readStake(amount: number): Minor | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(String(amount)) && amount > 0 ? numberToMinor(amount) : null;
}

/**
 * One selection as it is sold now, against the score, the line and the price that were sent, or the code that rejects it. `any`: a
 * worse price is taken too; `combo`: it is to be in a combo.
 */
export function judge(world: World, leg: SentSelection, { any, combo }: { any: boolean; combo: boolean }): BetPick | ImCode {
  const offer = findOffer(world, leg.EventId, leg.WagerSelectionId);
  if (typeof offer === 'string') return CODE.marketMissing;
  if (combo && !sellsInParlay(offer)) return CODE.noParlayEvent;
  const { market, role, price, state, match, inPlay } = offer;
  if (offer.moved || leg.Handicap !== betHandicap(market, role)) return CODE.handicap;
  if (!offer.open || price === null) return CODE.marketMissing;
  if (inPlay && leg.HomeScore !== state.score[0]) return CODE.score;
  if (inPlay && leg.AwayScore !== state.score[1]) return CODE.awayScore;
  const sent = toOdds(leg.Odds);
  if (sent === null) return CODE.odds;
  if (!any && compareOdds(price, sent) < 0) return CODE.oddsChanged;
  return { match, market, role, price, inPlay, scoreAtBet: state.score, leagueName: leagueName(match) };
}

/** The code that rejects selections together: two of one event. Null when they may be in one bet. */
export function judgeTogether(legs: readonly SentSelection[]): ImCode | null {
  const events = new Set(legs.map(({ EventId }) => EventId));
  return events.size < legs.length ? CODE.noParlayEvent : null;
}

/** The code that rejects a stake outside its limits; null within them. */
export function judgeStake(stake: Minor, { min, max }: Limits): ImCode | null {
  if (stake < min) return CODE.belowMin;
  return stake > max ? CODE.aboveMax : null;
}
