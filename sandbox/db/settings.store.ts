import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { settings } from './schema';
import type { Settings } from './schema';

/** Small values that outlive a restart, cached in memory so that reading them costs nothing. */
export interface SettingsStore {
  get<K extends keyof Settings>(key: K): Settings[K] | undefined;
  set<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void>;
  /** Reads everything from the database again, after a reset. */
  reload(): Promise<void>;
}

export async function openSettings(db: Db): Promise<SettingsStore> {
  const cached = new Map<string, unknown>();
  const store: SettingsStore = {
    get: <K extends keyof Settings>(key: K) => cached.get(key) as Settings[K] | undefined,
    set: async (key, value) => {
      const updated = await db.update(settings).set({ value }).where(eq(settings.key, key)).returning({ key: settings.key });
      if (updated.length === 0) await db.insert(settings).values({ key, value });
      cached.set(key, value);
    },
    reload: async () => {
      cached.clear();
      for (const row of await db.select().from(settings)) cached.set(row.key, row.value);
    },
  };
  await store.reload();
  return store;
}
