import 'server-only';
import { createSizedCache } from '@/lib/kit/store/sized-cache';
import { isSameBase, type DocumentBase, type StoredDocument } from './stored-document.server';

/** ms for which a document is sent without rendering it again. */
export const FRESH_MS = 1000;
/** ms of age up to which it is sent while one request renders it again. */
export const STALE_MS = 3000;
/** ms that a request without a stored document waits for another that renders the same; then it renders its own. */
const WAIT_MS = 1000;

interface DocumentLimits {
  entries: number;
  bytes: number;
}

/** Documents and their bytes at a time. One lives three seconds, so this is what is visited at once, not what exists. */
export const DOCUMENT_LIMITS: DocumentLimits = { entries: 200, bytes: 48_000_000 };

/** The one request that renders a document for the others. Exactly one of its methods is called, once. */
export interface Lead {
  store(document: StoredDocument): void;
  /** The response is for its own request alone. */
  leave(): void;
}

/** One of both: a document, or the task to render it for others. */
export type Found = { document: StoredDocument; lead?: never } | { lead: Lead; document?: never };

export interface DocumentStore {
  /** A document for a request of this key, or the task to render it, or null: render it for this request alone. */
  find(key: string, base: DocumentBase): Promise<Found | null>;
  /** A document that needs no rendering; null if there is none. */
  peek(key: string, base: DocumentBase): StoredDocument | null;
}

/** `now` in ms. */
export function createDocumentStore(limits: DocumentLimits, now: () => number): DocumentStore {
  const documents = createSizedCache<StoredDocument>({ ...limits, life: STALE_MS, sizeOf: ({ bytes }) => bytes });
  /** Per key that is being rendered: the requests that wait for it. */
  const leads = new Map<string, (() => void)[]>();

  function known(key: string, base: DocumentBase, age: number): StoredDocument | null {
    const document = documents.get(key);
    return document && now() - document.at <= age && isSameBase(document.base, base) ? document : null;
  }

  function begin(key: string): Lead {
    const waiting: (() => void)[] = [];
    leads.set(key, waiting);
    const finish = () => {
      leads.delete(key);
      for (const proceed of waiting) proceed();
    };
    return {
      store(document) {
        documents.set(key, document);
        finish();
      },
      leave: finish,
    };
  }

  return {
    peek: (key, base) => known(key, base, FRESH_MS),
    async find(key, base) {
      const fresh = known(key, base, FRESH_MS);
      if (fresh) return { document: fresh };
      const waiting = leads.get(key);
      if (!waiting) return { lead: begin(key) };
      const stale = known(key, base, STALE_MS);
      if (stale) return { document: stale };
      await joinFor(waiting, WAIT_MS);
      const made = known(key, base, STALE_MS);
      return made && { document: made };
    },
  };
}

/** Resolves when the requests of a list proceed, after `ms` at the latest. */
function joinFor(waiting: (() => void)[], ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    waiting.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
