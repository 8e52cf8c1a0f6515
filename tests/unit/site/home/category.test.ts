import type { Game, GameCategory } from '@/lib/domain/community/game/game.model';
import { toCategories } from '@/lib/domain/site/home/category.rules';

const venue = (code: string, state: number) => ({ code, name: `${code}馆`, state, iconUrl: '' });

const game = (code: string, changes: Partial<Game> = {}) => ({
  code,
  name: `${code}游戏`,
  category: 'egame' as GameCategory | null,
  venue: 'PVDZ',
  heat: 0,
  state: 'open' as Game['state'],
  ...changes,
});
/** A game of a venue with a page, of which nothing is shown now. */
const CLOSED = game('closed', { venue: 'PVDJ', category: null });

const PAGES = Object.fromEntries(['BY', 'XX', 'TY', 'CP', 'ZR'].map((code) => [code, `/game/${code}`]));

describe('toCategories', () => {
  it('sorts the lobby’s categories and keeps unknown ones at the end', () => {
    const naming = Object.keys(PAGES).map((category) => ({ category, name: category, venues: [venue('A', 1)] }));
    expect(toCategories(naming, { pages: PAGES }).map((entry) => entry.code)).toEqual(['TY', 'ZR', 'CP', 'BY', 'XX']);
  });

  // @spec 7.29
  it('links an open venue of any category to that category’s page', () => {
    const naming = [{ category: 'ZR', name: '真人', venues: [venue('OBZR', 1)] }];
    expect(toCategories(naming, { pages: PAGES })[0]!.venues[0]!.href).toBe('/game/ZR?venue=OBZR');
  });

  it('leaves out venues that are not open yet, categories without venues, and those without a page', () => {
    const naming = [
      {
        category: 'TY',
        name: '体育',
        venues: [venue('FBTY', 1), { ...venue('IMTY', 2), maintainEnd: '2026-11-20T14:00:00.000Z' }, venue('OB', 0)],
      },
      { category: 'ZR', name: '真人', venues: [venue('OBZR', 0)] },
      { category: 'QP', name: '棋牌', venues: [venue('PVQP', 1)] },
    ];
    const [sport, ...others] = toCategories(naming, { pages: { TY: '/game/sport', ZR: '/game/realbet' } });
    expect(others).toEqual([]);
    expect(sport!.venues.map(({ state, until, mark }) => [state, until, mark])).toEqual([
      ['open', null, 'FB'],
      ['maintenance', '2026-11-20T14:00:00.000Z', 'IM'],
    ]);
    expect(toCategories(naming).map(({ code }) => code)).toEqual(['TY', 'QP']);
  });

  it('keeps the sport venues that the site supports while the platform’s are unknown', () => {
    const naming = ['TY', 'ZR'].map((category) => ({ category, name: '', venues: null }));
    const [sport, ...others] = toCategories(naming);
    expect(sport!.venues.map(({ code, state, mark }) => [code, state, mark])).toEqual([
      ['IMTY', 'open', 'IM'],
      ['OBTY', 'open', 'OB'],
      ['FBTY', 'open', 'FB'],
    ]);
    expect(others).toEqual([]);
  });

  it('labels a venue by its code, the number in its name, or its first character', () => {
    const named = (code: string, name: string) => ({ ...venue(code, 1), name });
    const venues = [named('FBTY', 'FB体育'), named('V188', '188体育'), named('X1', '雷火'), named('X2', '2026杯'), named('X3', '𠮷祥')];
    const [sport] = toCategories([{ category: 'TY', name: '', venues }]);
    expect(sport!.venues.map(({ mark }) => mark)).toEqual(['FB', '188', '雷', '2', '𠮷']);
  });

  // @spec 2.78 2.81 2.82 2.83
  it('links a venue with a frame to the page that launches it, in any letter case', () => {
    const naming = [
      { category: 'TY', name: '体育', venues: [venue('V188', 1), venue('fbty', 1)] },
      { category: 'DJ', name: '电竞', venues: ['YBDJ', 'imdj', 'LHDJ', 'PVDJ'].map((code) => venue(code, 1)) },
    ];
    const hrefs = toCategories(naming, { games: [CLOSED] }).flatMap(({ venues }) => venues.map(({ href }) => href));
    expect(hrefs).toEqual([
      '/game/sport/V188',
      '/game/sport?venue=fbty',
      '/game/gaming/ybdj',
      '/game/gaming/imdj',
      '/game/gaming/lhdj',
      '/game/gaming?venue=PVDJ',
    ]);
  });

  it('never links a venue that no page can open, in any category', () => {
    const codes = ['SBTY', 'AGZR', 'PVDJ', 'V188', '', 'constructor', '../mine'];
    const categories = ['TY', 'ZR', 'DJ', 'DZ', 'QP', 'CP', 'BY'];
    const naming = categories.map((category) => ({ category, name: category, venues: codes.map((code) => venue(code, 1)) }));
    for (const { code: category, venues } of toCategories(naming, { games: [CLOSED] })) {
      for (const { code, state, href } of venues) {
        const isOpen = code === 'V188' || (code === 'PVDJ' && category !== 'TY');
        expect([category, code, state, href !== '']).toEqual([category, code, isOpen ? 'open' : 'unknown', isOpen]);
      }
    }
  });

  it('shows a category’s six most played open games in place of their venues, and counts all of them', () => {
    const naming = [
      { category: 'DZ', name: '电子', venues: [venue('PVDZ', 1), venue('XXDZ', 1)] },
      { category: 'QP', name: '棋牌', venues: [venue('PVQP', 1)] },
    ];
    const games = [
      ...Array.from({ length: 8 }, (_, index) => game(`g${index}`, { heat: index })),
      game('shut', { heat: 99, state: 'maintenance' }),
      game('chess', { category: 'chess', venue: 'PVQP', state: 'maintenance' }),
    ];
    const [electronic, chess] = toCategories(naming, { games });
    expect(electronic!.games.map(({ code }) => code)).toEqual(['g7', 'g6', 'g5', 'g4', 'g3', 'g2']);
    expect(electronic!.gameCount).toBe(8);
    expect(electronic!.venues.map(({ code }) => code)).toEqual(['XXDZ']);
    // A venue whose games are all closed is shown itself.
    expect([chess!.games, chess!.venues.map(({ code }) => code)]).toEqual([[], ['PVQP']]);
  });

  it('leaves the decision to the category’s page while the games are unknown', () => {
    const naming = [{ category: 'ZR', name: '真人', venues: [venue('AGZR', 1)] }];
    expect(toCategories(naming)[0]!.venues[0]!.href).toBe('/game/realbet?venue=AGZR');
  });
});
