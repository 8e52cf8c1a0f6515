import type * as z from './schema';

/** The six signature areas of spec §7. */
export type Area = 'site' | 'activity' | 'game' | 'feed' | 'pageFeed' | 'agent';

/**
 * One call of the platform: the single entry that the client, the sandbox and the OpenAPI document share.
 * `session` says whether the call carries the token: `none` never, `optional` when there is one, `member` must.
 * `money` marks calls that move money: they need an `Idempotency-Key`, are never retried (contract §4) and waited for 30 s,
 * any other 15 s (contract §2.17).
 * `ownDevice` marks the others that a token opens only on the device whose session it is; calls that move money all do.
 */
export interface Call<Request = unknown, Answer = unknown> {
  name: string;
  method: 'GET' | 'POST';
  path: `/${string}/api/v1/${string}`;
  area: Area;
  session: 'none' | 'optional' | 'member';
  money?: boolean;
  ownDevice?: boolean;
  /** One sentence for the OpenAPI document. */
  about: string;
  request: z.Schema<Request>;
  answer: z.Schema<Answer>;
}

/** Declares a call and keeps its schemas' types. */
export function defineCall<Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> {
  return call;
}

export type CallRequest<C> = C extends Call<infer R, unknown> ? R : never;
export type CallAnswer<C> = C extends Call<never, infer A> | Call<infer _R, infer A> ? A : never;
