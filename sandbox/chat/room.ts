import type { VenueCode } from '../../lib/contract/constants';
import type { World, WorldMatch } from '../world/world.model';
import { fbMatchId } from '../venues/fb/fb.ids';
import { imMatchId } from '../venues/im/im.ids';
import { sportId } from '../venues/im/im.numbers';
import { obMatchId } from '../venues/ob/ob.ids';
import { matchOfVenueId } from '../venues/venue.ids';

/** The room of no match. */
export const LOBBY = '1';

/** A room by one of its names. `key` identifies the room: a match that three venues sell has three names and one room. */
export interface Room {
  key: string;
  match: WorldMatch | null;
}

/** What a venue calls a match in the chat. IM's ids carry the number of their sport, without which IM finds nothing. */
export function matchIdAt(venue: VenueCode, match: Pick<WorldMatch, 'number' | 'sport'>): string {
  if (venue === 'IMTY') return `${sportId(match.sport)}-${imMatchId(match)}`;
  return venue === 'OBTY' ? obMatchId(match) : String(fbMatchId(match));
}

/** The room of a name: `1`, or `FBTY-863211`; null for an unknown name. */
export function roomOf(world: World, roomId: string): Room | null {
  if (roomId === LOBBY) return { key: LOBBY, match: null };
  const [, venue = '', id = ''] = /^(FBTY|IMTY|OBTY)-([\d-]{1,27})$/.exec(roomId) ?? [];
  const own = venue === 'IMTY' ? /^\d{1,4}-(\d{1,15})$/.exec(id)?.[1] : id;
  const match = own ? matchOfVenueId(world, venue as VenueCode, own) : null;
  return match && { key: match.id, match };
}

/** What the venue in a room's name calls the room's match; null for the lobby. */
export function matchIdOf(roomId: string): string | null {
  return roomId === LOBBY ? null : roomId.slice(roomId.indexOf('-') + 1);
}
