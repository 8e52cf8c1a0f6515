import type { VenueCode } from '@/lib/contract/constants';
import type { VenueLaunch } from '@/lib/domain/launch/launch.model';
import { obLaunch } from './ob/ob.launch';

/** What differs in each venue's launch. */
export const VENUE_LAUNCH: Readonly<Record<VenueCode, VenueLaunch>> = {
  IMTY: { language: 'CHS' },
  OBTY: obLaunch,
  FBTY: { language: 'CMN' },
};
