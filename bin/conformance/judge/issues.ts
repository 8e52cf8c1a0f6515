import * as z from '@pavilion/contract/schema';
import { expectedOf } from '../../../lib/kit/http/failure';
import { error, type Finding, warning } from '../report/finding';
import { type OtherForm, otherFormsOf } from './forms';
import { kindOf } from './kind';
import { type Consequence, consequencesIn } from './repair';

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
/** A schema’s text for true or false is a type’s name. */
const wantedOf = (issue: z.Issue) => expectedOf(issue).replace(/^boolean$/, 'true or false');
/** The path with `*` for each row, so that the same issue of many rows is one finding. */
const patternOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/** Largest number of a value's issues that are reported one by one. */
const MAX_SHOWN = 20;

/** Makes a finding of an issue's place, expectation and type found. */
type Make = (at: string, expected: string, found: string, path: Path) => Finding;

const placeAt = (root: string, path: Path, count: number) => {
  const at = [root, textOf(path)].filter((part) => part !== '').join('.') || '(root)';
  return count > 1 ? `${at} and ${count - 1} more rows` : at;
};

/** Values in another form than the contract's that the schema accepts, as warnings; rows of one kind together. */
function formIssuesOf(schema: z.Schema, value: unknown, root: string, make: Make): Finding[] {
  const groups = new Map<string, { form: OtherForm; count: number }>();
  for (const form of otherFormsOf(schema, value)) {
    const key = `${patternOf(form.path)}|${form.found}`;
    groups.set(key, { form: groups.get(key)?.form ?? form, count: 1 + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()].slice(0, MAX_SHOWN).map(({ form: { path, expected, found, note }, count }) => ({
    ...make(placeAt(root, path, count), expected.replace(/^boolean$/, 'true or false'), found, path),
    level: 'warning',
    note,
  }));
}

/**
 * Every issue of a value, rows of one kind together, by place, expectation and type found; a value that the schema accepts in another form
 * is a warning. `root` begins each place.
 */
export function issuesOf(
  schema: z.Schema,
  value: unknown,
  root: string,
  make: Make = (at, expected, found) => error(at, expected, found),
): Finding[] {
  const result = z.safeParse(schema, value);
  const forms = formIssuesOf(schema, value, root, make);
  if (result.success) return forms;
  const groups = new Map<string, { issue: z.Issue; count: number }>();
  for (const issue of result.error.issues) {
    const key = `${patternOf(issue.path)}|${wantedOf(issue)}|${foundAt(issue, value)}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { issue, count: 1 });
  }
  const shown = [...groups.values()].slice(0, MAX_SHOWN).map(({ issue, count }) => {
    return make(placeAt(root, issue.path, count), wantedOf(issue), foundAt(issue, value), issue.path);
  });
  const more = groups.size - shown.length;
  const rest = more > 0 ? [error(root || '(root)', 'the shape of the contract', `${more} further issues`)] : [];
  return [...shown, ...rest, ...forms];
}

const NOTES: Readonly<Record<Consequence, string>> = {
  all: '',
  row: 'The site leaves the row out.',
  absent: 'The site works without it.',
  taken: 'The site accepts it.',
};

/** As `issuesOf`, for values that the site reads part by part: an issue that costs no more than its field is a warning. */
export function partIssuesOf(schema: z.Schema, value: unknown, root: string): Finding[] {
  if (z.safeParse(schema, value).success) return [];
  const consequenceOf = consequencesIn(schema, value);
  return issuesOf(schema, value, root, (at, expected, found, path) => {
    const consequence = consequenceOf(path);
    const make = consequence === 'all' || consequence === 'row' ? error : warning;
    return make(at, expected, found, NOTES[consequence]);
  });
}
