import * as z from '@pavilion/contract/schema';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { seenOrdersSchema, type SeenOrders } from './news.model';
import { NEWS_KEY } from './news.keys';

/** Fallback for failing storage: it lasts as long as the page. */
let unstored: SeenOrders | null = null;

/** Orders seen in this browser; null before the first, and for an invalid text. */
export function readSeen(): SeenOrders | null {
  const stored = z.safeParse(seenOrdersSchema, readStoredJson(NEWS_KEY));
  return stored.success ? stored.data : unstored;
}

export function writeSeen(seen: SeenOrders): void {
  unstored = writeStored(NEWS_KEY, JSON.stringify(seen)) ? null : seen;
}

/** One tab at a time: two that read the same settlement must not both announce it. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? (locks.request(NEWS_KEY, {}, work) as Promise<T>) : work();
}
