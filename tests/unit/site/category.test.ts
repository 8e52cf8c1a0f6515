import { toCategories } from '@/lib/domain/site/category.rules';

const venue = (code: string, state: number) => ({ code, name: `${code}馆`, state, iconUrl: '' });

const PAGES = Object.fromEntries(['BY', 'XX', 'TY', 'CP', 'ZR'].map((code) => [code, `/game/${code}`]));

describe('toCategories', () => {
  it('sorts the lobby’s categories and keeps unknown ones at the end', () => {
    const naming = Object.keys(PAGES).map((category) => ({ category, name: category, venues: [venue('A', 1)] }));
    expect(toCategories(naming, PAGES).map((entry) => entry.code)).toEqual(['TY', 'ZR', 'CP', 'BY', 'XX']);
  });

  // @spec 7.29
  it('links an open venue of any category to that category’s page', () => {
    const naming = [{ category: 'ZR', name: '真人', venues: [venue('OBZR', 1)] }];
    expect(toCategories(naming, PAGES)[0]!.venues[0]!.href).toBe('/game/ZR?venue=OBZR');
  });

  it('leaves out venues that are not open yet, categories without any, and those without a page', () => {
    const naming = [
      {
        category: 'TY',
        name: '体育',
        venues: [venue('FBTY', 1), { ...venue('IMTY', 2), maintainEnd: '2026-11-20T14:00:00.000Z' }, venue('OB', 0)],
      },
      { category: 'ZR', name: '真人', venues: [venue('OBZR', 0)] },
      { category: 'QP', name: '棋牌', venues: [venue('PVQP', 1)] },
    ];
    const [sport, ...others] = toCategories(naming, { TY: '/game/sport', ZR: '/game/realbet' });
    expect(others).toEqual([]);
    expect(sport!.venues.map(({ state, until, mark }) => [state, until, mark])).toEqual([
      ['open', null, 'FB'],
      ['maintenance', '2026-11-20T14:00:00.000Z', 'IM'],
    ]);
    expect(toCategories(naming).map(({ code }) => code)).toEqual(['TY', 'QP']);
  });
});
