import type { VenueCode } from '@/lib/contract/constants';

/** What one launch gives for talking to a venue: memory and sessionStorage only, gone with the session (contract §2.9). */
export interface VenueSession {
  venue: VenueCode;
  /** One of the list of the site's configuration. */
  origin: string;
  token: string;
  /** The venue's own name of the language, such as `CMN`. */
  language: string;
  memberCode: string;
  timeStamp: string;
}
