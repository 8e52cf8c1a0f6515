import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@pavilion/contract/call';
import { needsOwnDevice } from '@pavilion/contract/calls/endpoint';
import { birthdaySetCall } from '@pavilion/contract/calls/account.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { loginCall, memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import { VENUE_CODES } from '@pavilion/contract/constants';
import { isTooOld, SESSION_LIFE } from '../../../sandbox/modules/member/session/session.rules';
import { PLATFORM_CALLS } from '../../support/platform-calls';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const LAUNCH = { activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
const NUMBERS = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };

let sandbox: Sandbox;
let keys = 0;

/** The request of a call's published sample; a launch has one for each venue. */
function sampleOf({ name }: Pick<Call, 'name'>): unknown {
  if (name === venueLaunchCall.name) return { ...LAUNCH, ...NUMBERS, enName: 'FBTY' };
  const file = path.join(__dirname, `../../../docs/api/samples/${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { request: { body?: unknown } }).request.body ?? {};
}

const launch = (token: string, uuid: string | null, enName = 'FBTY') =>
  sendCall(sandbox.origin, venueLaunchCall, { ...LAUNCH, ...NUMBERS, enName }, { token, uuid });
const read = async (token: string, uuid: string) =>
  (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token, uuid })).status_code;

test('a session expires after 30 days without a call, and after 90 days of use', () => {
  const now = 1_700_000_000_000;
  expect(isTooOld({ seenAt: now - SESSION_LIFE.idle, createdAt: now - SESSION_LIFE.max }, now)).toBe(false);
  expect(isTooOld({ seenAt: now - SESSION_LIFE.idle - 1, createdAt: now - SESSION_LIFE.idle - 1 }, now)).toBe(true);
  expect(isTooOld({ seenAt: now, createdAt: now - SESSION_LIFE.max - 1 }, now)).toBe(true);
});

describe('calls that require the member’s own device', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it.each(VENUE_CODES)('a token opens a session at %s only on its own device', async (venue) => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    for (const uuid of [OTHER_UUID, null]) {
      const rejected = await launch(token, uuid, venue);
      expect(rejected.status_code).toBe(10_004);
      expect(rejected.data).toBeNull();
    }
    expect((await launch(token, TEST_UUID, venue)).status_code).toBe(6000);
  });

  it.each(PLATFORM_CALLS.filter(({ session }) => session !== 'none').map((call) => [call.name, call] as const))(
    '%s: another device with the token can only read',
    async (name, call) => {
      const { token, uuid } = await sandbox.control.member({ uuid: TEST_UUID, withdrawPassword: '246813', coins: 5_000 });
      const send = (device: string | null) =>
        sendCall(sandbox.origin, call as Call<unknown, unknown>, sampleOf(call), {
          token,
          uuid: device,
          headers: call.money ? { 'idempotency-key': `foreign-${name}-${(keys += 1)}` } : {},
        });
      for (const device of [OTHER_UUID, null]) {
        const { status_code } = await send(device);
        expect([device, status_code === 10_004]).toEqual([device, needsOwnDevice(call)]);
      }
      expect((await send(uuid)).status_code).not.toBe(10_004);
    },
  );

  it('a foreign device does not get phone, address and birthday, and the own one does', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID, phone: '(86)13500000001' });
    const info = async (uuid: string | null) =>
      (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token, uuid })).data;
    await sendCall(sandbox.origin, birthdaySetCall, { birthday: '1990-04-23' }, { token });
    expect(await info(TEST_UUID)).toMatchObject({ phone: '(86)13500000001', birthday: '1990-04-23' });
    for (const uuid of [OTHER_UUID, null]) expect(await info(uuid)).toMatchObject({ phone: '(86)1350000****', birthday: null });
    const handed = await sandbox.control.member({ uuid: null, phone: '(86)13500000002' });
    const own = await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token: handed.token, uuid: OTHER_UUID });
    expect(own.data.phone).toBe('(86)13500000002');
  });

  it('a handed-over session belongs to the first device that does more than read', async () => {
    const { token, uuid } = await sandbox.control.member({ uuid: null });
    expect(uuid).toBe('');
    expect(await read(token, OTHER_UUID)).toBe(6000);
    expect((await launch(token, null)).status_code).toBe(10_004);
    expect((await launch(token, TEST_UUID)).status_code).toBe(6000);
    expect((await launch(token, OTHER_UUID)).status_code).toBe(10_004);
    const moved = await sendCall(
      sandbox.origin,
      walletTransferCall,
      { from: 'CENTER', to: 'FBTY', amount: '5.00' },
      { token, uuid: OTHER_UUID, headers: { 'idempotency-key': 'handed-0001' } },
    );
    expect(moved.status_code).toBe(10_004);
    expect((await launch(token, TEST_UUID)).status_code).toBe(6000);
  });

  it('a handed-over session used by two devices at once belongs to one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token } = await sandbox.control.member({ uuid: null });
      const both = await Promise.all([launch(token, TEST_UUID), launch(token, OTHER_UUID)]);
      expect(both.map(({ status_code }) => status_code).toSorted()).toEqual([10_004, 6000].toSorted());
    }
  });

  it('a member has at most twenty sessions, and a further login ends the least recently used one', async () => {
    const member = await sandbox.control.member({ uuid: TEST_UUID });
    const tokens = [member.token];
    for (let login = 0; login < 20; login += 1)
      tokens.push((await sendCall(sandbox.origin, loginCall, { userName: member.userName, password: member.password })).data.token);
    expect(await read(tokens[0]!, TEST_UUID)).toBe(10_004);
    for (const token of tokens.slice(1)) expect(await read(token, TEST_UUID)).toBe(6000);
  });
});
