import { createHmac } from 'node:crypto';
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { CHAT } from '@pavilion/contract/chat.wire';
import { logoutCall } from '@pavilion/contract/calls/member.calls';
import { ChatConnection, chatToken } from '../../support/chat-client';
import type { ControlledMatch } from '../../support/control-client';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import sample from '../../contract/fixtures/chat-frames.json';

/** A Saturday afternoon; matches of several leagues run. */
const MATCHDAY = '2027-03-06T14:32:00.000Z';

let sandbox: Sandbox;
let match: ControlledMatch;
const open: ChatConnection[] = [];

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);

beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.clock({ mode: 'freeze', set: MATCHDAY });
  match = (await sandbox.control.matches('live')).find(({ minute }) => minute > 50)!;
});
afterEach(() => {
  for (const line of open.splice(0)) line.close();
});

const room = (venue: 'FBTY' | 'IMTY' | 'OBTY' = 'FBTY') => (venue === 'IMTY' ? `IMTY-1-${match.ids.IMTY}` : `${venue}-${match.ids[venue]}`);
const newMember = (wanted = {}) => sandbox.control.member({ balance: '100.00', ...wanted });
async function enter(token: string, roomId?: string): Promise<ChatConnection> {
  const line = await ChatConnection.enter(sandbox.origin, token, roomId);
  open.push(line);
  return line;
}
const history = async (roomId: string, beforeId = '', pageSize = 20) =>
  (await sendCall(sandbox.origin, chatHistoryCall, { roomId, pageSize, beforeId })).data;

async function loginWith(token: string): Promise<{ response: { code: number; message: string; data: unknown }; code: number | null }> {
  const line = await ChatConnection.open(sandbox.origin);
  open.push(line);
  line.send(CHAT.login, { token, siteId: 3001, clientType: 'web', uuid: '' });
  const response = (await line.next(CHAT.login)) as { code: number; message: string; data: unknown };
  return { response, code: response.code === 6000 ? null : await line.closed };
}

describe('connecting to the chat', () => {
  it('accepts pages of the site’s hosts on any port, and no other origin', async () => {
    for (const site of ['http://127.0.0.1:3000', 'http://localhost:3055', 'http://localhost'])
      open.push(await ChatConnection.open(sandbox.origin, site));
    for (const site of [
      null,
      'null',
      'https://evil.example',
      'http://127.0.0.2:3000',
      'http://localhost:3000@evil.example',
      'http://127.0.0.1:3000.evil.example',
      'https://127.0.0.1:3000',
    ]) {
      await expect(ChatConnection.open(sandbox.origin, site)).rejects.toThrow('403');
    }
  });

  it('responds only at its own path, and fails where a tester injects a fault', async () => {
    const plain = await fetch(`${sandbox.origin}/stream/ws/v1/handshake`);
    expect(plain.status).toBe(404);
    await sandbox.control.fault({ call: 'GET /stream/ws/v1/handshake', httpStatus: 503, times: 1 });
    await expect(ChatConnection.open(sandbox.origin)).rejects.toThrow('503');
    await sandbox.control.fault({ call: 'GET /stream/ws/v1/handshake', drop: 'before', times: 1 });
    await expect(ChatConnection.open(sandbox.origin)).rejects.toThrow();
    open.push(await ChatConnection.open(sandbox.origin));
  });

  it('accepts a member’s chat token once', async () => {
    const { token } = await newMember();
    const jwt = await chatToken(sandbox.origin, token);
    const first = await loginWith(jwt);
    expect(first.response).toEqual(sample.response.login.msgData);
    expect(await loginWith(jwt)).toEqual({ response: sample.response.loginRejected.msgData, code: 1008 });
  });

  it('rejects a token that is forged, for another audience, expired or of an ended session', async () => {
    const { token } = await newMember();
    const jwt = await chatToken(sandbox.origin, token);
    const [head, body, mac] = jwt.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const foreign = `${head}.${body}.${createHmac('sha256', 'another secret').update(`${head}.${body}`).digest('base64url')}`;
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const other = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: '3001000021' })).toString('base64url')}.${mac}`;
    for (const bad of ['x', token, foreign, none, other])
      expect(await loginWith(bad)).toMatchObject({ response: { code: 10004, data: null }, code: 1008 });
    await sendCall(sandbox.origin, logoutCall, {}, { token });
    expect(await loginWith(jwt)).toMatchObject({ response: { code: 10004 }, code: 1008 });
  });

  it('closes a connection that does not join first, sends binary or floods, and allows three per member', async () => {
    const early = await ChatConnection.open(sandbox.origin);
    early.sendMessage(room(), '先说一句');
    expect(await early.closed).toBe(1008);
    const { token } = await newMember();
    const bytes = await enter(token);
    bytes.sendText(Buffer.from([1, 2, 3]));
    expect(await bytes.closed).toBe(1003);
    const broken = await enter(token);
    broken.sendText('{"msgId":');
    expect(await broken.closed).toBe(1008);
    const long = await enter(token);
    long.sendText('x'.repeat(20_000));
    expect(await long.closed).toBe(1009);
    const flood = await enter(token);
    for (let count = 0; count < 100; count += 1) flood.send(CHAT.heartbeat, {});
    expect(await flood.closed).toBe(1008);
    await enter(token);
    await enter(token);
    await enter(token);
    expect(await loginWith(await chatToken(sandbox.origin, token))).toMatchObject({
      response: { code: 10001, message: '您已在其他页面打开聊天室' },
      code: 1008,
    });
  });

  it('closes when the session ends', async () => {
    const member = await newMember();
    const line = await enter(member.token, room());
    await sandbox.control.kick({ userName: member.userName });
    expect(await line.closed).toBe(1008);
  }, 20_000);

  it('accepts no message of a session that ended a moment ago, over any connection', async () => {
    const member = await newMember();
    const lines = [await enter(member.token, room()), await enter(member.token, room('IMTY')), await enter(member.token, '1')];
    await sandbox.control.kick({ userName: member.userName });
    lines[0]!.sendMessage(room(), '还在吗');
    lines[1]!.sendMessage(room('IMTY'), '还在吗');
    lines[2]!.sendMessage('1', '还在吗');
    expect(await Promise.all(lines.map((line) => line.closed))).toEqual([1008, 1008, 1008]);
    for (const roomId of [room(), '1']) expect((await history(roomId)).list.map(({ content }) => content)).not.toContain('还在吗');
  });

  it('accepts nothing sent after a kick or a mute, however soon', async () => {
    for (const silence of ['kick', 'mute'] as const) {
      const member = await newMember();
      const lines = [await enter(member.token, room()), await enter(member.token, room('OBTY'))];
      const { userName } = member;
      const silenced =
        silence === 'kick'
          ? sandbox.control.kick({ userName })
          : sandbox.control.chat({ mute: { userName, until: '2027-03-06T18:00:00.000Z' } });
      for (const text of ['一', '二']) {
        lines[0]!.sendMessage(room(), `${silence} 之间${text}`);
        lines[1]!.sendMessage(room('OBTY'), `${silence} 之间${text}`);
      }
      await silenced;
      const before = (await history(room(), '', 100)).list.filter(({ content }) => content.startsWith(silence)).length;
      for (const line of lines) line.sendMessage(room(line === lines[0] ? 'FBTY' : 'OBTY'), `${silence} 之后`);
      if (silence === 'kick') await Promise.all(lines.map((line) => line.closed));
      else await Promise.all(lines.map((line) => line.settled()));
      const after = (await history(room(), '', 100)).list.map(({ content }) => content).filter((content) => content.startsWith(silence));
      expect(after).not.toContain(`${silence} 之后`);
      expect(after).toHaveLength(before);
    }
  });

  it('silences a member who logged out', async () => {
    const member = await newMember();
    const line = await enter(member.token, room());
    await sendCall(sandbox.origin, logoutCall, {}, { token: member.token });
    line.sendMessage(room(), '还在吗');
    expect(await line.closed).toBe(1008);
    expect((await history(room())).list.map(({ content }) => content)).not.toContain('还在吗');
  });
});
