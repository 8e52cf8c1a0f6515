import type { CallRequest } from '../../../../lib/contract/call';
import type { oddsHistoryCall } from '../../../../lib/contract/calls/feed.calls';
import type { VenueCode } from '../../../../lib/contract/constants';
import { marketOfFbId } from '../../../venues/fb/fb.ids';
import { FB_PRICING } from '../../../venues/fb/fb.match';
import { roleOf, sellsKind } from '../../../venues/fb/fb.numbers';
import { matchOfImId, optionOfImId } from '../../../venues/im/im.ids';
import { IM_PRICING } from '../../../venues/im/im.match';
import { matchOfObId, obMarketId, optionOfObId } from '../../../venues/ob/ob.ids';
import { OB_PRICING } from '../../../venues/ob/ob.match';
import { playOf } from '../../../venues/ob/ob.numbers';
import type { World } from '../../../world/engine/world.model';
import type { BackedSelection } from './history';

type HistoryRequest = CallRequest<typeof oddsHistoryCall>;
type Finder = (world: World, request: HistoryRequest) => BackedSelection | null;

const FINDERS: Readonly<Record<VenueCode, Finder>> = {
  FBTY: (world, { matchId, marketId, selectionId }) => {
    const [market, type] = selectionId.split('_');
    const key = market === marketId ? marketOfFbId(Number(marketId)) : null;
    const role = roleOf(Number(type));
    const match = key && matchId === String(key.matchNumber) ? world.matchByNumber(key.matchNumber) : null;
    return key && match && role && sellsKind(match.sport, key.kind) ? { ...key, role, match, pricing: FB_PRICING } : null;
  },
  IMTY: (world, { matchId, selectionId }) => {
    const key = optionOfImId(Number(selectionId.split('~')[0]));
    const match = matchOfImId(world, Number(matchId.split('-')[1]));
    return key && match && key.matchNumber === match.number ? { ...key, match, pricing: IM_PRICING } : null;
  },
  OBTY: (world, { matchId, marketId, selectionId }) => {
    const key = optionOfObId(selectionId);
    const match = matchOfObId(world, matchId);
    if (!key || match?.number !== key.matchNumber || marketId !== obMarketId(key)) return null;
    return playOf(match.sport, key) ? { ...key, match, pricing: OB_PRICING } : null;
  },
};

/** The selection that a venue's ids name; null for unknown ids, and for 冠军, which has no history. */
export function findSelection(world: World, request: HistoryRequest): BackedSelection | null {
  const selection = FINDERS[request.venue](world, request);
  return selection?.kind === 'outright' ? null : selection;
}
