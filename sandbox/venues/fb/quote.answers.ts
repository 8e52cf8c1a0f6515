import { minorToText } from '../../../lib/kit/number/money';
import type { World } from '../../world/world.model';
import { fbMarketId, fbMatchId } from './fb.ids';
import { limitsAt } from './fb.limits.rules';
import { SALE, toFbOption } from './fb.market';
import { findOffer } from './fb.offer';
import type { QuoteRequest } from './fb.request';

/** Most singles of one slip. */
export const MAX_SINGLES = 10;

type Asked = QuoteRequest['betMatchMarketList'][number];

/** `/v1/order/batchBetMatchMarketOfJumpLine`: price, limits and state of each selection now. venues §1.4 */
export function quote(world: World, { betMatchMarketList }: QuoteRequest) {
  return { bms: betMatchMarketList.map((asked) => quoteOne(world, asked)), sos: [], mon: MAX_SINGLES, msl: MAX_SINGLES };
}

function quoteOne(world: World, { marketId, matchId, type, oddsType }: Asked) {
  const offer = findOffer(world, marketId, type);
  if (typeof offer === 'string' || fbMatchId(offer.match) !== matchId) return { mid: marketId, ss: SALE.closed };
  const { match, market, state, inPlay } = offer;
  const limits = offer.price === null ? null : limitsAt(offer.price);
  return {
    mid: fbMarketId({ matchNumber: match.number, ...market }),
    ...(offer.moved ? { omid: marketId } : {}),
    op: toFbOption(match, market, offer.role, oddsType),
    ...(limits ? { smin: Number(minorToText(limits.min)), smax: Number(minorToText(limits.max)) } : {}),
    au: 0,
    ss: offer.open ? SALE.open : SALE.suspended,
    ip: inPlay ? 1 : 0,
    re: inPlay ? state.score.join('-') : null,
    scs: inPlay ? [...state.score] : null,
  };
}
