import type { VenueCode } from '@pavilion/contract/constants';

/** Names of the venues in the order of the site, FB first: a request that names no venue gets the first one that sells. */
export const VENUE_NAME = { FBTY: 'FB体育', IMTY: 'IM体育', OBTY: 'OB体育' } as const satisfies Record<VenueCode, string>;
