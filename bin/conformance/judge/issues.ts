import * as z from '../../../lib/contract/schema';
import { expectedOf } from '../../../lib/kit/http/failure';
import { error, type Finding } from '../report/finding';
import { kindOf } from './kind';

type Path = readonly PropertyKey[];

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}

/** Text of a wrong form has a length; a number out of bounds stays a number. */
function foundAt(issue: z.Issue, value: unknown): string {
  const found = valueAt(value, issue.path);
  if (typeof found === 'string' && issue.code !== 'invalid_type') return found === '' ? 'empty text' : 'other text';
  return kindOf(found);
}

const textOf = (path: Path) => path.map(String).join('.');
/** A schema’s word for true or false is a type’s name. */
const wantedOf = (issue: z.Issue) => expectedOf(issue).replace(/^boolean$/, 'true or false');
/** The path with `*` for each row, so that the same issue of many rows is one finding. */
const patternOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/** Every issue of a value, rows of one kind together, by place, expectation and type found. `root` begins each place. */
export function issuesOf(
  schema: z.Schema,
  value: unknown,
  root: string,
  make: (at: string, expected: string, found: string) => Finding = error,
): Finding[] {
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  const groups = new Map<string, { issue: z.Issue; count: number }>();
  for (const issue of result.error.issues) {
    const key = `${patternOf(issue.path)}|${wantedOf(issue)}|${foundAt(issue, value)}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { issue, count: 1 });
  }
  return [...groups.values()].map(({ issue, count }) => {
    const at = [root, textOf(issue.path)].filter((part) => part !== '').join('.') || '(root)';
    return make(count > 1 ? `${at} and ${count - 1} more rows` : at, wantedOf(issue), foundAt(issue, value));
  });
}
