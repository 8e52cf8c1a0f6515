import { QueryClient } from '@tanstack/react-query';
import { watchMisfits } from '@/lib/kit/query/misfit.watch';
import { misfitNews, misfitsOf } from '@/lib/kit/query/misfits';

test('misfits of a list, of what wraps it, and of its pages', () => {
  const list = { matches: [], misfits: 2 };
  expect([list, { data: list, at: 0 }, { pages: [list, { misfits: 3 }] }, { data: null }, [], null, 'text'].map(misfitsOf)).toEqual([
    2, 2, 5, 0, 0, 0, 0,
  ]);
});

test('the same number again is no news', () => {
  const news = misfitNews();
  expect([1, 1, 0, 1, 2].map((misfits) => news('list', { misfits }))).toEqual([1, 0, 0, 1, 2]);
  expect(news('other', { misfits: 2 })).toBe(2);
});

test('told once a change: who and how many, without what was asked for or answered', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const client = new QueryClient();
  client.setQueryData(['sport', 'FBTY', 'search', 'football', '私密'], { data: { matches: [{ home: '机密' }], misfits: 1 }, at: 0 });
  const end = watchMisfits(client);
  const ask = (misfits: number) =>
    client.fetchQuery({
      queryKey: ['order', 'list', ['IMTY'], 'open'],
      queryFn: () => ({ pages: [{ orders: [], misfits }] }),
      staleTime: 0,
    });
  await ask(0);
  await ask(2);
  await ask(2);
  end();
  await ask(3);
  expect(warn.mock.calls).toEqual([['sport FBTY search: 1 misfits left out'], ['order list: 2 misfits left out']]);
  warn.mockRestore();
});
