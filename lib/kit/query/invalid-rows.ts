/** How many rows of an answer did not fit its shape: of the answer itself, of what it wraps, of its pages. */
export function invalidRowsOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const { invalidRows, data, pages } = answer as { invalidRows?: unknown; data?: unknown; pages?: unknown };
  if (typeof invalidRows === 'number') return invalidRows;
  if (Array.isArray(pages)) return pages.reduce<number>((sum, page) => sum + invalidRowsOf(page), 0);
  return invalidRowsOf(data);
}

/** Max remembered names; reporting twice is better than unbounded memory. */
const MAX_REPORTED = 500;

/** Reports how many invalid rows an answer has, by name; 0 while that number is unchanged. */
export function createInvalidRowReport(): (name: string, answer: unknown) => number {
  const reported = new Map<string, number>();
  return (name, answer) => {
    const count = invalidRowsOf(answer);
    if (count === (reported.get(name) ?? 0)) return 0;
    if (reported.size >= MAX_REPORTED) reported.clear();
    reported.set(name, count);
    return count;
  };
}
