import type * as z from '@pavilion/contract/schema';
import { watchInvalidParts } from '../../../lib/kit/http/invalid-part';
import { repaired } from '../../../lib/platform/repair.lazy';
import { type Definition, definitionOf } from './definition';

type Path = readonly PropertyKey[];

/** The site's reaction to a value that does not fit: it loses the whole response or a row, goes on without the part, or accepts it. */
export type Consequence = 'all' | 'row' | 'absent' | 'taken';

const patternOf = (path: string) => path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*');

/** Paths that the site leaves out of a value, with `*` for rows; null when it cannot use the value at all. */
function leftOut(schema: z.Schema, value: unknown): Set<string> | null {
  const paths = new Set<string>();
  const stop = watchInvalidParts(({ path }) => paths.add(patternOf(path)));
  try {
    repaired('conformance', schema, value, '');
    return paths;
  } catch {
    return null;
  } finally {
    stop();
  }
}

const WRAPPERS = new Set(['optional', 'default', 'nullable']);

function innerOf(schema: z.Schema): Definition {
  const def = definitionOf(schema);
  return WRAPPERS.has(def.type) && def.innerType ? innerOf(def.innerType) : def;
}

/** True when one of the rows above a place must be left out. */
function losesRow(schema: z.Schema, value: unknown, path: Path): boolean {
  let [at, inner]: [z.Schema | undefined, unknown] = [schema, value];
  for (const key of path) {
    if (!at || typeof inner !== 'object' || inner === null) return false;
    const { element, shape, catchall } = innerOf(at);
    inner = (inner as Record<PropertyKey, unknown>)[key];
    at = element ?? shape?.[String(key)] ?? catchall;
    if (element && leftOut(element, inner) === null) return true;
  }
  return false;
}

/** Judges the invalid places of a value by the site's own handling of them (`lib/platform/repair.lazy.ts`). */
export function consequencesIn(schema: z.Schema, value: unknown): (path: Path) => Consequence {
  const paths = leftOut(schema, value);
  if (paths === null) return () => 'all';
  return (path) => {
    if (losesRow(schema, value, path)) return 'row';
    const inner = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
    const text = patternOf(path.map(String).join('.'));
    const isLost = [...paths].some((lost) => lost === text || text.startsWith(`${lost}.`) || lost.startsWith(`${text}.`));
    return inner === null || inner === undefined || isLost ? 'absent' : 'taken';
  };
}
