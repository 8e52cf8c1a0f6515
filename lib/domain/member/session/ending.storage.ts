import { ENDING_KEY } from '@pavilion/contract/storage-keys';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';
import type { Notice } from './rejection.listener';

/** ms for which a toast is shown at least; a page that is left sooner may not have shown it. */
const TOAST_SEEN_MS = 3_000;

/** Removes the notice: it was closed, or another session has begun. */
export function dropEnding(): void {
  removeStored(ENDING_KEY, 'session');
}

/**
 * Stores the notice of a session that has just ended, before the session goes: the page that received it may be about to close, and the
 * next document has no other trace of it. A dialog is dropped when it is closed, a toast once it has been seen.
 */
export function saveEnding(notice: Notice): void {
  writeStored(ENDING_KEY, JSON.stringify(notice), 'session');
  if (notice.how === 'toast') setTimeout(dropEnding, TOAST_SEEN_MS);
}

/**
 * The notice that an earlier document of this tab could not show, or whose dialog nobody closed; null when there is none, and when a
 * session has begun since, which drops it. The call removes a toast.
 */
export function pendingEnding(signedIn: boolean): Notice | null {
  // Parsed by hand, because the session guard loads this file and a schema would load its library too.
  const stored = readStoredJson(ENDING_KEY, 'session') as Partial<Record<keyof Notice, unknown>> | null;
  const { how, title, text, confirm, next } = stored ?? {};
  const isKnown = (how === 'dialog' || how === 'toast') && typeof title === 'string' && typeof text === 'string';
  const isDialog = how === 'dialog' && isKnown;
  if (signedIn || !isDialog) dropEnding();
  if (signedIn || !isKnown || typeof confirm !== 'string') return null;
  // An ending leads to the login alone.
  const isPath = typeof next === 'string' && /^\/user\/login(?:\?|$)/.test(next);
  return { how, title, text, confirm, next: isPath ? next : null, reload: false };
}
