import type { VenueCode } from '@pavilion/contract/constants';
import type { VenueLaunch } from '@/lib/domain/betting/launch/launch.model';

/** Venue-specific parts of a launch; code of a venue's own loads at its first launch. */
export const VENUE_LAUNCH = {
  IMTY: (): VenueLaunch => ({ language: 'CHS' }),
  OBTY: async () => (await import('./ob/ob.launch')).obLaunch,
  FBTY: (): VenueLaunch => ({ language: 'CMN' }),
} satisfies Record<VenueCode, () => VenueLaunch | Promise<VenueLaunch>>;
