import { toLeg } from '@/lib/domain/betting/slip/leg.rules';
import { chipsOf, groupMarkets, shownGroups } from '@/lib/domain/betting/sport/market/market-group.rules';
import { cellLabel, cellsOf, columnsOf, listMarket, marketName } from '@/lib/domain/betting/sport/market/market.rules';
import { MARKET_KINDS, ROLES } from '@/lib/domain/betting/match/sport.model';
import { handicapBase, scoreText } from '@/lib/domain/betting/sport/score.rules';
import { handicap, match, total, winner } from '../../../support/match.builder';

test('a list shows the best open line of full time', () => {
  const markets = [handicap('1', '-1', { main: false }), handicap('2', '-0.5/1'), handicap('3', '-0.5', { period: 'first-half' })];
  expect(listMarket(markets, 'handicap')?.id).toBe('2');
  expect(listMarket([handicap('1', '-1', { main: false })], 'handicap')?.id).toBe('1');
  expect(listMarket([handicap('1', '-1', { state: 'closed' })], 'handicap')).toBeNull();
});

test('cells follow the order of the columns, and are empty where the venue sells nothing', () => {
  expect(columnsOf('winner', 'football').map(({ name }) => name)).toEqual(['主', '和', '客']);
  expect(cellsOf(winner('7'), 'winner', 'football').map((cell) => cell?.id)).toEqual(['7_1', '7_3', '7_2']);
  expect(cellsOf(null, 'total', 'football')).toEqual([null, null]);
  const market = winner('7');
  expect(cellsOf({ ...market, selections: market.selections.slice(0, 1) }, 'winner', 'football').map((cell) => cell?.id ?? null)).toEqual([
    '7_1',
    null,
    null,
  ]);
});

test('a label contains side and line once', () => {
  const [home, away] = handicap('1').selections;
  expect(cellLabel(home!)).toBe('主 -0.5/1');
  expect(cellLabel(away!)).toBe('客 +0.5/1');
  expect(cellLabel(total('1').selections[0]!)).toBe('大 2.5');
  expect(cellLabel(winner('1').selections[1]!)).toBe('和');
  expect(cellLabel({ role: 'other', line: null, label: '', name: '主/平' })).toBe('主/平');
});

test.each(ROLES)('a line is shown in the cell of %s, whatever the market is called', (role) => {
  const text = { role, label: '主胜', name: '红城' };
  expect(cellLabel({ ...text, line: '+1.5' })).toMatch(/[^ ] \+1\.5$/);
  expect(cellLabel({ ...text, label: '主胜 +1.5', line: '+1.5' }).match(/\+1\.5/g)).toHaveLength(1);
  expect(cellLabel({ ...text, line: null })).not.toContain('1.5');
});

test('a name contains its half only once', () => {
  expect(marketName(handicap('1'))).toBe('让球');
  expect(marketName(handicap('1'), 'basketball')).toBe('让分');
  expect(columnsOf('winner', 'tennis').map(({ name }) => name)).toEqual(['主', '客']);
  expect(marketName(handicap('1', '-0.5', { period: 'first-half' }))).toBe('上半场让球');
  expect(marketName({ kind: 'other', period: 'first-half', name: '上半场角球' })).toBe('上半场角球');
});

const MARKETS = [
  total('5', '3', { main: false }),
  total('4', '2/2.5', { main: false }),
  total('6'),
  handicap('2'),
  winner('1'),
  handicap('3', '-0.5', { period: 'first-half' }),
  winner('9', undefined, { state: 'closed' }),
];

test('an event page groups by kind and half: full time first, best lines first, closed markets left out', () => {
  const groups = groupMarkets(MARKETS);
  expect(groups.map(({ name, period }) => `${name}${period}`)).toEqual(['独赢全场', '让球全场', '大小全场', '让球上半场']);
  expect(groups[2]!.markets.map(({ id }) => id)).toEqual(['6', '4', '5']);
});

test('markets that only their venue distinguishes have their own names', () => {
  const part = (id: string, name: string, line = '0.5') => total(id, line, { period: 'other', name });
  const groups = groupMarkets([part('1', '大/小-加时赛', '1'), part('2', '大/小-30:00-中场休息'), part('3', '大/小-加时赛'), total('4')]);
  expect(groups.map(({ name, period, markets }) => [name, period, markets.map(({ id }) => id)])).toEqual([
    ['大小', '全场', ['4']],
    ['大/小-加时赛', '其他时段', ['3', '1']],
    ['大/小-30:00-中场休息', '其他时段', ['2']],
  ]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
  // An own kind is told apart the same way, and a market without a name keeps the kind's.
  expect(
    groupMarkets([
      winner('5', undefined, { kind: 'other', name: '最先进球' }),
      winner('6', undefined, { kind: 'other', name: '最后进球' }),
    ]),
  ).toHaveLength(2);
  expect(groupMarkets([part('7', '')])[0]!.name).toBe('大小');
});

test('offers chips only for existing groups, and 置顶 once something is pinned', () => {
  const groups = groupMarkets(MARKETS);
  expect(chipsOf(groups, [])).toEqual(['all', 'winner', 'handicap', 'total', 'first-half']);
  expect(chipsOf(groups, ['total:full'])[0]).toBe('pinned');
});

test('shows and sorts markets by chip, text and pins', () => {
  const groups = groupMarkets(MARKETS);
  const shown = (choice: Partial<Parameters<typeof shownGroups>[1]>) =>
    shownGroups(groups, { chip: 'all', text: '', pinned: [], ...choice }).map(({ id }) => id);
  expect(shown({ pinned: ['total:full'] })[0]).toBe('total:full');
  expect(shown({ chip: 'first-half' })).toEqual(['handicap:first-half']);
  expect(shown({ chip: 'pinned', pinned: ['winner:full'] })).toEqual(['winner:full']);
  expect(shown({ text: '大 3' })).toEqual(['total:full']);
  expect(shown({ text: '上半场让' })).toEqual(['handicap:first-half']);
  expect(shown({ text: '没有' })).toEqual([]);
});

test('an in-play handicap shows the score that it counts from', () => {
  expect(handicapBase(match(), 'handicap')).toBe('1-0');
  expect(handicapBase(match(), 'total')).toBeNull();
  expect(handicapBase(match('1', { status: 'upcoming' }), 'handicap')).toBeNull();
  expect(scoreText([2, 1])).toBe('2-1');
});

test('a leg stores what the member saw', () => {
  const one = match();
  const market = one.markets[1]!;
  expect(toLeg(one, market, market.selections[0]!, '1.83')).toMatchObject({
    venue: 'FBTY',
    matchId: '863211',
    selectionId: '8632112_1',
    marketName: '让球',
    selection: '红城',
    line: '-0.5/1',
    seenPrice: '1.83',
    home: '红城',
    live: true,
    score: [1, 0],
  });
});

test('every kind except an outright, which has a page of its own, has a group and a chip', () => {
  const groups = groupMarkets(MARKET_KINDS.map((kind, at) => winner(String(at), undefined, { kind, name: kind })));
  const chips = new Set<string>(chipsOf(groups, []));
  expect(MARKET_KINDS.filter((kind) => !chips.has(kind))).toEqual(['outright']);
});
