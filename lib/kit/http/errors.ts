import type { Issue } from '@pavilion/contract/schema';
import { businessMessage, connectionMessage, isPassing } from './error.rules';
import type { ConnectionFacts } from './error.rules';
import { HTTP_COPY } from './http.copy';

/**
 * Everything a call can throw, in the order in which it can go wrong. `message` is always a text for members; `retryable` tells
 * whether a read may be repeated automatically.
 */
export type CallError = CancelledError | NetworkError | BusinessError | ContractError;

/** The caller cancelled: nothing is shown as an error, nothing is retried. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly retryable = false;
  constructor() {
    super(HTTP_COPY.cancelled);
  }
}

/** No response (status 0), or one with an HTTP status outside 200–299. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly status: number;
  /** The server's own text, including `Forbidden`; empty if it sent none. `message` is the member's text (spec §8). */
  readonly statusText: string;
  /** No response within the call's time. */
  readonly timedOut: boolean;
  readonly retryable: boolean;
  /** Parsed body of an HTTP error, if the client reads it (`readsErrors`). */
  readonly body: unknown;
  constructor(facts: ConnectionFacts, body?: unknown) {
    super(connectionMessage(facts));
    this.status = facts.status;
    this.body = body;
    this.statusText = facts.statusText;
    this.timedOut = /timeout/i.test(facts.message);
    this.retryable = isPassing(facts.status);
  }
}

/** Codes that matter to a reader whatever their source; the rest are an error. */
export type RejectionKind = 'maintenance' | 'missing';

/**
 * The other side understood and rejected the call. `source` names the owner of the code: codes of two sources are never compared.
 * A rejection under an HTTP error has that error as its `cause`.
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number | string;
  readonly data: unknown;
  readonly source: string;
  /** The whole response as sent, for callers that need more of it than `data` (spec §8); null if the code is our own. */
  readonly response: unknown;
  /** Meaning of the code for a reader, set by the source's own client, which alone knows its codes. */
  readonly kind: RejectionKind | undefined;
  readonly retryable = false;
  constructor(
    code: number | string,
    message: string | null | undefined,
    data: unknown = null,
    source = 'platform',
    response: unknown = null,
    kind?: RejectionKind,
  ) {
    super(businessMessage(message));
    this.code = code;
    this.data = data;
    this.source = source;
    this.response = response;
    this.kind = kind;
  }
}

/** Receives every invalid response once a listener is set; the first few are stored until then. */
export const contractErrors: { onError: (error: ContractError) => void; early: ContractError[] } = {
  early: [],
  onError: (error) => void (contractErrors.early.length < 9 && contractErrors.early.push(error)),
};

/**
 * A response that does not fit its schema. Names the call, the path that failed and the value that the schema expects there;
 * never the value.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly call: string;
  readonly path: string;
  /** The first invalid value as the schema reports it; `failure.ts` describes it. */
  readonly issue: Issue | undefined;
  readonly retryable = false;
  constructor(call: string, path: string, issue?: Issue) {
    super(HTTP_COPY.contract);
    this.call = call;
    this.path = path;
    this.issue = issue;
    contractErrors.onError(this);
  }
}

/** True for one of the four errors; anything else is a fault of our own. */
export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof CancelledError || error instanceof NetworkError || error instanceof BusinessError || error instanceof ContractError
  );
}
