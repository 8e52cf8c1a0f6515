import type { Game } from '@/lib/domain/community/game/game.model';
import { lastOf, nextOf, toResume, type ResumeParts } from '@/lib/domain/member/resume/resume.rules';
import { match } from '../../../support/match.builder';

const game = (code: string, more: Partial<Game> = {}) =>
  ({ code, name: `名${code}`, category: 'egame', state: 'open', heat: 0, ...more }) as Game;
const NONE: ResumeParts = { games: null, rounds: null, deposits: null, bets: null, followed: null };
const codesOf = (parts: Partial<ResumeParts>) => toResume({ ...NONE, ...parts }).tiles.map(({ kind, id }) => `${kind} ${id}`);

test('unfinished rounds come first, then open deposits, then the games played last', () => {
  const parts: ResumeParts = {
    ...NONE,
    games: { games: [game('a'), game('b'), game('c')], favorites: [], recent: ['b', 'a'] },
    rounds: [
      { game: 'a', name: '高低牌', resumable: true, takeable: 1401n },
      { game: 'c', name: '快三', resumable: false, takeable: null },
    ],
    deposits: [{ orderId: '31', methodName: '乐享', state: 'awaiting', credit: 30_000n }],
  };
  expect(toResume(parts)).toEqual({
    shelf: 'resume',
    tiles: [
      { kind: 'round', title: '高低牌', note: '可收手', amount: '14.01', id: 'a' },
      { kind: 'deposit', title: '乐享', note: '等待付款', amount: '300.00', id: '31' },
      { kind: 'game', title: '名b', note: '电子', amount: null, id: 'b' },
    ],
  });
});

test('open bets come after unfinished rounds, a followed match before the games', () => {
  const followed = match('863211', { status: 'upcoming', startTime: Date.UTC(2026, 10, 21, 12, 30), score: null });
  const parts: Partial<ResumeParts> = {
    games: { games: [game('a'), game('b')], favorites: [], recent: ['b', 'a'] },
    rounds: [{ game: 'a', name: '扫雷', resumable: true, takeable: null }],
    deposits: [{ orderId: '31', methodName: '乐享', state: 'awaiting', credit: null }],
    bets: { total: 3, stake: 12_050n },
    followed: { next: followed, last: undefined },
  };
  expect(codesOf(parts)).toEqual(['round a', 'bets ', 'deposit 31', 'match FBTY/863211', 'game b']);
  const { tiles } = toResume({ ...NONE, bets: { total: 3, stake: 12_050n }, followed: { next: followed, last: undefined } });
  expect(tiles).toMatchObject([
    { title: '3 笔未结算注单', note: '投注', amount: '120.50' },
    { title: `${followed.home.name} 对 ${followed.away.name}`, note: '11-21 20:30', amount: null },
  ]);
  const [live] = toResume({ ...NONE, followed: { next: { ...followed, status: 'live', score: [2, 1] }, last: undefined } }).tiles;
  expect(live!.note).toBe('进行中 2 : 1');
  expect(codesOf({ bets: { total: 0, stake: 0n }, followed: { next: undefined, last: undefined } })).toEqual([]);
});

test('the next match is the one that is played, else the one that begins first', () => {
  const [late, early, live, over] = (['upcoming', 'upcoming', 'live', 'ended'] as const).map((status, index) => ({
    status,
    startTime: 9 - index,
  }));
  expect(nextOf([late!, early!, live!, over!])).toBe(live);
  expect(nextOf([late!, early!, over!])).toBe(early);
  expect(nextOf([over!])).toBeUndefined();
});

test('the last result is that of the match that began last of those played to their end', () => {
  const [first, last, off, live] = (['ended', 'ended', 'cancelled', 'live'] as const).map((status, index) => ({
    status,
    startTime: index,
  }));
  expect(lastOf([first!, last!, off!, live!])).toBe(last);
  expect(lastOf([off!, live!])).toBeUndefined();
  const ended = match('7', { status: 'ended', score: [2, 1] });
  const next = match('8', { status: 'upcoming' });
  expect(codesOf({ followed: { next, last: ended } })).toEqual(['match FBTY/8', 'match FBTY/7']);
  expect(toResume({ ...NONE, followed: { next: undefined, last: ended } }).tiles).toMatchObject([{ note: '已结束 2 : 1' }]);
});

test('a round without anything to take is under way', () => {
  const [tile] = toResume({ ...NONE, rounds: [{ game: 'a', name: '扫雷', resumable: true, takeable: null }] }).tiles;
  expect(tile).toMatchObject({ note: '进行中', amount: null });
});

test('a member without any gets the most played games that are open', () => {
  const games = [game('a', { heat: 1 }), game('b', { heat: 3 }), game('c', { heat: 9, state: 'maintenance' })];
  const parts = { ...NONE, games: { games, favorites: [], recent: [] }, rounds: [], deposits: [] };
  expect(toResume(parts).shelf).toBe('popular');
  expect(codesOf(parts)).toEqual(['game b', 'game a']);
});

test('a part without a response costs its own tiles', () => {
  expect(codesOf({ deposits: [{ orderId: '31', methodName: '乐享', state: 'awaiting', credit: null }] })).toEqual(['deposit 31']);
  expect(codesOf({ games: { games: [game('a')], favorites: [], recent: ['a', 'gone'] } })).toEqual(['game a']);
  expect(toResume(NONE)).toEqual({ shelf: 'popular', tiles: [] });
});
