import type { Call } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';

/**
 * Responds to one call: a mock function from the request's body, and its idempotency key if it has one, to the data, or to the
 * model that `toWire` writes.
 */
type Handler<Request, Model> = jest.Mock<Promise<Model>, [request: Request, key?: string]>;

interface Route {
  handler: Handler<unknown, unknown>;
  toWire(model: unknown): unknown;
}

export interface FakePlatform {
  /** The handler of a call. Without an implementation the platform cannot be reached. */
  on<Request, Response>(call: Call<Request, Response>): Handler<Request, Response>;
  on<Request, Response, Model>(call: Call<Request, Response>, toWire: (model: Model) => NoInfer<Response>): Handler<Request, Model>;
  /** Responds to every call without a handler of its own. */
  others: Handler<unknown, unknown>;
}

const RealRequest = globalThis.Request;
/** Node's Request has no page to resolve a path against; a browser's has. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' && typeof location !== 'undefined' ? new URL(input, location.href) : input, init);
  }
}

const asSent = (data: unknown) => data;

/**
 * A platform in place of `fetch`: the client, its signature, the envelope, the schema of the response and the api modules run as
 * in the page. A suite makes one and sets how each call responds:
 *
 *     const platform = fakePlatform();
 *     const getMember = platform.on(memberInfoCall, memberOnWire);
 *     getMember.mockResolvedValue(aMember({ hasPin: true }));
 *     getMember.mockRejectedValue(new BusinessError(10_001, '请稍后再试'));
 *     expect(getMember).toHaveBeenCalledWith({ withLockMoney: 1 });
 *
 * A handler that throws a `BusinessError` rejects the call with its code, one that throws a `NetworkError` fails with its HTTP
 * status, or without a response for status 0; a `ContractError` sends data that fit no schema. Where a call has two readers, they
 * share its handler.
 */
export function fakePlatform(): FakePlatform {
  const routes = new Map<string, Route>();
  const others: Handler<unknown, unknown> = jest.fn();
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const route = routes.get(`${request.method} ${new URL(request.url).pathname}`) ?? { handler: others, toWire: asSent };
    const body: unknown = request.method === 'POST' ? await request.json() : {};
    const key = request.headers.get('idempotency-key');
    return beforeAbort(respond(route, key === null ? [body] : [body, key]), request.signal);
  };
  return {
    on<Request, Response, Model>({ method, path }: Call<Request, Response>, toWire: (model: Model) => unknown = asSent) {
      const handler: Handler<Request, Model> = jest.fn();
      routes.set(`${method} ${path}`, { handler, toWire } as never);
      return handler;
    },
    others,
  };
}

const envelope = (status_code: number | string, message: string, data: unknown) =>
  new Response(JSON.stringify({ status_code, message, data }));

async function respond({ handler, toWire }: Route, sent: Parameters<Route['handler']>): Promise<Response> {
  try {
    const model = await handler(...sent);
    if (model === undefined) throw new TypeError('no response');
    return envelope(CODE.success, '', toWire(model));
  } catch (error) {
    if (error instanceof BusinessError) return envelope(error.code, error.message, error.data);
    if (error instanceof ContractError) return envelope(CODE.success, '', 0);
    if (error instanceof NetworkError && error.status !== 0) {
      return new Response('', { status: error.status, statusText: error.statusText });
    }
    throw error;
  }
}

/** The response, unless the client gives the request up before. */
function beforeAbort(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    response.then(resolve, reject);
  });
}
