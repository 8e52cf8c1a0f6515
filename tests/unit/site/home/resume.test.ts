import type { Game } from '@/lib/domain/community/game/game.model';
import { toResume, type ResumeParts } from '@/lib/domain/site/home/resume.rules';

const game = (code: string, more: Partial<Game> = {}) =>
  ({ code, name: `名${code}`, category: 'egame', state: 'open', heat: 0, ...more }) as Game;
const NONE: ResumeParts = { games: null, rounds: null, deposits: null };
const codesOf = (parts: Partial<ResumeParts>) => toResume({ ...NONE, ...parts }).tiles.map(({ kind, id }) => `${kind} ${id}`);

test('unfinished rounds come first, then open deposits, then the games played last', () => {
  const parts: ResumeParts = {
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
