import type * as z from './schema';

/**
 * Condition under which a secret is required: `always`; `whereSet`, for members who have it; `withoutPhone`, for members without
 * a phone, to which a code would be sent instead; `either`, one of those that are marked so.
 */
export type StepUpNeed = 'always' | 'whereSet' | 'withoutPhone' | 'either';

/** Secrets of a call by the request's field, in the order in which they are checked (OWASP: step-up authentication). */
export type StepUp = Readonly<Partial<Record<'password' | 'pin' | 'oldPin', StepUpNeed>>>;

/**
 * The request of a call, as the platform checks it and the OpenAPI document shows it; browsers load none of it. `reads` marks
 * calls that only read: every other call accepts a token only from the device of its session (`needsOwnDevice`). `stepUp` names
 * the secrets that a call requires besides its session.
 */
export interface RequestDeclaration<Request = unknown> {
  /** One sentence for the OpenAPI document. */
  about: string;
  request: z.Schema<Request>;
  reads?: boolean;
  stepUp?: StepUp;
}

/** Requests of a noun's calls by the call's name. */
export type Requests = Readonly<Record<string, RequestDeclaration>>;
