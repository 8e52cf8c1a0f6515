import { toCategories } from '@/lib/domain/site/category.rules';

const venue = (code: string, state: number) => ({ code, name: `${code}馆`, state, iconUrl: '' });

describe('toCategories', () => {
  it('brings the lobby into its order and keeps what it does not know at the end', () => {
    const naming = ['BY', 'XX', 'TY', 'CP', 'ZR'].map((category) => ({ category, name: category, venues: [] }));
    expect(toCategories(naming).map((entry) => entry.code)).toEqual(['TY', 'ZR', 'CP', 'BY', 'XX']);
  });

  it('names the state of each venue', () => {
    const [category] = toCategories([
      {
        category: 'TY',
        name: '体育',
        venues: [venue('FBTY', 1), { ...venue('IMTY', 2), maintainEnd: '2026-11-20T14:00:00.000Z' }, venue('OB', 0)],
      },
    ]);
    expect(category!.venues.map(({ state, until, mark }) => [state, until, mark])).toEqual([
      ['open', null, 'FB'],
      ['maintenance', '2026-11-20T14:00:00.000Z', 'IM'],
      ['soon', null, 'O'],
    ]);
  });
});
