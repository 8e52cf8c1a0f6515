import * as z from '@pavilion/contract/schema';
import { type Finding, warning } from '../report/finding';
import { definitionOf } from './definition';

const MAX_NAMED = 20;

function collect(schema: z.Schema, value: unknown, path: string, absent: Set<string>): void {
  const { type, innerType, element, shape } = definitionOf(schema);
  if (innerType) {
    if (value !== null && value !== undefined) collect(innerType, value, path, absent);
    else if (type === 'default' && value === undefined) absent.add(path);
  } else if (element && Array.isArray(value)) {
    for (const row of value) collect(element, row, `${path}.*`, absent);
  } else if (shape && typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(shape)) {
      collect(inner, Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined, `${path}.${key}`, absent);
    }
  }
}

/** Fields that a response leaves out and the site fills with a value without meaning; one finding for all of them. */
export function judgeAbsent(schema: z.Schema, value: unknown, root: string): Finding[] {
  if (!z.safeParse(schema, value).success) return [];
  const absent = new Set<string>();
  collect(schema, value, root, absent);
  if (absent.size === 0) return [];
  const named = [...absent].slice(0, MAX_NAMED).join(', ');
  const more = absent.size > MAX_NAMED ? ` and ${absent.size - MAX_NAMED} more` : '';
  return [warning('', 'every field of the contract', `none of ${named}${more}`, 'The site works without them.')];
}
