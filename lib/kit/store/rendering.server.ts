import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from './process-singleton';

/** The rendering of one document, while it runs. */
export interface Rendering {
  /** False once the document contains something that belongs to this request or moment alone. */
  storable: boolean;
  /** True for a member's document that is rendered without anything of its member, so that it serves all of them. */
  shell: boolean;
  /** Path that a member whose session is over goes to instead; null for a page that everybody may see. */
  ended: string | null;
  /** True if the platform has already rejected the session of this request. */
  rejected: boolean;
}

const current = processSingleton('rendering', () => new AsyncLocalStorage<Rendering>());

/** Runs `render` so that the other functions here, in it and in everything that it starts, apply to `rendering`. */
export function runRendering<T>(rendering: Rendering, render: () => T): T {
  return current().run(rendering, render);
}

/** Marks the document that is being rendered as one that no other request may get. */
export function keepOutOfStore(): void {
  const rendering = current().getStore();
  if (rendering) rendering.storable = false;
}

/** True while a member's document is rendered without its member. */
export function isShell(): boolean {
  return current().getStore()?.shell ?? false;
}

/** True if it is known that the platform rejects the session of the request. */
export function isSessionRejected(): boolean {
  return current().getStore()?.rejected ?? false;
}

/** Marks the shell that is being rendered as one for members only: whose session is over goes to `path`. */
export function guardShell(path: string): void {
  const rendering = current().getStore();
  if (rendering) rendering.ended = path;
}
