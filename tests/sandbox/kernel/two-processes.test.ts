import { loginCall, registerCall, sliderCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { openPostgres } from '../../../sandbox/kernel/db/postgres-database';
import { createShortLived } from '../../../sandbox/kernel/db/short-lived.store';
import type { Database } from '../../../sandbox/kernel/db/database';
import { repeatGuard } from '../../../sandbox/venues/shared/repeat-guard';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { ownDatabase } from '../../support/test-database';

jest.setTimeout(60_000);

const PHONE = '(86)13900139000';
const OTHER_PHONE = '(86)13900139005';

describe('two sandboxes on one PostgreSQL', () => {
  let where: Record<string, string>;
  let both: SandboxProcess[];
  let stores: Database[];
  const [one, other] = [() => both[0]!, () => both[1]!];

  beforeAll(async () => {
    where = await ownDatabase();
    const first = await startSandbox({ env: where });
    both = [first, await startSandbox({ env: where })];
    const open = () => openPostgres(where.DATABASE_URL!, where.DATABASE_SCHEMA!);
    stores = [await open(), await open()];
  }, 90_000);
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all(both.map((sandbox) => sandbox.stop()));
  });

  const newestCode = async () => /\d{6}/.exec((await one().control.outbox())[0]!.text)![0];

  it('a slider issued by one is accepted once by the other', async () => {
    const { data } = await sendCall(one().origin, sliderCall, {});
    const solve = (at: SandboxProcess) =>
      sendCall(at.origin, loginCall, { userName: 'nobody', password: 'Nobody@2026', captchaId: data.captchaId, captchaCode: '0' });
    expect((await solve(other())).status_code).toBe(6023);
    expect((await solve(one())).status_code).toBe(6024);
  });

  it('text messages and wrong codes are counted by both together, and a code is valid once', async () => {
    const send = (at: SandboxProcess) => sendCall(at.origin, smsSendCall, { scene: 'register', phone: PHONE });
    const sent = await Promise.all([send(one()), send(other())]);
    expect(sent.map(({ status_code }) => status_code).toSorted()).toEqual([6000, 6501]);
    const code = await newestCode();
    const register = (at: SandboxProcess, userName: string, smsCode: string) =>
      sendCall(at.origin, registerCall, { userName, password: 'Member@2026', phone: PHONE, smsCode, adult: true });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await register(one(), 'twofirst', wrong)).data).toMatchObject({ left: 4 });
    expect((await register(other(), 'twofirst', wrong)).data).toMatchObject({ left: 3 });
    const used = await Promise.all([register(one(), 'twofirst', code), register(other(), 'twosecond', code)]);
    expect(used.map(({ status_code }) => status_code).toSorted((a, b) => a - b)).toEqual([6000, 10_409]);
  });

  it('a login started at one is finished at the other', async () => {
    const member = await one().control.member({ phone: OTHER_PHONE, flags: { deviceAuth: true } });
    const { userName, password } = member;
    const enter = (at: SandboxProcess, more: object = {}) =>
      sendCall(at.origin, loginCall, { userName, password, ...more }, { uuid: TEST_UUID });
    const challenge = await enter(one());
    const { ticket } = challenge.data as unknown as { ticket: string };
    expect(challenge.status_code).toBe(6035);
    expect((await sendCall(other().origin, smsSendCall, { scene: 'device', ticket }, { uuid: TEST_UUID })).status_code).toBe(6000);
    expect((await enter(other(), { ticket, smsCode: await newestCode() })).status_code).toBe(6000);
  });

  it('of many concurrent uses of a single-use value, or equal requests, one succeeds', async () => {
    const kinds = stores.map(({ db }) => createShortLived<number>(db, 'captcha'));
    const attempts = Array.from({ length: 40 }, (_, index) => kinds[index % 2]!);
    const until = Date.now() + 60_000;
    const added = await Promise.all(attempts.map((store, value) => store.add('a', { value, until }, Date.now())));
    expect(added.filter(Boolean)).toHaveLength(1);
    const taken = await Promise.all(attempts.map((store) => store.take('a')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await Promise.all(
      attempts.map((store) => store.change('b', (present) => ({ result: null, next: { value: (present?.value ?? 0) + 1, until } }))),
    );
    expect((await kinds[0]!.read('b'))?.value).toBe(40);

    let done = 0;
    const guards = stores.map(({ db }) =>
      repeatGuard({ working: createShortLived(db, 'repeat'), reject: () => new Error('repeat'), now: Date.now }),
    );
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => guards[index % 2]!.once('m', { bet: 1 }, () => Promise.resolve((done += 1)))),
    );
    expect([done, results.filter(({ status }) => status === 'fulfilled').length]).toEqual([1, 1]);
  });
});
