import { readEntry } from '@/lib/server/json-cache/json-cache.server';
import { peekCounts } from '@/lib/domain/betting/counts/counts.server';
import { noteEpoch } from '@/lib/kit/store/epoch';
import { knowSite } from '../../../support/known-site';
import { collectLog } from '../../../support/log-lines';

const ORIGIN = 'http://127.0.0.1:4002';
const logged = collectLog();
jest.mock('@/lib/venues/guest.server', () => ({
  guestSessions: {
    open: () =>
      Promise.resolve({ venue: 'OBTY', token: 't', origin: ORIGIN, extra: { apiUrl: `${ORIGIN}/counts`, merchantCode: 'M', cuid: '' } }),
  },
}));

const fetched = jest.fn<Promise<Response>, [Request]>();
const realFetch = globalThis.fetch;
const reply = (data: unknown) => Promise.resolve(new Response(JSON.stringify({ status_code: 6000, message: '', data })));
const entry = async () =>
  ((await (await readEntry({ key: 'pavilion-test', token: null, address: 'a' })).json()) as { data: string | null }).data;
/** Polls until the condition holds, two seconds at most. */
async function pollUntil(isReached: () => boolean) {
  for (let round = 0; round < 100; round += 1) {
    peekCounts();
    if (isReached()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

let epoch = 0;
beforeEach(() => {
  knowSite({ origins: { venues: { OBTY: [ORIGIN] } } });
  logged.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.counts'));
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.failure-log'));
  fetched.mockReset().mockImplementation(() => reply({ TY: 12 }));
  globalThis.fetch = ((request: Request) => fetched(request)) as typeof fetch;
  noteEpoch(`counts-${(epoch += 1)}`);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('counts are cached and shared until the platform’s data is replaced', async () => {
  await pollUntil(() => peekCounts() !== null);
  expect([peekCounts(), await entry()]).toEqual([{ TY: 12 }, expect.any(String)]);
  noteEpoch('counts-replaced');
  expect(await entry()).toBeNull();
  expect(peekCounts()).toBeNull();
  await pollUntil(() => peekCounts() !== null);
  expect(await entry()).toEqual(expect.any(String));
});

test('counts that were requested before the replacement and arrive after it are not shared', async () => {
  let result: (response: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((resolve) => (result = resolve)));
  peekCounts();
  await pollUntil(() => fetched.mock.calls.length === 1);
  noteEpoch('counts-meanwhile');
  result(await reply({ TY: 1 }));
  await pollUntil(() => fetched.mock.calls.length === 2);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([peekCounts(), await entry()]).toEqual([null, null]);
  // A call without a response would run out of time, and into the log, in the next test.
  result(await reply({ TY: 2 }));
  await pollUntil(() => peekCounts() !== null);
  expect(peekCounts()).toEqual({ TY: 2 });
});

test('logs why OB gives no counts, and nothing for a site without OB', async () => {
  fetched.mockImplementation(() => reply({ TY: 'SECRET' }));
  await pollUntil(() => logged.length === 1);
  expect(logged).toEqual([['warn', 'call.failed', { call: 'platformCounts', reason: 'invalid', path: '(root)' }]]);
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.counts'));
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  await pollUntil(() => logged.length === 2);
  expect(logged[1]).toEqual(['warn', 'call.failed', { call: 'platformCounts', reason: 'status', status: 503 }]);
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.counts'));
  knowSite({});
  await pollUntil(() => logged.length === 3);
  expect(logged).toHaveLength(2);
});
