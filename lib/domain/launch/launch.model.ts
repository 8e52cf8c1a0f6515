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
  /** The whole address of the launch, as a frame opens it. */
  url?: string;
  /** Only OB's launch has these. */
  ob?: ObLaunch;
}

/** What OB's launch says besides. Every address lies at an origin of the list, else it is empty. */
export interface ObLaunch {
  /** Base of the platform counts. */
  apiUrl: string;
  merchantCode: string;
  h5Url: string;
  activityUrl: string;
  resourceUrl: string;
  resourceGamingUrl: string;
  /** OB's number of the member; empty until OB has told. */
  cuid: string;
}
