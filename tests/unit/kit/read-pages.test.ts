import { readPages } from '@/lib/kit/list/read-pages';

/** Reads a list of pages with so many rows each; `stopAt`: a row at which the reader has enough. Returns the requested pages. */
async function reading(counts: readonly number[], { total, max = 9, stopAt = Infinity }: { total: number; max?: number; stopAt?: number }) {
  const pages: number[] = [];
  let seen = 0;
  const ended = await readPages({
    read: async (page) => {
      pages.push(page);
      return { total, count: counts[page - 1] ?? 0 };
    },
    use: ({ count }) => {
      seen += count;
      return seen >= stopAt;
    },
    rows: ({ count }) => count,
    max,
  });
  return { pages, ended };
}

test.each([
  ['its total', [50, 50, 20], { total: 120 }, [1, 2, 3], true],
  ['an empty page, although the total promises more', [50, 0, 50], { total: 120 }, [1, 2], true],
  ['an empty list', [], { total: 0 }, [1], true],
  ['enough rows', [50, 50, 20], { total: 120, stopAt: 60 }, [1, 2], true],
  ['the last of its pages, with more left', [50, 50, 20], { total: 120, max: 2 }, [1, 2], false],
])('a list is read up to %s', async (_end, counts, options, pages, ended) => {
  expect(await reading(counts, options)).toEqual({ pages, ended });
});

test('a page that fails ends the reading with its error', async () => {
  const read = (page: number) => (page === 2 ? Promise.reject(new Error('gone')) : Promise.resolve({ total: 3 }));
  const used = jest.fn();
  await expect(readPages({ read, use: used, rows: () => 1, max: 3 })).rejects.toThrow('gone');
  expect(used).toHaveBeenCalledTimes(1);
});
