import { QueryClient } from '@tanstack/react-query';
import { endedOptions, searchOptions, titlesOptions } from '@/lib/domain/betting/sport/search/search.queries';
import type { Match, Outright } from '@/lib/domain/betting/match/sport.model';
import type { ResultFilter } from '@/lib/venues/venue';
import { match, selection, winner } from '../../../support/match.builder';

const requests: string[] = [];
let down: readonly string[] = [];
/** Pages of a list beside the first, and the totals that its responses name. */
let more: Record<string, readonly Match[]> = {};
let totals: Record<string, number> = {};
let titles: readonly Outright[] = [];
let over: readonly Match[] = [];
const LISTS = {
  live: [match('1', { home: { id: '1', name: '桑坦德竞技' }, away: { id: '2', name: '拉科鲁尼亚' } })],
  today: [match('2', { home: { id: '3', name: '东京绿茵' }, away: { id: '4', name: '新潟天鹅' } })],
  early: [match('2', { home: { id: '3', name: '东京绿茵' }, away: { id: '4', name: '新潟天鹅' } })],
} as const;
jest.mock('@/lib/venues/registry', () => ({
  readingOf: async () => ({
    getMatches: async ({ sport, timeframe, page }: { sport: string; timeframe: keyof typeof LISTS; page: number }) => {
      const list = `${sport} ${timeframe}`;
      requests.push(`${list} ${page}`);
      if (down.includes(timeframe) || down.includes(`${list} ${page}`)) throw new Error('down');
      const own = more[`${list} ${page}`];
      const first = sport === 'football' && page === 1 ? LISTS[timeframe] : [];
      return { matches: own ?? first, total: totals[list] ?? first.length, invalidRows: 0 };
    },
    getOutrights: async (sport: string) => {
      requests.push(`${sport} titles`);
      if (down.includes(`${sport} titles`)) throw new Error('down');
      return { outrights: titles.filter((one) => one.sport === sport), invalidRows: 0 };
    },
    getResults: async ({ sport, from, to, page, byLeague }: ResultFilter) => {
      requests.push(`${sport} results ${(to - from) / 3_600_000} h ${page} ${byLeague}`);
      if (down.includes(`${sport} results`)) throw new Error('down');
      const own = over.filter((one) => one.sport === sport && one.startTime >= from && one.startTime < to);
      return { matches: own, total: own.length, invalidRows: 0 };
    },
    search: async (query: string) => {
      requests.push(query);
      return { matches: query.startsWith('新潟') ? LISTS.today : [], total: 0, invalidRows: 0 };
    },
  }),
}));

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const named = (id: string, name: string) => match(id, { home: { id, name } });
const between = (id: string, home: string, away: string) =>
  match(id, { home: { id: `h${id}`, name: home }, away: { id: `a${id}`, name: away } });
const RIVALS = [
  between('8', '曼彻斯特城FC', '托特纳姆热刺'),
  between('9', '曼联', '阿森纳FC'),
  between('10', '狼队', '曼城'),
  between('11', '洛杉矶湖人', '休斯敦火箭'),
  between('12', '圣安东尼奥马刺', '菲尼克斯太阳'),
];
const find = async (queryClient: QueryClient, query: string) =>
  (await queryClient.query(searchOptions('FBTY', 'football', query))).data.matches.map(({ id }) => id);

beforeEach(() => {
  requests.length = 0;
  down = [];
  more = {};
  totals = {};
  titles = [];
  over = [];
});

test('sends Chinese text to the venue’s own search', async () => {
  expect(await find(client(), '新潟')).toEqual(['2']);
  expect(requests).toEqual(['新潟']);
});

test('searches the lists for short forms of a name that the venue does not know', async () => {
  expect(await find(client(), '东绿')).toEqual(['2']);
  expect(requests[0]).toBe('东绿');
  expect(await find(client(), '绿东')).toEqual([]);
  requests.length = 0;
  expect(await find(client(), '绿')).toEqual([]);
  expect(requests).toEqual(['绿']);
});

test.each(['皇马', 'huangma', 'hm', 'HM', '皇家'])('%s finds 皇家马德里', async (query) => {
  more = { 'football live 1': [named('8', '皇家马德里'), named('9', '利物浦')] };
  expect((await find(client(), query))[0]).toBe('8');
});

test('finds the team of a nickname beside the venue’s own results, that team first', async () => {
  more = { 'football live 1': [named('8', '伊斯坦布尔巴萨克谢希尔'), named('9', '巴塞罗那')] };
  expect(await find(client(), '巴萨')).toEqual(['9', '8']);
  expect(await find(client(), 'basa')).toEqual(['9', '8']);
  expect(requests).toContain('巴萨');
});

test.each([
  ['枪手', '阿森纳FC', '8'],
  ['巴萨', '巴塞罗那 FC', '8'],
  ['毕巴', '毕尔巴鄂竞技足球俱乐部', '8'],
  ['大巴黎', '巴黎FC', undefined],
])('treats %s and a club that a venue writes as %s alike', async (query, name, id) => {
  more = { 'football live 1': [named('8', name)] };
  expect((await find(client(), query))[0]).toBe(id);
});

test.each([
  ['man city', ['8', '10']],
  ['mancity', ['8', '10']],
  ['Man Cit', ['8', '10']],
  ['spurs', ['8', '12']],
  ['Manchester', ['8', '9', '10']],
  ['lakers', ['11']],
  ['la lakers', ['11']],
  ['premier league', ['8', '9', '10', '11', '12', '2']],
  // Only the beginning of a word matches: pinyin is not to be found inside English names.
  ['chester', []],
])('searches %s among English names', async (query, ids) => {
  more = { 'football live 1': [...RIVALS] };
  totals = { 'football live': RIVALS.length };
  expect(await find(client(), query)).toEqual(ids);
});

test.each([
  ['曼城 热刺', ['8']],
  ['热刺　曼城', ['8']],
  ['曼城 英超', ['8', '10']],
  ['man city spurs', ['8']],
  ['mc rc', ['8']],
  ['红魔 阿森纳', ['9']],
  ['曼城 湖人', []],
])('%s: each of several words matches', async (query, ids) => {
  more = { 'football live 1': [...RIVALS] };
  expect(await find(client(), query)).toEqual(ids);
});

test('searches several words in the lists even when the venue has results', async () => {
  more = { 'football live 1': [between('8', '曼彻斯特城', '新潟天鹅')] };
  expect(await find(client(), '新潟 天鹅')).toEqual(['8', '2']);
});

test('searches letters in the lists, which are requested once while the member types', async () => {
  const queryClient = client();
  expect(await find(queryClient, 'dongjing')).toEqual(['2']);
  expect(await find(queryClient, 'dj')).toEqual(['2', '1']);
  expect(await find(queryClient, 'dongjinglv')).toEqual(['2']);
  expect(await find(queryClient, 'zzz')).toEqual([]);
  const firstPages = ['football', 'basketball', 'tennis'].flatMap((sport) =>
    ['live', 'today', 'early'].map((timeframe) => `${sport} ${timeframe} 1`),
  );
  expect(requests).toEqual(firstPages);
});

test('finds letters on any page of a list and in any sport, the current sport first', async () => {
  totals = { 'football early': 3, 'tennis live': 1 };
  more = {
    'football early 2': [named('5', '横滨水手')],
    'football early 3': [named('6', '横滨')],
    'tennis live 1': [named('7', '横滨公开')],
  };
  expect(await find(client(), 'hengbin')).toEqual(['6', '5', '7']);
  // Every first page is requested before any second one, and a second one only if the total requires it.
  expect(requests.slice(0, 9).every((call) => call.endsWith(' 1'))).toBe(true);
  expect(requests.slice(9)).toEqual(['football early 2', 'football early 3']);
});

test('stops reading a list whose total is never reached, at an empty page or after six pages', async () => {
  totals = { 'football live': 900, 'football today': 900 };
  more = Object.fromEntries([2, 3, 4, 5, 6, 7].map((page) => [`football live ${page}`, [named(`p${page}`, '横滨')]]));
  await find(client(), 'hengbin');
  expect(requests.filter((call) => call.startsWith('football live')).length).toBe(6);
  expect(requests.filter((call) => call.startsWith('football today'))).toEqual(['football today 1', 'football today 2']);
});

test('keeps the earlier pages when a later one fails', async () => {
  totals = { 'football live': 100 };
  down = ['football live 2'];
  expect(await find(client(), 'sangtande')).toEqual(['1']);
});

test('keeps the other lists when one fails, and fails when all do', async () => {
  down = ['live'];
  expect(await find(client(), 'djly')).toEqual(['2']);
  down = ['live', 'today', 'early'];
  await expect(find(client(), 'djly')).rejects.toThrow('down');
});

describe('冠军', () => {
  const title = (id: string, league: string, contenders: readonly string[], rest: Partial<Outright> = {}): Outright => ({
    id,
    venue: 'FBTY',
    sport: 'football',
    league: { id, name: league, region: '', rank: 1, hot: true },
    name: '2026-27 冠军',
    closesAt: 1_800_000_000_000,
    market: winner(id, undefined, { kind: 'outright', selections: contenders.map((name, at) => selection(id, at, { name })) }),
    ...rest,
  });
  const searchFor = async (queryClient: QueryClient, query: string) =>
    (await queryClient.query(titlesOptions('FBTY', 'football', query))).map(({ id }) => id);

  beforeEach(() => {
    titles = [
      title('1', '英格兰足球超级联赛', ['阿森纳', '红城']),
      title('2', '西班牙足球甲级联赛', ['巴塞罗那', '皇家马德里']),
      title('3', '欧洲冠军联赛', ['皇家马德里', '阿森纳'], { name: '2026-27 联赛阶段第一' }),
      title('4', '环球网球大师联赛', ['奥斯温'], { sport: 'tennis' }),
    ];
  });

  test.each([
    ['英超冠军', ['1']],
    ['英超', ['1']],
    ['xj', ['2']],
    ['皇马', ['2', '3']],
    ['hm', ['2', '3']],
    ['huangma', ['2', '3']],
    ['枪手', ['1', '3']],
    ['real madrid', ['2', '3']],
    ['西甲 皇马', ['2']],
    ['aosiwen', ['4']],
    ['没有', []],
  ])('searches %s among competitions and contenders', async (query, ids) => {
    expect(await searchFor(client(), query)).toEqual(ids);
  });

  test('requests each sport once while the member types, keeps the others when one fails, and fails when all do', async () => {
    const queryClient = client();
    for (const query of ['皇', '皇马', '皇马冠']) await searchFor(queryClient, query);
    expect(requests).toEqual(['football titles', 'basketball titles', 'tennis titles']);
    down = ['football titles'];
    expect(await searchFor(client(), '奥斯温')).toEqual(['4']);
    down = ['football titles', 'basketball titles', 'tennis titles'];
    await expect(searchFor(client(), '奥斯温')).rejects.toThrow('down');
  });
});

describe('赛果', () => {
  const HOUR = 3_600_000;
  /** Two in the afternoon of the site. */
  const NOW = Date.parse('2026-11-24T06:00:00Z');
  const ended = (id: string, hours: number, name: string, rest: Partial<Match> = {}) =>
    match(id, { home: { id, name }, status: 'ended', startTime: NOW - hours * HOUR, ...rest });
  const searchFor = async (queryClient: QueryClient, query: string) =>
    (await queryClient.query(endedOptions('FBTY', 'football', query))).map(({ id }) => id);

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    over = [
      ended('1', 37, '皇家马德里'),
      ended('2', 3, '皇家马德里'),
      ended('3', 20, '横滨', { sport: 'basketball' }),
      // The day before yesterday.
      ended('4', 40, '皇家马德里'),
    ];
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    ['皇马', ['2', '1']],
    ['hm', ['2', '1']],
    ['huangma', ['2', '1']],
    ['英超', ['2', '3', '1']],
    ['hengbin', ['3']],
    ['madrid', ['2', '1']],
  ])('searches %s among teams and leagues of today and yesterday, the latest first', async (query, ids) => {
    expect(await searchFor(client(), query)).toEqual(ids);
  });

  test('requests the page of the major competitions of each day and sport once while the member types', async () => {
    const queryClient = client();
    for (const query of ['皇', '皇马']) await searchFor(queryClient, query);
    expect(requests.toSorted()).toEqual(
      ['basketball', 'basketball', 'football', 'football', 'tennis', 'tennis'].map((sport) => `${sport} results 24 h 1 true`),
    );
    down = ['football results'];
    expect(await searchFor(client(), '横滨')).toEqual(['3']);
  });
});
