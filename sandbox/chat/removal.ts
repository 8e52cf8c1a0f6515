import type { Db, Tx } from '../db/database';
import { createShortLived } from '../db/short-lived.store';
import { CHAT_WORDS } from './chat.copy';

const MINUTE_MS = 60_000;
/** Real ms for which a member who was removed from a room enters none. */
const REMOVED_MS = 10 * MINUTE_MS;

/** Removals in this database or transaction. */
const removals = (db: Db | Tx) => createShortLived<true>(db as Db, 'chat-removal');

/** Keeps a member out of the rooms for a while. `now`: real ms. */
export function keepOut(db: Db | Tx, memberId: string, now: number): Promise<void> {
  return removals(db).put(memberId, { value: true, until: Math.trunc(now) + REMOVED_MS });
}

/** Why a member enters no room, speaks in none and gives no gifts there at `now` (real ms); null where nothing forbids it. */
export async function removalWords(db: Db | Tx, memberId: string, now: number): Promise<string | null> {
  const found = await removals(db).read(memberId);
  return found && found.until > now ? CHAT_WORDS.removed(Math.ceil((found.until - now) / MINUTE_MS)) : null;
}
