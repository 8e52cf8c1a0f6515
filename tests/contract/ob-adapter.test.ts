import * as z from '@pavilion/contract/schema';
import { obLeaguesSchema, obMenuSchema } from '@pavilion/contract/venues/ob.match.wire';
import { marketsOf, rowsOf, toLeagues, toCounts, toEuid, toMatch, toMatchList, toOutrights } from '@/lib/venues/ob/ob.adapter';
import { toOddsTypes, toPhase, toStatus } from '@/lib/venues/ob/ob.enums.adapter';
import { toPlay } from '@/lib/venues/ob/ob.play.adapter';
import { toMarkets } from '@/lib/venues/ob/ob.market.adapter';
import { readSample } from '../support/sample';

type Row = Record<string, unknown>;
const data = (name: string) => readSample<{ response: { data: unknown } }>(name).response.data;
const rows = (name: string) => data(name) as Row[];
const PAGE = { page: 1, size: 50, counted: 1 };
const plain = { csid: '1', home: '红城', away: '蓝港', state: 'open' as const };

describe('a match in play', () => {
  const { match } = toMatch(rows('ob-live-list')[0])!;

  test('reads teams, score and played time', () => {
    const { markets: _, ...rest } = match;
    expect(rest).toEqual({
      id: '3100200300400500601',
      venue: 'OBTY',
      sport: 'football',
      league: { id: '880011', name: '英格兰超级联赛', region: '', rank: 1, hot: false },
      home: { id: '90101', name: '红城' },
      away: { id: '90102', name: '蓝港' },
      startTime: 1_795_172_280_000,
      status: 'live',
      phase: 'second-half',
      neutral: false,
      clock: { seconds: 2830, running: true, injury: 0 },
      score: [1, 0],
      halfScore: [1, 0],
      corners: [3, 2],
      yellowCards: [1, 2],
      redCards: [0, 0],
      periodScores: [],
      points: null,
      server: null,
      marketCount: 86,
    });
  });

  test('reads the odds types of each market in the site’s numbers', () => {
    expect(match.markets.map(({ oddsTypes }) => oddsTypes)).toEqual([[3, 2, 1, 4], [3, 2, 1, 4], [3]]);
    expect([toOddsTypes(' 2, 6'), toOddsTypes('4,5'), toOddsTypes(''), toOddsTypes(null)]).toEqual([[2, 4], [], null, null]);
  });

  test('reads ids beyond 2^53 as text, exact prices, and lines signed for their side', () => {
    expect(match.markets.map(({ id, kind, period, line, main, state, parlay }) => [id, kind, period, line, main, state, parlay])).toEqual([
      ['5100200300400500601', 'handicap', 'full', '-0.5/1', true, 'open', true],
      ['5100200300400500602', 'total', 'full', '2.5', true, 'open', true],
      ['5100200300400500603', 'winner', 'full', null, true, 'open', true],
    ]);
    expect(match.markets.map(({ selections }) => selections)).toEqual([
      [
        { id: '7100200300400500611', role: 'home', name: '红城', label: '-0.5/1', line: '-0.5/1', price: '1.85' },
        { id: '7100200300400500612', role: 'away', name: '蓝港', label: '+0.5/1', line: '+0.5/1', price: '2.04' },
      ],
      [
        { id: '7100200300400500621', role: 'over', name: '大 2.5', label: '大 2.5', line: '2.5', price: '1.98' },
        { id: '7100200300400500622', role: 'under', name: '小 2.5', label: '小 2.5', line: '2.5', price: '1.89' },
      ],
      [
        { id: '7100200300400500631', role: 'home', name: '红城', label: '红城', line: null, price: '1.37' },
        { id: '7100200300400500632', role: 'draw', name: '平', label: '平', line: null, price: '4.6' },
        { id: '7100200300400500633', role: 'away', name: '蓝港', label: '蓝港', line: null, price: '9.1' },
      ],
    ]);
  });

  test('reads the markets of the separate market call alike', () => {
    const { wire } = toMatch(data('ob-detail'))!;
    expect(marketsOf(wire, rows('ob-odds-info')).markets).toEqual(match.markets);
  });
});

test('reads a list of matches that have not begun', () => {
  const { matches, ...rest } = toMatchList(rows('ob-today-list'), PAGE);
  expect(rest).toEqual({ total: 2, invalidRows: 0 });
  expect(matches.map(({ status, phase, clock, score, halfScore }) => [status, phase, clock, score, halfScore])).toEqual([
    ['upcoming', 'not-started', null, null, null],
    ['upcoming', 'not-started', null, null, null],
  ]);
  const [first, second] = matches.map(({ markets }) => markets.find(({ kind }) => kind === 'handicap')!);
  expect(first!.selections.map(({ line }) => line)).toEqual(['-0/0.5', '+0/0.5']);
  expect(second!.selections.map(({ line }) => line)).toEqual(['+0.5', '-0.5']);
  expect(second!.line).toBe('+0.5');
});

describe('invalid rows are left out one by one', () => {
  const [good] = rows('ob-live-list') as [Row];
  const play = (change: Row) => ({ ...(good.hps as Row[])[0]!, ...change });
  const line = (change: Row) => ({ ...((good.hps as Row[])[0]!.hl as Row[])[0]!, ...change });
  const option = (change: Row) => ({ ...(line({}).ol as Row[])[0]!, ...change });

  test('leaves out a match without a name, with an inexact id, of a sport without a number or unknown status', () => {
    const list = [
      { ...good, mhn: undefined },
      { ...good, mid: 2 ** 60 },
      { ...good, csid: 'ball' },
      { ...good, ms: 44 },
      null,
      'row',
      good,
    ];
    const { matches, invalidRows } = toMatchList(list, PAGE);
    expect([matches.length, invalidRows]).toEqual([1, 6]);
  });

  test('leaves out an invalid market, line or option and keeps its neighbours', () => {
    const hps = [{ hpid: {} }, play({ hl: [line({ hid: '' }), line({ ol: [option({ oid: 2 ** 60 }), option({})] })] }), play({})];
    const { matches, invalidRows } = toMatchList([{ ...good, hps }], PAGE);
    expect(invalidRows).toBe(3);
    expect(matches[0]!.markets.map(({ selections }) => selections.length)).toEqual([1, 2]);
  });

  test('leaves out a handicap without a line', () => {
    const read = toMarkets([play({ hl: [line({ hv: '0.5/1', ol: [option({ on: '主' })] })] })], plain, '1');
    expect(read).toMatchObject({ markets: [], invalidRows: 1 });
  });

  test('prefers a handicap’s text over its value, and uses a signed value when the text is missing', () => {
    const own = toMarkets([play({ hl: [line({ hv: '0.5/1' })] })], plain, '1').markets[0]!;
    expect(own.selections.map(({ line: text }) => text)).toEqual(['-0.5/1', '+0.5/1']);
    const bare = play({ hl: [line({ hv: '-0.5/1', ol: [option({ on: '红城' }), option({ oid: '72', ot: '2', on: '蓝港' })] })] });
    expect(toMarkets([bare], plain, '1').markets[0]!.selections.map(({ line: text }) => text)).toEqual(['-0.5/1', '+0.5/1']);
  });
});

describe('markets and options that accept no bets', () => {
  const [good] = rows('ob-live-list') as [Row];
  const stateOf = (change: Row, lineChange: Row = {}) => {
    const hps = (good.hps as Row[]).map((play) => ({ ...play, hl: (play.hl as Row[]).map((line) => ({ ...line, ...lineChange })) }));
    return toMatch({ ...good, hps, ...change })!.match.markets[0]!.state;
  };

  test.each([
    [{}, {}, 'open'],
    [{ mhs: 1 }, {}, 'suspended'],
    [{ mhs: 2 }, {}, 'suspended'],
    [{ mhs: 11 }, {}, 'suspended'],
    [{ mhs: '1' }, {}, 'suspended'],
    [{ mo: 1 }, {}, 'closed'],
    [{}, { hs: 1 }, 'suspended'],
    [{}, { hs: 11 }, 'suspended'],
    [{}, { hs: 2 }, 'closed'],
    [{ mhs: 1 }, { hs: 2 }, 'closed'],
  ])('%j and %j: %s', (match, line, state) => {
    expect(stateOf(match, line)).toBe(state);
  });

  test.each([
    [{ os: 2 }, null],
    [{ os: 4 }, null],
    [{ ov: 0 }, null],
    [{ ov: 100_000 }, null],
    [{ ov: '185000' }, '1.85'],
    [{ ov: 1_234_567 }, '12.34567'],
    [{ ov: 200_000 }, '2'],
  ])('an option with %j has the price %s', (change, price) => {
    const play = (good.hps as Row[])[2]!;
    const line = (play.hl as Row[])[0]!;
    const read = toMarkets([{ ...play, hl: [{ ...line, ol: [{ ...(line.ol as Row[])[0]!, ...change }] }] }], plain, '1');
    expect(read.markets[0]!.selections[0]!.price).toBe(price);
  });

  test('leaves out a hidden option without counting an invalid row', () => {
    const play = (good.hps as Row[])[2]!;
    const line = (play.hl as Row[])[0]!;
    const [first, ...others] = line.ol as Row[];
    const read = toMarkets([{ ...play, hl: [{ ...line, ol: [{ ...first, os: 3 }, ...others] }] }], plain, '1');
    expect([read.markets[0]!.selections.length, read.invalidRows]).toEqual([2, 0]);
  });
});

describe('response shapes of other OB clients', () => {
  const [good] = rows('ob-live-list') as [Row];
  const own = toMatch(good)!.match.markets;
  const web = (shape: (lines: Row[]) => unknown) => {
    const hps = (good.hps as Row[]).map((play) => ({ ...play, hl: shape(play.hl as Row[]) }));
    return { ...good, hps: null, hpsData: [{ hps }] };
  };

  test('reads lines given as an object, whole or field by field, with the name below', () => {
    expect(toMatch(web(([line]) => line))!.match.markets).toEqual(own);
    expect(toMatch(web((lines) => Object.fromEntries(lines.map((line, at) => [String(at + 1), line]))))!.match.markets).toEqual(own);
  });

  test('reads a list inside an envelope', () => {
    expect(rowsOf({ data: [good] })).toEqual([good]);
    expect(rowsOf([good])).toEqual([good]);
  });
});

test('has no total, because OB returns none', () => {
  const [good] = rows('ob-live-list');
  const list = (count: number, page: number, counted: number | null) =>
    toMatchList(Array<unknown>(count).fill(good), { page, size: 2, counted }).total;
  expect([list(1, 1, 40), list(2, 1, 40), list(2, 2, 0), list(0, 3, 40)]).toEqual([1, 40, 4, 4]);
  // Without a count, a full page means that more may follow.
  expect([list(2, 1, null), list(2, 2, null), list(1, 2, null)]).toEqual([3, 5, 3]);
});

describe('the menu', () => {
  const menu = z.parse(obMenuSchema, data('ob-menu'));

  test('reads counts by sport and list', () => {
    expect(toCounts(menu)).toEqual({
      football: { live: 1, today: 1, early: 1, parlay: 3, outright: 0 },
      basketball: { live: 0, today: 0, early: 0, parlay: 0, outright: 0 },
      tennis: { live: 0, today: 0, early: 0, parlay: 0, outright: 0 },
    });
  });

  test('reads the menu numbers that request lists', () => {
    expect([toEuid(menu, 'live', 'football'), toEuid(menu, 'parlay', 'football'), toEuid(menu, 'early', 'tennis')]).toEqual([
      '40600',
      '40602',
      null,
    ]);
  });
});

test('reads leagues of a list and leaves out an invalid one', () => {
  const league = { id: '880011', nameText: '英格兰超级联赛', num: 4, hotStatus: 1, regionName: '英格兰', tournamentLevel: 1 };
  const groups = z.parse(obLeaguesSchema, [{ spell: 'HOT', sportVOs: [{ tournamentList: [league, { ...league, nameText: 7 }] }] }]);
  expect(toLeagues(groups)).toEqual([{ id: '880011', name: '英格兰超级联赛', region: '英格兰', rank: 1, hot: true, matches: 4 }]);
});

test('冠军: reads options directly in the market or in a line', () => {
  const ol = [{ oid: '71', ot: '1', on: '红城', os: 1, ov: 350_000 }];
  const row = { mid: '31', csid: '1', tid: '880011', tn: '英格兰超级联赛', tlev: 1, mgt: '1795284000000', mhs: 0 };
  const { outrights, invalidRows } = toOutrights([
    { ...row, hps: [{ hpid: '10001', hpn: '冠军', hids: 0, ol }] },
    { ...row, mid: '32', hps: [{ hpid: '10000', hpn: '冠军', hids: 0, hl: [{ hid: '52', hv: '', hs: 0, hn: 1, ol }] }] },
    { ...row, hps: [] },
  ]);
  expect(invalidRows).toBe(1);
  expect(outrights.map(({ id, name, closesAt, market }) => [id, name, closesAt, market.id, market.kind, market.state])).toEqual([
    ['31', '冠军', 1_795_284_000_000, '31', 'outright', 'open'],
    ['32', '冠军', 1_795_284_000_000, '52', 'outright', 'open'],
  ]);
  expect(outrights[0]!.market.selections[0]).toMatchObject({ id: '71', name: '红城', price: '3.5' });
});

describe('OB’s numeric codes', () => {
  test.each([
    ['1', '1', 'winner', 'full'],
    ['1', '4', 'handicap', 'full'],
    ['1', '19', 'handicap', 'first-half'],
    ['1', '25', 'winner', 'second-half'],
    ['1', '10001', 'outright', 'full'],
    ['2', '39', 'handicap', 'full'],
    ['5', '154', 'set-handicap', 'full'],
    ['5', '155', 'handicap', 'full'],
    ['5', '169', 'set-total', 'full'],
    ['5', '10007', 'outright', 'full'],
    // Volleyball and badminton count points.
    ['9', '172', 'handicap', 'full'],
    ['10', '173', 'total', 'full'],
    // Ice hockey and American football share numbers with football and basketball.
    ['4', '4', 'handicap', 'full'],
    ['6', '38', 'total', 'full'],
    // Records of older sandboxes.
    ['5', '203', 'set-total', 'full'],
    ['9', '203', 'set-total', 'full'],
    ['1', '10000', 'outright', 'full'],
    // First to some points of a game, in table tennis and badminton.
    ['8', '203', 'other', 'other'],
    ['10', '203', 'other', 'other'],
    // A number of another sport is no bet of this one.
    ['2', '1', 'other', 'other'],
    ['1', '39', 'other', 'other'],
    ['5', '172', 'other', 'other'],
    ['1', '9999', 'other', 'other'],
  ])('in sport %s play %s is %s of %s', (csid, hpid, kind, period) => {
    expect(toPlay(csid, { hpid })).toEqual({ kind, period });
  });

  test.each([
    ['football', 'live', '31', 'half-time'],
    ['football', 'live', '50', 'penalties'],
    ['football', 'ended', '6', 'ended'],
    ['football', 'interrupted', '7', 'interrupted'],
    ['football', 'upcoming', '6', 'not-started'],
    ['football', 'live', '12345', 'first-half'],
    ['basketball', 'live', '15', 'q3'],
    ['basketball', 'live', '302', 'half-time'],
    ['tennis', 'live', '9', 'set-2'],
  ] as const)('%s, %s, mmp %s is %s', (sport, status, mmp, phase) => {
    expect(toPhase(sport, status, mmp)).toBe(phase);
  });

  test('reads a status given as number or text, and an unknown one', () => {
    expect([toStatus(1), toStatus('110'), toStatus(5), toStatus(77)]).toEqual(['live', 'upcoming', 'cancelled', null]);
  });
});

test('reads quarters, sets and the running game', () => {
  const [good] = rows('ob-live-list') as [Row];
  const basket = toMatch({ ...good, csid: '2', mmp: '15', msc: ['S1|60:58', 'S19|20:22', 'S20|25:20', 'S21|15:16'] })!.match;
  expect([basket.phase, basket.score, basket.periodScores, basket.halfScore]).toEqual([
    'q3',
    [60, 58],
    [
      [20, 22],
      [25, 20],
      [15, 16],
    ],
    null,
  ]);
  const tennis = toMatch({ ...good, csid: '5', mmp: '9', msc: ['S1|1:0', 'S23|6:4', 'S39|2:3', 'S103|40:A'] })!.match;
  expect([tennis.phase, tennis.periodScores, tennis.points]).toEqual([
    'set-2',
    [
      [6, 4],
      [2, 3],
    ],
    ['40', 'A'],
  ]);
  const serving = (mat: unknown) => toMatch({ ...good, csid: '5', mmp: '9', mat })!.match.server;
  expect([serving('home'), serving('away'), serving('')]).toEqual([0, 1, null]);
});
