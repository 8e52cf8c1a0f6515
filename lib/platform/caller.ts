import type { Call } from '@pavilion/contract/call';
import { withinTime } from '@/lib/kit/http/deadline';

export interface CallerOptions {
  signal?: AbortSignal | undefined;
  /** ms for the whole call, if other than the limit of its declaration and client. */
  timeout?: number;
  /** For calls that move money: a repeat with the same key returns the first response and moves nothing. */
  idempotencyKey?: string;
  /** Headers of this one call, which override the usual ones (the venue launcher's `X-API-CLIENT`). */
  headers?: Record<string, string>;
  /** Sends no token even if there is one, as the server does for a guest's venue session. */
  anonymous?: boolean;
}

/**
 * Makes one call of the platform and returns its checked data.
 * @throws CancelledError, NetworkError, BusinessError, ContractError (`lib/kit/http/errors`).
 */
export type PlatformCaller = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options?: CallerOptions,
) => Promise<Response>;

/** A call within its time, for the owner of `token`; null sends none. */
export type BoundCaller = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options: CallerOptions & { signal: AbortSignal },
  token: string | null,
) => Promise<Response>;

export interface CallBounds {
  /** ms; limit of every call, unless its caller sets another. */
  timeout: number;
  token(): string | null;
  /** The code that makes the call; loading it is part of the call's time. */
  load(): BoundCaller | Promise<BoundCaller>;
}

/** Limits calls to their time, which their declaration gives: neither a hanging signer nor a repeat extends it. */
export function boundCaller({ timeout, token, load }: CallBounds): PlatformCaller {
  return (call, request, options = {}) => {
    // Read once: a session change, during signing or before a repeat, does not change the owner of this call.
    const owner = call.session === 'none' || options.anonymous ? null : token();
    const limit = options.timeout ?? Math.min(timeout, call.timeout ?? timeout);
    return withinTime({ timeout: limit, signal: options.signal }, async ({ signal }) =>
      (await load())(call, request, { ...options, signal }, owner),
    );
  };
}
