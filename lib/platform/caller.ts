import type { Call } from '@pavilion/contract/call';

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
