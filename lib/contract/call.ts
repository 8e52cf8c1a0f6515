import { MONEY_TIMEOUT_MS, READ_TIMEOUT_MS } from './constants';
import type * as z from './schema';

/** The six signature areas of spec §7. */
export type Area = 'site' | 'activity' | 'game' | 'feed' | 'pageFeed' | 'agent';

/**
 * When a secret is asked for: `always`; `whereSet`, of members who have it; `withoutPhone`, of members who have no phone, to which
 * a code would go instead; `either`, one of those that are marked so.
 */
export type StepUpNeed = 'always' | 'whereSet' | 'withoutPhone' | 'either';

/** Secrets of a call by the request's field, in the order in which they are checked (OWASP: step-up authentication). */
export type StepUp = Readonly<Partial<Record<'password' | 'pin' | 'oldPin', StepUpNeed>>>;

/**
 * One call of the platform: the single entry that the client, the sandbox and the OpenAPI document share.
 * `session` says whether the call carries the token: `none` never, `optional` when there is one, `member` must.
 * `money` marks calls that move money: they need an `Idempotency-Key` and are never retried (contract §4).
 * `reads` marks calls that only read: every other call accepts a token only from the device of its session (`needsOwnDevice`).
 * `stepUp` names the secrets that a call asks for beside its session.
 * `inPlace` marks calls of forms, and of parts of a page that load by themselves: a refusal is shown there, not as a notice.
 */
export interface Call<Request = unknown, Answer = unknown> {
  name: string;
  method: 'GET' | 'POST';
  path: `/${string}/api/v1/${string}`;
  area: Area;
  session: 'none' | 'optional' | 'member';
  money?: boolean;
  reads?: boolean;
  stepUp?: StepUp;
  inPlace?: boolean;
  /** ms that the browser waits; without it the client's own limit (spec §9). */
  timeout?: number | undefined;
  /** One sentence for the OpenAPI document. */
  about: string;
  request: z.Schema<Request>;
  answer: z.Schema<Answer>;
}

/** Declares a call and keeps its schemas' types. Reads wait 15 s, calls that move money 30 s (contract §2.17). */
export function defineCall<Request, Answer>(call: Call<Request, Answer>): Call<Request, Answer> {
  return { ...call, timeout: call.timeout ?? (call.money ? MONEY_TIMEOUT_MS : READ_TIMEOUT_MS) };
}

/** True for a call that accepts a token only from the device of its session: whatever does more than read. */
export function needsOwnDevice({ session, reads }: Pick<Call, 'session' | 'reads'>): boolean {
  return session !== 'none' && !reads;
}

export type CallRequest<C> = C extends Call<infer R, unknown> ? R : never;
export type CallAnswer<C> = C extends Call<never, infer A> | Call<infer _R, infer A> ? A : never;
