import { packList, unpackList } from '@/lib/domain/betting/sport/pack.rules';
import { handicap, list, match, selection, total, winner } from '../../../support/match.builder';

test('unpacks a packed list with its age', () => {
  const matches = [
    match('1'),
    match('2', {
      status: 'upcoming',
      phase: 'not-started',
      clock: null,
      score: null,
      halfScore: null,
      corners: null,
      yellowCards: null,
      neutral: true,
    }),
    match('3', {
      league: { id: '7', name: '西班牙甲级联赛', region: '西班牙', rank: 2, hot: false },
      redCards: [0, 1],
      markets: [
        winner('9', ['1.5', null, '6.2'], { state: 'suspended' }),
        handicap('8', '-0.5/1', { main: false, parlay: false, oddsTypes: [1, 2, 3, 4] }),
        winner('4', ['1.5', '3.4', '6.2'], { oddsTypes: [3] }),
        total('7', '2.5', { period: 'first-half' }),
        {
          ...winner('6'),
          kind: 'other',
          name: '半场/全场',
          selections: [selection('6', 38, { id: 'x-1', role: 'other', name: '主/平', label: '主平', line: null })],
        },
        { ...total('5', '3'), selections: [selection('5', 4, { role: 'over', name: '大', label: '大', line: null })] },
      ],
    }),
    match('4', {
      clock: { seconds: 312, running: true, injury: 0, down: true },
      periodScores: [[6, 4]],
      points: ['40', 'A'],
      server: 1,
    }),
  ];
  const packed = packList(list(matches, 1000, 57), 1900);
  // It travels as JSON.
  const { data, at, initialAge } = unpackList(JSON.parse(JSON.stringify(packed)) as typeof packed, 50_000);
  expect(data).toEqual({ matches, total: 57, invalidRows: 0 });
  expect(at).toBe(49_100);
  expect(initialAge).toBe(900);
});

test('packs an empty list, and a fast clock causes no negative age', () => {
  expect(unpackList(packList(list([], 2000), 1000), 5000)).toEqual({
    data: { matches: [], total: 0, invalidRows: 0 },
    at: 5000,
    initialAge: 0,
  });
});

test('a packed list is less than half of the plain one', () => {
  const matches = Array.from({ length: 20 }, (_, at) => match(String(863_000 + at)));
  const snapshot = list(matches, 0);
  expect(JSON.stringify(packList(snapshot, 0)).length).toBeLessThan(JSON.stringify(snapshot).length / 2);
});
