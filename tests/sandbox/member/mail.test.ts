import { passwordSetCall } from '@pavilion/contract/calls/account.calls';
import { mailDeleteCall, mailListCall, mailReadCall, mailUnreadCall } from '@pavilion/contract/calls/mail.calls';
import { registerCall } from '@pavilion/contract/calls/member.calls';
import { payeeListCall } from '@pavilion/contract/calls/payee.calls';
import { withdrawCancelCall, withdrawCreateCall } from '@pavilion/contract/calls/withdraw.calls';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

let sandbox: Sandbox;
const by = (token: string) => ({ token, uuid: TEST_UUID });
const list = async (token: string, wanted: object = {}) => (await sendCall(sandbox.origin, mailListCall, wanted, by(token))).data;

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);

/** A member with one mail: of a password that was changed. */
async function newMember(userName: string): Promise<string> {
  const { token, password } = await sandbox.control.member({ userName, uuid: TEST_UUID });
  await sendCall(sandbox.origin, passwordSetCall, { password, newPassword: 'Another@2026' }, by(token));
  return token;
}

test('a registration is welcomed, and the mail counts until it is read', async () => {
  const { data } = await sendCall(
    sandbox.origin,
    registerCall,
    { userName: 'welcomed', password: 'Welcome@2026', adult: true },
    { uuid: TEST_UUID },
  );
  const before = await list(data.token);
  expect(before).toMatchObject({ unread: 1, next: null, list: [{ kind: 'system', isRead: false, link: '/registerGuide' }] });
  await sendCall(sandbox.origin, mailReadCall, { mailIds: [before.list[0]!.mailId] }, by(data.token));
  expect(await list(data.token)).toMatchObject({ unread: 0, list: [{ isRead: true }] });
  expect((await list(data.token, { onlyUnread: true })).list).toEqual([]);
  expect((await list(data.token, { kind: 'activity' })).list).toEqual([]);
});

test('a withdrawal that is paid or rejected writes a mail, and one that the member cancels does not', async () => {
  const payees = [{ kind: 'bank', number: '6200000000000005', bank: 'ICBC' }];
  const { token } = await sandbox.control.member({
    userName: 'mailpaid',
    uuid: TEST_UUID,
    withdrawPassword: '246813',
    realName: '王小明',
    payees,
  });
  const { payeeId } = (await sendCall(sandbox.origin, payeeListCall, {}, by(token))).data.list[0]!;
  const withdraw = async (key: string) => {
    const body = { payeeId, amount: '200.00', fee: '0.00', pin: '246813' };
    return (await sendCall(sandbox.origin, withdrawCreateCall, body as never, { ...by(token), headers: { 'idempotency-key': key } })).data
      .orderId;
  };
  await sandbox.control.clock({ decisions: 'hold' });
  const paid = await withdraw('mail-paid');
  await sandbox.control.withdrawal(paid, 'pay');
  await sandbox.control.withdrawal(await withdraw('mail-rejected'), 'reject');
  const orderId = await withdraw('mail-cancelled');
  await sendCall(sandbox.origin, withdrawCancelCall, { orderId }, by(token));
  await sandbox.control.clock({ decisions: 'run' });
  expect((await list(token)).list).toMatchObject([
    { title: '取款未完成，金额已退回' },
    { title: '取款已到账', link: `/mine/finance/withdrawal?order=${paid}` },
  ]);
});

test('mails of another member are neither listed, read nor deleted', async () => {
  const [mine, other] = [await newMember('mailowner'), await newMember('mailother')];
  const { mailId } = (await list(mine)).list[0]!;
  expect((await list(other)).list.map((mail) => mail.mailId)).not.toContain(mailId);
  await sendCall(sandbox.origin, mailReadCall, { mailIds: [mailId] }, by(other));
  await sendCall(sandbox.origin, mailDeleteCall, { mailIds: [mailId] }, by(other));
  expect(await list(mine)).toMatchObject({ unread: 1, list: [{ mailId, isRead: false }] });
  expect((await sendCall(sandbox.origin, mailUnreadCall, {}, by(other))).data).toEqual({ unread: 1 });
});

test('all mails can be read at once, and a deleted one is gone and counts no more', async () => {
  const token = await newMember('mailbulk');
  const { mailId } = (await list(token)).list[0]!;
  expect((await sendCall(sandbox.origin, mailReadCall, {}, by(token))).data).toEqual({ unread: 0 });
  expect((await sendCall(sandbox.origin, mailDeleteCall, { mailIds: [mailId] }, by(token))).data).toEqual({ unread: 0 });
  expect((await list(token)).list).toEqual([]);
});

test('an injected fault leaves the mails unchanged', async () => {
  const token = await newMember('mailfault');
  await sandbox.control.fault({ call: 'POST /site/api/v1/user/mail/read', statusCode: 10_001, times: 1 });
  expect((await sendCall(sandbox.origin, mailReadCall, {}, by(token))).status_code).toBe(10_001);
  expect((await list(token)).unread).toBe(1);
});
