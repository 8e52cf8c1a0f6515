/** @jest-environment jest-fixed-jsdom */
import { shownLeagues } from '@/lib/domain/betting/sport/list/league-choice.rules';
import { useRecent } from '@/lib/domain/betting/sport/search/recent.store';
import { EMPTY_VIEW, viewOf, viewText } from '@/lib/domain/betting/sport/list/view.rules';
import { viewStore } from '@/lib/domain/betting/sport/list/view.store';

test('the server renders the view that the cookie stores', () => {
  const view = {
    ...EMPTY_VIEW,
    favourites: ['FBTY:1'],
    pinnedLeagues: ['英超'],
    kind: 'total' as const,
    pinned: { football: ['handicap:full'] },
  };
  expect(viewOf(viewText(view))).toEqual(view);
});

test.each([undefined, '', '{', '[]', '7', 'null', '{"kind":"neon"}', '{"favourites":[7]}', '{"pinned":{"football":"x"}}'])(
  '%p in the cookie reads as the initial view',
  (cookie) => {
    expect(viewOf(cookie)).toEqual(EMPTY_VIEW);
  },
);

test('the cookie stays below a browser’s limit however many leagues are pinned', () => {
  const many = (name: string) => Array.from({ length: 200 }, (_, at) => `${name}${at}`);
  const groups = { football: many('handicap:full'), basketball: many('total:q'), tennis: many('set-total:full') };
  const text = viewText({
    ...EMPTY_VIEW,
    favourites: many('FBTY:863211'),
    foldedLeagues: many('11077'),
    pinnedLeagues: many('亚足联冠军精英联赛资格赛附'),
    pinned: groups,
    foldedMarkets: { ...groups, football: [...groups.football, 'other:full:很长的玩法名称'] },
  });
  expect(encodeURIComponent(text).length).toBeLessThan(4_000);
  expect(text).toContain('FBTY:863211199');
  expect(text).not.toContain('other');
});

test('pins a competition by name, unpins it on a second tap, and keeps only the newest', () => {
  const { toggleLeaguePin } = viewStore.getState();
  toggleLeaguePin('英超');
  toggleLeaguePin('西甲');
  expect(viewStore.getState().pinnedLeagues).toEqual(['英超', '西甲']);
  expect(decodeURIComponent(document.cookie)).not.toContain('英超');
  toggleLeaguePin('英超');
  expect(viewStore.getState().pinnedLeagues).toEqual(['西甲']);
  expect(localStorage.getItem('sportView')).toContain('西甲');
});

test('offers pinned leagues first', () => {
  const league = (name: string, count: number) => ({ leagueId: name, league: name, count });
  expect(
    shownLeagues([league('英超', 3), league('西甲', 2), league('德甲', 1)], ['德甲']).map(({ league: name, pinned }) => `${name}${pinned}`),
  ).toEqual(['德甲true', '英超false', '西甲false']);
});

test('keeps at most eight recent searches, newest first, once each', () => {
  const { add } = useRecent.getState();
  for (const text of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) add(text);
  expect(useRecent.getState().words).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  expect(localStorage.getItem('recentSearches')).toContain('"words":["i"');
  useRecent.getState().clear();
  expect(useRecent.getState().words).toEqual([]);
});
