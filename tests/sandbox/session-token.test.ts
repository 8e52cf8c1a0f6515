import { venueLaunchCall } from '@/lib/contract/calls/game.calls';
import { memberInfoCall, sessionRenewCall } from '@/lib/contract/calls/member.calls';
import { doSteps } from '../support/data-steps';
import { drawnEngine } from '../support/engines';
import { ask, TEST_UUID } from '../support/platform-client';
import { startSandbox, type SandboxProcess } from '../support/sandbox-process';

jest.setTimeout(90_000);

const DAY_MS = 86_400_000;
const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const LAUNCH = { enName: 'FBTY', activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
const NUMBERS = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };

let sandbox: SandboxProcess;

const info = (token: string) => ask(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token });
const renew = (token: string, uuid = TEST_UUID) => ask(sandbox.origin, sessionRenewCall, {}, { token, uuid });
const launch = (token: string) => ask(sandbox.origin, venueLaunchCall, { ...LAUNCH, ...NUMBERS }, { token });

describe.each(drawnEngine('session-token'))('the tokens of a session on $name', (engine) => {
  let where: Record<string, string>;

  beforeAll(async () => {
    const settings = await engine.settings('session_token');
    sandbox = await startSandbox({ folder: 'temp', env: settings });
    where = { ...settings, SANDBOX_DIR: sandbox.folder! };
  });
  afterAll(async () => {
    await sandbox.stop();
    await sandbox.forget();
  });

  /** As if time had passed. PGlite lets nobody else at its data: the sandbox stands still while it is changed. */
  async function passes(ms: number): Promise<void> {
    const alone = engine.name === 'PGlite';
    if (alone) await sandbox.stop();
    await doSteps({ where, sql: `UPDATE session_tokens SET made_at = made_at - ${ms}, until = until - ${ms}; SELECT 1` });
    if (alone) sandbox = await sandbox.restart();
  }

  it('a token is replaced after a day and valid for another; its session goes on, and kicking one ends both', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    const handed = await sandbox.control.member({ uuid: null });
    expect((await info(token)).data.flags.renewToken).toBeUndefined();
    expect((await renew(token)).data).toEqual({ token: null });

    await passes(DAY_MS);
    expect((await info(token)).data.flags.renewToken).toBe(true);
    // An app keeps the token that it handed over.
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
