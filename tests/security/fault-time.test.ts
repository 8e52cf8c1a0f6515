import { noticeListCall } from '@pavilion/contract/calls/site.calls';
import { BROWSER_TIMEOUT_MS, MONEY_TIMEOUT_MS, READ_TIMEOUT_MS, SERVER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { createCaller, type PlatformPort } from '@/lib/platform/pipeline';
import { createFbVenue } from '../support/whole-venues';

const realFetch = globalThis.fetch;
let delay = 0;
let body: unknown;
let sent = 0;
beforeEach(() => {
  jest.useFakeTimers();
  sent = 0;
  globalThis.fetch = ((request: Request) => {
    sent += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(new Response(JSON.stringify(body))), delay);
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const port = (timeout: number, over: Partial<PlatformPort> = {}): PlatformPort => ({
  origin: 'http://platform.test',
  timeout,
  token: () => null,
  uuid: () => 'U-1',
  renewUuid: () => undefined,
  sign: () => Promise.resolve('signed'),
  nameHash: () => Promise.resolve(null),
  observe: () => undefined,
  accepted: () => undefined,
  rejected: () => undefined,
  ...over,
});

/** The ending of work, and after how many ms of the clock. */
async function ending(work: () => Promise<unknown>): Promise<{ how: unknown; ms: number }> {
  const startedAt = performance.now();
  const ended = work().then(
    (value) => ({ how: value, ms: performance.now() - startedAt }),
    (error: { name: string; timedOut?: boolean }) => ({ how: error.timedOut ? 'timeout' : error.name, ms: performance.now() - startedAt }),
  );
  await jest.runAllTimersAsync();
  return ended;
}

/** A call that declares no time: the client's own limit holds. */
const list = (timeout: number, over?: Partial<PlatformPort>) => () =>
  createCaller(port(timeout, over))({ ...noticeListCall, timeout: undefined }, { category: 1 });

test.each([
  [SERVER_TIMEOUT_MS, 399, 401],
  [BROWSER_TIMEOUT_MS, 99_000, 101_000],
])('with a deadline of %d ms a response after %d ms is data, one after %d ms a timeout', async (timeout, before, after) => {
  body = { status_code: 6000, message: '', data: [] };
  delay = before;
  expect(await ending(list(timeout))).toEqual({ how: [], ms: before });
  delay = after;
  expect(await ending(list(timeout))).toEqual({ how: 'timeout', ms: timeout });
});

test('a call whose signer never responds ends at its deadline', async () => {
  expect(await ending(list(READ_TIMEOUT_MS, { sign: () => new Promise(() => undefined) }))).toEqual({
    how: 'timeout',
    ms: READ_TIMEOUT_MS,
  });
  expect(sent).toBe(0);
});

test('the retry after a rejected signature has only the remaining time', async () => {
  body = { status_code: 10_108, message: '', data: null };
  delay = 300;
  expect(await ending(list(SERVER_TIMEOUT_MS))).toEqual({ how: 'timeout', ms: SERVER_TIMEOUT_MS });
  expect(sent).toBe(2);
});

describe('FB', () => {
  const PLACEMENT = {
    matchId: '1',
    marketId: '2',
    selectionId: '2_1',
    price: '1.83',
    stake: 5000n,
    accept: 'better',
    key: '9b2f0c7e',
  } as const;
  const open = () => Promise.resolve({ origin: 'http://fb.test', Authorization: 'fbtk-1', languageType: 'CMN' });
  const hanging = () => new Promise<never>(() => undefined);

  test('a read ends after 15 s, its launch included', async () => {
    body = { success: true, code: 0, message: '', data: {} };
    delay = 16_000;
    expect(await ending(() => createFbVenue({ open, renew: open }).getCounts())).toEqual({ how: 'timeout', ms: READ_TIMEOUT_MS });
    expect(await ending(() => createFbVenue({ open: hanging, renew: open }).getCounts())).toEqual({ how: 'timeout', ms: READ_TIMEOUT_MS });
  });

  test('a bet without a response for 30 s is unknown, and one whose launch hangs is never sent', async () => {
    delay = 31_000;
    expect(await ending(() => createFbVenue({ open, renew: open }).place(PLACEMENT))).toEqual({
      how: { state: 'unknown' },
      ms: MONEY_TIMEOUT_MS,
    });
    sent = 0;
    const unsent = await ending(() => createFbVenue({ open: hanging, renew: open }).place(PLACEMENT));
    expect(unsent).toEqual({ how: { state: 'rejected', reason: '连接超时', code: 'launch' }, ms: MONEY_TIMEOUT_MS });
    expect(sent).toBe(0);
  });

  test('a launch whose response comes after the bet’s deadline sends nothing', async () => {
    const late = () => new Promise<Awaited<ReturnType<typeof open>>>((resolve) => setTimeout(() => void open().then(resolve), 40_000));
    const { how } = await ending(() => createFbVenue({ open: late, renew: late }).place(PLACEMENT));
    expect(how).toMatchObject({ state: 'rejected', code: 'launch' });
    expect(sent).toBe(0);
  });

  test('a bet whose session renewal hangs is unknown and sent once', async () => {
    body = { success: false, code: 14_010, message: '', data: null };
    delay = 10;
    expect((await ending(() => createFbVenue({ open, renew: hanging }).place(PLACEMENT))).how).toEqual({ state: 'unknown' });
    expect(sent).toBe(1);
  });
});
