import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { supportSendCall, supportTicketCall } from '@pavilion/contract/calls/support.calls';
import type { SupportReason } from '@pavilion/contract/constants';
import { REPLY_MS, replyDelay, orderNumbersIn, topicOf } from '../../../sandbox/modules/care/support/reply.rules';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

let sandbox: Sandbox;
let attempt = 0;

const newKey = () => `${'k'.repeat(38)}${String((attempt += 1)).padStart(5, '0')}`;
const newId = () => `3F2504E0-4F89-41D3-9A0C-${String((attempt += 1)).padStart(12, '0')}`;
const send = (
  ticketKey: string,
  text: string,
  more: { messageId?: string; reason?: SupportReason; mark?: string; token?: string } = {},
) => {
  const { token, ...rest } = more;
  return sendCall(
    sandbox.origin,
    supportSendCall,
    { ticketKey, messageId: newId(), text, ...rest },
    { token: token ?? '', uuid: TEST_UUID },
  );
};
const read = async (ticketKey: string) => (await sendCall(sandbox.origin, supportTicketCall, { ticketKey }, {})).data.ticket;

async function pass(ms: number): Promise<void> {
  const { worldTime } = await sandbox.control.clock({ mode: 'freeze' });
  await sandbox.control.clock({ set: new Date(Date.parse(worldTime) + ms).toISOString() });
}

describe('客服', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
    await sandbox.control.clock({ mode: 'freeze' });
  }, 90_000);

  it('is answered within a minute of world time by staff marked as simulated', async () => {
    const key = newKey();
    const { data: reply } = await send(key, '忘记密码了怎么办', { reason: 'password', mark: 'E-17' });
    expect(reply).toMatchObject({ simulated: true, waiting: true, messages: [{ from: 'visitor', text: '忘记密码了怎么办' }] });
    await pass(60_000);
    const ticket = (await read(key))!;
    expect(ticket).toMatchObject({ ticketId: reply.ticketId, waiting: false, staffName: expect.stringContaining('模拟') });
    expect(ticket.messages.map(({ from }) => from)).toEqual(['visitor', 'staff']);
    expect(ticket.messages[1]!.text).toContain(reply.ticketId);
    expect(ticket.messages[1]!.text).toContain('E-17');
    expect(ticket.messages[1]!.text).toContain('密码只存散列');
  });

  it('tells a visitor who asks about an order how it can be looked up, and a member nothing of that', async () => {
    const [key, own] = [newKey(), newKey()];
    await send(key, '存了300未到账');
    await send(own, '存了300未到账', { token: (await sandbox.control.member({ uuid: TEST_UUID })).token });
    await pass(60_000);
    expect((await read(key))!.messages[1]!.text).toContain('请登录后在这里写上单号');
    expect((await read(own))!.messages[1]!.text).not.toContain('您尚未登录');
  });

  it('belongs to the member from the first message with a session, and only the member’s other devices find it', async () => {
    const [member, other] = [await sandbox.control.member({ uuid: TEST_UUID }), await sandbox.control.member({ uuid: TEST_UUID })];
    const own = async (token?: string) =>
      (await sendCall(sandbox.origin, supportTicketCall, {}, { token: token ?? '', uuid: TEST_UUID })).data;
    expect(await own(member.token)).toEqual({ ticket: null, ticketKey: null });
    const [first, second] = [newKey(), newKey()];
    await send(first, '登录之前问的');
    expect((await own(member.token)).ticketKey).toBeNull();
    await send(first, '登录之后再问', { token: member.token });
    expect(await own(member.token)).toMatchObject({
      ticketKey: first,
      ticket: { messages: [{ text: '登录之前问的' }, { text: '登录之后再问' }] },
    });
    // A ticket stays with its first writer; whoever has its key may still read it.
    await send(first, '别人拿到了编号', { token: other.token });
    expect(await own(other.token)).toEqual({ ticket: null, ticketKey: null });
    expect(await own()).toEqual({ ticket: null, ticketKey: null });
    await send(second, '新的一件事', { token: member.token });
    expect((await own(member.token)).ticketKey).toBe(second);
    expect((await sendCall(sandbox.origin, supportTicketCall, { ticketKey: first }, {})).data.ticketKey).toBeNull();
  });

  it('stores a repeated message once, with one reply', async () => {
    const [key, messageId] = [newKey(), newId()];
    await Promise.all([send(key, '注单未结算', { messageId }), send(key, '注单未结算', { messageId })]);
    await send(key, '注单未结算', { messageId });
    await pass(60_000);
    expect((await read(key))!.messages).toHaveLength(2);
  });

  it('explains a rule once and adds a second question about it to the ticket', async () => {
    const key = newKey();
    await send(key, '存款未到账');
    await pass(60_000);
    await send(key, '我存了 200 元，还没到账');
    await pass(60_000);
    const [, response, , second] = (await read(key))!.messages.map(({ text }) => text);
    expect(response).toContain('付款金额要和付款页写的完全一致');
    expect(second).not.toContain('付款金额要和付款页写的完全一致');
    expect(second).toContain('已补充到工单');
  });

  it('knows a member’s own bets, deposits and withdrawals, and nothing about a visitor', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00' });
    const [own, foreign] = [newKey(), newKey()];
    await send(own, '存款未到账', { token });
    await send(own, '注单未结算', { token });
    await send(own, '取款多久到账', { token });
    await send(foreign, '存款未到账');
    await pass(60_000);
    const staffReplies = (await read(own))!.messages.filter(({ from }) => from === 'staff').map(({ text }) => text);
    expect(staffReplies.join()).toContain('您暂无存款记录');
    expect(staffReplies.join()).toContain('您暂无未结算注单');
    expect(staffReplies.join()).toContain('您暂无取款记录');
    expect((await read(foreign))!.messages.at(-1)!.text).not.toContain('存款记录');
  });

  it('reports the state of the member’s own order by its number, and not of another member’s', async () => {
    const [owner, other] = [await sandbox.control.member({ uuid: TEST_UUID }), await sandbox.control.member({ uuid: TEST_UUID })];
    const { data: order } = await sendCall(
      sandbox.origin,
      depositCreateCall,
      { method: 'alipay', amount: '100.00' },
      { token: owner.token, uuid: TEST_UUID, headers: { 'idempotency-key': newId() } },
    );
    const results: string[] = [];
    for (const token of [owner.token, other.token, '']) {
      const key = newKey();
      await send(key, `${order.orderId} 怎么样了`, { token });
      await pass(60_000);
      results.push((await read(key))!.messages.at(-1)!.text);
    }
    expect(results[0]).toContain(`单号 ${order.orderId} 的存款 ${order.payAmount} CNY：待付款`);
    expect(results[0]).toContain('付款金额要和付款页写的完全一致');
    expect(results[1]).toContain(`您的账号里没有单号 ${order.orderId}`);
    for (const response of results.slice(1)) expect(response).not.toMatch(/待付款|CNY/);
    expect(results[2]).not.toContain(order.orderId);
  });

  it('shows a ticket only to its key, and accepts no key that can be guessed', async () => {
    expect(await read(newKey())).toBeNull();
    expect((await sendCall(sandbox.origin, supportTicketCall, { ticketKey: 'short' }, {})).status_code).not.toBe(6000);
  });

  it('accepts at most twenty messages a minute from one address', async () => {
    const results = await Promise.all(Array.from({ length: 25 }, () => send(newKey(), '在吗')));
    expect(results.some(({ status_code: code }) => code === 6501)).toBe(true);
  });
});

test('finds a message’s topic by its words first, then by the reason', () => {
  expect(topicOf('我的存款没到账', 'password')).toBe('deposit');
  expect(topicOf('在吗', 'blocked')).toBe('blocked');
  expect(topicOf('在吗', undefined)).toBe('other');
  expect(topicOf('让我转账给这个卡号', undefined)).toBe('fraud');
  expect(topicOf('举报聊天发言：诈骗。「加微信，转账给我」', undefined)).toBe('report');
});

test('distinguishes a question about 取款 from one about a forgotten PIN', () => {
  for (const text of ['怎么提现', '我要取款', '提款多久到账']) expect(topicOf(text, undefined)).toBe('withdraw');
  expect(topicOf('提款密码忘了', undefined)).toBe('password');
});

test('reads each order number in a message once and no other number', () => {
  expect(orderNumbersIn('单号270000000000001，还有 520000000000002、270000000000001 和 13800138000')).toEqual([
    '270000000000001',
    '520000000000002',
  ]);
  expect(orderNumbersIn('6222020000000000000123')).toEqual([]);
});

test('every reply takes six to twenty-four seconds', () => {
  const delays = Array.from({ length: 500 }, (_, index) => replyDelay(`3F2504E0-4F89-41D3-9A0C-${index}`));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(REPLY_MS.from);
  expect(Math.max(...delays)).toBeLessThanOrEqual(REPLY_MS.to);
  expect(new Set(delays).size).toBeGreaterThan(100);
});
