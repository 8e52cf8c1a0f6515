import type { CallResponse } from '@pavilion/contract/call';
import type { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import type { VenueCode } from '@pavilion/contract/constants';

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
  /** Further fields of the venue's launch, under the venue's names; an address outside the list is empty. */
  extra?: Readonly<Record<string, string>>;
}

/** A launch response as its call declares it; a field that a venue leaves out counts as empty. */
export type LaunchResponse = Partial<CallResponse<typeof venueLaunchCall>>;

/** Launch features of one venue. */
export interface VenueLaunch {
  /** The venue's name of the language, for an address that names none. */
  language: string;
  /** Reads further fields of the response; `named` has the address's parameters in small letters, `at` drops addresses outside the list. */
  readMore?(response: LaunchResponse, named: ReadonlyMap<string, string>, at: (text: unknown) => string): Pick<VenueSession, 'extra'>;
  /** Session data that the venue returns only after its launch; `onError` receives the failed call. */
  afterLaunch?(session: VenueSession, onError?: (call: string, error: unknown) => void): Promise<VenueSession>;
}
