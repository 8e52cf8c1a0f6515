import type { IncomingHttpHeaders } from 'node:http';
import type { VenueCode } from '../../../lib/contract/constants';
import type { SandboxEnv } from '../env';
import { publicHostOf } from './public-host';

/** Each venue listens on its own port after the platform's (contract §1). */
export const VENUE_PORT_OFFSET: Record<VenueCode, number> = { IMTY: 1, OBTY: 2, FBTY: 3 };
/** Venues that sell here. */
export const OPEN_VENUES: readonly VenueCode[] = ['IMTY', 'OBTY', 'FBTY'];

/** The studio's games listen after the venues. */
export const GAME_PORT_OFFSET = 4;

/** The games' origin as the caller's browser reaches it. */
export function gameOrigin(env: SandboxEnv, headers: IncomingHttpHeaders): string {
  return `http://${publicHostOf(env, headers)}:${env.port + GAME_PORT_OFFSET}`;
}

/** A venue's origin as the caller's browser reaches it. */
export function venueOrigin(env: SandboxEnv, venue: VenueCode, headers: IncomingHttpHeaders): string {
  return `http://${publicHostOf(env, headers)}:${env.port + VENUE_PORT_OFFSET[venue]}`;
}
