import { isEdit } from './edit.rules';
import type { Edit, Packed } from './stream.model';

/** The edit that turns one value into another (`applyEdit`); undefined when they are equal. */
export function differenceOf(before: Packed | undefined, after: Packed): Edit | Packed | undefined {
  if (before === after) return undefined;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return after;
  const edit: Record<string, Edit | Packed> = {};
  let changed = false;
  for (const [index, value] of (after as readonly Packed[]).entries()) {
    const inner = differenceOf((before as readonly Packed[])[index], value);
    if (inner === undefined) continue;
    changed = true;
    const [only, ...others] = isEdit(inner) ? Object.entries(inner) : [];
    // A single change deeper down joins the path, which is shorter than an object of its own.
    if (only && others.length === 0) edit[`${index}/${only[0]}`] = only[1];
    else edit[index] = inner;
  }
  return changed ? edit : undefined;
}
