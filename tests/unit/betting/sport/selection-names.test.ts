import { marketTitle, selectionInFull, selectionName, type Named } from '@/lib/domain/betting/sport/selection.copy';
import { MARKET_KINDS, type MarketKind } from '@/lib/domain/betting/match/sport.model';

const named = (changes: Partial<Named> = {}): Named => ({
  sport: 'football',
  marketKind: 'winner',
  period: 'full',
  marketName: '独赢',
  role: 'home',
  selection: '红城',
  line: null,
  home: '红城',
  away: '蓝港',
  ...changes,
});

/** A selection of every kind, and its name. */
const KINDS: Record<MarketKind, readonly (readonly [Partial<Named>, string])[]> = {
  winner: [
    [{}, '红城'],
    [{ role: 'away', selection: '客' }, '蓝港'],
    [{ role: 'draw', selection: '平' }, '和局'],
  ],
  handicap: [
    [{ line: '-0.5/1' }, '红城 -0.5/1'],
    [{ role: 'away', selection: '蓝港', line: '+0.5/1' }, '蓝港 +0.5/1'],
    [{ selection: '红城 -1', line: '-1' }, '红城 -1'],
  ],
  total: [
    [{ role: 'over', selection: '大 3.5/4', line: '3.5/4' }, '大 3.5/4 球'],
    [{ role: 'under', selection: '小', line: '2' }, '小 2 球'],
    [{ sport: 'basketball', role: 'over', selection: '大', line: '165.5' }, '大 165.5 分'],
    [{ sport: 'tennis', role: 'under', selection: '小', line: '22.5' }, '小 22.5 局'],
    [{ role: 'over', selection: '大', line: null }, '大'],
  ],
  'odd-even': [
    [{ role: 'odd', selection: '单' }, '总进球：单'],
    [{ sport: 'basketball', role: 'even', selection: '双' }, '总得分：双'],
    [{ role: 'other', selection: '零' }, '零'],
  ],
  'both-score': [
    [{ role: 'yes', selection: '是' }, '两队都进球：是'],
    [{ role: 'no', selection: '否' }, '两队都进球：否'],
    [{ role: 'other', selection: '都进' }, '都进'],
  ],
  'double-chance': [
    [{ role: 'other', selection: '主/和' }, '主胜或和'],
    [{ role: 'other', selection: '平/客' }, '客胜或和'],
    [{ role: 'other', selection: '12' }, '主胜或客胜'],
    [{ role: 'other', selection: '红城/平局' }, '主胜或和'],
    [{ role: 'other', selection: '任意一队' }, '任意一队'],
  ],
  'draw-no-bet': [[{}, '红城（平局退款）']],
  'correct-score': [
    [{ role: 'other', selection: '1-0' }, '波胆 1-0'],
    [{ role: 'other', selection: '2:1' }, '波胆 2-1'],
    [{ role: 'other', selection: '其他' }, '波胆 其他'],
  ],
  'home-total': [[{ role: 'over', selection: '大', line: '1.5' }, '红城 大 1.5 球']],
  'away-total': [[{ sport: 'basketball', role: 'under', selection: '小', line: '80.5' }, '蓝港 小 80.5 分']],
  'corner-total': [[{ role: 'over', selection: '大', line: '9.5' }, '角球 大 9.5 个']],
  'set-handicap': [[{ sport: 'tennis', line: '-1.5' }, '红城 -1.5']],
  'set-total': [[{ sport: 'tennis', role: 'over', selection: '大', line: '2.5' }, '大 2.5 盘']],
  outright: [[{ role: 'other', selection: '切尔西', home: '英超冠军', away: '' }, '切尔西 夺冠']],
  other: [[{ role: 'other', selection: '第一球', line: null }, '第一球']],
};

const cases = MARKET_KINDS.flatMap((kind) => KINDS[kind].map(([changes, name]) => [kind, changes, name] as const));

test.each(cases)('%s %j is called %s', (marketKind, changes, name) => {
  expect(selectionName(named({ marketKind, ...changes }))).toBe(name);
});

test.each<[string, Partial<Named>]>([
  ['红城', {}],
  ['和局·红城 vs 蓝港', { role: 'draw' }],
  ['上半场 大 1.5 球·红城 vs 蓝港', { marketKind: 'total', period: 'first-half', role: 'over', line: '1.5' }],
  ['红城 大 1.5 球', { marketKind: 'home-total', role: 'over', line: '1.5' }],
  ['切尔西 夺冠·英超冠军', { marketKind: 'outright', role: 'other', selection: '切尔西', home: '英超冠军', away: '' }],
])('in full without its match beside it: %s', (name, changes) => {
  expect(selectionInFull(named(changes))).toBe(name);
});

test.each<[string, Parameters<typeof marketTitle>[0]]>([
  ['让球·全场', { sport: 'football', marketKind: 'handicap', marketName: '全场让球', period: 'full' }],
  ['让分·第一节', { sport: 'basketball', marketKind: 'handicap', marketName: '第一节让分', period: 'q1' }],
  ['总分·全场', { sport: 'basketball', marketKind: 'total', marketName: '大/小', period: 'full' }],
  ['客队得分大小·全场', { sport: 'basketball', marketKind: 'away-total', marketName: '客队大小', period: 'full' }],
  ['让局·第二盘', { sport: 'tennis', marketKind: 'handicap', marketName: '让局', period: 'set-2' }],
  ['最先进球·上半场', { sport: 'football', marketKind: 'other', marketName: '最先进球', period: 'first-half' }],
  ['冠军', { sport: 'football', marketKind: 'outright', marketName: '2026-27 冠军', period: 'full' }],
  ['大/小-加时赛', { sport: 'football', marketKind: 'other', marketName: '大/小-加时赛', period: 'other' }],
])('a market is titled %s', (title, market) => {
  expect(marketTitle(market)).toBe(title);
});
