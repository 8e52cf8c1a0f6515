import { contactCodeCall, phoneSetCall } from '@pavilion/contract/calls/account.calls';
import { infoListCall, infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { loginByPhoneCall, memberInfoCall, registerCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const PASSWORD = 'Tester@2026';
const TAKEN = '该手机已绑定其他账号';

let sandbox: Sandbox;
let numbers = 0;
const newPhone = () => `137${String((numbers += 1)).padStart(8, '0')}`;
const stored = (phone: string) => `(86)${phone}`;
const from = () => ({ headers: { 'X-Forwarded-For': `198.51.100.${(numbers += 1) % 250}` } });
const codeTo = async (to: string, kind: string) =>
  /\d{6}/.exec((await sandbox.control.outbox()).find((one) => one.to === to && one.kind === kind)!.text)![0];
const register = (userName: string, more: object) =>
  sendCall(sandbox.origin, registerCall, { userName, password: 'Member@2026', adult: true, ...more }, from());
const phoneOf = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token })).data.phone;

/** A member without a phone, with the code that was sent to `phone`. */
async function binder(phone: string) {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  await sendCall(sandbox.origin, contactCodeCall, { to: 'phone', phone }, { token });
  const smsCode = await codeTo(stored(phone), 'sms-phone');
  return { token, bind: () => sendCall(sandbox.origin, phoneSetCall, { phone, smsCode, password: PASSWORD }, { token }) };
}

/** A member who requested `phone` in the place of the own one. */
async function createSender(phone: string) {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, phone: stored(newPhone()) });
  await sendCall(sandbox.origin, contactCodeCall, { to: 'phone', phone }, { token });
  const smsCode = await codeTo(stored(phone), 'sms-phone');
  const body = {
    requestKey: crypto.randomUUID(),
    kind: 'phone',
    value: phone,
    smsCode,
    note: '旧手机丢了',
    pictureIds: [],
    password: PASSWORD,
  };
  const { data } = await sendCall(sandbox.origin, infoRequestCall, body, { token });
  return { token, approve: () => sandbox.control.infoRequest(data.requestId, 'approve') };
}

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.clock({ decisions: 'hold' });
});

test('nobody opens an account with the phone of another member', async () => {
  const phone = newPhone();
  const victim = await sandbox.control.member({ phone: stored(phone) });
  expect(await register('atkr247', { phone })).toMatchObject({
    status_code: 10_003,
    message: expect.stringContaining('验证码'),
    data: { field: 'smsCode' },
  });
  expect((await register('atkr247', { phone, smsCode: '123456' })).status_code).toBe(10_409);
  await sendCall(sandbox.origin, smsSendCall, { scene: 'phoneLogin', phone }, from());
  const smsCode = await codeTo(stored(phone), 'sms-phoneLogin');
  const { data } = await sendCall(sandbox.origin, loginByPhoneCall, { phone, smsCode }, from());
  expect(data.userName).toBe(victim.userName);
});

test('a member who has confirmed another member’s phone by a code learns at the field that it is taken', async () => {
  const phone = newPhone();
  await sandbox.control.member({ phone: stored(phone) });
  await sendCall(sandbox.origin, smsSendCall, { scene: 'register', phone }, from());
  const smsCode = await codeTo(stored(phone), 'sms-register');
  expect(await register('second1', { phone, smsCode })).toMatchObject({ status_code: 10_003, message: TAKEN, data: { field: 'phone' } });
  expect((await register('second1', {})).status_code).toBe(6000);
});

test('a tester’s member has a phone of its own, in the stored form', async () => {
  const phone = newPhone();
  const { token } = await sandbox.control.member({ phone });
  expect(await phoneOf(token)).toBe(stored(phone));
  await expect(sandbox.control.member({ phone: stored(phone) })).rejects.toThrow('10003');
  await expect(sandbox.control.member({ phone: '123' })).rejects.toThrow('10003');
});

test('exactly one of simultaneous registrations, bindings and an approval of one number wins, and the others see the reason', async () => {
  for (let round = 0; round < 6; round += 1) {
    // One device requests codes for a few numbers a day.
    await sandbox.control.reset();
    const phone = newPhone();
    const [one, two, change] = [await binder(phone), await binder(phone), await createSender(phone)];
    await sendCall(sandbox.origin, smsSendCall, { scene: 'register', phone }, from());
    const smsCode = await codeTo(stored(phone), 'sms-register');
    const results = await Promise.all([
      register(`race${round}a`, { phone, smsCode }),
      register(`race${round}b`, { phone, smsCode }),
      one.bind(),
      two.bind(),
      change.approve(),
    ]);
    const calls = results.slice(0, 4) as Awaited<ReturnType<typeof register>>[];
    const { data } = await sendCall(sandbox.origin, infoListCall, {}, { token: change.token });
    const winners = calls.filter(({ status_code }) => status_code === 6000).length + (data.list[0]!.state === 'approved' ? 1 : 0);
    expect(winners).toBe(1);
    for (const response of calls.filter(({ status_code }) => status_code !== 6000)) {
      // One code opens one account: the second registration has none any more.
      if (response.status_code === 10_409) continue;
      expect(response).toMatchObject({ status: 200, status_code: 10_003, message: TAKEN, data: { field: 'phone' } });
    }
    if (data.list[0]!.state !== 'approved') expect(data.list[0]).toMatchObject({ state: 'rejected', reason: TAKEN });
  }
});
