import { feedbackCloseCall, feedbackCreateCall, feedbackListCall, feedbackReplyCall } from '@pavilion/contract/calls/feedback.calls';
import { mailListCall } from '@pavilion/contract/calls/mail.calls';
import { pictureUploadCall } from '@pavilion/contract/calls/picture.calls';
import { pictureSample } from '../../support/picture-samples';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

const TEXT = '投注记录翻到第二页会跳回顶部';
const PNG = pictureSample('png').toString('base64');

let sandbox: Sandbox;
let owner: string;
let other: string;
let attempt = 0;
const newKey = () => `3F2504E0-4F89-41D3-9A0C-${String((attempt += 1)).padStart(12, '0')}`;
const by = (token: string) => ({ token, uuid: TEST_UUID });
const create = (more: object = {}, token = owner) =>
  sendCall(
    sandbox.origin,
    feedbackCreateCall,
    { ticketKey: newKey(), kind: 'problem', text: TEXT, pictureIds: [], ...more } as never,
    by(token),
  );
const list = async (token = owner) => (await sendCall(sandbox.origin, feedbackListCall, {}, by(token))).data.list;
const picture = async (token: string) =>
  (await sendCall(sandbox.origin, pictureUploadCall, { pictureKey: newKey(), content: PNG }, by(token))).data.pictureId;

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await sandbox.control.reset();
  owner = (await sandbox.control.member({ userName: 'writer', uuid: TEST_UUID })).token;
  other = (await sandbox.control.member({ userName: 'reader', uuid: TEST_UUID })).token;
  await sandbox.control.clock({ decisions: 'hold' });
});

test('feedback is accepted, gets a reply for its kind, and a mail announces it', async () => {
  const { data } = await create();
  expect(data).toMatchObject({ state: 'submitted', hasDiagnostics: false, messages: [{ from: 'member', text: TEXT }] });
  await sandbox.control.clock({ advanceRealMs: 3_000 });
  expect((await list())[0]).toMatchObject({ state: 'processing' });
  await sandbox.control.clock({ advanceRealMs: 6_000 });
  const [ticket] = await list();
  expect(ticket).toMatchObject({ state: 'replied', messages: [{ from: 'member' }, { from: 'staff' }] });
  expect(ticket!.messages[1]!.text).toContain('问题已登记');
  const { data: mail } = await sendCall(sandbox.origin, mailListCall, {}, by(owner));
  expect(mail.list[0]).toMatchObject({ title: '您的反馈有了回复', link: '/mine/feedback?view=list' });
});

test('a repeat of the key is the same ticket, and other content under it is rejected', async () => {
  const ticketKey = newKey();
  const [first, again] = await Promise.all([create({ ticketKey }), create({ ticketKey })]);
  expect(again.data.ticketId).toBe(first.data.ticketId);
  expect(await create({ ticketKey, text: `${TEXT}。` })).toMatchObject({ status_code: 10_003, data: { field: 'ticketKey' } });
  expect(await list()).toHaveLength(1);
});

test('the text is counted in code points', async () => {
  for (const text of ['九个字不够长的话', '字'.repeat(501), ' '.repeat(20)]) {
    expect(await create({ text })).toMatchObject({ status_code: 10_003, data: { field: 'text' } });
  }
  expect((await create({ text: '😀'.repeat(500) })).status_code).toBe(6000);
});

test('a picture of another member or of another ticket is rejected', async () => {
  const [mine, others] = [await picture(owner), await picture(other)];
  expect(await create({ pictureIds: [others] })).toMatchObject({ status_code: 10_003, data: { field: 'pictureIds' } });
  expect(await list()).toHaveLength(0);
  expect((await create({ pictureIds: [mine] })).data.pictureIds).toEqual([mine]);
  expect((await create({ pictureIds: [mine] })).status_code).toBe(10_003);
});

test('only its member can see a ticket', async () => {
  const { ticketId } = (await create()).data;
  expect(await list(other)).toEqual([]);
  const reply = { ticketId, messageId: newKey(), text: '补充' };
  expect((await sendCall(sandbox.origin, feedbackReplyCall, reply, by(other))).status_code).toBe(10_001);
  expect((await sendCall(sandbox.origin, feedbackCloseCall, { ticketId }, by(other))).status_code).toBe(10_001);
  expect((await list())[0]).toMatchObject({ state: 'submitted', messages: [{ from: 'member' }] });
});

test('the member’s reply is stored once per id until the ticket is closed', async () => {
  const { ticketId } = (await create()).data;
  await sandbox.control.feedback(ticketId, 'reply', '请说明机型');
  const reply = { ticketId, messageId: newKey(), text: '安卓' };
  expect((await sendCall(sandbox.origin, feedbackReplyCall, reply, by(owner))).data.state).toBe('submitted');
  const { data } = await sendCall(sandbox.origin, feedbackReplyCall, reply, by(owner));
  expect(data.messages.map(({ text }) => text)).toEqual([TEXT, '请说明机型', '安卓']);
  expect((await sendCall(sandbox.origin, feedbackCloseCall, { ticketId }, by(owner))).data.state).toBe('closed');
  expect(await sendCall(sandbox.origin, feedbackReplyCall, { ...reply, messageId: newKey() }, by(owner))).toMatchObject({
    status_code: 10_001,
    message: expect.stringContaining('已关闭'),
  });
});

test('an injected fault stores nothing', async () => {
  await sandbox.control.fault({ call: 'POST /site/api/v1/user/feedback/create', statusCode: 10_001, times: 1 });
  expect((await create()).status_code).toBe(10_001);
  expect(await list()).toEqual([]);
});
