import { isOther } from '@/lib/domain/betting/match/sport.model';
import * as z from '@pavilion/contract/schema';
import { settle } from '@/lib/domain/betting/match/settlement.rules';
import { legSchema } from '@/lib/domain/betting/slip/slip.model';
import { partName } from '@/lib/domain/betting/sport/event/part.copy';
import { packList, unpackList } from '@/lib/domain/betting/sport/pack.rules';
import { groupMarkets } from '@/lib/domain/betting/sport/market/market-group.rules';
import { kindName, listMarket, marketName } from '@/lib/domain/betting/sport/market/market.rules';
import { marketTitle, selectionName, toNamed } from '@/lib/domain/betting/sport/selection.copy';
import { sportNumber, sportOf } from '@/lib/domain/betting/sport/venue.rules';
import { resultHint } from '@/lib/domain/betting/sport/results/result.rules';
import { otherSports, toCounts, toMatch } from '@/lib/venues/fb/fb.adapter';
import { sportName } from '@/lib/venues/fb/fb.sports.copy';
import { handicap, list, match, total, winner } from '../../../support/match.builder';
import { aLeg, anOrderLeg } from '../../../support/slip.builder';
import { readSample } from '../../../support/sample';

/** A sport that the product does not know: under its venue's name and labels everywhere. */
const SPORT = 'xf13' as const;

describe('a sport of the general form', () => {
  test('is identified by its venue’s letter and number, in addresses and in stored slips', () => {
    expect(['xf13', 'xo9', 'xi40'].every(isOther)).toBe(true);
    expect(['xf', 'x13', 'xf13a', 'football', 'XF13', ''].some(isOther)).toBe(false);
    expect([sportOf('xf13'), sportNumber('xf13'), sportOf('2'), sportNumber('tennis')]).toEqual(['xf13', 'xf13', 'basketball', '3']);
    expect(z.safeParse(legSchema, { ...aLeg(), sport: SPORT }).success).toBe(true);
    expect(z.safeParse(legSchema, { ...aLeg(), sport: 'chess' }).success).toBe(false);
    const now = Date.parse('2026-11-27T00:00:00Z');
    expect(resultHint(SPORT, String(now - 1), now)).toEqual({ sport: SPORT, startTime: now - 1 });
  });

  test('is passed in the page unchanged', () => {
    const matches = [match('1', { sport: SPORT, phase: 'playing', clock: null, periodScores: [[25, 20]] })];
    expect(unpackList(packList(list(matches, 0), 0), 0).data.matches).toEqual(matches);
  });

  test('has the venue’s names of its markets, even where two have the same structure', () => {
    const markets = [
      handicap('1', '-1.5', { name: '让局' }),
      handicap('2', '-4.5', { name: '让分', main: false }),
      total('3', '3.5', { name: '总局数' }),
      winner('4', ['1.5', null, '2.5'], { name: '第一局独赢', period: 'set-1' }),
    ];
    expect(groupMarkets(markets, SPORT).map(({ name, period }) => [name, period])).toEqual([
      ['让局', ''],
      ['让分', ''],
      ['总局数', ''],
      ['第一局独赢', ''],
    ]);
    expect(markets.map((market) => marketName(market, SPORT))).toEqual(['让局', '让分', '总局数', '第一局独赢']);
    expect(listMarket(markets, 'handicap')?.name).toBe('让局');
    expect(kindName('handicap', SPORT)).toBe('让球');
    const leg = toNamed(match('1', { sport: SPORT }), markets[2]!, markets[2]!.selections[0]!);
    expect([marketTitle(leg), selectionName(leg)]).toEqual(['总局数', '大 3.5']);
    expect([partName(SPORT, 0), partName('tennis', 0)]).toEqual(['1', '第一盘']);
  });

  test('is never settled by our rules', () => {
    for (const marketKind of ['winner', 'handicap', 'total', 'odd-even'] as const) {
      expect(settle(anOrderLeg({ sport: SPORT, marketKind, outcome: 'won', result: '3-1' }))).toBeNull();
    }
  });
});

describe('FB’s further sports', () => {
  const [row] = readSample<{ response: { data: { records: Record<string, unknown>[] } } }>('fb-list').response.data.records;
  const option = (ty: number, li = '') => ({ na: `选项${ty}`, nm: '', ty, od: 1.9, li });
  const market = (mty: number, pe: number, op: object[], li = '') => ({
    mty,
    pe,
    nm: `玩法${mty}`,
    tps: [],
    mks: [{ id: mty, ss: 1, au: 1, mbl: 1, li, op }],
  });

  test.each([2, 4, 6, 7, 8, 12, 13, 14, 15, 16, 18, 19, 20, 24, 25, 47, 51, 92, 93, 94, 100, 164, 165, 177, 178, 180, 1022, 4711])(
    'sport %i is read with the markets that its selections define',
    (sid) => {
      const full = sid * 1000 + 1;
      const read = toMatch({
        ...row,
        sid,
        mc: { s: 0, pe: full + 1, r: false, tu: 1, tp: 1, itd: 0 },
        nsg: [
          { pe: full, tyg: 5, sc: [1, 0] },
          { pe: full + 2, tyg: 5, sc: [3, 4] },
          { pe: full + 1, tyg: 5, sc: [25, 20] },
        ],
        mg: [
          market(sid * 1000 + 1, full, [option(1), option(2)]),
          market(sid * 1000 + 2, full, [option(1, '-1.5'), option(2, '+1.5')], '-1.5'),
          market(sid * 1000 + 3, full, [option(4, '3.5'), option(5, '3.5')], '3.5'),
          market(sid * 1000 + 3, full, [option(1), option(3), option(2)]),
          market(sid * 1000 + 40, full + 1, [option(1), option(2)]),
        ],
      });
      expect(read?.match).toMatchObject({
        sport: `xf${sid}`,
        status: 'live',
        phase: 'playing',
        score: [1, 0],
        points: null,
        halfScore: null,
      });
      expect(read!.match.periodScores).toEqual([
        [25, 20],
        [3, 4],
      ]);
      expect(read!.match.markets.map(({ kind, period, name }) => [kind, period, name])).toEqual([
        ['winner', 'full', `玩法${sid}001`],
        ['handicap', 'full', `玩法${sid}002`],
        ['total', 'full', `玩法${sid}003`],
        ['other', 'full', `玩法${sid}003`],
        ['other', 'other', `玩法${sid}040`],
      ]);
    },
  );

  test('are counted under FB’s names, and only those with matches', () => {
    const response = {
      tc: 0,
      hls: [],
      sl: [
        {
          ty: 1,
          tc: 3,
          ssl: [
            { sid: 1, c: 2 },
            { sid: 13, c: 1 },
            { sid: 47, c: 0 },
          ],
        },
        { ty: 4, tc: 5, ssl: [{ sid: 4711, c: 5 }] },
      ],
    };
    expect(otherSports(response)).toEqual([13, 4711]);
    const counts = toCounts(
      response,
      otherSports(response).map((sid) => [sid, sportName(sid)]),
    );
    expect(Object.keys(counts)).toEqual(['football', 'basketball', 'tennis', 'xf13', 'xf4711']);
    expect(counts.xf13).toEqual({ live: 1, today: 0, early: 0, parlay: 0, outright: 0, name: '排球' });
    expect(counts.xf4711).toMatchObject({ early: 5, name: '运动 4711' });
  });
});
