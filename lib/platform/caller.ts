import type { Call } from '@/lib/contract/call';

export interface CallerOptions {
  signal?: AbortSignal | undefined;
  /** ms for the whole call; spec §9's default otherwise. */
  timeout?: number;
  /** For calls that move money: repeating one with the same key returns the first answer and moves nothing. */
  idempotencyKey?: string;
  /** Headers of this one call, over the usual ones (the venue launcher's `X-API-CLIENT`). */
  headers?: Record<string, string>;
  /** Send no token although there is one, as the server does for a guest's venue session. */
  anonymous?: boolean;
}

/**
 * Makes one call of the platform and returns its checked data.
 * @throws CancelledError, NetworkError, BusinessError, ContractError (`lib/kit/http/errors`).
 */
export type PlatformCaller = <Request, Answer>(call: Call<Request, Answer>, request: Request, options?: CallerOptions) => Promise<Answer>;
