import { isDeepStrictEqual } from 'node:util';

export type Path = readonly (string | number)[];

/** Values that replace a field; undefined removes it. */
export const REPLACEMENTS: readonly (readonly [name: string, value: unknown])[] = [
  ['absent', undefined],
  ['null', null],
  ['empty text', ''],
  ['text', 'other'],
  ['a number', 7.25],
  ['a large number', 4_102_444_800_123],
  ['a boolean', true],
  ['a list', [[]]],
  ['an object', { other: {} }],
];

/** Every field below `data`: fields, and of a list its first row. */
export function fieldsOf(data: unknown, at: Path = []): Path[] {
  const children: readonly (readonly [string | number, unknown])[] = Array.isArray(data)
    ? data.slice(0, 1).map((row, index) => [index, row] as const)
    : typeof data === 'object' && data !== null
      ? Object.entries(data)
      : [];
  return children.flatMap(([key, value]) => [[...at, key], ...fieldsOf(value, [...at, key])]);
}

/** A copy with another value at a field; `undefined` leaves the field out, of a list an undefined row. */
export function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((row: unknown, index) => (index === key ? changed(row, rest, value) : row));
  const copy = { ...(data as Record<string, unknown>) };
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = changed(copy[key], rest, value);
  return copy;
}

/** A copy whose lists have their first row twice more, so that the loss of one row shows. */
export function longer(data: unknown): unknown {
  if (Array.isArray(data)) {
    const rows = data.map(longer);
    return rows.length > 0 ? [rows[0], ...rows, rows[0]] : rows;
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, longer(value)]));
}

export const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], data);

/** The field without the numbers of rows: `list.*.id`. */
export const nameOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/**
 * The part of `good` that a changed response lost, as the shortest path outside which both are equal; null when they are not, which
 * would be a loss somewhere else. A lost row is the path of the row.
 */
export function lostPart(good: unknown, repaired: unknown, field: Path): Path | null {
  for (let length = field.length; length > 0; length -= 1) {
    const part = field.slice(0, length);
    const key = part.at(-1)!;
    if (typeof key === 'number') {
      const list = at(good, part.slice(0, -1)) as unknown[];
      const without = changed(good, part.slice(0, -1), list.toSpliced(key, 1));
      if (isDeepStrictEqual(without, repaired)) return part;
    }
    if (isDeepStrictEqual(changed(good, part, null), changed(repaired, part, null))) return part;
  }
  return null;
}
