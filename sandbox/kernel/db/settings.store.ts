import { eq, sql } from 'drizzle-orm';
import { inTransaction, type Db } from './database';
import { settings } from './settings.tables';
import type { Settings } from './settings.tables';

/** Any number that all sandboxes agree on; changes of settings wait for each other. */
const SETTINGS_LOCK = 30_012_027;

/** Small values that outlive a restart, cached in memory so that reading them costs nothing. */
export interface SettingsStore {
  get<K extends keyof Settings>(key: K): Settings[K] | undefined;
  set<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void>;
  /** Stores the result of `think` on the stored value, which another process may have written since. */
  change<K extends keyof Settings>(key: K, think: (stored: Settings[K] | undefined) => Settings[K]): Promise<Settings[K]>;
  /** Reads everything from the database again, after a reset. */
  reload(): Promise<void>;
  /** Loads what other processes stored; returns the keys that differ. Changes nothing while `isWhole` rejects the stored values. */
  refresh(isWhole: (stored: Partial<Settings>) => boolean): Promise<ReadonlySet<keyof Settings>>;
}

/** Text of a value as the database gives it back, whose keys have an order of their own. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export async function openSettings(db: Db): Promise<SettingsStore> {
  let cached: Partial<Settings> = {};
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs one after the other: a value read before a change must not replace it. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  }
  const readAll = async () =>
    Object.fromEntries((await db.select().from(settings)).map((row) => [row.key, row.value])) as Partial<Settings>;

  const store: SettingsStore = {
    get: (key) => cached[key],
    set: async (key, value) => void (await store.change(key, () => value)),
    change: (key, think) =>
      inOrder(async () => {
        const value = await inTransaction(db, async (tx) => {
          await tx.execute(sql`SELECT pg_advisory_xact_lock(${SETTINGS_LOCK})`);
          const [row] = await tx.select().from(settings).where(eq(settings.key, key));
          const next = think(row?.value as Settings[typeof key] | undefined);
          await tx
            .insert(settings)
            .values({ key, value: next })
            .onConflictDoUpdate({ target: settings.key, set: { value: next } });
          return next;
        });
        cached = { ...cached, [key]: value };
        return value;
      }),
    reload: () =>
      inOrder(async () => {
        cached = await readAll();
      }),
    refresh: (isWhole) =>
      inOrder(async () => {
        const stored = await readAll();
        if (!isWhole(stored)) return new Set<keyof Settings>();
        const keys = new Set([...Object.keys(cached), ...Object.keys(stored)] as (keyof Settings)[]);
        const changed = new Set([...keys].filter((key) => textOf(cached[key]) !== textOf(stored[key])));
        if (changed.size > 0) cached = stored;
        return changed;
      }),
  };
  await store.reload();
  return store;
}
