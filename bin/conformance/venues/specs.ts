import type { VenueCode } from '@pavilion/contract/constants';
import { fbSpec } from './fb.spec';
import { imSpec } from './im.spec';
import { obSpec } from './ob.spec';
import type { VenueSpec } from './venue-spec';

/** The specification of each venue, in the order of the site. */
export const VENUE_SPECS = { FBTY: fbSpec, IMTY: imSpec, OBTY: obSpec } satisfies Record<VenueCode, VenueSpec>;
