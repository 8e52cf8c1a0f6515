import type { VenueCode } from '@/lib/contract/constants';

/** One call of a venue as its adapter means it: no session in it yet. */
export interface VenueCall {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

/** As it travels. */
export interface VenueRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Adds what is missing: a venue's own parameters never take the place of the caller's amounts and ids. */
export function fill<T>(given: Readonly<Record<string, T>> | undefined, more: Readonly<Record<string, T>>): Record<string, T> {
  return {
    ...given,
    ...Object.fromEntries(Object.entries(more).filter(([name, value]) => value !== '' && !(given && Object.hasOwn(given, name)))),
  };
}

/** @throws RangeError for a path that does not begin as this venue's do (spec §7), or a method that it does not take */
export function assertOwnCall(call: VenueCall, venue: VenueCode, paths: RegExp, methods: readonly string[]): void {
  if (!paths.test(call.path) || !methods.includes(call.method)) throw new RangeError(`${call.method} ${call.path} is no call of ${venue}`);
}

export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
