/** @jest-environment jest-fixed-jsdom */
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { createRoom, type ChatRoom } from '@/lib/domain/community/chat/room.feed';
import sample from '../../../contract/fixtures/chat-frames.json';
import { fakePlatform } from '../../../support/fake-platform';
import { FakeSocket } from '../../../support/fake-socket';

const platform = fakePlatform();
const getChatHistory = platform.on(chatHistoryCall);
const getChatToken = platform.on(memberJwtCall);

const { response, request } = sample;
const ADDRESS = 'wss://chat.example.com/stream/ws/v1/handshake?clientType=web';
const ME = '3001000021';
const message = (id: number, userId = '941001') => ({ ...response.broadcast.msgData, id: String(id), userId, content: `m${id}` });
const page = (ids: readonly number[], hasMore = false) => ({ list: ids.map((id) => message(id)), hasMore });
const connection = () => FakeSocket.last;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let room: ChatRoom;
const ids = () => room.read().entries.map(({ id }) => id);

async function join() {
  connection().open();
  await advance(0);
  connection().deliver(response.login);
  connection().deliver(response.join);
  await advance(0);
}
const deliverHistory = (list: readonly number[]) =>
  connection().deliver({ msgId: 10011, msgData: { roomId: '1', list: list.map((id) => message(id)), hasMore: true } });

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
  getChatToken.mockReset().mockResolvedValue('<member jwt>');
  getChatHistory.mockReset().mockResolvedValue(page([1, 2], true));
  room = createRoom(ADDRESS, '1');
  room.identify(ME);
});
afterEach(() => {
  room.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  document.cookie = 'token=; Path=/; Max-Age=0';
});

test('loads the history before the connection opens, and after joining fetches the messages from in between', async () => {
  room.start();
  await advance(0);
  expect(ids()).toEqual(['1', '2']);
  await join();
  expect(connection().sent.at(-1)).toEqual(request.history);
  connection().deliver({ msgId: 10011, msgData: { roomId: '2', list: [message(9)], hasMore: true } });
  deliverHistory([2, 3]);
  expect(ids()).toEqual(['1', '2', '3']);
  connection().deliver({ ...response.broadcast, msgData: message(4) });
  connection().deliver({ ...response.broadcast, msgData: message(4) });
  expect(ids()).toEqual(['1', '2', '3', '4']);
});

test('neither loses nor repeats a message over a reconnect', async () => {
  room.start();
  await advance(0);
  await join();
  connection().drop();
  expect(room.read().chat).toMatchObject({ phase: 'waiting', room: null });
  await advance(3000);
  await join();
  deliverHistory([2, 3, 4]);
  connection().deliver({ ...response.broadcast, msgData: message(4) });
  expect(ids()).toEqual(['1', '2', '3', '4']);
});

test('requests the pages between its own and the newest one, whatever frames arrive in the meantime', async () => {
  room.start();
  await advance(0);
  await join();
  deliverHistory([1, 2]);
  connection().drop();
  await advance(3000);
  await join();
  connection().deliver({ ...response.broadcast, msgData: message(250) });
  const results = [
    page(
      Array.from({ length: 100 }, (_, at) => 131 + at),
      true,
    ),
    page(Array.from({ length: 130 }, (_, at) => at + 1)),
  ];
  getChatHistory.mockReset();
  for (const one of results) getChatHistory.mockResolvedValueOnce(one);
  deliverHistory(Array.from({ length: 20 }, (_, at) => 231 + at));
  connection().deliver({ ...response.broadcast, msgData: message(251) });
  await advance(0);
  expect(getChatHistory.mock.calls).toEqual([
    [{ roomId: '1', beforeId: '231', pageSize: 100 }],
    [{ roomId: '1', beforeId: '131', pageSize: 100 }],
  ]);
  expect(ids().map(Number)).toEqual(Array.from({ length: 251 }, (_, at) => at + 1));
});

test('starts anew where the gap is longer or cannot be read, so that nothing is missing below the oldest entry', async () => {
  for (const results of ['long', 'down'] as const) {
    room.stop();
    room = createRoom(ADDRESS, '1');
    getChatHistory.mockResolvedValue(page([1, 2], true));
    room.start();
    await advance(0);
    getChatHistory.mockReset();
    if (results === 'down') getChatHistory.mockRejectedValue(new Error('down'));
    else getChatHistory.mockImplementation(async ({ beforeId }) => page([Number(beforeId) - 1], true));
    await join();
    deliverHistory([900, 901]);
    await advance(0);
    expect(getChatHistory).toHaveBeenCalledTimes(results === 'down' ? 1 : 4);
    expect(ids()).toEqual(results === 'down' ? ['900', '901'] : ['896', '897', '898', '899', '900', '901']);
    expect(room.read().hasMore).toBe(true);
  }
});

test('a message is being sent until its echo arrives, and only one is sent at a time', async () => {
  room.start();
  await advance(0);
  expect(room.send('早')).toBe(false);
  await join();
  expect(room.send('加油')).toBe(true);
  expect(connection().sent.at(-1)).toEqual(request.say);
  expect(room.send('再来')).toBe(false);
  connection().deliver({ ...response.broadcast, msgData: message(5, ME) });
  expect(room.read()).toMatchObject({ sending: null, returned: null });
});

test('a message quotes the chosen message once, and a message that could not be sent keeps its quote', async () => {
  room.start();
  await advance(0);
  await join();
  const quote = { id: '2', userId: '941001', name: '老北岸', text: 'm2' };
  room.replyTo(quote);
  expect(room.send('同意')).toBe(true);
  expect(connection().sent.at(-1)).toEqual({ msgId: 10003, msgData: { roomId: '1', type: 'text', content: '同意', replyTo: '2' } });
  expect(room.read().reply).toBeNull();
  connection().drop();
  expect(room.read()).toMatchObject({ reply: quote, returned: { text: '同意' } });
  room.replyTo(null);
  expect(room.read().reply).toBeNull();
});

test('the text of a quoted message disappears when the platform removes that message', async () => {
  room.start();
  await advance(0);
  await join();
  const reply = { id: '2', userId: '941001', nickName: '老北岸', content: 'm2' };
  connection().deliver({ ...response.broadcast, msgData: { ...message(3), reply } });
  room.replyTo({ id: '2', userId: '941001', name: '老北岸', text: 'm2' });
  expect(room.read().entries.at(-1)).toMatchObject({ reply: { id: '2', name: '老北岸', text: 'm2' } });
  connection().deliver({ msgId: 10005, msgData: { id: '2' } });
  expect(ids()).toEqual(['1', '3']);
  expect(room.read().entries.at(-1)).toMatchObject({ reply: { text: '' } });
  expect(room.read().reply).toBeNull();
});

test('a message without an echo for ten seconds returns to the composer and closes the connection, and a lost connection returns it at once', async () => {
  room.start();
  await advance(0);
  await join();
  room.send('加油');
  await advance(9999);
  expect(room.read().sending).toBe('加油');
  await advance(1);
  expect(room.read()).toMatchObject({ sending: null, returned: { text: '加油', reason: '未收到结果，消息可能未发出', revision: 1 } });
  expect(room.read().chat).toMatchObject({ phase: 'waiting', status: 0 });
  await advance(3000);
  await join();
  // The message had arrived after all: the history behind the new join has it.
  connection().deliver({
    msgId: 10011,
    msgData: { roomId: '1', list: [message(2), { ...message(3, ME), content: '加油' }], hasMore: true },
  });
  expect(room.read()).toMatchObject({ returned: { arrived: true } });
  room.send('加油');
  connection().drop();
  expect(room.read()).toMatchObject({ sending: null, returned: { reason: '连接已断开，消息可能未发出', revision: 2 } });
});

test('loads older pages one at a time, and a page that fails does not stop the others', async () => {
  room.start();
  await advance(0);
  getChatHistory.mockRejectedValueOnce(new Error('down'));
  await room.older();
  expect(ids()).toEqual(['1', '2']);
  getChatHistory.mockResolvedValue({ list: [message(0)], hasMore: false });
  const calls = getChatHistory.mock.calls.length;
  await Promise.all([room.older(), room.older()]);
  expect(getChatHistory.mock.calls.slice(calls)).toEqual([[{ roomId: '1', beforeId: '1', pageSize: 20 }]]);
  expect(ids()).toEqual(['0', '1', '2']);
  expect(room.read().hasMore).toBe(false);
});

test('reports a failed history once, and loads it on another try', async () => {
  getChatHistory.mockRejectedValue(new Error('down'));
  room.start();
  await advance(0);
  expect(room.read().past).toBe('failed');
  getChatHistory.mockResolvedValue(page([1]));
  room.retry();
  expect(room.read().past).toBe('loading');
  await advance(0);
  expect(room.read()).toMatchObject({ past: 'ready', entries: [{ id: '1' }] });
});

test('a visitor opens no connection and polls every twenty seconds', async () => {
  document.cookie = 'token=; Path=/; Max-Age=0';
  room.start();
  await advance(0);
  expect(FakeSocket.all).toEqual([]);
  getChatHistory.mockResolvedValue(page([2, 3]));
  await advance(20_000);
  expect(ids()).toEqual(['1', '2', '3']);
  expect(room.send('我说')).toBe(false);
});

test('ignores responses requested before the last start', async () => {
  let resolveHistory: (value: ReturnType<typeof page>) => void = () => undefined;
  getChatHistory.mockReturnValueOnce(new Promise((resolve) => (resolveHistory = resolve)));
  room.start();
  room.stop();
  resolveHistory(page([7]));
  await advance(0);
  expect(ids()).toEqual([]);
});
