import type { FastifyInstance } from 'fastify';
import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import type { Context } from '../modules/context';
import type { Venues } from '../modules/venue';
import { fbVenue } from './fb/fb.venue';
import { imVenue } from './im/im.venue';
import { obVenue } from './ob/ob.venue';
import type { ServedVenue } from './shared/served-venue';
import { createVenueApp } from './shared/venue-app';

const SERVED: Readonly<Record<VenueCode, ServedVenue>> = { IMTY: imVenue, OBTY: obVenue, FBTY: fbVenue };

/** Every venue, as provided in the context. */
export const VENUES: Venues = SERVED;

/** An app for each venue, in the order of their ports. */
export function createVenueApps(context: Context): Promise<FastifyInstance[]> {
  return Promise.all(VENUE_CODES.map((code) => createVenueApp(context, SERVED[code])));
}
