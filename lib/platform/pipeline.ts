import type { Area, Call } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { signedPart } from '@pavilion/contract/signature';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { exchange } from '@/lib/kit/http/transport';
import { readResponse } from './response';
import { boundCaller, type BoundCaller, type CallerOptions, type PlatformCaller } from './caller';
import { platformHeaders } from './headers';

/** Differences between the browser and the server. */
export interface PlatformPort {
  /** '' in the browser: calls go to the page's own origin. */
  origin: string;
  /** ms; limit of every call, unless its caller sets another. */
  timeout: number;
  token(): string | null;
  uuid(): string;
  /** Makes a new device identifier (22007). */
  renewUuid(): void;
  /** `fresh`: makes a new signature instead of reusing one. Never throws. */
  sign(area: Area, prefix: string, uuid: string, fresh: boolean): Promise<string>;
  nameHash(): Promise<string | null>;
  /** Receives the headers of each response with a status of 200–299, before its body. */
  observe(headers: Headers): void;
  /** Called when a call with this signature succeeded. */
  accepted(area: Area, signature: string): void;
  /** Called when a call was rejected; `carried`: true if it carried the current token. */
  rejected(call: Call, error: BusinessError, carried: boolean): void;
}

type BoundOptions = CallerOptions & { signal: AbortSignal };

/** A platform client whose code is loaded. */
export function createCaller(port: PlatformPort): PlatformCaller {
  const run = createPipeline(port);
  return boundCaller({ timeout: port.timeout, token: () => port.token(), load: () => run });
}

/** Runs one call: headers, token, signature, request, envelope, schema, and the two repeats that contract §3 allows. */
export function createPipeline(port: Omit<PlatformPort, 'timeout'>): BoundCaller {
  async function attempt<Q, A>(
    call: Call<Q, A>,
    request: Q,
    options: BoundOptions,
    token: string | null,
    uuid: string,
    fresh: boolean,
  ): Promise<A> {
    const { area, prefix } = signedPart(call.path);
    try {
      const nameHash = call.name === 'memberInfo' ? await port.nameHash().catch(() => null) : null;
      const signature = await port.sign(area, prefix, uuid, fresh);
      const facts = { uuid, signature, token, nameHash, idempotencyKey: options.idempotencyKey };
      const response = await exchange({
        name: call.name,
        method: call.method,
        url: `${port.origin}${call.path}`,
        ...(call.method === 'POST' ? { body: request } : {}),
        headers: { ...platformHeaders(call as Call, facts), ...options.headers },
        signal: options.signal,
        readsErrors: true,
        onHeaders: port.observe,
      });
      const data = await readResponse(call as Call<never, A>, response.body);
      port.accepted(area, signature);
      return data;
    } catch (thrown) {
      const carried = token !== null && token === port.token();
      const error = (thrown instanceof NetworkError && (await rejectionOf(call as Call, thrown, carried))) || thrown;
      // Do not report a rejection that is repeated automatically.
      if (error instanceof BusinessError && (fresh || !isRepeatable(error))) port.rejected(call as Call, error, carried);
      throw error;
    }
  }

  return async function runCall(call, request, options, token) {
    const uuid = port.uuid();
    try {
      return await attempt(call, request, options, token, uuid, false);
    } catch (error) {
      if (!isRepeatable(error) || (token !== null && token !== port.token())) throw error;
      // Parallel calls are rejected together: the first renews the identifier, the others repeat with the new one.
      if (error.code === CODE.uuidMissing && uuid === port.uuid()) port.renewUuid();
      return attempt(call, request, options, token, port.uuid(), true);
    }
  };
}

/**
 * The rejection in an HTTP error. It is rare: its rules are loaded with the first, and without them the error stays unchanged.
 */
const rejectionOf = (call: Call, error: NetworkError, carried: boolean) =>
  error.status === 0
    ? null
    : import('./rejection.lazy').then(
        ({ readRejection }) => readRejection(call, error, carried),
        () => null,
      );

/** 10108: sign again, once. 22007: renew the device identifier, once. The platform rejects both before it does anything. */
function isRepeatable(error: unknown): error is BusinessError {
  return error instanceof BusinessError && (error.code === CODE.apiAuth || error.code === CODE.uuidMissing);
}
