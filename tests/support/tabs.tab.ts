import type { ShownDialog } from './tabs.dialogs';
import type { PageSocket } from './tabs.network';
import type { RenderedDocument, Running } from './tabs.page';
import { Emitter } from './tabs.window';

/** One document in a tab: its own modules, timers, listeners and lines. */
export class Page {
  frozen = false;
  closed = false;
  hidden = false;
  /** Another document replaces it once it has arrived. */
  leaving = false;
  /** The server's document; null until it has arrived. */
  rendered: RenderedDocument;
  running: Running | null = null;
  #notified: string | null;
  /** Counts the changes of `notified`: of two visits without a session each has its own number. */
  visit = 0;
  /** Virtual ms of the last change of `notified`. */
  notifiedAt: number;
  /** Paths that the router is going to, null for a refresh; the first is loading. */
  goings: (string | null)[] = [];
  readonly sockets = new Set<PageSocket>();
  readonly dialogs = new Map<string, ShownDialog>();
  readonly window = new Emitter();
  readonly document = new Emitter();
  readonly #onFreeze = new Set<() => void>();
  constructor(
    readonly tab: Tab,
    rendered: RenderedDocument,
    notified: string | null,
    private readonly now: () => number,
  ) {
    this.rendered = rendered;
    this.#notified = notified;
    this.notifiedAt = now();
  }
  /** The token that this page was last notified of: by itself, by an event of another tab, or by being shown. */
  get notified(): string | null {
    return this.#notified;
  }
  set notified(token: string | null) {
    if (token === this.#notified) return;
    this.#notified = token;
    this.visit += 1;
    this.notifiedAt = this.now();
  }
  get awake(): boolean {
    return !this.frozen && !this.closed && !this.leaving;
  }
  onFreeze(act: () => void): () => void {
    this.#onFreeze.add(act);
    return () => void this.#onFreeze.delete(act);
  }
  /** Requests and lines of a page that is put away end with it. */
  cut(): void {
    for (const act of this.#onFreeze) act();
    this.#onFreeze.clear();
    for (const socket of this.sockets) socket.drop();
  }
}

/** A tab: its session storage outlives its documents. */
export interface Tab {
  readonly index: number;
  readonly session: Map<string, string>;
  page: Page | null;
  /** Counts navigations: the response to an earlier one is dropped. */
  journey: number;
}
