import { and, eq, lt, sql } from 'drizzle-orm';
import { inTransaction, type Db, type Tx } from './database';
import { shortLived } from './short-lived.tables';

/** A value with the real ms of its end. */
export interface Living<V> {
  value: V;
  until: number;
}

/**
 * Values of one kind that live for a while, by their ids. They are in the database, so that all processes that work on it agree on
 * what is used up. One that ended may be returned until it is swept: readers check `until`.
 */
export interface ShortLived<V> {
  /** Stores a value, in place of an earlier one. */
  put(id: string, living: Living<V>): Promise<void>;
  /** Stores a value unless one lives at `now` (real ms); true when it was stored. Only one of several at once is stored. */
  add(id: string, living: Living<V>, now: number): Promise<boolean>;
  read(id: string): Promise<Living<V> | null>;
  /** Removes a value and returns it; only one of several callers at once gets it. */
  take(id: string): Promise<Living<V> | null>;
  /** Moves the end of a value that has not changed; null removes it. */
  settle(id: string, value: V, until: number | null): Promise<void>;
  /** Lets `think` decide about the value under a lock; a returned `next` is stored. */
  change<R>(id: string, think: (present: Living<V> | null) => { result: R; next?: Living<V> }): Promise<R>;
}

export type ShortLivedKind =
  | 'captcha'
  | 'day-count'
  | 'sms'
  | 'sms-day'
  | 'ticket'
  | 'reset-ticket'
  | 'chat-token'
  | 'repeat'
  | 'secret-tries'
  | 'urge'
  | 'chat-pace'
  | 'chat-removal'
  | 'gift-pace';

/** The values of a kind in this database. */
export function createShortLived<V>(db: Db, kind: ShortLivedKind): ShortLived<V> {
  const withId = (id: string) => and(eq(shortLived.kind, kind), eq(shortLived.id, id));
  const target = [shortLived.kind, shortLived.id];
  const livingOf = (row: { value: unknown; until: number } | undefined) => (row ? { value: row.value as V, until: row.until } : null);
  const isStill = (value: V) => sql`${shortLived.value} = ${JSON.stringify(value)}::jsonb`;
  return {
    async put(id, { value, until }) {
      await db.insert(shortLived).values({ kind, id, value, until }).onConflictDoUpdate({ target, set: { value, until } });
    },
    async add(id, { value, until }, now) {
      const added = await db
        .insert(shortLived)
        .values({ kind, id, value, until })
        .onConflictDoUpdate({ target, set: { value, until }, setWhere: sql`${shortLived.until} <= ${now}` })
        .returning({ id: shortLived.id });
      return added.length > 0;
    },
    read: async (id) => livingOf((await db.select().from(shortLived).where(withId(id)))[0]),
    take: async (id) => livingOf((await db.delete(shortLived).where(withId(id)).returning())[0]),
    async settle(id, value, until) {
      const mine = and(withId(id), isStill(value));
      await (until === null ? db.delete(shortLived).where(mine) : db.update(shortLived).set({ until }).where(mine));
    },
    change: (id, think) =>
      inTransaction(db, async (tx) => {
        // A row to lock, also where there is none yet.
        await tx
          .insert(shortLived)
          .values({ kind, id, value: sql`'null'::jsonb`, until: 0 })
          .onConflictDoNothing();
        const [row] = await tx.select().from(shortLived).where(withId(id)).for('update');
        const { result, next } = think(row && row.value !== null ? livingOf(row) : null);
        if (next) await tx.update(shortLived).set(next).where(withId(id));
        return result;
      }),
  };
}

/** Counts one more of a kind and returns the count; restarts at 1 for so many `ms` once a count has ended. `now`: real ms. */
export async function countShortLived(
  db: Db | Tx,
  kind: ShortLivedKind,
  id: string,
  { now, ms }: { now: number; ms: number },
): Promise<number> {
  const isOver = sql`${shortLived.until} <= ${now}`;
  const until = now + ms;
  const [row] = await db
    .insert(shortLived)
    .values({ kind, id, value: sql`'1'::jsonb`, until })
    .onConflictDoUpdate({
      target: [shortLived.kind, shortLived.id],
      set: {
        value: sql`CASE WHEN ${isOver} THEN '1'::jsonb ELSE to_jsonb(${shortLived.value}::int + 1) END`,
        until: sql`CASE WHEN ${isOver} THEN ${until} ELSE ${shortLived.until} END`,
      },
    })
    .returning({ value: shortLived.value });
  return Number(row!.value);
}

/** Removes ended values. `now`: real ms. */
export async function sweepShortLived(db: Db, now: number): Promise<void> {
  await db.delete(shortLived).where(lt(shortLived.until, now));
}
