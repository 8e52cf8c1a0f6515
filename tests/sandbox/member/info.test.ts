import { contactCodeCall } from '@pavilion/contract/calls/account.calls';
import { infoListCall, infoRequestCall } from '@pavilion/contract/calls/info.calls';
import { mailListCall } from '@pavilion/contract/calls/mail.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

const PASSWORD = 'Tester@2026';
const OLD = '(86)13800138000';
const NEW = '(86)13900139001';
const CARD = '6214830000000009';

let sandbox: Sandbox;
let owner: string;
let other: string;
let attempt = 0;
const newKey = () => `3F2504E0-4F89-41D3-9A0C-${String((attempt += 1)).padStart(12, '0')}`;
const by = (token: string) => ({ token, uuid: TEST_UUID });
const request = (more: object, token = owner) =>
  sendCall(
    sandbox.origin,
    infoRequestCall,
    {
      requestKey: newKey(),
      kind: 'realName',
      value: '李小明',
      note: '派出所已办理改名',
      pictureIds: [],
      password: PASSWORD,
      ...more,
    } as never,
    by(token),
  );
const list = async (token = owner) => (await sendCall(sandbox.origin, infoListCall, {}, by(token))).data.list;
const info = async () => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, by(owner))).data;

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await sandbox.control.reset();
  const payees = [{ kind: 'bank', number: '6228480402564890018', bank: 'ABC' }];
  owner = (await sandbox.control.member({ userName: 'changer', uuid: TEST_UUID, phone: OLD, realName: '张小明', payees })).token;
  other = (await sandbox.control.member({ userName: 'stranger', uuid: TEST_UUID, realName: '王小明' })).token;
  await sandbox.control.clock({ decisions: 'hold' });
});

test('a name is reviewed, then changed, and a mail announces it, and no response contains it unmasked', async () => {
  expect((await request({})).data).toMatchObject({ state: 'submitted', before: '张**', after: '李**', reason: '' });
  await sandbox.control.clock({ advanceRealMs: 3_000 });
  expect((await list())[0]).toMatchObject({ state: 'reviewing' });
  expect((await info()).realName).toBe('张**');
  await sandbox.control.clock({ advanceRealMs: 6_000 });
  expect((await list())[0]).toMatchObject({ state: 'approved', endTime: expect.any(String) });
  expect((await info()).realName).toBe('李**');
  const mails = await sendCall(sandbox.origin, mailListCall, {}, by(owner));
  expect(mails.data.list[0]).toMatchObject({ title: '资料变更已通过', link: '/mine/infoAudit' });
  expect(JSON.stringify([await list(), mails])).not.toContain('小明');
});

test('a rejection states its reason and changes nothing', async () => {
  const { requestId } = (await request({})).data;
  await sandbox.control.infoRequest(requestId, 'reject', '照片看不清');
  expect((await list())[0]).toMatchObject({ state: 'rejected', reason: '照片看不清' });
  expect((await info()).realName).toBe('张**');
  expect((await request({})).status_code).toBe(6000);
});

test('one request of a kind is open at a time, and a repeat is the same one', async () => {
  const requestKey = newKey();
  const [first, again] = await Promise.all([request({ requestKey }), request({ requestKey })]);
  expect(again.data.requestId).toBe(first.data.requestId);
  expect((await request({ value: '赵小明' })).status_code).toBe(10_001);
  expect(await request({ requestKey, value: '赵小明' })).toMatchObject({ status_code: 10_003, data: { field: 'requestKey' } });
  expect(await list()).toHaveLength(1);
});

test('the login password is required', async () => {
  expect(await request({ password: 'Wrong@2026' })).toMatchObject({ status_code: 10_003, data: { field: 'password', left: 4 } });
  expect(await list()).toEqual([]);
});

test('a lost phone is replaced by one whose code the member has', async () => {
  const phone = { kind: 'phone', value: NEW };
  expect(await request(phone)).toMatchObject({ status_code: 10_003, data: { field: 'smsCode' } });
  await sendCall(sandbox.origin, contactCodeCall, { to: 'phone', phone: NEW }, by(owner));
  const [sent] = await sandbox.control.outbox();
  const smsCode = /\d{6}/.exec(sent!.text)![0];
  const { data } = await request({ ...phone, smsCode });
  expect(data).toMatchObject({ before: '1380013****', after: '1390013****' });
  await sandbox.control.infoRequest(data.requestId, 'approve');
  expect((await info()).phone).toBe(NEW);
});

test('another number is another payee in place of the old one, and another member’s payee cannot be replaced', async () => {
  const { payeeId } = (await sendCall(sandbox.origin, payeeListCall, {}, by(owner))).data.list[0]!;
  expect(await request({ kind: 'payee', value: CARD, payeeId }, other)).toMatchObject({ status_code: 10_003, data: { field: 'payeeId' } });
  expect(await request({ kind: 'payee', value: '6214830000000001', payeeId })).toMatchObject({ data: { field: 'value' } });
  const { data } = await request({ kind: 'payee', value: CARD, payeeId });
  await sandbox.control.infoRequest(data.requestId, 'approve');
  const { list: cards } = (await sendCall(sandbox.origin, payeeListCall, {}, by(owner))).data;
  expect(cards).toMatchObject([{ masked: '6214 **** **** 0009', name: '招商银行', isDefault: true, state: 'active' }]);
  expect(cards[0]!.payeeId).not.toBe(payeeId);
});

test('a card cannot get a number that a member of another name has, and its own number becomes free for others', async () => {
  const taken = [{ kind: 'bank', number: CARD, bank: 'CMB' }];
  await sandbox.control.member({ realName: '赵小明', payees: taken });
  const { payeeId } = (await sendCall(sandbox.origin, payeeListCall, {}, by(owner))).data.list[0]!;
  const { data } = await request({ kind: 'payee', value: CARD, payeeId });
  await sandbox.control.infoRequest(data.requestId, 'approve');
  expect((await list())[0]).toMatchObject({ state: 'rejected', reason: '新卡号已由其他姓名的会员绑定' });
  expect((await sendCall(sandbox.origin, payeeListCall, {}, by(owner))).data.list).toMatchObject([{ payeeId, name: '中国农业银行' }]);
});

test('requests can only be seen by their member', async () => {
  await request({});
  expect(await list(other)).toEqual([]);
  expect(await request({ pictureIds: ['q3T0a9v1Zk2mXy7LwP0bQA'] }, other)).toMatchObject({
    status_code: 10_003,
    data: { field: 'pictureIds' },
  });
});

test('an injected fault creates no request', async () => {
  await sandbox.control.fault({ call: 'POST /site/api/v1/user/info/request', statusCode: 10_001, times: 1 });
  expect((await request({})).status_code).toBe(10_001);
  expect(await list()).toEqual([]);
});
