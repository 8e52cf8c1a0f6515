/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import type { VenueCode } from '@pavilion/contract/constants';
import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { watchQuery } from '@/lib/domain/betting/sport/price/poll.feed';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { nextSentList, wholeSentList, type SentList } from '@/lib/domain/betting/sport/stream/sent-list.rules';
import type { ListUpdate } from '@/lib/domain/betting/sport/stream/stream.model';
import { readStreamName } from '@/lib/domain/betting/sport/stream/stream-name.rules';
import { list, match, winner } from '../../../support/match.builder';

const LIVE = { sport: 'football', timeframe: 'live', page: 1 } as const;
const POLL_MS = 4_000;
const name = (venue: VenueCode, page = 1) => `${venue}.football.live.${page}`;

/** The browser's connections, newest last. */
class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  static get last() {
    return FakeEventSource.all.at(-1)!;
  }
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }
  get lists() {
    return new URL(this.url, 'http://site').searchParams.getAll('list');
  }
  close() {
    this.closed = true;
  }
  receive(update: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: typeof update === 'string' ? update : JSON.stringify(update) }));
  }
  breakOff() {
    this.dispatchEvent(new Event('error'));
  }
}

/** The site's side of a list. */
function sender(of: string) {
  let sent: SentList | null = null;
  return (price: string): ListUpdate => {
    const data = list([match('1', { clock: null, markets: [winner('11', [price, null, null])] })], Date.now());
    const { next, change } = nextSentList(sent, data);
    sent = next;
    return [of, next.version, change ?? wholeSentList(readStreamName(of)!, next, next.at)];
  };
}

let hasVisitorPrices: (() => Promise<boolean>) | undefined;
const polls: string[] = [];
jest.mock('@/lib/venues/registry', () => ({
  givesOwnPrices: () => true,
  readingOf: async () => ({
    getMatches: async () => {
      polls.push('poll');
      return { matches: [], total: 0, invalidRows: 0 };
    },
    ...(hasVisitorPrices && { hasVisitorPrices }),
  }),
}));

async function setUp() {
  jest.resetModules();
  const { streamList } = await import('@/lib/domain/betting/sport/stream/stream.feed');
  const poll = await import('@/lib/domain/betting/sport/price/poll.feed');
  const client = new QueryClient();
  const watch = (venue: VenueCode, page: number = 1) => {
    const options = { ...matchesOptions(venue, { ...LIVE, page }), knownAt: Date.now() };
    const endPoll = poll.watchQuery(client, options, POLL_MS);
    const endStream = streamList(client, venue, { ...LIVE, page }, options.queryKey);
    return () => {
      endStream();
      endPoll();
    };
  };
  const price = (venue: VenueCode) =>
    client.getQueryData<Snapshot<MatchList>>(matchesOptions(venue, LIVE).queryKey)?.data.matches[0]?.markets[0]?.selections[0]?.price;
  return { client, watch, price, streamList };
}

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  // Half of the range: every pause as it is.
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(128) as never);
  Object.assign(globalThis, { EventSource: FakeEventSource });
  FakeEventSource.all = [];
  polls.length = 0;
  hasVisitorPrices = undefined;
  document.cookie = 'token=; max-age=0';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('streamed prices are in the query cache at once, and nothing is polled', async () => {
  const { watch, price } = await setUp();
  const end = watch('FBTY');
  await advance(100);
  const send = sender(name('FBTY'));
  FakeEventSource.last.receive(send('1.50'));
  expect(price('FBTY')).toBe('1.50');
  for (const next of ['1.51', '1.52', '1.53', '1.54', '1.55', '1.56', '1.57']) {
    await advance(1_000);
    FakeEventSource.last.receive(send(next));
    expect(price('FBTY')).toBe(next);
  }
  expect(polls).toEqual([]);
  expect(FakeEventSource.all).toHaveLength(1);
  end();
});

test('all lists of a document share one connection, which follows them and ends with the last', async () => {
  const { watch } = await setUp();
  const first = watch('FBTY');
  const second = watch('FBTY', 2);
  await advance(100);
  expect(FakeEventSource.all.map(({ lists }) => lists)).toEqual([[name('FBTY'), name('FBTY', 2)]]);
  second();
  await advance(100);
  expect(FakeEventSource.all[0]!.closed).toBe(true);
  expect(FakeEventSource.last.lists).toEqual([name('FBTY')]);
  first();
  await advance(100);
  expect(FakeEventSource.all.every(({ closed }) => closed)).toBe(true);
  await advance(60_000);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('a broken connection is polled at once and opened again after pauses that grow', async () => {
  const { watch } = await setUp();
  const end = watch('FBTY');
  await advance(100);
  FakeEventSource.last.receive(sender(name('FBTY'))('1.50'));
  FakeEventSource.last.breakOff();
  await advance(0);
  expect(polls).toHaveLength(1);
  const times: number[] = [];
  const began = Date.now();
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const before = FakeEventSource.all.length;
    await advance(1_000);
    if (FakeEventSource.all.length === before) continue;
    times.push(Math.round((Date.now() - began) / 1_000));
    FakeEventSource.last.breakOff();
  }
  const gaps = times.map((at, nth) => at - (times[nth - 1] ?? 0));
  expect(gaps).toEqual([2, 4, 8, 16, 30, 30, 30]);
  expect(polls.length).toBeGreaterThan(25);
  end();
});

test('a connection without a first event within three seconds is given up, as behind a proxy that collects the response', async () => {
  const { watch } = await setUp();
  const end = watch('FBTY');
  await advance(3_100);
  expect(FakeEventSource.last.closed).toBe(true);
  await advance(1_000);
  expect(polls).toHaveLength(1);
  end();
});

test('a connection that falls silent is replaced, and the list is polled meanwhile', async () => {
  const { watch } = await setUp();
  const end = watch('FBTY');
  await advance(100);
  FakeEventSource.last.receive(sender(name('FBTY'))('1.50'));
  await advance(POLL_MS);
  expect(polls).toHaveLength(1);
  expect(FakeEventSource.all).toHaveLength(1);
  await advance(POLL_MS + 100);
  expect(FakeEventSource.all[0]!.closed).toBe(true);
  await advance(2_100);
  expect(FakeEventSource.all).toHaveLength(2);
  end();
});

test.each([
  ['a lost update', [[name('FBTY'), 9, {}]]],
  ['an update that does not fit', [[name('FBTY'), 2, { rows: { '0/3/1': 'x' } }]]],
  ['text that is no JSON', ['<html>']],
  ['JSON that is no update', ['7', '{}', 'null']],
])('%s leads to a new whole list, never to a wrong one', async (_, updates) => {
  const { watch, price } = await setUp();
  const end = watch('FBTY');
  await advance(100);
  const [first] = FakeEventSource.all;
  first!.receive(sender(name('FBTY'))('1.50'));
  for (const update of updates) first!.receive(update);
  expect(price('FBTY')).toBe('1.50');
  expect(first!.closed).toBe(true);
  await advance(2_100);
  FakeEventSource.last.receive(sender(name('FBTY'))('1.60'));
  expect(price('FBTY')).toBe('1.60');
  // A closed connection changes nothing.
  first!.receive(sender(name('FBTY'))('9.99'));
  expect(price('FBTY')).toBe('1.60');
  end();
});

test('a venue that the site cannot read is polled at once, and streamed again with the next whole list', async () => {
  const { watch, price } = await setUp();
  const end = watch('FBTY');
  await advance(100);
  FakeEventSource.last.receive(sender(name('FBTY'))('1.50'));
  FakeEventSource.last.receive([name('FBTY'), 0]);
  await advance(0);
  expect(polls).toHaveLength(1);
  for (let second = 0; second < 12; second += 3) {
    await advance(3_000);
    FakeEventSource.last.receive([name('FBTY'), 0]);
  }
  expect(polls).toHaveLength(4);
  FakeEventSource.last.receive(sender(name('FBTY'))('1.70'));
  expect(price('FBTY')).toBe('1.70');
  expect(FakeEventSource.all).toHaveLength(1);
  end();
});

test('there is no connection while the page is hidden or offline, and a new one afterwards', async () => {
  const { watch } = await setUp();
  const end = watch('FBTY');
  await advance(100);
  show('hidden');
  await advance(60_000);
  expect(FakeEventSource.all.map(({ closed }) => closed)).toEqual([true]);
  show('visible');
  await advance(0);
  expect(FakeEventSource.all.map(({ closed }) => closed)).toEqual([true, false]);
  setOnline(false);
  await advance(60_000);
  expect(FakeEventSource.all.map(({ closed }) => closed)).toEqual([true, true]);
  setOnline(true);
  await advance(0);
  expect(FakeEventSource.all.map(({ closed }) => closed)).toEqual([true, true, false]);
  end();
});

test('a member gets the stream of a venue only if the venue gives the member a visitor’s prices', async () => {
  document.cookie = 'token=of-a-member';
  for (const [prices, connections] of [
    [undefined, 1],
    [async () => true, 1],
    [async () => false, 0],
    [async () => Promise.reject(new Error('down')), 0],
  ] as const) {
    FakeEventSource.all = [];
    hasVisitorPrices = prices;
    const { watch } = await setUp();
    const end = watch('IMTY');
    await advance(200);
    expect(FakeEventSource.all).toHaveLength(connections);
    end();
    await advance(100);
  }
});

test('a login while the page is open compares the prices again', async () => {
  hasVisitorPrices = async () => false;
  const { watch } = await setUp();
  const end = watch('IMTY');
  await advance(100);
  document.cookie = 'token=of-a-member';
  FakeEventSource.last.receive(sender(name('IMTY'))('1.50'));
  await advance(100);
  expect(FakeEventSource.all.map(({ closed }) => closed)).toEqual([true]);
  end();
});

test('a browser without event streams polls, and a list of chosen leagues is polled everywhere', async () => {
  const { client, streamList } = await setUp();
  const chosen = { ...LIVE, leagues: ['1'] };
  streamList(client, 'FBTY', chosen, matchesOptions('FBTY', chosen).queryKey);
  Object.assign(globalThis, { EventSource: undefined });
  const options = { ...matchesOptions('FBTY', LIVE), knownAt: 0 };
  const end = watchQuery(client, options, POLL_MS);
  streamList(client, 'FBTY', LIVE, options.queryKey);
  await advance(100);
  expect(FakeEventSource.all).toEqual([]);
  expect(polls).toHaveLength(1);
  end();
});
