import type { Issue } from '@pavilion/contract/schema';
import { businessMessage, connectionMessage, isPassing } from './error.rules';
import type { ConnectionFacts } from './error.rules';
import { HTTP_COPY } from './http.copy';

/**
 * Everything a call can throw, in the order in which it can go wrong. `message` is always what a member may read; `retryable`
 * says whether a read may be repeated automatically.
 */
export type CallError = CancelledError | NetworkError | BusinessError | ContractError;

/** The caller gave up: nothing is shown as an error, nothing is retried. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly retryable = false;
  constructor() {
    super(HTTP_COPY.cancelled);
  }
}

/** No answer (status 0), or one with an HTTP status outside 200–299. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly status: number;
  /** As the server wrote it, `Forbidden` too; empty where it wrote none. `message` is what a member reads (spec §8). */
  readonly statusText: string;
  /** No answer within the call's time. */
  readonly timedOut: boolean;
  readonly retryable: boolean;
  /** Parsed body of an HTTP error, where the client reads it (`readsErrors`). */
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

/** Codes that a reader of any source tells apart; the rest are an error. */
export type RefusalKind = 'maintenance' | 'missing';

/**
 * The other side understood and refused. `source` names whose code it is: codes of two sources are never compared. A refusal under
 * an HTTP error has that error as its `cause`.
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number | string;
  readonly data: unknown;
  readonly source: string;
  /** The whole answer as it was sent, for callers that need more of it than `data` (spec §8); null where the code is our own. */
  readonly response: unknown;
  /** What the code means to a reader, said by the source's own client, which alone knows its codes. */
  readonly kind: RefusalKind | undefined;
  readonly retryable = false;
  constructor(
    code: number | string,
    message: string | null | undefined,
    data: unknown = null,
    source = 'platform',
    response: unknown = null,
    kind?: RefusalKind,
  ) {
    super(businessMessage(message));
    this.code = code;
    this.data = data;
    this.source = source;
    this.response = response;
    this.kind = kind;
  }
}

/** Hears of every answer that does not fit, once somebody listens; the first few wait for that. */
export const contractErrors: { onError: (error: ContractError) => void; early: ContractError[] } = {
  early: [],
  onError: (error) => void (contractErrors.early.length < 9 && contractErrors.early.push(error)),
};

/** An answer that does not fit its schema. Names the call, the path that failed and what the schema asks for there; never the value. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly call: string;
  readonly path: string;
  /** The first invalid value as the schema reports it; `failure.ts` words it. */
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

/** Whether `error` is one of the four; anything else is a fault of our own. */
export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof CancelledError || error instanceof NetworkError || error instanceof BusinessError || error instanceof ContractError
  );
}
