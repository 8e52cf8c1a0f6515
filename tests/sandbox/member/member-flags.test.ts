import { deviceEndCall, deviceListCall } from '@pavilion/contract/calls/account.calls';
import { loginCall } from '@pavilion/contract/calls/member.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import type { Database } from '../../../sandbox/kernel/db/database';
import { openPostgres } from '../../../sandbox/kernel/db/postgres-database';
import { ChatConnection, chatToken } from '../../support/chat-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase } from '../../support/test-database';

jest.setTimeout(120_000);

let sandbox: SandboxProcess;
let store: Database;
let address = 0;
const from = () => ({ 'X-Forwarded-For': `198.51.${Math.floor((address += 1) / 200)}.${address % 200}` });
const newUuid = () => crypto.randomUUID().toUpperCase();
const logIn = ({ userName, password }: { userName: string; password: string }, uuid: string) =>
  sendCall(sandbox.origin, loginCall, { userName, password }, { uuid, headers: from() });

const devicesOf = async ({ userName }: { userName: string }): Promise<string[]> => {
  const rows = await store.inSession((session) =>
    session.query<{ uuid: string }>(
      'SELECT d.uuid FROM member_devices d JOIN members m ON m.id = d.member_id WHERE m.user_name = $1 ORDER BY d.seen_at',
      [userName],
    ),
  );
  return rows.map(({ uuid }) => uuid);
};

beforeAll(async () => {
  const where = await ownDatabase();
  sandbox = await startSandbox({ env: where });
  store = await openPostgres(where.DATABASE_URL, where.DATABASE_SCHEMA);
}, 90_000);
afterAll(async () => {
  await store.close();
  await sandbox.stop();
});

test('a mute persists when the member logs in at the same moment', async () => {
  const until = new Date(Date.parse((await sandbox.control.clock({})).worldTime) + 86_400_000).toISOString();
  for (let round = 0; round < 30; round += 1) {
    const member = await sandbox.control.member({ uuid: TEST_UUID });
    const [login] = await Promise.all([
      logIn(member, newUuid()),
      new Promise((resolve) => setTimeout(resolve, round * 3)).then(() =>
        sandbox.control.chat({ mute: { userName: member.userName, until } }),
      ),
    ]);
    expect(login.status_code).toBe(6000);
    const line = await ChatConnection.open(sandbox.origin);
    line.send(CHAT.login, { token: await chatToken(sandbox.origin, member.token), siteId: 3001, clientType: 'web', uuid: '' });
    expect([round, (await line.next(CHAT.login)).data.speechStatus]).toEqual([round, 0]);
    line.close();
  }
});

test('simultaneous logins store every device, and of twenty-one the one that logged in first is removed', async () => {
  const member = await sandbox.control.member({ uuid: newUuid() });
  for (let round = 0; round < 10; round += 1) {
    const two = [newUuid(), newUuid()];
    await Promise.all(two.map((uuid) => logIn(member, uuid)));
    expect(await devicesOf(member)).toEqual(expect.arrayContaining(two));
  }
  const known = await devicesOf(member);
  expect(known).toHaveLength(20);
  expect(known).not.toContain(member.uuid);
});

test('a device that is ended while another one logs in is removed, and the other one is stored', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await sandbox.control.member({ uuid: newUuid() });
    const [ended, joining] = [newUuid(), newUuid()];
    await logIn(member, ended);
    const { list } = (await sendCall(sandbox.origin, deviceListCall, {}, { token: member.token })).data;
    const { deviceId } = list.find(({ isCurrent }) => !isCurrent)!;
    await Promise.all([sendCall(sandbox.origin, deviceEndCall, { deviceId }, { token: member.token }), logIn(member, joining)]);
    expect((await devicesOf(member)).toSorted()).toEqual([member.uuid, joining].toSorted());
  }
});
