import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Call } from '@pavilion/contract/call';
import { checkInCall } from '@pavilion/contract/calls/calendar.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { walletListCall, walletTransferCall } from '@pavilion/contract/calls/wallet.calls';
import { PLATFORM_CALLS } from '../../support/platform-calls';
import { sendCall } from '../../support/platform-client';
import { programArgs } from '../../support/programs';
import { readSample } from '../../support/sample';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase, ownEmptyDatabase } from '../../support/test-database';

jest.setTimeout(180_000);

interface Sample {
  call?: string;
  request: { body: object };
}

const samples = readdirSync(path.join(__dirname, '../../contract/fixtures')).map((file) => readSample<Sample>(path.parse(file).name));
const MONEY = PLATFORM_CALLS.filter(({ money }) => money);
/** Fits the call's schema, and is rejected for the ids it names: the samples are of another world. */
const bodyOf = ({ method, path: at }: Call) => samples.find(({ call }) => call === `${method} ${at}`)!.request.body;
const USED = { status_code: 10_003, message: '请求编号已用于另一项操作', data: null };

describe('a key of a member, at two sandboxes on one database', () => {
  let both: SandboxProcess[];
  beforeAll(async () => {
    const env = await ownDatabase();
    const first = await startSandbox({ env });
    both = [first, await startSandbox({ env })];
  }, 90_000);
  afterAll(() => Promise.all(both.map((sandbox) => sandbox.stop())));

  const newMember = () => both[0]!.control.member({ balance: '1000.00', autoTransfer: false });
  const send = async (at: number, call: Call, token: string, key: string, body = bodyOf(call)) => {
    const { status_code, message, data } = await sendCall(both[at % 2]!.origin, call, body, { token, headers: { 'idempotency-key': key } });
    return { status_code, message, data };
  };

  it.each(MONEY.map((call) => [call.name, call] as const))('used by %s is rejected for every other call', async (_name, call) => {
    const { token } = await newMember();
    const key = randomUUID();
    const first = await send(0, call, token, key);
    expect(first).not.toEqual(USED);
    for (const [at, other] of MONEY.entries()) {
      if (other !== call) expect({ other: other.name, ...(await send(at, other, token, key)) }).toEqual({ other: other.name, ...USED });
    }
    expect(await send(1, call, token, key)).toEqual(first);
    // A key is one member's.
    expect(
      await send(
        0,
        MONEY.find((other) => other !== call)!,
        (await newMember()).token,
        key,
      ),
    ).not.toEqual(USED);
  });

  it('belongs to one call when all use it at once', async () => {
    const { token } = await newMember();
    const key = randomUUID();
    const results = await Promise.all(MONEY.map((call, at) => send(at, call, token, key)));
    expect(results.filter(({ message }) => message !== USED.message)).toHaveLength(1);
  });

  it('moves money once, and keeps returning the result', async () => {
    const { token } = await newMember();
    const key = randomUUID();
    const transfer = { from: 'CENTER', to: 'FBTY', amount: '50.00' };
    const first = await send(0, walletTransferCall, token, key, transfer);
    expect(first).toMatchObject({ status_code: 6000 });
    expect(await send(1, depositCreateCall, token, key, { method: 'ecny', amount: '200.00' })).toEqual(USED);
    expect(await send(1, checkInCall, token, key)).toEqual(USED);
    expect(await send(1, walletTransferCall, token, key, transfer)).toEqual(first);
    expect((await sendCall(both[0]!.origin, walletListCall, {}, { token })).data.balance).toBe('950.00');
  });

  it('of a rejected call may be used again with the same call', async () => {
    const { token } = await newMember();
    const key = randomUUID();
    expect((await send(0, depositCreateCall, token, key, { method: 'ecny', amount: '200.50' })).status_code).toBe(10_003);
    expect(await send(1, depositCreateCall, token, key, { method: 'ecny', amount: '200.00' })).toMatchObject({ status_code: 6000 });
  });

  it('is required by every call that moves money', async () => {
    const { token } = await newMember();
    for (const call of MONEY) {
      expect({ call: call.name, ...(await send(0, call, token, 'short')) }).toMatchObject({
        call: call.name,
        message: '请求缺少编号，请重新操作',
      });
    }
  });
});

it('keys in older data are assigned to the call that used them', async () => {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test', ...(await ownEmptyDatabase()) } as const;
  const args = programArgs('tests/support/call-keys-migration.ts');
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: process.cwd(), env });
  expect(JSON.parse(stdout)).toEqual([
    { key: 'akey-of-a-coupon', call: 'couponUse' },
    { key: 'akey-of-two-calls', call: 'payeeAdd' },
    { key: 'akey-of-two-days', call: 'rebateClaim' },
    { key: 'bkey-of-a-switch', call: 'autoTransfer' },
    { key: 'bkey-of-a-transfer', call: 'walletTransfer' },
    { key: 'bkey-of-two-calls', call: 'payeeAdd' },
  ]);
});
