import * as z from '@pavilion/contract/schema';
import { SEARCH_POSITION_KEY } from '@pavilion/contract/storage-keys';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

const storedSchema = z.object({
  page: z.string(),
  words: z.string(z.maxLength(30)),
  top: z.number(),
  /** Every match that was found was shown. */
  all: z.boolean(),
});

/** A search's text, and the scroll position in its results. */
export type SearchPosition = Omit<z.infer<typeof storedSchema>, 'page'>;

const here = () => location.pathname + location.search;

/** True if the member came back to this page; going back to a document reloads this module. */
let returned = false;
let listening = false;

/** Remembers a search that is left for something it found. */
export function leaveSearch(position: SearchPosition): void {
  writeStored(SEARCH_POSITION_KEY, JSON.stringify({ page: here(), ...position }), 'session');
  returned = false;
  if (listening) return;
  listening = true;
  addEventListener('popstate', () => {
    returned = true;
  });
}

function cameBack(): boolean {
  if (listening) return returned;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && 'type' in loaded && loaded.type === 'back_forward';
}

/** The search that was left on this page, after a step back to it; returned once. */
export function returnToSearch(): SearchPosition | null {
  const read = z.safeParse(storedSchema, readStoredJson(SEARCH_POSITION_KEY, 'session'));
  if (!read.success || read.data.page !== here() || !cameBack()) return null;
  removeStored(SEARCH_POSITION_KEY, 'session');
  const { words, top, all } = read.data;
  return { words, top, all };
}

/** Reports the search that was left on this page, now or after a step back to it; returns the unsubscribe function. */
export function onReturnToSearch(onPosition: (position: SearchPosition) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    // The router renders the page before other listeners get the step back.
    timer = setTimeout(() => {
      const position = returnToSearch();
      if (position) onPosition(position);
    }, 0);
  };
  look();
  addEventListener('popstate', look);
  return () => {
    clearTimeout(timer);
    removeEventListener('popstate', look);
  };
}
