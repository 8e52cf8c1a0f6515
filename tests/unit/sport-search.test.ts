import { QueryClient } from '@tanstack/react-query';
import { searchOptions } from '@/lib/domain/sport/search.queries';
import type { Match } from '@/lib/domain/sport/sport.model';
import { match } from '../support/match-builder';

const asked: string[] = [];
let down: readonly string[] = [];
/** Pages of a list beside the first, and what its answers name as their total. */
let more: Record<string, readonly Match[]> = {};
let totals: Record<string, number> = {};
const LISTS = {
  live: [match('1', { home: { id: '1', name: '桑坦德竞技' }, away: { id: '2', name: '拉科鲁尼亚' } })],
  today: [match('2', { home: { id: '3', name: '东京绿茵' }, away: { id: '4', name: '新潟天鹅' } })],
  early: [match('2', { home: { id: '3', name: '东京绿茵' }, away: { id: '4', name: '新潟天鹅' } })],
} as const;
jest.mock('@/lib/venues/registry', () => ({
  venueOf: () => ({
    getMatches: async ({ sport, timeframe, page }: { sport: string; timeframe: keyof typeof LISTS; page: number }) => {
      const list = `${sport} ${timeframe}`;
      asked.push(`${list} ${page}`);
      if (down.includes(timeframe) || down.includes(`${list} ${page}`)) throw new Error('down');
      const own = more[`${list} ${page}`];
      const first = sport === 'football' && page === 1 ? LISTS[timeframe] : [];
      return { matches: own ?? first, total: totals[list] ?? first.length, misfits: 0 };
    },
    search: async (words: string) => {
      asked.push(words);
      return { matches: words === '新潟' ? LISTS.today : [], total: 0, misfits: 0 };
    },
  }),
}));

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const named = (id: string, name: string) => match(id, { home: { id, name } });
const find = async (held: QueryClient, words: string) =>
  (await held.query(searchOptions('FBTY', 'football', words))).data.matches.map(({ id }) => id);

beforeEach(() => {
  asked.length = 0;
  down = [];
  more = {};
  totals = {};
});

test('Chinese goes to the venue’s own search', async () => {
  expect(await find(client(), '新潟')).toEqual(['2']);
  expect(asked).toEqual(['新潟']);
});

test('a name that the venue does not know as written is sought in the lists by how people shorten it', async () => {
  expect(await find(client(), '东绿')).toEqual(['2']);
  expect(asked[0]).toBe('东绿');
  expect(await find(client(), '绿东')).toEqual([]);
  asked.length = 0;
  expect(await find(client(), '绿')).toEqual([]);
  expect(asked).toEqual(['绿']);
});

test.each(['皇马', 'huangma', 'hm', 'HM', '皇家'])('%s finds 皇家马德里', async (words) => {
  more = { 'football live 1': [named('8', '皇家马德里'), named('9', '利物浦')] };
  expect((await find(client(), words))[0]).toBe('8');
});

test('a nickname is sought beside what the venue answers to it, its team first', async () => {
  more = { 'football live 1': [named('8', '伊斯坦布尔巴萨克谢希尔'), named('9', '巴塞罗那')] };
  expect(await find(client(), '巴萨')).toEqual(['9', '8']);
  expect(await find(client(), 'basa')).toEqual(['9', '8']);
  expect(asked).toContain('巴萨');
});

test('letters are sought in the lists, which are asked for once while somebody types', async () => {
  const held = client();
  expect(await find(held, 'dongjing')).toEqual(['2']);
  expect(await find(held, 'dj')).toEqual(['2', '1']);
  expect(await find(held, 'dongjinglv')).toEqual(['2']);
  expect(await find(held, 'zzz')).toEqual([]);
  const firsts = ['football', 'basketball', 'tennis'].flatMap((sport) =>
    ['live', 'today', 'early'].map((timeframe) => `${sport} ${timeframe} 1`),
  );
  expect(asked).toEqual(firsts);
});

test('letters find a match on any page of its list and in any sport, the sport at hand first', async () => {
  totals = { 'football early': 3, 'tennis live': 1 };
  more = {
    'football early 2': [named('5', '横滨水手')],
    'football early 3': [named('6', '横滨')],
    'tennis live 1': [named('7', '横滨公开')],
  };
  expect(await find(client(), 'hengbin')).toEqual(['6', '5', '7']);
  // Every first page is asked for before any second one, and a second one only where the total says so.
  expect(asked.slice(0, 9).every((call) => call.endsWith(' 1'))).toBe(true);
  expect(asked.slice(9)).toEqual(['football early 2', 'football early 3']);
});

test('a list whose total is never reached is left at an empty page, or after six', async () => {
  totals = { 'football live': 900, 'football today': 900 };
  more = Object.fromEntries([2, 3, 4, 5, 6, 7].map((page) => [`football live ${page}`, [named(`p${page}`, '横滨')]]));
  await find(client(), 'hengbin');
  expect(asked.filter((call) => call.startsWith('football live')).length).toBe(6);
  expect(asked.filter((call) => call.startsWith('football today'))).toEqual(['football today 1', 'football today 2']);
});

test('a later page that fails leaves those before it', async () => {
  totals = { 'football live': 100 };
  down = ['football live 2'];
  expect(await find(client(), 'sangtande')).toEqual(['1']);
});

test('a list that fails leaves the others; all of them failing is a failure', async () => {
  down = ['live'];
  expect(await find(client(), 'djly')).toEqual(['2']);
  down = ['live', 'today', 'early'];
  await expect(find(client(), 'djly')).rejects.toThrow('down');
});
