import { CODE } from '@pavilion/contract/codes';
import { NextRequest } from 'next/server';
import { placeBet } from '../../support/money-load.bets';
import { TEST_UUID } from '../../support/platform-client';
import { TEST_SIGN_KEY, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(90_000);

const VENUES = ['FBTY', 'IMTY', 'OBTY'] as const;
const OPEN_LIST = {
  FBTY: 'POST /v1/order/new/bet/list',
  IMTY: 'POST /api/mobile/GetBetList',
  OBTY: 'POST /yewu13/v1/betOrder/client/getOrderListV3PB',
} as const;

let sandbox: Sandbox;
let GET: (request: NextRequest) => Promise<Response>;
let token: string;

beforeAll(async () => {
  sandbox = await takeSandbox();
  process.env['PLATFORM_ORIGIN'] = sandbox.origin;
  process.env['NEXT_PUBLIC_SIGN_KEY'] = TEST_SIGN_KEY;
  // A loaded machine must not look like a late platform.
  jest.doMock('@pavilion/contract/constants', () => ({
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    SERVER_TIMEOUT_MS: 20_000,
    REFRESH_TIMEOUT_MS: 20_000,
  }));
  ({ GET } = await import('@/app/api/open-orders/route'));
}, 90_000);

beforeEach(async () => {
  await sandbox.control.clearFaults();
  ({ token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '1000.00' }));
});

const read = (changes: { token?: string; headers?: Record<string, string> } = {}) =>
  GET(
    new NextRequest('http://site.example/api/open-orders', {
      headers: { host: 'site.example', cookie: `token=${changes.token ?? token}; uuid=${TEST_UUID}`, ...changes.headers },
    }),
  );

interface Reply {
  data: { venues: { venue: string; part: { orders: { id: string; state: string }[]; total: number; stake: string } | null }[] };
}
const parts = async (response: Response) => {
  const { data } = (await response.json()) as Reply;
  return Object.fromEntries(data.venues.map(({ venue, part }) => [venue, part && [part.orders.length, part.total, part.stake]]));
};

const NOTHING = [0, 0, '0.00'];

test('counts the member’s open orders and their stakes at every venue', async () => {
  const first = await read();
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await parts(first)).toEqual({ FBTY: NOTHING, IMTY: NOTHING, OBTY: NOTHING });
  for (const [index, venue] of VENUES.entries()) {
    const bet = await placeBet(sandbox, venue, token, 50 + index, `open-orders-${venue}`);
    expect(['accepted', 'pending']).toContain(bet?.state);
  }
  await sandbox.control.clock({ advanceRealMs: 6_000 });
  expect(await parts(await read())).toEqual({ FBTY: [1, 1, '50.00'], IMTY: [1, 1, '51.00'], OBTY: [1, 1, '52.00'] });
  // Another member's sessions are not used.
  const other = await sandbox.control.member({ uuid: TEST_UUID });
  expect(await parts(await read({ token: other.token }))).toEqual({ FBTY: NOTHING, IMTY: NOTHING, OBTY: NOTHING });
});

test('a failing venue has no part, since unknown is not zero, and all failing ones are 503', async () => {
  await placeBet(sandbox, 'FBTY', token, 50, 'open-orders-fault');
  await sandbox.control.clock({ advanceRealMs: 6_000 });
  await sandbox.control.fault({ call: OPEN_LIST.IMTY, httpStatus: 503 });
  expect(await parts(await read())).toEqual({ FBTY: [1, 1, '50.00'], IMTY: null, OBTY: NOTHING });
  await sandbox.control.fault({ call: OPEN_LIST.OBTY, body: '{"code":"0000000","msg":"","data":7}' });
  expect(await parts(await read())).toEqual({ FBTY: [1, 1, '50.00'], IMTY: null, OBTY: null });
  await sandbox.control.fault({ call: OPEN_LIST.FBTY, drop: 'before' });
  const all = await read();
  expect([all.status, await all.json()]).toEqual([503, expect.objectContaining({ data: null, source: 'site' })]);
});

test('an ended session at a venue is opened again within the same call', async () => {
  await read();
  await sandbox.control.fault({ call: OPEN_LIST.FBTY, body: '{"success":false,"code":14010,"message":"x","data":null}', times: 1 });
  expect(await parts(await read())).toEqual({ FBTY: NOTHING, IMTY: NOTHING, OBTY: NOTHING });
});

test('gives the page the reason of an ended session, which the platform may tell only once', async () => {
  await read();
  const fresh = await sandbox.control.member({ uuid: TEST_UUID });
  await sandbox.control.kick({ token: fresh.token, code: CODE.passwordChanged });
  const response = await read({ token: fresh.token });
  expect([response.status, await response.json()]).toEqual([
    200,
    { status_code: CODE.passwordChanged, message: expect.stringMatching(/./) as string, data: null },
  ]);
});

test('rejects a request without a session, of another site, and with a token that the platform does not know', async () => {
  expect((await read({ token: '' })).status).toBe(401);
  expect((await read({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await read({ headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect(await (await read({ token: 'pvl_unknown_to_the_platform' })).json()).toMatchObject({ status_code: CODE.auth, data: null });
});
