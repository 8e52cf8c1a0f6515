/** The trial of a call: a request that should succeed, one with an unknown number that an envelope should reject, or none. */
export type Plan = { request: object } | { unknown: object } | { skip: string };

/** Facts from earlier responses, for requests that need them. */
export interface Known {
  /** ms of the platform's clock. */
  now: number;
  /** Data of an earlier call by its name; undefined when it was not made or was rejected. */
  data(name: string): unknown;
  /** A match on sale at a venue, with one of its selections, in the ids of the site's model; null when no venue sells one. */
  match: { venue: string; matchId: string; marketId: string; selectionId: string } | null;
}

/** A field of an earlier response by its path, such as `list.0.orderId`; null when it is missing or no text. */
export function textOf(known: Known, name: string, path: string): string | null {
  let at: unknown = known.data(name);
  for (const key of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
  return typeof at === 'string' && at !== '' ? at : null;
}
