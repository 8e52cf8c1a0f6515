import { CODE } from '@pavilion/contract/codes';
import { FORWARD_AREAS } from '@pavilion/contract/constants';
import { NextRequest } from 'next/server';
import type { Summary } from '@/lib/domain/member/summary/summary.model';
import { TEST_UUID } from '../../support/platform-client';
import { TEST_SIGN_KEY, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(90_000);

let sandbox: Sandbox;
let GET: (request: NextRequest) => Promise<Response>;
let member: { token: string; userName: string };

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
  ({ GET } = await import('@/app/api/member-summary/route'));
}, 90_000);

beforeEach(async () => {
  await sandbox.control.clearFaults();
  member = await sandbox.control.member({ uuid: TEST_UUID, balance: '1000.00' });
});

const read = (token = member.token, headers: Record<string, string> = {}) =>
  GET(
    new NextRequest('http://site.example/api/member-summary', {
      headers: { host: 'site.example', cookie: `token=${token}; uuid=${TEST_UUID}`, ...headers },
    }),
  );
const summaryOf = async (response: Response) => ((await response.json()) as { data: Summary }).data;

test('a new member has the states of all pages', async () => {
  const response = await read();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const summary = await summaryOf(response);
  expect(Object.entries(summary).filter(([, state]) => state === null)).toEqual([]);
  expect(summary).toMatchObject({
    vip: { text: expect.stringMatching(/^再投注 [\d,]+ 升至 VIP 1$/) as string },
    withdrawable: { text: '可提款', amount: '1000.00' },
    turnover: { text: '流水已完成', amount: null },
    checkIn: { text: '今天可签到', isDue: true },
    payee: { text: '未添加' },
    realName: { text: '未实名' },
    limit: { text: '未设限额' },
    rebate: { text: '暂无可领' },
    peak: { text: '未上榜' },
  });
  await sandbox.control.coupon({ userName: member.userName, kind: 'cash', amount: '8.80' });
  expect((await summaryOf(await read())).reward).toMatchObject({ text: expect.stringContaining('券 1') as string, isDue: true });
});

test('a call that fails costs its own states, and all failing ones are 503', async () => {
  await sandbox.control.fault({ call: 'POST /site/api/v1/vip/info', httpStatus: 503 });
  await sandbox.control.fault({ call: 'POST /site/api/v1/finance/withdraw/info', body: '{"status_code":6000,"message":"","data":7}' });
  const summary = await summaryOf(await read());
  expect([summary.vip, summary.withdrawable, summary.turnover]).toEqual([null, null, null]);
  expect(summary.checkIn).toMatchObject({ text: '今天可签到' });
  for (const area of FORWARD_AREAS) await sandbox.control.fault({ call: `POST /${area}/*`, httpStatus: 503 });
  const all = await read();
  expect([all.status, await all.json()]).toEqual([503, expect.objectContaining({ data: null, source: 'site' })]);
});

test('gives the page the reason of an ended session', async () => {
  await sandbox.control.kick({ token: member.token, code: CODE.passwordChanged });
  const response = await read();
  expect([response.status, await response.json()]).toEqual([
    200,
    { status_code: CODE.passwordChanged, message: expect.stringMatching(/./) as string, data: null },
  ]);
});

test('rejects a request without a session, of another site, and with a token that the platform does not know', async () => {
  expect((await read('')).status).toBe(401);
  expect((await read(member.token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await read(member.token, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await (await read('pvl_unknown_to_the_platform')).json()).toMatchObject({ status_code: CODE.auth, data: null });
});
