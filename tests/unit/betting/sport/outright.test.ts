import { outrightMatches } from '@/lib/domain/betting/sport/outright/outright.rules';
import { shortName } from '@/lib/domain/betting/sport/market/market.rules';
import { resultDays } from '@/lib/domain/betting/sport/results/result.rules';
import { starsByVenue } from '@/lib/domain/betting/sport/list/starred.rules';
import type { Outright } from '@/lib/domain/betting/match/sport.model';
import { winner } from '../../../support/match.builder';

const outright = (name: string): Outright => ({
  id: '9',
  venue: 'FBTY',
  sport: 'football',
  league: { id: '1', name: '英格兰超级联赛', region: '英格兰', rank: 1, hot: true },
  name,
  closesAt: 1_800_000_000_000,
  market: winner('9', undefined, { kind: 'outright' }),
});

test('an outright is modelled as a match that has not begun, named with its competition once', () => {
  const { matches, total, invalidRows } = outrightMatches({
    outrights: [outright('2026-27 冠军'), outright('英格兰超级联赛 冠军')],
    invalidRows: 1,
  });
  expect({ total, invalidRows }).toEqual({ total: 2, invalidRows: 1 });
  expect(matches.map(({ home, away }) => [home.name, away.name])).toEqual([
    ['英格兰超级联赛 2026-27 冠军', ''],
    ['英格兰超级联赛 冠军', ''],
  ]);
  expect(matches[0]).toMatchObject({ status: 'upcoming', startTime: 1_800_000_000_000, marketCount: 1, markets: [{ kind: 'outright' }] });
});

test('shows players by initial and surname, and teams unchanged', () => {
  expect(['奥斯温·托雷斯科', '利物浦', '安·玛丽·贝克'].map(shortName)).toEqual(['奥·托雷斯科', '利物浦', '安·贝克']);
});

test('days of results begin at midnight of site time (UTC+8), today first', () => {
  const [today, yesterday] = resultDays(Date.parse('2026-11-20T16:30:00Z'));
  expect(today).toEqual({ from: Date.parse('2026-11-20T16:00:00Z'), to: Date.parse('2026-11-21T16:00:00Z'), name: '11-21' });
  expect(yesterday).toMatchObject({ to: today!.from, name: '11-20' });
  expect(resultDays(0)).toHaveLength(7);
});

test('lists stars by venue, newest first, at most as many as one request may name', () => {
  const many = Array.from({ length: 45 }, (_, at) => `FBTY:${at}`);
  const [fb, ob] = starsByVenue([...many, 'OBTY:7', 'XX:1']).toSorted((a, b) => (a.venue < b.venue ? -1 : 1));
  expect([fb!.venue, fb!.matchIds.length, fb!.matchIds[0]]).toEqual(['FBTY', 40, '44']);
  expect(ob).toEqual({ venue: 'OBTY', matchIds: ['7'] });
});
