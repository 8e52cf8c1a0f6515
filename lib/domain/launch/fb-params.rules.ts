import type { VenueSession } from './launch.model';

/** What FB's calls share, under the names of spec §3. Apart from the other venues': FB's list is on the first page. */
export interface FbParams {
  origin: string;
  languageType: string;
  Authorization: string;
  url: string;
}

export function toFbParams({ origin, language, token, url = '' }: VenueSession): FbParams {
  return { origin, languageType: language, Authorization: token, url };
}
