import { Big } from 'big.js';
import { betCountOf, factorOf, sumOfProducts } from '../../modules/betting/ruling/combination.rules';
import type { World } from '../../world/engine/world.model';
import { isPriced, type Offer } from '../shared/venue-offer';
import { MAX_LEGS, sellsInParlay, sizesOf } from './fb.combo.rules';
import { fbMarketId, fbMatchId } from './fb.ids';
import { comboLimits, limitsAt } from './fb.limits.rules';
import { SALE, toFbOption } from './fb.market';
import { findOffer } from './fb.offer';
import { toWireMoney } from './fb.order';
import type { QuoteRequest } from './fb.request';

/** Most singles of one slip. */
export const MAX_SINGLES = 10;

type RequestedOption = QuoteRequest['betMatchMarketList'][number];

/**
 * `/v1/order/batchBetMatchMarketOfJumpLine`: price, limits and state of each selection now, and for a parlay the possible
 * combinations: none as long as one of them is not on sale, not sold in parlays, or of the same match as another. venues §1.4
 */
export function quote(world: World, { betMatchMarketList, isSelectSeries }: QuoteRequest) {
  const offers = betMatchMarketList.map((requested) => offerOf(world, requested));
  return {
    bms: offers.map((offer, i) => toItem(betMatchMarketList[i]!, offer)),
    sos: isSelectSeries ? toSeries(offers) : [],
    mon: MAX_SINGLES,
    msl: MAX_LEGS,
  };
}

function offerOf(world: World, { marketId, matchId, type }: RequestedOption): Offer | null {
  const offer = findOffer(world, marketId, type);
  return typeof offer === 'string' || fbMatchId(offer.match) !== matchId ? null : offer;
}

function toItem({ marketId, oddsType }: RequestedOption, offer: Offer | null) {
  if (!offer) return { mid: marketId, ss: SALE.closed };
  const { match, market, state, inPlay } = offer;
  const limits = isPriced(offer) ? limitsAt(offer) : null;
  return {
    mid: fbMarketId({ matchNumber: match.number, ...market }),
    ...(offer.moved ? { omid: marketId } : {}),
    op: toFbOption(match, market, offer.role, oddsType),
    ...(limits ? { smin: toWireMoney(limits.min), smax: toWireMoney(limits.max) } : {}),
    au: sellsInParlay(market) ? 1 : 0,
    ss: offer.open ? SALE.open : SALE.suspended,
    ip: inPlay ? 1 : 0,
    re: inPlay ? state.score.join('-') : null,
    scs: inPlay ? [...state.score] : null,
  };
}

/** Places of a combination's price. */
const PRICE_DECIMALS = 4;

function toSeries(offers: readonly (Offer | null)[]) {
  const priced = offers.flatMap((offer) => (offer?.open && isPriced(offer) && sellsInParlay(offer.market) ? [offer] : []));
  const matches = new Set(offers.map((offer) => offer?.match.id));
  const legs = offers.length;
  if (legs < 2 || legs > MAX_LEGS || priced.length < legs || matches.size < legs) return [];
  return sizesOf(legs).flatMap((sn) => {
    const limits = comboLimits(priced, sn);
    if (!limits) return [];
    const { top, bottom } = sumOfProducts(
      priced.map(({ price }) => factorOf(price, null)),
      sn,
    );
    const odds = new Big(String(top)).div(String(bottom)).round(PRICE_DECIMALS, Big.roundDown);
    return [
      {
        sn,
        in: betCountOf(legs, sn),
        sodd: Number(odds.toFixed()),
        mi: toWireMoney(limits.min),
        mx: toWireMoney(limits.max),
      },
    ];
  });
}
