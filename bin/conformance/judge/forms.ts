import * as z from '@pavilion/contract/schema';
import { expectedOf } from '../../../lib/kit/http/failure';
import { definitionOf } from './definition';
import { kindOf } from './kind';

type Path = readonly (string | number)[];

/** A value that a schema accepts though it is not of the contract's form. */
export interface OtherForm {
  path: Path;
  expected: string;
  found: string;
  note: string;
}

const accepts = (schema: z.Schema, value: unknown) => z.safeParse(schema, value).success;
/** Types of schemas that read a number also from text, and text also from a number (`numeric`, `textual`). */
const FORMS: Readonly<Record<string, { wanted: string; other: string }>> = {
  number: { wanted: 'a number', other: 'string' },
  string: { wanted: 'text', other: 'number' },
};

/**
 * Values that the site reads although the contract has them in another form: numbers as text and text as numbers, which it
 * accepts, and fields that it can do without (`soft`). Null counts as absence.
 */
export function otherFormsOf(schema: z.Schema, value: unknown, path: Path = []): OtherForm[] {
  if (value === undefined || value === null) return [];
  const { type, innerType, element, shape } = definitionOf(schema);
  if (innerType) {
    if (accepts(innerType, value)) return otherFormsOf(innerType, value, path);
    const issue = z.safeParse(innerType, value).error?.issues[0];
    if (!issue || !accepts(schema, value)) return [];
    return [{ path, expected: expectedOf(issue), found: kindOf(value), note: 'The site works without it.' }];
  }
  if (element) return Array.isArray(value) ? value.flatMap((row, index) => otherFormsOf(element, row, [...path, index])) : [];
  if (shape) {
    const table = value as Record<string, unknown>;
    return Object.entries(shape).flatMap(([key, inner]) =>
      Object.hasOwn(table, key) ? otherFormsOf(inner, table[key], [...path, key]) : [],
    );
  }
  const form = FORMS[type];
  if (!form || typeof value !== form.other || !accepts(schema, value)) return [];
  return [{ path, expected: form.wanted, found: kindOf(value), note: 'The site accepts it.' }];
}
