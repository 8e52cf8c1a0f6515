/** Every field of a response with a value of each other type in its place. */

export type Path = readonly (string | number)[];

export interface InvalidField {
  /** Place of the field, rows of lists by number. */
  path: Path;
  /** Name of the replacement. */
  kind: string;
  /** The value before. */
  was: unknown;
  body: unknown;
}

const ABSENT = Symbol('absent');
const OTHERS: readonly [kind: string, value: unknown][] = [
  ['null', null],
  ['absent', ABSENT],
  ['text', 'x'],
  ['number', 7],
  ['boolean', true],
  ['object', {}],
  ['list', []],
];

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value === 'string' ? 'text' : typeof value;

function* placesIn(value: unknown, path: Path = []): Generator<[path: Path, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const position = [...path, Array.isArray(value) ? Number(key) : key];
    yield [position, inner];
    yield* placesIn(inner, position);
  }
}

function changed(body: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(body);
  const last = path.at(-1)!;
  const owner = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], copy);
  if (value !== ABSENT) (owner as Record<string | number, unknown>)[last] = value;
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete (owner as Record<string | number, unknown>)[last];
  return copy;
}

/**
 * Every number of `body` as text, and every text that is a number as that number: the same value in the other form. Not the texts
 * that a number does not hold exactly.
 */
export function* otherFormsOf(body: unknown): Generator<InvalidField> {
  for (const [path, was] of placesIn(body)) {
    const other =
      typeof was === 'number' ? String(was) : typeof was === 'string' && /^-?\d{1,13}(\.\d{1,2})?$/.test(was) ? Number(was) : null;
    // `007` is no number.
    if (other === null || Number(other) !== Number(was) || /^-?0\d/.test(String(was))) continue;
    yield { path, kind: `as ${typeof other}`, was, body: changed(body, path, other) };
  }
}

/** Without those that have `max` fields of the same place before them: rows of a list have the same fields. */
export function* firstOfPlace(fields: Iterable<InvalidField>, max: number): Generator<InvalidField> {
  const seen = new Map<string, number>();
  for (const field of fields) {
    const key = `${placeOf(field.path)} ${field.kind}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count <= max) yield field;
  }
}

/** All count of `body` below `root`. */
export function* invalidFieldsOf(body: unknown, root: Path = []): Generator<InvalidField> {
  const inner = root.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body);
  for (const [path, value] of placesIn(inner, root)) {
    for (const [kind, other] of OTHERS) {
      // A list without an entry is another list, no field.
      if (kind === typeOf(value) || (kind === 'absent' && typeof path.at(-1) === 'number')) continue;
      yield { path, kind, was: value, body: changed(body, path, other) };
    }
  }
}

/** The place without row numbers, `data.records.n.mg`. */
export const placeOf = (path: Path) => path.map((key) => (typeof key === 'number' ? 'n' : key)).join('.');
