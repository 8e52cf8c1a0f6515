import { contactCodeCall, phoneSetCall } from '@pavilion/contract/calls/account.calls';
import { exclusionEndCall, exclusionStartCall } from '@pavilion/contract/calls/limit.calls';
import { loginByPhoneCall, loginCall, memberInfoCall, registerCall, smsSendCall } from '@pavilion/contract/calls/member.calls';
import { payeeAddCall } from '@pavilion/contract/calls/payee.calls';
import { infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { realNameSetCall } from '@pavilion/contract/calls/security.calls';
import { randomUUID } from 'node:crypto';
import { sendCall, type PlatformResponse } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const PASSWORD = 'Tester@2026';
const PIN = '135790';
const CARD = '6214830000000017';
const PHONE = '13900000001';
const NAME = '欧阳排除';

let sandbox: Sandbox;
let count = 0;
/** Each call from its own address, so that limits do not meet. */
const by = (uuid: string, token?: string) => {
  const headers = { 'X-Forwarded-For': `198.51.100.${(count += 1)}`, 'idempotency-key': `exclusion-key-${count}` };
  return { uuid, headers, ...(token === undefined ? {} : { token }) };
};
const newUuid = () => randomUUID().toUpperCase();
const newest = async (): Promise<string> => /\d{6}/.exec((await sandbox.control.outbox())[0]!.text)![0];
const isRejected = (response: PlatformResponse<unknown>) =>
  expect(response).toMatchObject({ status_code: 10_001, message: expect.stringContaining('理性投注'), data: { reason: 'exclusion' } });

const register = (uuid: string, more: object = {}) =>
  sendCall(sandbox.origin, registerCall, { userName: `excl${(count += 1)}`, password: PASSWORD, adult: true, ...more }, by(uuid));
async function registerWith(uuid: string, phone: string) {
  await sendCall(sandbox.origin, smsSendCall, { scene: 'register', phone }, by(uuid));
  return register(uuid, { phone, smsCode: await newest() });
}
const addCard = (uuid: string, token: string) =>
  sendCall(sandbox.origin, payeeAddCall, { kind: 'bank', number: CARD, bank: 'CMB', pin: PIN }, by(uuid, token));
async function setPhone(uuid: string, token: string, phone: string) {
  await sendCall(sandbox.origin, contactCodeCall, { to: 'phone', phone }, by(uuid, token));
  return sendCall(sandbox.origin, phoneSetCall, { phone, smsCode: await newest(), password: PASSWORD }, by(uuid, token));
}

/** Somebody with a device, a phone, a verified name and a card, excluded for half a year. */
async function newExcluded() {
  const uuid = newUuid();
  const made = await sandbox.control.member({
    uuid,
    phone: `(86)${PHONE}`,
    realName: NAME,
    withdrawPassword: PIN,
    payees: [{ kind: 'bank', number: CARD, bank: 'CMB' }],
  });
  const started = await sendCall(sandbox.origin, exclusionStartCall, { term: 'half-year', password: made.password }, by(uuid, made.token));
  expect(started.status_code).toBe(6000);
  return { ...made, uuid };
}

/** Another account, on a device of its own. */
async function newOther(wanted: object = {}) {
  const uuid = newUuid();
  return { ...(await sandbox.control.member({ uuid, withdrawPassword: PIN, ...wanted })), uuid };
}

describe('an exclusion beyond the account', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  beforeEach(() => sandbox.control.reset({ mode: 'freeze', set: '2026-11-23T12:00:00.000Z' }));

  it('rejects a registration on the device and with the phone, the latter only for somebody who can receive its code', async () => {
    const { uuid } = await newExcluded();
    isRejected(await register(uuid));
    isRejected(await register(uuid.toLowerCase()));
    const other = newUuid();
    isRejected(await registerWith(other, PHONE));
    expect((await register(other, { phone: PHONE, smsCode: '000000' })).status_code).toBe(10_409);
    expect((await register(other)).status_code).toBe(6000);
  });

  it('rejects the phone, the name and the card for another account, even as a change in review', async () => {
    await newExcluded();
    const { uuid, token } = await newOther({ realName: '司马另外', phone: '(86)13900000002' });
    isRejected(await addCard(uuid, token));
    const change = {
      kind: 'realName',
      value: NAME,
      note: '我的名字以前写错了一个字',
      password: PASSWORD,
      pin: PIN,
      pictureIds: [],
      requestKey: randomUUID(),
    };
    isRejected(await sendCall(sandbox.origin, infoRequestCall, change, by(uuid, token)));
    const plain = await newOther();
    // A dot between the parts of a name does not make another person.
    for (const realName of [NAME, ...['·', '•', '・', '‧', '⋅'].map((dot) => `${NAME.slice(0, 2)}${dot}${NAME.slice(2)}`)])
      isRejected(await sendCall(sandbox.origin, realNameSetCall, { realName }, by(plain.uuid, plain.token)));
    expect((await sendCall(sandbox.origin, realNameSetCall, { realName: '诸葛无关' }, by(plain.uuid, plain.token))).status_code).toBe(6000);
  });

  it('remembers a phone that the account has given up, and rejects a phone login into another account with it', async () => {
    const { uuid, token } = await newExcluded();
    await sendCall(sandbox.origin, contactCodeCall, { to: 'oldPhone' }, by(uuid, token));
    const oldCode = await newest();
    await sendCall(sandbox.origin, contactCodeCall, { to: 'phone', phone: '13900000003' }, by(uuid, token));
    const body = { phone: '13900000003', smsCode: await newest(), oldCode };
    expect((await sendCall(sandbox.origin, phoneSetCall, body, by(uuid, token))).status_code).toBe(6000);
    const plain = await newOther();
    isRejected(await setPhone(plain.uuid, plain.token, PHONE));
    // An account that had the phone before the exclusion is not entered with it either.
    await sandbox.control.member({ phone: `(86)${PHONE}` });
    await sendCall(sandbox.origin, smsSendCall, { scene: 'phoneLogin', phone: PHONE }, by(plain.uuid));
    isRejected(await sendCall(sandbox.origin, loginByPhoneCall, { phone: PHONE, smsCode: await newest() }, by(plain.uuid)));
  });

  it('adds a device that the account uses later', async () => {
    const { userName, password } = await newExcluded();
    const later = newUuid();
    expect((await register(newUuid())).status_code).toBe(6000);
    expect((await sendCall(sandbox.origin, loginCall, { userName, password }, by(later))).status_code).toBe(6000);
    isRejected(await register(later));
  });

  it('leaves the excluded account its phone login and its way to withdraw', async () => {
    const { uuid, userName } = await newExcluded();
    await sendCall(sandbox.origin, smsSendCall, { scene: 'phoneLogin', phone: PHONE }, by(uuid));
    const entered = await sendCall(sandbox.origin, loginByPhoneCall, { phone: PHONE, smsCode: await newest() }, by(uuid));
    const { token } = entered.data;
    expect((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, by(uuid, token))).data.userName).toBe(userName);
    const card = { kind: 'bank', number: '6200000000000013', bank: 'ICBC', pin: PIN };
    expect((await sendCall(sandbox.origin, payeeAddCall, card, by(uuid, token))).status_code).toBe(6000);
  });

  it('ends with the time of the exclusion, and when its member ends it', async () => {
    const { uuid, token } = await newExcluded();
    await sandbox.control.clock({ advanceMs: 180 * DAY });
    isRejected(await register(uuid));
    await sandbox.control.clock({ advanceMs: 5 * DAY });
    expect((await register(uuid)).status_code).toBe(6000);
    for (const step of ['ask', 'confirm'] as const) {
      expect((await sendCall(sandbox.origin, exclusionEndCall, { step }, by(uuid, token))).status_code).toBe(6000);
      await sandbox.control.clock({ advanceMs: DAY });
    }
    // The phone remains the first account's.
    expect(await registerWith(newUuid(), PHONE)).toMatchObject({ status_code: 10_003, data: { field: 'phone' } });
  });
});
