import { FINDABLE_PAGES, type FoundPage } from './find-page.copy';

/** Number of pages that a search lists. */
const MAX_FOUND = 8;

/** Pages whose title or other names contain the typed text, those by title first; none for an empty text. */
export function findPages(typed: string): readonly FoundPage[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const has = (name: string) => name.toLowerCase().includes(text);
  const byTitle = FINDABLE_PAGES.filter(({ title }) => has(title));
  const byName = FINDABLE_PAGES.filter(({ title, names }) => !has(title) && has(names));
  return [...byTitle, ...byName].slice(0, MAX_FOUND);
}
