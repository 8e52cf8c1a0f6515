import { venueLaunchCall } from '@/lib/contract/calls/game.calls';
import { loginCall, memberInfoCall } from '@/lib/contract/calls/member.calls';
import { walletTransferCall } from '@/lib/contract/calls/finance.calls';
import { isTooOld, SESSION_LIFE } from '../../sandbox/member/session.rules';
import { ask, TEST_UUID } from '../support/platform-client';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox } from '../support/worker-sandbox';

jest.setTimeout(60_000);

const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const LAUNCH = { activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
const NUMBERS = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };

let sandbox: Sandbox;

const launch = (token: string, uuid: string | null, enName = 'FBTY') =>
  ask(sandbox.origin, venueLaunchCall, { ...LAUNCH, ...NUMBERS, enName }, { token, uuid });
const read = async (token: string, uuid: string) =>
  (await ask(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token, uuid })).status_code;

test('a session expires after 30 days without a call, and after 90 days of use', () => {
  const now = 1_700_000_000_000;
  expect(isTooOld({ seenAt: now - SESSION_LIFE.idle, createdAt: now - SESSION_LIFE.max }, now)).toBe(false);
  expect(isTooOld({ seenAt: now - SESSION_LIFE.idle - 1, createdAt: now - SESSION_LIFE.idle - 1 }, now)).toBe(true);
  expect(isTooOld({ seenAt: now, createdAt: now - SESSION_LIFE.max - 1 }, now)).toBe(true);
});

describe('calls that need the own device', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it.each(['FBTY', 'IMTY', 'OBTY'])('a token of another device opens no session at %s, and does on its own', async (venue) => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    for (const uuid of [OTHER_UUID, null]) {
      const refused = await launch(token, uuid, venue);
      expect(refused.status_code).toBe(10_004);
      expect(refused.data).toBeNull();
    }
    expect((await launch(token, TEST_UUID, venue)).status_code).toBe(6000);
  });

  it('a handed-over session belongs to the first device that does more than read', async () => {
    const { token, uuid } = await sandbox.control.member({ uuid: null });
    expect(uuid).toBe('');
    expect(await read(token, OTHER_UUID)).toBe(6000);
    expect((await launch(token, null)).status_code).toBe(10_004);
    expect((await launch(token, TEST_UUID)).status_code).toBe(6000);
    expect((await launch(token, OTHER_UUID)).status_code).toBe(10_004);
    const moved = await ask(
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
      tokens.push((await ask(sandbox.origin, loginCall, { userName: member.userName, password: member.password })).data.token);
    expect(await read(tokens[0]!, TEST_UUID)).toBe(10_004);
    for (const token of tokens.slice(1)) expect(await read(token, TEST_UUID)).toBe(6000);
  });
});
