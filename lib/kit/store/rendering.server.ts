import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from './process-singleton';

/** The rendering of one document, while it runs. */
export interface Rendering {
  /** False once the document contains something that belongs to this request or moment alone. */
  storable: boolean;
}

const current = processSingleton('rendering', () => new AsyncLocalStorage<Rendering>());

/** Runs `render` so that `keepOutOfStore` in it, and in everything that it starts, applies to `rendering`. */
export function runRendering<T>(rendering: Rendering, render: () => T): T {
  return current().run(rendering, render);
}

/** Marks the document that is being rendered as one that no other request may get. */
export function keepOutOfStore(): void {
  const rendering = current().getStore();
  if (rendering) rendering.storable = false;
}
