import type { VenueCode } from '@/lib/contract/constants';

/** Venue code → origins that may be called, as the site's configuration names them (contract §1). */
export type VenueOrigins = Readonly<Record<string, readonly string[]>>;

let known: VenueOrigins = {};

/** Seeded by the server-rendered page: the site's server holds the one list, the browser is only told. */
export function setVenueOrigins(list: VenueOrigins): void {
  known = list;
}

/** Origins of one venue; empty when none is known. */
export function originsOf(venue: VenueCode): readonly string[] {
  return known[venue] ?? [];
}
