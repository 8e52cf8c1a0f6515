import {
  serviceEndCall,
  serviceRateCall,
  serviceRequestCall,
  supportListCall,
  supportPictureCall,
  supportSeenCall,
  supportSendCall,
  supportTicketCall,
  supportUploadCall,
} from '@pavilion/contract/calls/support.calls';
import { pictureCall } from '@pavilion/contract/calls/picture.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { pictureSample } from '../../support/picture-samples';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

let sandbox: Sandbox;
let attempt = 0;
const newKey = () => `${'s'.repeat(38)}${String((attempt += 1)).padStart(5, '0')}`;
const newId = () => `3F2504E0-4F89-41D3-9A0C-${String((attempt += 1)).padStart(12, '0')}`;
const as = (token = '') => ({ token, uuid: TEST_UUID });
const send = (ticketKey: string, text: string, token = '', more: { messageId?: string; pictureIds?: string[] } = {}) =>
  sendCall(sandbox.origin, supportSendCall, { ticketKey, messageId: newId(), ...(text && { text }), ...more }, as(token));
const request = (
  ticketKey: string,
  { way = 'queue', serviceId = newId(), token = '' }: { way?: 'queue' | 'message'; serviceId?: string; token?: string } = {},
) => sendCall(sandbox.origin, serviceRequestCall, { ticketKey, serviceId, way }, as(token));
const end = (ticketKey: string, serviceId: string, state: 'waiting' | 'served') =>
  sendCall(sandbox.origin, serviceEndCall, { ticketKey, serviceId, state }, as());
const rate = (ticketKey: string, serviceId: string, stars = 5, text = '') =>
  sendCall(sandbox.origin, serviceRateCall, { ticketKey, serviceId, stars, reasons: ['solved'], text }, as());
const read = async (ticketKey: string) => (await sendCall(sandbox.origin, supportTicketCall, { ticketKey }, {})).data.ticket!;
const list = async (token: string, before?: string) =>
  (await sendCall(sandbox.origin, supportListCall, before === undefined ? {} : { before }, as(token))).data;
const see = async (ticketKey: string, token: string) =>
  (await sendCall(sandbox.origin, supportSeenCall, { ticketKey }, as(token))).data.isOwn;
const pass = (ms: number) => sandbox.control.clock({ advanceMs: ms });
const member = async () => (await sandbox.control.member({ uuid: TEST_UUID })).token;
const lines = async (ticketKey: string) => (await read(ticketKey)).messages.map(({ text }) => text);

beforeEach(async () => {
  sandbox = await takeSandbox();
  await sandbox.control.supportStaffing({ ahead: 2 });
}, 90_000);

describe('a place in the queue', () => {
  it('moves with the clock of the world until a person joins, answers, and leaves', async () => {
    const key = newKey();
    const { data: ticket } = await request(key);
    expect(ticket.service).toMatchObject({ state: 'waiting', ahead: 2, waitSeconds: 180, staffName: '' });
    await pass(MINUTE);
    expect((await read(key)).service).toMatchObject({ ahead: 1, waitSeconds: 120 });
    await pass(MINUTE);
    expect((await read(key)).service).toMatchObject({ ahead: 0, waitSeconds: 60 });
    await pass(MINUTE);
    expect((await read(key)).service).toMatchObject({ state: 'served', ahead: null, waitSeconds: null, staffName: '小岚' });
    const [first, joined, hello] = (await read(key)).messages;
    expect([first, joined].map((line) => [line!.from, line!.text])).toEqual([
      ['notice', '已申请转人工'],
      ['notice', '客服 小岚 已接入'],
    ]);
    expect(hello).toMatchObject({ from: 'staff', name: '小岚', text: expect.stringContaining('不是真人') });
    await send(key, '我的存款 300 没到账');
    await pass(MINUTE);
    expect((await read(key)).messages.at(-1)).toMatchObject({ from: 'staff', name: '小岚', offers: [] });
    await send(key, '谢谢');
    await pass(2 * MINUTE);
    expect((await read(key)).service).toMatchObject({ state: 'ended' });
    expect((await lines(key)).slice(-2)).toEqual([expect.stringContaining('不客气'), '本次服务已结束']);
    // The automatic staff is there again.
    await send(key, '忘记密码了');
    await pass(MINUTE);
    expect((await read(key)).messages.at(-1)).toMatchObject({ name: '', text: expect.stringContaining('密码只存散列') });
  });

  it('ends by itself ten minutes after the last message', async () => {
    const key = newKey();
    await request(key);
    await pass(8 * MINUTE);
    await send(key, '还在吗');
    await pass(9 * MINUTE);
    expect((await read(key)).service?.state).toBe('served');
    await pass(2 * MINUTE);
    expect((await read(key)).service?.state).toBe('ended');
    expect((await lines(key)).filter((text) => text === '本次服务已结束')).toHaveLength(1);
  });

  it('is one for a repeated request, also after it was given up', async () => {
    const [key, serviceId] = [newKey(), newId()];
    await Promise.all([request(key, { serviceId }), request(key, { serviceId })]);
    expect((await lines(key)).filter((text) => text === '已申请转人工')).toHaveLength(1);
    // Another request does not lose the place.
    expect((await request(key)).data.service?.serviceId).toBe(serviceId);
    await pass(MINUTE);
    expect((await end(key, serviceId, 'waiting')).data.service?.state).toBe('cancelled');
    expect((await request(key, { serviceId })).data.service?.state).toBe('cancelled');
    await pass(20 * MINUTE);
    expect(await lines(key)).toEqual(['已申请转人工', '已取消排队']);
    expect((await request(key)).data.service).toMatchObject({ state: 'waiting', ahead: 2 });
  });

  it('is behind those who came before, and moves forward when one of them leaves', async () => {
    const [first, second, serviceId] = [newKey(), newKey(), newId()];
    await request(first, { serviceId });
    expect((await request(second)).data.service).toMatchObject({ ahead: 3 });
    await end(first, serviceId, 'waiting');
    expect((await read(second)).service).toMatchObject({ ahead: 2, waitSeconds: 180 });
    await pass(3 * MINUTE);
    expect((await read(second)).service?.state).toBe('served');
    expect((await lines(second)).at(-2)).toBe('客服 小岚 已接入');
  });

  it('is not given up by one who has been accepted in the meantime', async () => {
    const [key, serviceId] = [newKey(), newId()];
    await request(key, { serviceId });
    await pass(3 * MINUTE);
    expect((await end(key, serviceId, 'waiting')).data.service?.state).toBe('served');
    expect((await end(key, serviceId, 'served')).data.service?.state).toBe('ended');
    expect((await end(key, serviceId, 'served')).data.service?.state).toBe('ended');
    expect((await end(key, newId(), 'served')).status_code).toBe(10_001);
    expect((await lines(key)).filter((text) => text === '本次服务已结束')).toHaveLength(1);
  });

  it('gets no replies of the automatic staff, and the person’s once accepted', async () => {
    const key = newKey();
    await request(key);
    expect((await send(key, '存款未到账')).data.waiting).toBe(false);
    await pass(MINUTE);
    expect(await lines(key)).toEqual(['已申请转人工', '存款未到账']);
  });

  it('is only there in the hours of the persons; a message is answered in the next ones', async () => {
    // 20:00 in UTC+8.
    await sandbox.control.supportStaffing({ hours: { from: '09:00', until: '18:00' } });
    const key = newKey();
    expect(await request(key)).toMatchObject({ status_code: 10_001, message: '人工客服的服务时间是 09:00–18:00，现在可以留言' });
    const { data: ticket } = await request(key, { way: 'message' });
    expect(ticket).toMatchObject({
      hours: { isOpen: false },
      service: { way: 'message', state: 'waiting', ahead: null, waitSeconds: null },
    });
    await pass(12 * 60 * MINUTE);
    expect((await read(key)).service?.state).toBe('waiting');
    // Accepted at 09:10, and over ten minutes later.
    await pass(81 * MINUTE);
    expect((await read(key)).messages.at(-1)).toMatchObject({ from: 'notice', text: '本次服务已结束' });
    expect((await read(key)).messages.at(-2)).toMatchObject({ from: 'staff', name: '小岚' });
  });

  it('replaces a message that was left', async () => {
    const key = newKey();
    await request(key, { way: 'message' });
    expect((await request(key)).data.service).toMatchObject({ way: 'queue', state: 'waiting', ahead: 2 });
    await pass(3 * MINUTE);
    expect(await lines(key)).toEqual([
      '已留言，客服回复后会显示在这里',
      '已申请转人工',
      '客服 小岚 已接入',
      expect.stringContaining('我是小岚'),
    ]);
  });

  it('is offered by the automatic staff where it cannot help, and a login or a message to a visitor who asks about an order', async () => {
    const [unsure, order, own] = [newKey(), newKey(), newKey()];
    await send(unsure, '在吗');
    await send(order, '存了 300 未到账');
    await send(own, '存了 300 未到账', await member());
    await pass(MINUTE);
    const offers = async (key: string) => (await read(key)).messages.at(-1)!.offers;
    expect(await offers(unsure)).toEqual(['service']);
    expect(await offers(order)).toEqual(['login', 'message']);
    expect(await offers(own)).toEqual([]);
  });
});

describe('a tester who plays the person', () => {
  it('accepts, answers under a name, and ends', async () => {
    const key = newKey();
    const { data: ticket } = await request(key);
    await sandbox.control.support(ticket.ticketId, { act: 'accept', name: '阿测' });
    await sandbox.control.support(ticket.ticketId, { act: 'reply', text: '您好，请发截图。' });
    expect((await read(key)).service).toMatchObject({ state: 'served', staffName: '阿测' });
    // Nobody else speaks, and nothing ends by itself.
    await send(key, '存款未到账');
    await pass(60 * MINUTE);
    expect(await lines(key)).toEqual(['已申请转人工', '客服 阿测 已接入', '您好，请发截图。', '存款未到账']);
    expect((await read(key)).messages[2]).toMatchObject({ from: 'staff', name: '阿测' });
    expect(await sandbox.control.supportTickets()).toEqual([{ ticketId: ticket.ticketId, service: 'served', way: 'queue' }]);
    expect(await sandbox.control.support(ticket.ticketId, { act: 'end' })).toMatchObject({ service: 'ended' });
    expect((await lines(key)).at(-1)).toBe('本次服务已结束');
    await expect(sandbox.control.support(ticket.ticketId, { act: 'end' })).rejects.toThrow('10001');
    await expect(sandbox.control.support('T1', { act: 'end' })).rejects.toThrow('10001');
  });

  it('answers a ticket that nobody serves', async () => {
    const key = newKey();
    const { data: ticket } = await send(key, '在吗');
    await sandbox.control.support(ticket.ticketId, { act: 'reply', text: '昨天的问题已经处理。' });
    expect((await read(key)).messages.at(-1)).toMatchObject({ from: 'staff', name: '小岚', text: '昨天的问题已经处理。' });
  });
});

describe('a rating', () => {
  it('is stored once, after the end', async () => {
    const [key, serviceId] = [newKey(), newId()];
    await request(key, { serviceId });
    expect((await rate(key, serviceId)).status_code).toBe(10_001);
    await pass(3 * MINUTE);
    await end(key, serviceId, 'served');
    expect((await rate(key, serviceId, 4, '字'.repeat(201))).data).toEqual({ field: 'text' });
    const wanted = { stars: 4, reasons: ['solved'], text: '很耐心' };
    expect((await rate(key, serviceId, 4, ' 很耐心 ')).data.service?.rating).toEqual(wanted);
    expect((await rate(key, serviceId, 4, '很耐心')).data.service?.rating).toEqual(wanted);
    expect(await rate(key, serviceId, 1)).toMatchObject({ status_code: 10_001, message: '这次服务已经评价过' });
    expect((await read(key)).service?.rating).toEqual(wanted);
    // Only with the key.
    expect((await rate(newKey(), serviceId)).status_code).toBe(10_001);
  });
});

describe('pictures', () => {
  const upload = (ticketKey: string, pictureKey = newId(), sample: 'png' | 'jpeg with a comment' = 'png', token = '') =>
    sendCall(sandbox.origin, supportUploadCall, { ticketKey, pictureKey, content: pictureSample(sample).toString('base64') }, as(token));
  const load = (ticketKey: string, pictureId: string) => sendCall(sandbox.origin, supportPictureCall, { ticketKey, pictureId }, as());

  it('are shown with the key of the ticket alone, to visitors and members', async () => {
    const [key, pictureKey] = [newKey(), newId()];
    const { data } = await upload(key, pictureKey);
    expect((await upload(key, pictureKey)).data).toEqual(data);
    expect(await upload(key, pictureKey, 'jpeg with a comment')).toMatchObject({ status_code: 10_003, data: { field: 'pictureKey' } });
    const sent = await send(key, '', '', { pictureIds: [data.pictureId] });
    expect(sent.data.messages).toMatchObject([{ from: 'visitor', text: '', pictureIds: [data.pictureId] }]);
    expect((await load(key, data.pictureId)).data).toMatchObject({ type: 'image/png' });
    const other = newKey();
    await send(other, '在吗');
    for (const foreign of [other, newKey()]) {
      expect(await load(foreign, data.pictureId)).toMatchObject({ status_code: 10_001, data: null });
      expect((await send(foreign, '', '', { pictureIds: [data.pictureId] })).status_code).toBe(10_003);
    }
    expect((await sendCall(sandbox.origin, pictureCall, { pictureId: data.pictureId }, as(await member()))).status_code).toBe(10_001);
    await pass(MINUTE);
    expect((await read(key)).messages).toHaveLength(2);
  });

  it('lose their metadata, belong to one message, and a repeat of it is the same one', async () => {
    const key = newKey();
    const { data } = await upload(key, newId(), 'jpeg with a comment');
    expect(Buffer.from((await load(key, data.pictureId)).data.content, 'base64').toString('latin1')).not.toContain('GPS');
    const messageId = newId();
    const pictureIds = [data.pictureId];
    expect((await send(key, '截图', '', { messageId, pictureIds })).status_code).toBe(6000);
    expect((await send(key, '截图', '', { messageId, pictureIds })).data.messages).toHaveLength(1);
    expect(await send(key, '再发一次', '', { pictureIds })).toMatchObject({ status_code: 10_003, data: { field: 'pictureIds' } });
    expect(await send(key, '')).toMatchObject({ status_code: 10_003, data: { field: 'text' } });
    expect((await send(key, '', '', { pictureIds: Array.from({ length: 4 }, () => 'A'.repeat(22)) })).status_code).not.toBe(6000);
  });

  it('are twenty of one ticket at most', async () => {
    const key = newKey();
    const codes = [];
    for (let count = 0; count < 21; count += 1) codes.push((await upload(key)).status_code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 6000), 10_001]);
    // Each ticket has its own room.
    expect((await upload(newKey())).status_code).toBe(6000);
  });
});

describe('tickets of the account', () => {
  it('are listed on every device with their state and what is unread, newest first, page by page', async () => {
    const token = await member();
    const keys = Array.from({ length: 12 }, newKey);
    for (const [at, key] of keys.entries()) await send(key, `第 ${at + 1} 件事`, token);
    const first = await list(token);
    expect(first.list.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, at) => `第 ${12 - at} 件事`));
    expect(first.list[0]).toMatchObject({ ticketKey: keys[11], state: 'open', isUnread: false });
    const second = await list(token, first.next!);
    expect(second).toMatchObject({ list: [{ title: '第 2 件事' }, { title: '第 1 件事' }], next: null });
    await pass(MINUTE);
    expect((await list(token)).list[0]).toMatchObject({ state: 'replied', isUnread: true });
    expect(await see(keys[11]!, token)).toBe(true);
    const [seen, other] = (await list(token)).list;
    expect([seen!.isUnread, other!.isUnread]).toEqual([false, true]);
    await pass(4 * DAY);
    expect((await list(token)).list[0]!.state).toBe('ended');
    expect(await list(await member())).toEqual({ list: [], next: null });
  });

  it('have the state of the person’s service', async () => {
    const [token, key, serviceId] = [await member(), newKey(), newId()];
    const state = async () => (await list(token)).list[0]!.state;
    await request(key, { serviceId, token });
    expect(await state()).toBe('open');
    await pass(3 * MINUTE);
    expect(await state()).toBe('replied');
    await send(key, '我再说一下', token);
    expect(await state()).toBe('open');
    await end(key, serviceId, 'served');
    expect(await state()).toBe('ended');
    await pass(1_000);
    await send(key, '又有一个问题', token);
    expect(await state()).toBe('open');
  });

  it('take over a visitor’s at login, whose key is the proof, and then what was asked is looked up', async () => {
    const [token, other, key] = [await member(), await member(), newKey()];
    const { data: order } = await sendCall(
      sandbox.origin,
      depositCreateCall,
      { method: 'alipay', amount: '300.00' },
      { ...as(token), headers: { 'idempotency-key': newId() } },
    );
    await send(key, '存了 300 未到账');
    await pass(MINUTE);
    expect(await see(newKey(), token)).toBe(false);
    expect((await list(token)).list).toEqual([]);
    expect(await see(key, token)).toBe(true);
    expect((await list(token)).list).toMatchObject([{ ticketKey: key, title: '存了 300 未到账', isUnread: true }]);
    expect((await read(key)).messages.at(-1)).toMatchObject({
      from: 'staff',
      text: expect.stringContaining(`您已登录。您最近一笔存款 ${order.payAmount} CNY`),
      offers: ['service'],
    });
    // It is not another member's any more, and is told once.
    expect(await see(key, other)).toBe(false);
    expect((await list(other)).list).toEqual([]);
    expect(await see(key, token)).toBe(true);
    expect((await read(key)).messages).toHaveLength(3);
    expect((await list(token)).list[0]!.isUnread).toBe(false);
  });
});

test('requests of one address are limited', async () => {
  const key = newKey();
  const results = await Promise.all(Array.from({ length: 25 }, () => request(key)));
  expect(results.some(({ status_code: code }) => code === 6501)).toBe(true);
});
