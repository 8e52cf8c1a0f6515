import type { Edit, Packed } from './stream.model';

/**
 * The value after an edit; unchanged parts stay identical to those before.
 * @throws TypeError for an edit of anything but an array
 */
export function applyEdit(before: Packed | undefined, edit: Edit | Packed): Packed {
  if (!isEdit(edit)) return edit;
  if (!Array.isArray(before)) throw new TypeError('an edit needs an array');
  const after: Packed[] = [...(before as readonly Packed[])];
  for (const [path, change] of Object.entries(edit)) {
    const end = path.indexOf('/');
    const index = Number(end < 0 ? path : path.slice(0, end));
    after[index] = applyEdit(after[index], end < 0 ? change : { [path.slice(end + 1)]: change });
  }
  return after;
}

export function isEdit(value: Edit | Packed): value is Edit {
  return typeof value === 'object' && !Array.isArray(value);
}
