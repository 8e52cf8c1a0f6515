import type { VenueCode } from '@pavilion/contract/constants';
import { BusinessError } from '@/lib/kit/http/errors';

/** One call of a venue's adapter, without a session. */
export interface VenueCall {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

/** The request as sent. */
export interface VenueRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Adds missing values: a venue's own parameters never replace the caller's amounts and ids. */
export function fillMissing<T>(given: Readonly<Record<string, T>> | undefined, more: Readonly<Record<string, T>>): Record<string, T> {
  return {
    ...given,
    ...Object.fromEntries(Object.entries(more).filter(([name, value]) => value !== '' && !(given && Object.hasOwn(given, name)))),
  };
}

/** @throws RangeError for a path outside this venue's (spec §7), or a method that the venue does not accept */
export function assertOwnCall(call: VenueCall, venue: VenueCode, paths: RegExp, methods: readonly string[]): void {
  if (!paths.test(call.path) || !methods.includes(call.method)) throw new RangeError(`${call.method} ${call.path} is no call of ${venue}`);
}

export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

/** Sessions of one venue: the current or a new one, and a new one in place of an expired one (at most three a minute). */
export interface Relaunching<Session> {
  open(): Promise<Session>;
  renew(expired: Session): Promise<Session>;
}

/**
 * True if a venue rejected a call, without doing anything, because its session has expired. Only the venue's own envelope proves
 * that.
 */
export type IsExpired = (error: unknown) => boolean;

/** `codes`: the venue's codes for an expired session. */
export function expiredBy(venue: VenueCode, codes: RegExp): IsExpired {
  return (error) => error instanceof BusinessError && error.source === venue && codes.test(String(error.code));
}

/** Makes a call of a venue; with an expired session it launches a new one and repeats the call once (spec §4). */
export async function callWithRelaunch<Session, Response>(
  isExpired: IsExpired,
  sessions: Relaunching<Session>,
  send: (session: Session) => Promise<Response>,
): Promise<Response> {
  const session = await sessions.open();
  try {
    return await send(session);
  } catch (error) {
    if (!isExpired(error)) throw error;
    return send(await sessions.renew(session));
  }
}
