import { isDeepStrictEqual } from 'node:util';
import type { Living, ShortLived } from '../../sandbox/kernel/db/short-lived.store';

/** Like the database's, in memory. */
export function memoryShortLived<V>(): ShortLived<V> & { clear(): void } {
  const rows = new Map<string, Living<V>>();
  return {
    put: async (id, living) => void rows.set(id, living),
    async add(id, living, now) {
      if ((rows.get(id)?.until ?? 0) > now) return false;
      rows.set(id, living);
      return true;
    },
    read: async (id) => rows.get(id) ?? null,
    async take(id) {
      const row = rows.get(id) ?? null;
      rows.delete(id);
      return row;
    },
    async settle(id, value, until) {
      const row = rows.get(id);
      if (!row || !isDeepStrictEqual(row.value, value)) return;
      if (until === null) rows.delete(id);
      else rows.set(id, { value, until });
    },
    async change(id, think) {
      const { result, next } = think(rows.get(id) ?? null);
      if (next) rows.set(id, next);
      return result;
    },
    clear: () => rows.clear(),
  };
}
