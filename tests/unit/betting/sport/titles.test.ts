import { byTitle, isSameTitle } from '@/lib/domain/betting/sport/search/title.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { match, selection, winner } from '../../../support/match.builder';

const title = (league: string, name: string, contenders: readonly string[], over: Partial<Match> = {}): Match =>
  match('1', {
    league: { id: '1', name: league, region: '', rank: 1, hot: true },
    home: { id: '1', name },
    away: { id: '', name: '' },
    markets: [winner('1', undefined, { kind: 'outright', selections: contenders.map((one, at) => selection('1', at, { name: one })) })],
    ...over,
  });
const ENGLAND = ['阿森纳', '曼彻斯特城', '利物浦'];
const one = title('英格兰足球超级联赛', '英格兰足球超级联赛 2026-27 冠军', ENGLAND);

test.each([
  ['the same text', title('英格兰足球超级联赛', '英格兰足球超级联赛 2026-27 冠军', ENGLAND), true],
  [
    'a shorter name, another way to write the season, contenders by their short names',
    title('英超', '英超 2026/2027 冠军', ['曼城', '阿森纳']),
    true,
  ],
  ['no season', title('英格兰超级联赛', '英格兰超级联赛 冠军', ENGLAND), true],
  ['another season', title('英格兰足球超级联赛', '英格兰足球超级联赛 2027-28 冠军', ENGLAND), false],
  ['another prize', title('英格兰足球超级联赛', '英格兰足球超级联赛 2026-27 保级', ENGLAND), false],
  ['another competition', title('英格兰足球冠军联赛', '英格兰足球冠军联赛 2026-27 冠军', ENGLAND), false],
  ['other contenders', title('英格兰超级联赛', '英格兰超级联赛 2026-27 冠军', ['红城', '蓝港']), false],
  ['another sport', { ...one, sport: 'basketball' as const }, false],
])('%s', (_, other, same) => {
  expect(isSameTitle(one, other)).toBe(same);
});

test('lists titles of several venues once each, in the given order', () => {
  const spain = title('西班牙足球甲级联赛', '西班牙足球甲级联赛 2026-27 冠军', ['巴塞罗那']);
  const at = (venue: Match['venue'], found: Match) => ({ ...found, venue });
  const titles = byTitle([at('FBTY', one), at('FBTY', spain), at('OBTY', spain), at('IMTY', one), at('OBTY', one)]);
  expect(titles.map((same) => same.map(({ venue }) => venue))).toEqual([
    ['FBTY', 'IMTY', 'OBTY'],
    ['FBTY', 'OBTY'],
  ]);
});
