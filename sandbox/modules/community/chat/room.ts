import { VENUE_CODES } from '@pavilion/contract/constants';
import type { WorldMatch } from '../../../world/engine/world.model';
import type { Context } from '../../context';

/** The room of no match. */
export const LOBBY = '1';

/** A room by one of its names. `key` identifies the room: a match that three venues sell has three names and one room. */
export interface Room {
  key: string;
  match: WorldMatch | null;
}

/** The room of a name: `1`, or `FBTY-863211`; null for an unknown name. */
export function roomOf({ world, venues }: Pick<Context, 'world' | 'venues'>, roomId: string): Room | null {
  if (roomId === LOBBY) return { key: LOBBY, match: null };
  const [, code, id = ''] = /^([A-Z]{4})-([\d-]{1,27})$/.exec(roomId) ?? [];
  const venue = VENUE_CODES.find((one) => one === code);
  const match = venue ? venues[venue].findMatchOfSite(world, id) : null;
  return match && { key: match.id, match };
}

/** The venue's id of the match in a room's name; null for the lobby. */
export function matchIdOf(roomId: string): string | null {
  return roomId === LOBBY ? null : roomId.slice(roomId.indexOf('-') + 1);
}
