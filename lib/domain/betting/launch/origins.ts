/** Venue code → origins that may be called, from the site's configuration (contract §1). */
export type VenueOrigins = Readonly<Record<string, readonly string[]>>;

let known: VenueOrigins = {};

/** Set by the server-rendered page: the site's server holds the list, the browser only receives it. */
export function setVenueOrigins(list: VenueOrigins): void {
  known = list;
}

/** Origins of one venue; empty when unknown. */
export function originsOf(venue: string): readonly string[] {
  return known[venue] ?? [];
}
