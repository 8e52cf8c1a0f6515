import type { CookieJar } from './tabs.window';
import { Emitter, PageEvent } from './tabs.window';
import type { VirtualClock } from './tabs.clock';
import type { Page } from './tabs.tab';

/** A request as it arrives at the platform, at a venue or at the site. */
export interface Sent {
  url: string;
  method: string;
  headers: PageHeaders;
  body: string | null;
  /** The page that sent it, its visit and virtual ms of then. */
  page: Page;
  visit: number;
  at: number;
  /** The session's token in the jar when it was sent. */
  jar: string | null;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** ms on the way there and back, and whether the response is lost. */
export interface Transit {
  there: number;
  back: number;
  lost: boolean;
}

/** A page's headers and signals: Node's own are as careful as slow, and a run makes hundreds. */
export class PageHeaders {
  readonly #all = new Map<string, string>();
  constructor(from?: Iterable<[string, string]> | Record<string, string>) {
    if (!from) return;
    for (const [name, value] of Symbol.iterator in from ? (from as Iterable<[string, string]>) : Object.entries(from))
      this.set(name, value);
  }
  get(name: string): string | null {
    return this.#all.get(name.toLowerCase()) ?? null;
  }
  set(name: string, value: string): void {
    this.#all.set(name.toLowerCase(), String(value));
  }
  has(name: string): boolean {
    return this.#all.has(name.toLowerCase());
  }
  delete(name: string): void {
    this.#all.delete(name.toLowerCase());
  }
  entries() {
    return this.#all.entries();
  }
  [Symbol.iterator]() {
    return this.#all.entries();
  }
}

class PageSignal extends Emitter {
  aborted = false;
  reason: unknown = undefined;
  static any(signals: readonly PageSignal[]): PageSignal {
    const any = new PageSignal();
    for (const signal of signals) {
      if (signal.aborted) any.end(signal.reason);
      else signal.addEventListener('abort', () => any.end(signal.reason), { once: true });
    }
    return any;
  }
  end(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason ?? new Error('aborted');
    this.dispatchEvent(new PageEvent('abort'));
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

class PageAborter {
  readonly signal = new PageSignal();
  abort(reason?: unknown): void {
    this.signal.end(reason);
  }
}

class PageRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: PageHeaders;
  readonly text: string | null;
  readonly signal: PageSignal | undefined;
  readonly body = null;
  constructor(input: string | PageRequest, init: { method?: string; headers?: PageHeaders; body?: string; signal?: PageSignal } = {}) {
    const from = typeof input === 'string' ? null : input;
    this.url = from?.url ?? (input as string);
    this.method = init.method ?? from?.method ?? 'GET';
    this.headers = new PageHeaders(init.headers ?? from?.headers);
    this.text = typeof init.body === 'string' ? init.body : (from?.text ?? null);
    this.signal = init.signal ?? from?.signal;
  }
  clone(): PageRequest {
    return new PageRequest(this);
  }
}

class PageResponse {
  readonly headers = new PageHeaders();
  readonly statusText = '';
  constructor(
    readonly text: string,
    readonly status: number,
  ) {}
  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }
  get body() {
    const { text } = this;
    let isRead = false;
    return {
      cancel: async () => undefined,
      getReader: () => ({
        cancel: async () => undefined,
        async read() {
          const done = isRead;
          isRead = true;
          return done ? { done, value: undefined } : { done, value: new TextEncoder().encode(text) };
        },
      }),
    };
  }
  async json(): Promise<unknown> {
    return JSON.parse(this.text);
  }
  clone(): PageResponse {
    return new PageResponse(this.text, this.status);
  }
}

export interface NetworkPort {
  clock: VirtualClock;
  jar: CookieJar;
  online(): boolean;
  transit(sent: Sent): Transit;
  response(sent: Sent): Reply;
  onSent(sent: Sent): void;
  /** Before the page receives the event. */
  onReply(sent: Sent, reply: Reply): void;
}

/** `fetch` and its classes for a page. */
export function fetchOf(page: Page, port: NetworkPort) {
  function fetch(input: string | PageRequest, init: ConstructorParameters<typeof PageRequest>[1] = {}): Promise<PageResponse> {
    const { url, method, headers, text, signal } = new PageRequest(input, init);
    const sent: Sent = { url, method, headers, body: text, page, visit: page.visit, at: port.clock.now(), jar: port.jar.get('token') };
    port.onSent(sent);
    const { there, back, lost } = port.transit(sent);
    return new Promise((resolve, reject) => {
      let over = signal?.aborted === true;
      const fail = () => {
        over = true;
        reject(new TypeError('Failed to fetch'));
      };
      if (over || !port.online()) return fail();
      signal?.addEventListener('abort', fail, { once: true });
      const drop = page.onFreeze(fail);
      port.clock.add({
        delay: there,
        owner: null,
        run() {
          // A sent request arrives, also when the page has given up.
          const reply = port.response(sent);
          if (page.closed) return;
          const body = JSON.stringify(reply.body ?? null);
          port.clock.add({
            delay: back,
            owner: page,
            run() {
              drop();
              if (over) return;
              if (lost || !port.online()) return fail();
              over = true;
              port.onReply(sent, reply);
              resolve(new PageResponse(body, reply.status));
            },
          });
        },
      });
    });
  }
  return {
    fetch,
    Request: PageRequest,
    Response: PageResponse,
    Headers: PageHeaders,
    AbortController: PageAborter,
    AbortSignal: PageSignal,
  };
}

/** A line to the chat, whose other end the scripted platform holds. */
export class PageSocket extends Emitter {
  static readonly OPEN = 1;
  readyState = 0;
  constructor(
    readonly page: Page,
    readonly receive: (socket: PageSocket, text: string) => void,
  ) {
    super();
    page.sockets.add(this);
  }
  /** The session that logged in over it. */
  token: string | null = null;
  send(text: string): void {
    this.receive(this, text);
  }
  close(): void {
    this.readyState = 3;
    this.page.sockets.delete(this);
  }
  open(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.dispatchEvent(new PageEvent('open'));
  }
  deliver(frame: unknown): void {
    if (this.readyState === 1) this.dispatchEvent(new PageEvent('message', { data: JSON.stringify(frame) }));
  }
  drop(): void {
    if (this.readyState === 3) return;
    this.close();
    this.dispatchEvent(new PageEvent('error'));
    this.dispatchEvent(new PageEvent('close'));
  }
}
