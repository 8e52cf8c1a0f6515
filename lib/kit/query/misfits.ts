/** How many rows of an answer did not fit its shape: of the answer itself, of what it wraps, of its pages. */
export function misfitsOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const { misfits, data, pages } = answer as { misfits?: unknown; data?: unknown; pages?: unknown };
  if (typeof misfits === 'number') return misfits;
  if (Array.isArray(pages)) return pages.reduce<number>((sum, page) => sum + misfitsOf(page), 0);
  return misfitsOf(data);
}

/** Names that are remembered; told twice is better than held for ever. */
const MOST_TOLD = 500;

/** Answers by name whose number of misfits was not told yet: the same number again is no news. */
export function misfitNews(): (name: string, answer: unknown) => number {
  const told = new Map<string, number>();
  return (name, answer) => {
    const count = misfitsOf(answer);
    if (count === (told.get(name) ?? 0)) return 0;
    if (told.size >= MOST_TOLD) told.clear();
    told.set(name, count);
    return count;
  };
}
