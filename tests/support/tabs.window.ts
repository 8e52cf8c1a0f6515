import { createHash } from 'node:crypto';
import type { VirtualClock } from './tabs.clock';

/** Names that the client's modules find in a browser; each page has its own. */
export const PAGE_GLOBALS: readonly string[] = `
  window self globalThis document location navigator history localStorage sessionStorage screen setTimeout
  clearTimeout setInterval clearInterval requestAnimationFrame requestIdleCallback cancelIdleCallback fetch
  Request Response Headers WebSocket BroadcastChannel AbortController AbortSignal addEventListener
  removeEventListener dispatchEvent Event CustomEvent StorageEvent performance Date crypto
`
  .trim()
  .split(/\s+/);

type Listener = ((event: PageEvent) => void) | { handleEvent(event: PageEvent): void };

export class PageEvent {
  constructor(
    readonly type: string,
    init: object = {},
  ) {
    Object.assign(this, init);
  }
  preventDefault(): void {}
  stopImmediatePropagation(): void {}
}

/** Listeners of a window, a document or a socket. */
export class Emitter {
  readonly #listeners = new Map<string, { call: Listener; once: boolean }[]>();
  addEventListener = (type: string, call: Listener, options?: boolean | { once?: boolean }) => {
    const all = this.#listeners.get(type) ?? [];
    if (all.some((one) => one.call === call)) return;
    this.#listeners.set(type, [...all, { call, once: typeof options === 'object' && options.once === true }]);
  };
  removeEventListener = (type: string, call: Listener) => {
    const all = this.#listeners.get(type);
    if (all)
      this.#listeners.set(
        type,
        all.filter((one) => one.call !== call),
      );
  };
  dispatchEvent = (event: PageEvent): boolean => {
    for (const one of this.#listeners.get(event.type) ?? []) {
      if (one.once) this.removeEventListener(event.type, one.call);
      if (typeof one.call === 'function') one.call(event);
      else one.call.handleEvent(event);
    }
    return true;
  };
}

/** Cookies of the site, shared by all pages and the server. */
export class CookieJar {
  readonly #pairs = new Map<string, string>();
  get(name: string): string | null {
    return this.#pairs.get(name) || null;
  }
  drop(name: string): void {
    this.#pairs.delete(name);
  }
  get text(): string {
    return [...this.#pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  write(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const age = attributes.find((text) => text.startsWith('Max-Age='))?.slice(8);
    if (age !== undefined && Number(age) <= 0) this.#pairs.delete(pair.slice(0, at));
    else this.#pairs.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** Storage event of a page: `null` as key when everything was removed. */
export type StorageNews = { key: string | null; oldValue: string | null; newValue: string | null };

export function storageOver(items: Map<string, string>, notify: (news: StorageNews) => void) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      const oldValue = items.get(key) ?? null;
      if (oldValue === value) return;
      items.set(key, value);
      notify({ key, oldValue, newValue: value });
    },
    removeItem(key: string) {
      const oldValue = items.get(key) ?? null;
      if (items.delete(key)) notify({ key, oldValue, newValue: null });
    },
    clear() {
      if (items.size === 0) return;
      items.clear();
      notify({ key: null, oldValue: null, newValue: null });
    },
  };
}

/** A `Date` that reads the virtual clock. */
export function dateOf(clock: VirtualClock): DateConstructor {
  return class extends Date {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(clock.now());
      else super(...(given as [number]));
    }
    static override now = () => clock.now();
  } as DateConstructor;
}

/** Random numbers that a run repeats, and the one digest that the client uses. */
export function cryptoOf(random: () => number) {
  return {
    getRandomValues<T extends Uint8Array>(bytes: T): T {
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256);
      return bytes;
    },
    subtle: {
      digest: async (_name: string, bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer,
    },
  };
}

/** Timers of a page. */
export function timersOf(clock: VirtualClock, owner: { readonly frozen: boolean }) {
  const start =
    (every: boolean) =>
    (run: (...all: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      clock.add({ delay, owner, every: every ? delay : null, timer: true, run: () => run(...given) });
  const end = (id?: number) => (id === undefined ? undefined : clock.remove(id));
  return {
    setTimeout: start(false),
    setInterval: start(true),
    clearTimeout: end,
    clearInterval: end,
    requestAnimationFrame: (run: (now: number) => void) => clock.add({ delay: 16, owner, run: () => run(clock.now()) }),
    requestIdleCallback: (run: () => void) => clock.add({ delay: 1, owner, run }),
    cancelIdleCallback: end,
  };
}

/** The few members of a document that React touches when a page renders no elements. */
export function elementOf(name: string, ownerDocument: object): object {
  return {
    nodeType: 1,
    nodeName: name,
    tagName: name,
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument,
    firstChild: null,
    lastChild: null,
    textContent: '',
    addEventListener() {},
    removeEventListener() {},
  };
}
