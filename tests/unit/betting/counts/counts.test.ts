import * as fc from '../../../support/property';
import type { Counts } from '@/lib/domain/betting/counts/counts.model';
import { readReply, toCached, toCounts, usable } from '@/lib/domain/betting/counts/counts.rules';
import { type CountsPort, startCounts } from '@/lib/domain/betting/counts/machine.feed';
import { COUNTS_START, type CountsEvent, type CountsState, step } from '@/lib/domain/betting/counts/machine.rules';
import { readSample } from '../../../support/sample';

const sample = readSample<{ response: { data: Counts } }>('counts');
const LIVE: Counts = { TY: 12, DZ: 0 };
const STORED: Counts = { TY: 7 };

describe('a response to the counts call', () => {
  // @spec 3.07 3.08
  it('is read as in the sample, where a missing key stays unknown and 0 is zero', () => {
    expect(readReply(sample.response)).toEqual({ kind: 'counts', counts: sample.response.data });
    expect(toCounts({ TY: 0, DJ: null, XX: 9 })).toEqual({ TY: 0 });
    // An invalid count is unknown, and costs no other.
    for (const DJ of ['many', -1, 1.5, true, {}, []]) expect(toCounts({ TY: '12', DJ })).toEqual({ TY: 12 });
  });

  // @spec 4.23
  it('without data is 过期 or a failure', () => {
    expect(readReply({ status_code: 10_001, message: '令牌已过期', data: null })).toEqual({ kind: 'expired' });
    expect(readReply({ status_code: 10_001, message: '系统繁忙', data: null })).toEqual({ kind: 'failed' });
    // With data it is no expiry, whatever the message is.
    expect(readReply({ status_code: 6000, message: '已过期', data: LIVE })).toEqual({ kind: 'counts', counts: LIVE });
  });

  it.each([
    null,
    'x',
    [],
    {},
    { status_code: 6000, data: { TY: -1 } },
    { status_code: 6000, data: { TY: 'five' } },
    { status_code: 100, data: LIVE },
  ])('of another shape is a failure: %j', (body) => expect(readReply(body)).toEqual({ kind: 'failed' }));
});

describe('stored counts', () => {
  it('are read with their time and shown for an hour', () => {
    const cached = toCached({ TY: 3, at: 1000 });
    expect(cached).toEqual({ counts: { TY: 3 }, at: 1000 });
    expect(usable(cached, 1000 + 3_599_999)).toBe(cached);
    expect(usable(cached, 1000 + 3_600_000)).toBeNull();
    for (const rubbish of [null, 'x', { TY: 3 }, { TY: 3, at: 'now' }, { TY: -3, at: 1 }]) expect(toCached(rubbish)).toBeNull();
  });
});

describe('the state machine', () => {
  const from = (events: CountsEvent[], start: CountsState = COUNTS_START) =>
    events.reduce<{ state: CountsState; commands: unknown[] }>(
      ({ state, commands }, event) => {
        const next = step(state, event);
        return { state: next.state, commands: [...commands, next.command] };
      },
      { state: start, commands: [] },
    );
  const due: CountsEvent = { type: 'due', token: true, requestId: true };

  // @spec 4.21
  it('reads the cache without a token, and launches first without a request id', () => {
    expect(step(COUNTS_START, { type: 'due', token: false, requestId: true }).command).toBe('read-cache');
    expect(from([{ type: 'due', token: true, requestId: false }, { type: 'launched' }]).commands).toEqual(['launch', 'fetch']);
    expect(from([{ type: 'due', token: true, requestId: false }, { type: 'launch-failed' }]).commands).toEqual(['launch', 'read-cache']);
  });

  // @spec 4.23 4.24 9.08
  it('relaunches twice after 过期, then falls back to the cache, and requests again at the next poll', () => {
    const round: CountsEvent[] = [{ type: 'expired' }, { type: 'launched' }, { type: 'delay-over' }];
    const { state, commands } = from([due, ...round, ...round, { type: 'expired' }]);
    expect(commands).toEqual(['fetch', 'relaunch', 'delay', 'fetch', 'relaunch', 'delay', 'fetch', 'read-cache']);
    expect(state).toMatchObject({ phase: 'idle', retries: 3 });
    // The relaunch did not reset the counter: the next 过期 goes to the cache at once.
    expect(from([due, { type: 'expired' }], state).commands).toEqual(['fetch', 'read-cache']);
    expect(from([due, { type: 'counts', counts: LIVE }], state).state.retries).toBe(0);
  });

  // @spec 4.26
  it('stores the counts that it received, and keeps those shown when nothing is stored', () => {
    const { state, commands } = from([due, { type: 'counts', counts: LIVE }]);
    expect(commands).toEqual(['fetch', 'write-cache']);
    expect(from([due, { type: 'failed' }, { type: 'cached', counts: null }], state).state.shown).toBe(LIVE);
    expect(from([due, { type: 'failed' }, { type: 'cached', counts: STORED }], state).state.shown).toBe(STORED);
  });

  // @spec 9.08
  it('never relaunches more than twice without a success, for any sequence of events', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('due' as const), token: fc.boolean(), requestId: fc.boolean() }),
      fc.constantFrom<CountsEvent>(
        { type: 'launched' },
        { type: 'launch-failed' },
        { type: 'delay-over' },
        { type: 'expired' },
        { type: 'failed' },
      ),
    );
    // Whole rounds of a token that has run out among them: single events seldom make one.
    const round = fc.constant<CountsEvent[]>([due, { type: 'expired' }, { type: 'launched' }, { type: 'delay-over' }]);
    const events = fc.array(fc.oneof(round, fc.array(event, { maxLength: 3 })), { minLength: 1, maxLength: 60 });
    fc.assert(fc.property(events, (picked) => from(picked.flat()).commands.filter((command) => command === 'relaunch').length <= 2));
  });
});

describe('the feed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp(over: Partial<CountsPort> = {}) {
    const reports: Counts[] = [];
    const port = {
      hasToken: jest.fn(() => true),
      hasRequestId: jest.fn(() => true),
      launch: jest.fn(() => Promise.resolve()),
      relaunch: jest.fn(() => Promise.resolve()),
      fetch: jest.fn<ReturnType<CountsPort['fetch']>, []>(() => Promise.resolve({ kind: 'counts', counts: LIVE })),
      readCache: jest.fn<ReturnType<CountsPort['readCache']>, []>(() => Promise.resolve(STORED)),
      writeCache: jest.fn(),
      hidden: jest.fn(() => false),
      ...over,
    };
    const feed = startCounts(port, (counts) => reports.push(counts));
    return { port, reports: reports, feed };
  }
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  // @spec 4.22 7.39 9.10
  it('requests at once, then every 60 s, and not while the page is hidden', async () => {
    const { port, reports, feed } = setUp();
    await advance(0);
    expect(reports).toEqual([LIVE]);
    expect(port.writeCache).toHaveBeenCalledWith(LIVE);
    await advance(59_999);
    expect(port.fetch).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(port.fetch).toHaveBeenCalledTimes(2);
    jest.mocked(port.hidden).mockReturnValue(true);
    await advance(180_000);
    expect(port.fetch).toHaveBeenCalledTimes(2);
    feed.stop();
    jest.mocked(port.hidden).mockReturnValue(false);
    await advance(180_000);
    expect(port.fetch).toHaveBeenCalledTimes(2);
  });

  // @spec 4.25 9.09
  it('fetches again 500 ms after a relaunch, and shows the cache after more than two', async () => {
    const { port, reports } = setUp({ fetch: jest.fn(() => Promise.resolve({ kind: 'expired' as const })) });
    await advance(0);
    expect(port.relaunch).toHaveBeenCalledTimes(1);
    await advance(499);
    expect(port.fetch).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(port.fetch).toHaveBeenCalledTimes(2);
    await advance(500);
    expect([port.fetch, port.relaunch].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([3, 2]);
    expect(reports).toEqual([STORED]);
    await advance(60_000);
    expect([port.fetch, port.relaunch].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([4, 2]);
  });

  // @spec 7.60
  it('merges many requests within one second into two: the first, and one more once it is quiet', async () => {
    const { port, feed } = setUp();
    for (let n = 0; n < 10; n += 1) {
      feed.refresh();
      await advance(50);
    }
    expect(port.fetch).toHaveBeenCalledTimes(1);
    await advance(949);
    expect(port.fetch).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(port.fetch).toHaveBeenCalledTimes(2);
  });

  it('drops a late response for a session that has ended', async () => {
    let response: (reply: { kind: 'counts'; counts: Counts }) => void = () => undefined;
    const { port, reports, feed } = setUp({
      fetch: jest.fn(() => new Promise<{ kind: 'counts'; counts: Counts }>((resolve) => (response = resolve))),
    });
    jest.mocked(port.hasToken).mockReturnValue(false);
    feed.sessionChanged();
    response({ kind: 'counts', counts: LIVE });
    await advance(1000);
    expect(port.writeCache).not.toHaveBeenCalled();
    expect(reports).toEqual([STORED]);
  });

  // @spec 4.22 6.03
  it('launches for a member without a venue session, and requests nothing for a visitor', async () => {
    const member = setUp({ hasRequestId: () => false });
    await advance(0);
    expect(member.port.launch).toHaveBeenCalledTimes(1);
    expect(member.port.fetch).toHaveBeenCalledTimes(1);
    const visitor = setUp({ hasToken: () => false });
    await advance(120_000);
    expect([visitor.port.launch, visitor.port.fetch].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([0, 0]);
    expect(visitor.reports).toEqual([STORED]);
  });
});
