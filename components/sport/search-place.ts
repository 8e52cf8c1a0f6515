import * as z from '@/lib/contract/schema';
import { readStoredJson, removeStored, writeStored } from '@/lib/kit/browser/storage';

/** What was sought, and how far down its results one was. */
export interface SearchPlace {
  words: string;
  top: number;
}

/** Key in sessionStorage. */
export const SEARCH_PLACE = 'searchPlace';
const keptSchema = z.object({ page: z.string(), words: z.string(z.maxLength(30)), top: z.number() });

const here = () => location.pathname + location.search;

/** Whether the page at hand was come back to; a document that the browser goes back to loads this anew. */
let returned = false;
let listening = false;

/** Remembers a search that is left for one of its matches. */
export function leaveSearch({ words, top }: SearchPlace): void {
  writeStored(SEARCH_PLACE, JSON.stringify({ page: here(), words, top }), 'session');
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

/** The search that was left on this page, for who comes back to it; given once. */
export function returnToSearch(): SearchPlace | null {
  const read = z.safeParse(keptSchema, readStoredJson(SEARCH_PLACE, 'session'));
  if (!read.success || read.data.page !== here() || !cameBack()) return null;
  removeStored(SEARCH_PLACE, 'session');
  return { words: read.data.words, top: read.data.top };
}
