import { originsOf, setVenueOrigins } from './origins';

/** Origins of a venue; pages carry the list, except those rendered without the platform, which request it first. */
export async function allowedOrigins(venue: string): Promise<readonly string[]> {
  if (originsOf(venue).length === 0) setVenueOrigins(await (await import('./origins.api')).getVenueOrigins());
  return originsOf(venue);
}
