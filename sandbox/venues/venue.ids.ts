import type { VenueCode } from '../../lib/contract/constants';
import type { World, WorldMatch } from '../world/world.model';
import { matchOfFbId } from './fb/fb.ids';
import { matchOfImId } from './im/im.ids';
import { matchOfObId } from './ob/ob.ids';

/** The match that an id of a venue names; null for ids that the venue never gave out. */
export function matchOfVenueId(world: World, venue: VenueCode, id: string): WorldMatch | null {
  if (venue === 'OBTY') return matchOfObId(world, id);
  if (!/^\d{1,15}$/.test(id)) return null;
  return venue === 'FBTY' ? matchOfFbId(world, Number(id)) : matchOfImId(world, Number(id));
}
