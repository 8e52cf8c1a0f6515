/** Number of rows that did not fit their shape, in a response, in its wrapped data, or in its pages. */
export function invalidRowsOf(response: unknown): number {
  if (typeof response !== 'object' || response === null) return 0;
  const { invalidRows, data, pages } = response as { invalidRows?: unknown; data?: unknown; pages?: unknown };
  if (typeof invalidRows === 'number') return invalidRows;
  if (Array.isArray(pages)) return pages.reduce<number>((sum, page) => sum + invalidRowsOf(page), 0);
  return invalidRowsOf(data);
}

/** Max remembered names; reporting twice is better than unbounded memory. */
const MAX_REPORTED = 500;

/** Reports the number of invalid rows of a response, by name; 0 while that number is unchanged. */
export function createInvalidRowReport(): (name: string, response: unknown) => number {
  const reported = new Map<string, number>();
  return (name, response) => {
    const count = invalidRowsOf(response);
    if (count === (reported.get(name) ?? 0)) return 0;
    if (reported.size >= MAX_REPORTED) reported.clear();
    reported.set(name, count);
    return count;
  };
}
