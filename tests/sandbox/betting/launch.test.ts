import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const LAUNCH = { enName: 'FBTY', activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
const NUMBERS = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);

beforeEach(() => sandbox.control.reset());

const launch = (token?: string, headers: Record<string, string> = {}) =>
  sendCall(sandbox.origin, venueLaunchCall, { ...LAUNCH, ...NUMBERS }, { headers, ...(token ? { token, uuid: TEST_UUID } : {}) });

/** Makes so many launches; returns how many were allowed, and the last response. */
async function launches(count: number, token?: string, headers?: Record<string, string>) {
  const results = [];
  for (let done = 0; done < count; done += 1) results.push(await launch(token, headers));
  return { through: results.filter(({ status_code }) => status_code === 6000).length, last: results.at(-1)! };
}

test('a member may launch sixty times a minute and the visitors of an address 240 times, without blocking others', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  const member = await launches(61, token);
  expect(member.through).toBe(60);
  expect(member.last).toMatchObject({ status_code: 6501, data: { retryAfter: expect.any(Number) } });
  const guests = await launches(241, undefined, { 'x-forwarded-for': '203.0.113.9' });
  expect([guests.through, guests.last.status_code]).toEqual([240, 6501]);
  expect((await launch(undefined, { 'x-forwarded-for': '203.0.113.10' })).status_code).toBe(6000);
  expect((await launch((await sandbox.control.member({ uuid: TEST_UUID })).token)).status_code).toBe(6000);
});

test('a venue limits orders per member, whatever the number of launches', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  const venueTokens = [(await launch(token)).data.token!, (await launch(token)).data.token!];
  const order = async (venueToken: string) => {
    const response = await fetch(`${sandbox.fbOrigin}/v1/order/bet/singlePass`, {
      method: 'POST',
      headers: { authorization: venueToken, 'content-type': 'application/json' },
      body: '{"languageType":"CMN"}',
    });
    return ((await response.json()) as { code: number }).code;
  };
  const codes: number[] = [];
  for (let sent = 0; sent < 110; sent += 1) codes.push(await order(venueTokens[sent % 2]!));
  const TOO_FREQUENT = 12;
  expect(codes.indexOf(TOO_FREQUENT)).toBe(100);
  expect(new Set(codes.slice(100))).toEqual(new Set([TOO_FREQUENT]));
});
