import * as z from '@pavilion/contract/schema';
import { ContractError } from '@/lib/kit/http/errors';
import { expectedOf } from '@/lib/kit/http/failure';
import { type InvalidPart, reportInvalidParts } from '@/lib/kit/http/invalid-part';
import { coerced } from './coerce.rules';

type Path = readonly (string | number)[];

/** A part that has to be left out, with the first place in it that decides so. */
class Unfit {
  constructor(
    readonly path: Path,
    readonly issue: z.Issue | undefined,
  ) {}
}

/** Places that one response may report; the rest are left out silently. */
const MAX_PLACES = 50;

/** Places that were left out: rows of one list share a place. */
class Losses {
  private readonly places = new Map<string, { path: Path; issue: z.Issue | undefined; count: number }>();

  add({ path, issue }: Unfit): void {
    const key = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
    const known = this.places.get(key);
    if (known) known.count += 1;
    else if (this.places.size < MAX_PLACES) this.places.set(key, { path, issue, count: 1 });
  }

  parts(call: string, named: (path: Path) => string): InvalidPart[] {
    return [...this.places.values()].map(({ path, issue, count }) => ({
      call,
      path: named(path),
      expected: issue ? expectedOf(issue) : 'another form',
      count,
    }));
  }
}

/** Members of zod's definitions that this walk reads; `lib/contract/schema.ts` makes no others. */
interface Def {
  type: string;
  innerType?: z.Schema;
  defaultValue?: unknown;
  element?: z.Schema;
  shape?: Readonly<Record<string, z.Schema>>;
  catchall?: z.Schema;
  options?: readonly z.Schema[];
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}

const defOf = (schema: z.Schema) => schema._zod.def as unknown as Def;
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function strictly(schema: z.Schema, value: unknown, path: Path): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return new Unfit([...path, ...((issue?.path ?? []) as Path)], issue);
}

/** `value` in the form of `schema`, without the parts that do not fit; `Unfit` when it cannot do without one of them. */
function fit(schema: z.Schema, value: unknown, path: Path, losses: Losses): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'default': {
      const absent = () => (def.type === 'default' ? def.defaultValue : undefined);
      // Many platforms write null for an absent field; a schema that means more by null accepts it.
      if (value === undefined || (value === null && !z.safeParse(schema, null).success)) return absent();
      const inner = fit(def.innerType!, value, path, losses);
      if (!(inner instanceof Unfit)) return inner;
      losses.add(inner);
      return absent();
    }
    case 'nullable':
      // An invalid value is not null: null may mean "without a limit".
      return value === null ? null : fit(def.innerType!, value, path, losses);
    case 'object':
      return isTable(value) ? fitTable(def, value, path, losses) : strictly(schema, value, path);
    case 'array':
      return fitList(schema, def, value, path, losses);
    case 'union':
      return fitUnion(schema, def.options!, value, path, losses);
    default: {
      const exact = strictly(schema, value, path);
      return exact instanceof Unfit ? (coerced(schema, value)?.value ?? exact) : exact;
    }
  }
}

function fitTable({ shape = {}, catchall }: Def, table: Record<string, unknown>, path: Path, losses: Losses): unknown {
  const valid: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const own = fit(schema, Object.hasOwn(table, key) ? table[key] : undefined, [...path, key], losses);
    if (own instanceof Unfit) return own;
    if (own !== undefined || Object.hasOwn(table, key)) valid[key] = own;
  }
  if (!catchall) return valid;
  for (const key of Object.keys(table)) {
    if (key === '__proto__' || Object.hasOwn(shape, key)) continue;
    const own = fit(catchall, table[key], [...path, key], losses);
    if (own instanceof Unfit) losses.add(own);
    else valid[key] = own;
  }
  return valid;
}

function fitList(schema: z.Schema, { element, checks = [] }: Def, value: unknown, path: Path, losses: Losses): unknown {
  // Many platforms write null for an empty list; a list that must have entries stays invalid.
  if (value === null && z.safeParse(schema, []).success) return [];
  if (!Array.isArray(value)) return strictly(schema, value, path);
  const max = Math.min(...checks.map(({ _zod }) => _zod.def.maximum ?? Infinity));
  const rows: unknown[] = [];
  for (const [index, row] of value.entries()) {
    const exact = z.safeParse(element!, row);
    const own = exact.success ? exact.data : fit(element!, row, [...path, index], losses);
    if (own instanceof Unfit) losses.add(own);
    else if (rows.length < max) rows.push(own);
    else losses.add(new Unfit([...path, index], undefined));
  }
  return checks.length === 0 ? rows : strictly(schema, rows, path);
}

function fitUnion(schema: z.Schema, options: readonly z.Schema[], value: unknown, path: Path, losses: Losses): unknown {
  const exact = strictly(schema, value, path);
  if (!(exact instanceof Unfit)) return exact;
  for (const option of options) {
    const own = fit(option, value, path, new Losses());
    // The chosen form is walked again for its losses.
    if (!(own instanceof Unfit)) return fit(option, value, path, losses);
  }
  return exact;
}

/**
 * Repairs an invalid response part by part: a value that clearly represents a valid one becomes it, an optional field that is
 * null or does not fit is absent, a row that does not fit is left out. Each part left out is reported (`invalid-part.ts`). One
 * pass over the response, whatever it contains.
 * @throws ContractError if the response cannot do without an invalid part, with that part's path; never the value itself.
 */
export function repaired<T>(call: string, schema: z.Schema<T>, value: unknown, root: string): T {
  const named = (path: Path) => [root, ...path].filter((part) => part !== '').join('.') || '(root)';
  const losses = new Losses();
  const valid = fit(schema, value, [], losses);
  reportInvalidParts(losses.parts(call, named));
  if (valid instanceof Unfit) throw new ContractError(call, named(valid.path), valid.issue);
  return valid as T;
}
