import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import type { Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import { getInitialTimeline } from '@/lib/domain/betting/sport/event/timeline.server';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { runRendering } from '@/lib/kit/store/rendering.server';
import { fakePlatform } from '../../../support/fake-platform';
import { collectLog } from '../../../support/log-lines';
import { match } from '../../../support/match.builder';
import { timelineOnWire } from '../../../support/timeline.builder';

const lines = collectLog();
const fetchTimeline = fakePlatform().on(matchTimelineCall, timelineOnWire);

const TIMELINE: Timeline = { status: 'live', length: 90, events: [], momentum: [{ period: 1, minute: 1, home: 6, away: 1 }], figures: [] };

/** ms that a match waits for its timeline. */
const WAIT_MS = 20;

/** Timelines are shared by match: each test has its own. */
let id = 0;

async function load(over: Partial<Match> = {}) {
  const rendering = { storable: true, shell: false, ended: null, rejected: false };
  const shown = match(String((id += 1)), { status: 'live', ...over });
  const get = () => runRendering(rendering, () => getInitialTimeline(shown));
  return { first: await get(), get, rendering };
}

// The wait for a timeline is a timer: a busy machine takes longer than it for the first call.
beforeEach(() => {
  jest.useFakeTimers();
  fetchTimeline.mockReset();
});
afterEach(() => jest.useRealTimers());

test('one call serves the visitors of a running match', async () => {
  fetchTimeline.mockResolvedValue(TIMELINE);
  const { first, get, rendering } = await load();
  expect(first).toMatchObject({ timeline: TIMELINE, age: expect.any(Number) as number });
  expect(first!.age).toBeLessThan(1000);
  await get();
  expect(fetchTimeline).toHaveBeenCalledTimes(1);
  expect(rendering.storable).toBe(true);
});

test('a match that does not run has none', async () => {
  expect((await load({ status: 'upcoming' })).first).toBeNull();
  expect((await load({ status: 'ended' })).first).toBeNull();
  expect(fetchTimeline).not.toHaveBeenCalled();
});

test('the document without a timeline that the platform does not have is for everybody', async () => {
  fetchTimeline.mockRejectedValue(new BusinessError(10_001, '比赛记录不存在'));
  const { first, rendering } = await load();
  expect([first, rendering.storable, lines]).toEqual([null, true, []]);
});

test('a platform that fails is logged, and costs the document nothing else', async () => {
  fetchTimeline.mockRejectedValue(new NetworkError({ status: 503, message: '', statusText: '', online: true }));
  const { first, rendering } = await load();
  expect([first, rendering.storable]).toEqual([null, true]);
  expect(lines.map(([level]) => level)).toEqual(['warn']);
});

test('a match does not wait for a platform that is late', async () => {
  fetchTimeline.mockReturnValue(new Promise(() => {}));
  const loading = load();
  await jest.advanceTimersByTimeAsync(WAIT_MS);
  const { first, rendering } = await loading;
  expect(first).toBeNull();
  // Another visitor's document will have it.
  expect(rendering.storable).toBe(false);
});
