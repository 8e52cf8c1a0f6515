/** A value inside JSON with its path, such as `data.list.0`. */
interface Entry {
  path: string;
  value: unknown;
}

const joined = (...parts: readonly (string | number)[]) => parts.filter((part) => part !== '').join('.');

function within({ path, value }: Entry, key: string): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  if (key !== '*') return Object.hasOwn(value, key) ? [{ path: joined(path, key), value: (value as Record<string, unknown>)[key] }] : [];
  return Array.isArray(value) ? value.map((row: unknown, index) => ({ path: joined(path, index), value: row })) : [];
}

const keysOf = (path: string) => path.split('.').filter(Boolean);

/** Rows of the lists at a path; `*` in it means every row. */
export function entriesAt(value: unknown, path: string): readonly Entry[] {
  return [...keysOf(path), '*'].reduce<readonly Entry[]>((at, key) => at.flatMap((entry) => within(entry, key)), [{ path: '', value }]);
}

/** Rows of a list inside a value by its path; empty when there is none. */
export const listAt = (value: unknown, path: string): readonly unknown[] => entriesAt(value, path).map((entry) => entry.value);

/** A value inside a value by its path; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return keysOf(path).reduce<readonly Entry[]>((at, key) => at.flatMap((entry) => within(entry, key)), [{ path: '', value }])[0]?.value;
}
