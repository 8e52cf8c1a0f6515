import { QueryClient } from '@tanstack/react-query';
import { watchInvalidRows } from '@/lib/kit/query/invalid-rows.watch';
import { createInvalidRowReport, invalidRowsOf } from '@/lib/kit/query/invalid-rows';

test('counts invalid rows of a list, of an object around it, and of its pages', () => {
  const list = { matches: [], invalidRows: 2 };
  expect([list, { data: list, at: 0 }, { pages: [list, { invalidRows: 3 }] }, { data: null }, [], null, 'text'].map(invalidRowsOf)).toEqual(
    [2, 2, 5, 0, 0, 0, 0],
  );
});

test('does not report the same number again', () => {
  const news = createInvalidRowReport();
  expect([1, 1, 0, 1, 2].map((invalidRows) => news('list', { invalidRows }))).toEqual([1, 0, 0, 1, 2]);
  expect(news('other', { invalidRows: 2 })).toBe(2);
});

test('reports a change once, with call and number, and without request or response', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const client = new QueryClient();
  client.setQueryData(['sport', 'FBTY', 'search', 'football', '私密'], { data: { matches: [{ home: '机密' }], invalidRows: 1 }, at: 0 });
  const end = watchInvalidRows(client);
  const request = (invalidRows: number) =>
    client.fetchQuery({
      queryKey: ['order', 'list', ['IMTY'], 'open'],
      queryFn: () => ({ pages: [{ orders: [], invalidRows }] }),
      staleTime: 0,
    });
  await request(0);
  await request(2);
  await request(2);
  end();
  await request(3);
  expect(warn.mock.calls).toEqual([['sport FBTY search: 1 invalid rows left out'], ['order list: 2 invalid rows left out']]);
  warn.mockRestore();
});
