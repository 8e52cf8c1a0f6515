import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { memberInfoCall, sessionRenewCall } from '@pavilion/contract/calls/member.calls';
import { doSteps } from '../../support/data-steps';
import { ownDatabase } from '../../support/test-database';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';

jest.setTimeout(90_000);

const DAY_MS = 86_400_000;
const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const LAUNCH = { enName: 'FBTY', activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
const NUMBERS = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };

let sandbox: SandboxProcess;

const info = (token: string) => sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token });
const renew = (token: string, uuid = TEST_UUID) => sendCall(sandbox.origin, sessionRenewCall, {}, { token, uuid });
const launch = (token: string) => sendCall(sandbox.origin, venueLaunchCall, { ...LAUNCH, ...NUMBERS }, { token });

describe('the tokens of a session', () => {
  let where: Record<string, string>;

  beforeAll(async () => {
    where = await ownDatabase();
    sandbox = await startSandbox({ env: where });
  });
  afterAll(async () => {
    await sandbox.stop();
  });

  /** Ages the tokens by so many ms. */
  async function passes(ms: number): Promise<void> {
    await doSteps({ where, sql: `UPDATE session_tokens SET made_at = made_at - ${ms}, until = until - ${ms}; SELECT 1` });
  }

  it('a token is replaced after a day and exchanged for another, its session continues, and kicking one ends both', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    const handed = await sandbox.control.member({ uuid: null });
    expect((await info(token)).data.flags.renewToken).toBeUndefined();
    expect((await renew(token)).data).toEqual({ token: null });

    await passes(DAY_MS);
    expect((await info(token)).data.flags.renewToken).toBe(true);
    // A token that an app hands over is not replaced.
    expect((await info(handed.token)).data.flags.renewToken).toBeUndefined();
    expect((await renew(handed.token)).data).toEqual({ token: null });
    expect((await renew(token, OTHER_UUID)).status_code).toBe(10_004);
    const both = await Promise.all([renew(token), renew(token)]);
    const made = both.flatMap(({ data }) => (data.token ? [data.token] : []));
    expect(made).toHaveLength(1);
    const next = made[0]!;
    expect((await info(next)).data.flags.renewToken).toBeUndefined();
    for (const one of [token, next]) expect((await launch(one)).status_code).toBe(6000);

    await passes(DAY_MS + 60_000);
    expect((await info(token)).status_code).toBe(10_004);
    expect((await info(next)).status_code).toBe(6000);
    const third = (await renew(next)).data.token!;
    await sandbox.control.kick({ token: third });
    expect((await info(next)).status_code).toBe(6001);
    expect((await info(third)).status_code).toBe(6001);
  });
});
