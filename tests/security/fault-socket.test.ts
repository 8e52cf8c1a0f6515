/** @jest-environment jest-fixed-jsdom */
import { createHash } from 'node:crypto';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { openChat } from '@/lib/domain/community/chat/chat.feed';
import type { ChatState } from '@/lib/domain/community/chat/socket.rules';
import { createRoom } from '@/lib/domain/community/chat/room.feed';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import { fakePlatform } from '../support/fake-platform';

/** ms of the handshake's time here, and what may be added to it. */
const TIME = 400;
const GRACE = 250;
jest.mock('@pavilion/contract/constants', () => ({ ...jest.requireActual<object>('@pavilion/contract/constants'), READ_TIMEOUT_MS: 400 }));
const platform = fakePlatform();
platform.on(memberJwtCall).mockResolvedValue('<member jwt>');
platform.on(chatHistoryCall).mockResolvedValue({
  list: [
    {
      id: '41001',
      userId: '941001',
      nickName: '老北岸',
      vipLevel: 2,
      type: 'text',
      content: '今天主队状态不错',
      sendTime: '2026-11-20T11:55:00.000Z',
    },
  ],
  hasMore: false,
} as never);

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const handshake = (request: string) => {
  const key = /sec-websocket-key: (.+)\r\n/i.exec(request)?.[1] ?? '';
  const accept = createHash('sha1')
    .update(key.trim() + GUID)
    .digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
};
const status = (line: string, body = '', headers = '') => `HTTP/1.1 ${line}\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;
const closing = (code: number) => Buffer.from([0x88, 2, code >> 8, code & 255]);

type Fault = (socket: net.Socket, request: string) => void;

/** Failures of the handshake and after it, on a plain socket. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'accepts the connection and says nothing': () => undefined,
  'resets at once': (socket) => socket.resetAndDestroy(),
  'resets within the headers': (socket) => {
    socket.write('HTTP/1.1 101 Switching Pro');
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  'ends without an answer': (socket) => socket.end(),
  'drips its headers': (socket, request) => {
    const text = handshake(request);
    let at = 0;
    const timer = setInterval(() => (socket.destroyed || at >= text.length ? clearInterval(timer) : socket.write(text[at++]!)), 100);
  },
  'answers 200 with a page': (socket) => socket.end(status('200 OK', '<html>hello</html>', 'Content-Type: text/html\r\n')),
  'answers 204': (socket) => socket.end(status('204 No Content')),
  redirects: (socket) => socket.end(status('302 Found', '', 'Location: http://127.0.0.1:1/\r\n')),
  'answers 401': (socket) => socket.end(status('401 Unauthorized')),
  'answers 403': (socket) => socket.end(status('403 Forbidden')),
  'answers 404': (socket) => socket.end(status('404 Not Found')),
  'answers 429': (socket) => socket.end(status('429 Too Many Requests')),
  'answers 500': (socket) => socket.end(status('500 Internal Server Error')),
  'answers 502 with a page': (socket) => socket.end(status('502 Bad Gateway', '<html>nginx</html>')),
  'answers 503': (socket) => socket.end(status('503 Service Unavailable', '', 'Retry-After: 5\r\n')),
  'speaks no HTTP': (socket) => socket.end('\u0000\u0001garbage\r\n\r\n'),
  'accepts with a wrong key': (socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: bm8=\r\n\r\n'),
  'accepts and resets': (socket, request) => {
    socket.write(handshake(request));
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  'accepts and sends a frame of an unknown kind': (socket, request) =>
    socket.write(Buffer.concat([Buffer.from(handshake(request)), Buffer.from([0x83, 0])])),
  'accepts and sends a frame longer than declared': (socket, request) => {
    socket.write(Buffer.concat([Buffer.from(handshake(request)), Buffer.from([0x81, 0x7e, 0xff, 0xff, 1, 2])]));
    setTimeout(() => socket.resetAndDestroy(), 50);
  },
  ...Object.fromEntries(
    [1000, 1001, 1008, 1009, 1011, 1012, 4001].map((code) => [
      `accepts and closes with ${code}`,
      ((socket, request) => socket.write(Buffer.concat([Buffer.from(handshake(request)), closing(code)]))) satisfies Fault,
    ]),
  ),
};

let server: net.Server;
let fault: Fault;
const sockets = new Set<net.Socket>();
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => void rejections.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', onRejection);
  server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (data) => fault(socket, data.toString('latin1')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  beginSession({ token: 'pvl_7f3c1a9b5d2e4860', userName: 'tester', remember: false });
});
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  await new Promise((done) => server.close(done));
});

/** Polls of the event loop in which a machine that stood still catches up with what had already arrived. */
const CATCH_UP_POLLS = 50;

/**
 * Enters a room at an address; returns the first state after the line was lost, and whether a timer of its bound came before: on a
 * busy machine both timers are late, and their order stays. A loss that had arrived by then is read in the polls after the timer.
 */
async function firstLoss(address: string): Promise<{ state: ChatState; late: boolean }> {
  let late = false;
  const bound = setTimeout(async () => {
    for (let poll = 0; poll < CATCH_UP_POLLS; poll += 1) await setImmediate();
    late = true;
  }, TIME + GRACE);
  let chat: ReturnType<typeof openChat> | undefined;
  try {
    return await new Promise((resolve) => {
      chat = openChat(
        address,
        (state) => {
          if (state.phase === 'waiting' || state.phase === 'idle') resolve({ state, late });
        },
        () => undefined,
      );
      chat.enter('lobby');
    });
  } finally {
    clearTimeout(bound);
    chat?.stop();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }
}

test.each(Object.keys(FAULTS))('a chat connection whose server %s counts as lost in time and waits for its next attempt', async (name) => {
  fault = FAULTS[name]!;
  const { state, late } = await firstLoss(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/stream/ws/v1/handshake?clientType=web`);
  expect(state).toMatchObject({ phase: 'waiting', status: 0, wanted: 'lobby', room: null });
  expect(late).toBe(false);
  expect(rejections).toEqual([]);
});

test.each(Object.keys(FAULTS))(
  'a room whose chat server %s shows its messages, reports that nobody can write, and leaks nothing',
  async (name) => {
    fault = FAULTS[name]!;
    const room = createRoom(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/stream/ws/v1/handshake?clientType=web`, '1');
    const waiting = new Promise<void>((resolve) => room.subscribe(() => room.read().chat.phase === 'waiting' && resolve()));
    room.start();
    await waiting;
    expect(room.read()).toMatchObject({
      past: 'ready',
      entries: [{ id: '41001', text: '今天主队状态不错' }],
      chat: { status: 0, room: null },
    });
    expect(room.send('加油')).toBe(false);
    expect(room.read().sending).toBeNull();
    room.stop();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    expect(rejections).toEqual([]);
  },
);

test('a connection to a closed port is lost at once', async () => {
  const closed = net.createServer();
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const { state, late } = await firstLoss(`ws://127.0.0.1:${port}/`);
  expect(state).toMatchObject({ phase: 'waiting', status: 0 });
  expect(late).toBe(false);
});
