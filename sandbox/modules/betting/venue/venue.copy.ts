import type { VenueCode } from '@pavilion/contract/constants';

export const VENUE_NAME = { IMTY: 'IM体育', OBTY: 'OB体育', FBTY: 'FB体育' } as const satisfies Record<VenueCode, string>;
