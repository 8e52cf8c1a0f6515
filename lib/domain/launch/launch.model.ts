import type { VenueCode } from '@/lib/contract/constants';

/**
 * Result of a launch, with which the site calls a venue. Stored in memory and sessionStorage only, until the session ends
 * (contract §2.9).
 */
export interface VenueSession {
  venue: VenueCode;
  /** An origin of the configured list. */
  origin: string;
  token: string;
  /** The venue's own code of the language, such as `CMN`. */
  language: string;
  memberCode: string;
  timeStamp: string;
  /** The whole launch address, for a frame. */
  url?: string;
  /** Only OB's launch has these. */
  ob?: ObLaunch;
}

/** Extra parts of OB's launch. Every address is at an origin of the list, else empty. */
export interface ObLaunch {
  /** Base address of the platform counts. */
  apiUrl: string;
  merchantCode: string;
  h5Url: string;
  activityUrl: string;
  resourceUrl: string;
  resourceGamingUrl: string;
  /** OB's member number; empty until OB has sent it. */
  cuid: string;
}
