import type { DeclaredRequests } from './calls/endpoint';
import { MONEY_TIMEOUT_MS, READ_TIMEOUT_MS } from './constants';
import type * as z from './schema';

/** The six signature areas of spec §7. */
export type Area = 'site' | 'activity' | 'game' | 'feed' | 'pageFeed' | 'agent';

declare const REQUEST: unique symbol;

/**
 * One call of the platform, as the site makes it; `<noun>.requests.ts` declares its request (`RequestDeclaration`). `session`
 * states whether the call carries the token: `none` never, `optional` when there is one, `member` must. `money` marks calls that
 * move money: they need an `Idempotency-Key` and are never retried (contract §4). `inPlace` marks calls of forms, and of parts of
 * a page that load by themselves: a rejection is shown there, not as a notice.
 */
export interface Call<Request = unknown, Response = unknown> {
  name: string;
  method: 'GET' | 'POST';
  path: `/${string}/api/v1/${string}`;
  area: Area;
  session: 'none' | 'optional' | 'member';
  money?: boolean;
  inPlace?: boolean;
  /** ms that the browser waits; without it the client's own limit (spec §9). */
  timeout?: number | undefined;
  response: z.Schema<Response>;
  /** Present in the type alone: it carries the request's type. */
  [REQUEST]?: Request;
}

type CallDeclaration<Name, Response> = Omit<Call<never, Response>, 'name' | typeof REQUEST> & { name: Name };

/**
 * Declares a call. The type of its request comes from the declaration under the same name in a `.requests.ts` file. Reads wait 15 s,
 * calls that move money 30 s (contract §2.17).
 */
export function defineCall<Name extends keyof DeclaredRequests, Response>(
  call: CallDeclaration<Name, Response>,
): Call<z.infer<DeclaredRequests[Name]['request']>, Response> {
  return { ...call, timeout: call.timeout ?? (call.money ? MONEY_TIMEOUT_MS : READ_TIMEOUT_MS) };
}

export type CallRequest<C> = C extends Call<infer R, unknown> ? R : never;
export type CallResponse<C> = C extends Call<infer _R, infer A> ? A : never;
