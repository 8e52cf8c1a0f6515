import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { receiveUpdate, snapshotOf, type ReceivedList } from '@/lib/domain/betting/sport/stream/received-list.rules';
import { nextSentList, wholeSentList, type SentList } from '@/lib/domain/betting/sport/stream/sent-list.rules';
import type { ListUpdate } from '@/lib/domain/betting/sport/stream/stream.model';
import { HOT_LIST } from '@/lib/domain/betting/sport/list/hot.queries';
import { readStreamName, streamName } from '@/lib/domain/betting/sport/stream/stream-name.rules';
import { changingList } from '../../../support/changing-list';
import { list, match, winner } from '../../../support/match.builder';
import * as fc from '../../../support/property';

const NAME = 'FBTY.football.live.1';
const LIST = readStreamName(NAME)!;

interface Sent {
  snapshot: Snapshot<MatchList>;
  update: ListUpdate;
  /** The update for a reader that begins here. */
  whole: ListUpdate;
}

/** Updates travel as JSON. */
const travelled = (update: ListUpdate) => JSON.parse(JSON.stringify(update)) as ListUpdate;

function updatesOf(responses: readonly Snapshot<MatchList>[]): Sent[] {
  let sent: SentList | null = null;
  return responses.map((snapshot) => {
    const { next, change }: ReturnType<typeof nextSentList> = nextSentList(sent, snapshot);
    sent = next;
    const whole: ListUpdate = [NAME, next.version, wholeSentList(LIST, next, next.at)];
    return { snapshot, whole: travelled(whole), update: travelled(change ? [NAME, next.version, change] : whole) };
  });
}

/** A list in which clocks may differ by the rounding of two readings of one clock. */
function expectSame(received: ReceivedList, { at, data }: Snapshot<MatchList>): void {
  const found = snapshotOf(received);
  expect(found.at).toBe(at);
  const clockless = ({ matches, ...rest }: MatchList) => ({
    ...rest,
    matches: matches.map((one) => ({ ...one, clock: one.clock && { ...one.clock, seconds: 0 } })),
  });
  expect(clockless(found.data)).toEqual(clockless(data));
  for (const [index, { clock }] of found.data.matches.entries()) {
    const wanted = data.matches[index]!.clock;
    expect(Math.abs((clock?.seconds ?? 0) - (wanted?.seconds ?? 0))).toBeLessThanOrEqual(clock?.running ? 2 : 0);
  }
}

describe('a streamed list', () => {
  test('is the venue’s list after every update, whenever the reader began', () => {
    fc.assert(
      fc.property(changingList, fc.nat({ max: 5 }), (responses, skipped) => {
        const updates = updatesOf(responses).slice(Math.min(skipped, responses.length - 1));
        let received: ReceivedList | null = null;
        for (const { snapshot, update, whole } of updates) {
          received = receiveUpdate(received, received ? update : whole, snapshot.at);
          expectSame(received!, snapshot);
        }
      }),
    );
  });

  test('is never wrong with lost, repeated and reordered updates: it is one of the venue’s lists, or updates are missing', () => {
    const delivery = fc.array(fc.tuple(fc.nat({ max: 13 }), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(changingList, delivery, fc.boolean(), (responses, jumps, inOrder) => {
        const updates = updatesOf(responses);
        // The updates one after the other with gaps and repeats, or any updates at all.
        const order = jumps.map(([jump], nth) => (inOrder ? Math.floor(nth / 2) + (jump % 3) : jump) % updates.length);
        let received: ReceivedList | null = null;
        for (const index of order) {
          const { update, whole, snapshot } = updates[index]!;
          const before: ReceivedList | null = received;
          received = receiveUpdate(received, received ? update : whole, snapshot.at);
          const isNext = !before || update[1] === before.version + 1 || 'matches' in (update[2] ?? {});
          if (!isNext) expect(received).toBe(update[1] <= before!.version ? before : null);
          if (received)
            expectSame({ ...received, at: updates[received.version - 1]!.snapshot.at }, updates[received.version - 1]!.snapshot);
        }
      }),
    );
  });

  test('sends nothing but a number while only clocks run', () => {
    const clock = { seconds: 600, running: true, injury: 0 };
    const later = (ms: number) => list([match('1', { clock: { ...clock, seconds: 600 + Math.floor(ms / 1000) } })], ms);
    const updates = updatesOf([later(0), later(1_040), later(2_090), later(3_130)]);
    expect(updates.slice(1).map(({ update }) => update)).toEqual([
      [NAME, 2, {}],
      [NAME, 3, {}],
      [NAME, 4, {}],
    ]);
  });

  test('a clock that stands still, is corrected or ends is sent', () => {
    const of = (seconds: number, running: boolean) => list([match('1', { clock: { seconds, running, injury: 0 } })], 0);
    const times = (responses: readonly Snapshot<MatchList>[]) =>
      updatesOf(responses.map((one, second) => ({ ...one, at: second * 5_000 }))).map(({ update }) => update[2]);
    expect(times([of(600, true), of(600, true)])[1]).toEqual({ rows: { '0/10': [600, 1, 0] } });
    expect(times([of(600, true), of(605, false)])[1]).toEqual({ rows: { '0/10': [605, 0, 0] } });
    expect(times([of(600, true), list([match('1', { clock: null })], 0)])[1]).toEqual({ rows: { '0/10': 0 } });
  });

  test('a changed price is one entry, and leaves every other match identical in the browser', () => {
    const rows = Array.from({ length: 30 }, (_, nth) => match(String(nth)));
    const moved = rows.with(7, match('7', { markets: [winner('71', ['1.40', '4.7', '9.2']), ...rows[7]!.markets.slice(1)] }));
    const [first, second] = updatesOf([list(rows, 0), list(moved, 900)]);
    expect(second!.update).toEqual([NAME, 2, { rows: { '7/13/0/7/0/3': '1.40' } }]);
    const before = receiveUpdate(null, first!.update, 0)!;
    const after = receiveUpdate(before, second!.update, 900)!;
    expect(after.matches.filter((one, index) => one !== before.matches[index]).map(({ id }) => id)).toEqual(['7']);
  });

  test('an update that does not fit is reported, not applied in part', () => {
    const [first] = updatesOf([list([match('1')], 0)]);
    const received = receiveUpdate(null, first!.update, 0);
    expect(() => receiveUpdate(received, [NAME, 2, { rows: { '0/3/1': 'x' } }], 1)).toThrow(TypeError);
    expect(() => receiveUpdate(received, [NAME, 2, { order: [5] }], 1)).toThrow();
    expect(receiveUpdate(null, [NAME, 2], 1)).toBeNull();
  });
});

describe('the name of a streamed list', () => {
  test('has one spelling, and none for a list that is not streamed', () => {
    expect(streamName('IMTY', { sport: 'xi13', timeframe: 'today', page: 2 })).toBe('IMTY.xi13.today.2');
    expect(streamName('FBTY', { sport: 'football', timeframe: 'early', page: 1 })).toBeNull();
    expect(streamName('FBTY', { sport: 'football', timeframe: 'live', page: 1, leagues: ['1'] })).toBeNull();
  });
  test('is read back', () => {
    expect(readStreamName('IMTY.xi13.today.2')).toEqual({ venue: 'IMTY', sport: 'xi13', timeframe: 'today', page: 2 });
    const hot = streamName('OBTY', HOT_LIST)!;
    expect(readStreamName(hot)).toEqual({ venue: 'OBTY', ...HOT_LIST });
  });
  test.each([
    '',
    'FBTY',
    'XXTY.football.live.1',
    'FBTY.polo.live.1',
    'FBTY.football.early.1',
    'FBTY.football.live.0',
    'FBTY.football.live.7',
    'FBTY.football.hot.2',
    'FBTY.tennis.hot.1',
  ])('%p names no list', (name) => {
    expect(readStreamName(name)).toBeNull();
  });
  test.each(['FBTY.football.live.01', 'FBTY.football.live.1.2', 'FBTY.football.live.1 ', 'fbty.football.live.1', 'FBTY.xi1..1'])(
    '%p, another spelling, names no list',
    (name) => {
      expect(readStreamName(name)).toBeNull();
    },
  );
});
