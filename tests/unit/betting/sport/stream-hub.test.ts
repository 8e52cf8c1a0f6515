import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { createHub } from '@/lib/domain/betting/sport/stream/hub.server';
import { receiveUpdate, snapshotOf, type ReceivedList } from '@/lib/domain/betting/sport/stream/received-list.rules';
import type { ListUpdate } from '@/lib/domain/betting/sport/stream/stream.model';
import { list, match as liveMatch, winner } from '../../../support/match.builder';

const LIVE = 'FBTY.football.live.1';
const OTHER = 'OBTY.tennis.today.1';
const BEAT_MS = 1_010;
/** A match whose clock stands still, so that nothing changes by itself. */
const match = (id: string, over = {}) => liveMatch(id, { clock: null, ...over });

function setUp() {
  const calls: string[] = [];
  let respond = (): Snapshot<MatchList> | null => list([match('1')], Date.now());
  const hub = createHub({
    async load({ venue, sport, timeframe, page }) {
      calls.push(`${venue}.${sport}.${timeframe}.${page}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
      return respond();
    },
    now: Date.now,
  });
  /** A reader with the updates it got. */
  const read = (name: string) => {
    const updates: ListUpdate[] = [];
    const stop = hub.read(name, (event) => {
      const [, json] = /^data:(.*)\n\n$/s.exec(new TextDecoder().decode(event))!;
      updates.push(JSON.parse(json!) as ListUpdate);
    });
    return { updates, stop: stop! };
  };
  return { hub, calls, read, respondWith: (next: typeof respond) => (respond = next) };
}

const pricesOf = (updates: readonly ListUpdate[]) => {
  let received: ReceivedList | null = null;
  for (const update of updates) received = receiveUpdate(received, update, 0);
  return snapshotOf(received!).data.matches.map(({ markets }) => markets[0]!.selections[0]!.price);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a list is requested once a second for all its readers, and not at all without one', async () => {
  const { calls, read } = setUp();
  await advance(5_000);
  expect(calls).toEqual([]);
  const readers = Array.from({ length: 50 }, () => read(LIVE));
  await advance(10 * BEAT_MS);
  expect(calls).toHaveLength(10);
  for (const { stop } of readers) stop();
  await advance(20_000);
  expect(calls).toHaveLength(10);
});

test('each list has its own readers: one that is left stops no other', async () => {
  const { calls, read } = setUp();
  const live = read(LIVE);
  const other = read(OTHER);
  await advance(BEAT_MS);
  live.stop();
  await advance(2 * BEAT_MS);
  calls.length = 0;
  await advance(5 * BEAT_MS);
  expect(new Set(calls)).toEqual(new Set([OTHER]));
  expect(other.updates.every(([name]) => name === OTHER)).toBe(true);
});

test('every reader gets the whole list first and consecutive changes after it, whenever it begins', async () => {
  const { read, respondWith } = setUp();
  let price = 1;
  respondWith(() => list([match('1', { markets: [winner('11', [(price += 0.01).toFixed(2), null, null])] })], Date.now()));
  const first = read(LIVE);
  await advance(3_500);
  const second = read(LIVE);
  expect(second.updates).toHaveLength(1);
  await advance(5_000);
  for (const { updates } of [first, second]) {
    expect(updates[0]![2]).toHaveProperty('matches');
    expect(updates.slice(1).some(([, , content = {}]) => 'matches' in content)).toBe(false);
    const versions = updates.map(([, version]) => version);
    expect(versions).toEqual(versions.map((_, nth) => versions[0]! + nth));
    expect(pricesOf(updates)).toEqual([price.toFixed(2)]);
  }
});

test('an unchanged list sends its number alone, which proves its age', async () => {
  const { read } = setUp();
  const { updates } = read(LIVE);
  await advance(3_500);
  expect(updates.slice(1)).toEqual([
    [LIVE, 2],
    [LIVE, 3],
    [LIVE, 4],
  ]);
});

test('a late reader learns the age of what it gets', async () => {
  const { read, respondWith } = setUp();
  read(LIVE);
  await advance(100);
  respondWith(() => null);
  await advance(700);
  const [[, , content]] = read(LIVE).updates as [ListUpdate];
  expect(content).toMatchObject({ age: 760 });
});

test('a venue that fails is reported to all readers and asked less often, and its list is sent as a whole afterwards', async () => {
  const { calls, read, respondWith } = setUp();
  const { updates } = read(LIVE);
  await advance(100);
  respondWith(() => null);
  await advance(1_100);
  expect(updates.at(-1)).toEqual([LIVE, 0]);
  expect(read(LIVE).updates).toEqual([[LIVE, 0]]);
  calls.length = 0;
  await advance(30_000);
  expect(calls.length).toBeLessThanOrEqual(10);
  respondWith(() => list([match('2')], Date.now()));
  await advance(3_500);
  expect(updates.at(-1)).toHaveLength(2);
  expect(updates.findLast(([, , content]) => content)?.[2]).toMatchObject({ matches: [expect.arrayContaining(['2'])] });
});

test('a list without matches is requested less often', async () => {
  const { calls, read, respondWith } = setUp();
  respondWith(() => list([], Date.now()));
  read(LIVE);
  await advance(30_000);
  expect(calls.length).toBeLessThanOrEqual(10);
});

test('reads a bounded number of lists, and no list of an unknown name', async () => {
  const { hub, read } = setUp();
  expect(hub.read('FBTY.football.early.1', () => undefined)).toBeNull();
  const readers = Array.from({ length: 120 }, (_, nth) => read(`FBTY.xf${nth + 1}.live.1`));
  expect(hub.read(LIVE, () => undefined)).toBeNull();
  expect(hub.read('FBTY.xf1.live.1', () => undefined)).not.toBeNull();
  readers[7]!.stop();
  await advance(5_000);
  expect(hub.read(LIVE, () => undefined)).not.toBeNull();
});

test('a reader that returns within a second continues with the same requests', async () => {
  const { calls, read } = setUp();
  read(LIVE).stop();
  await advance(10);
  const { updates } = read(LIVE);
  await advance(3 * BEAT_MS);
  expect(calls).toHaveLength(3);
  expect(updates).toHaveLength(3);
});
