/** @jest-environment jest-fixed-jsdom */
import { openChat } from '@/lib/domain/chat/chat.feed';
import { getChatToken } from '@/lib/domain/chat/chat.api';
import type { ChatFrame } from '@/lib/domain/chat/chat.model';
import type { ChatState } from '@/lib/domain/chat/socket.rules';
import { BusinessError } from '@/lib/kit/http/errors';
import { beginSession, endSession } from '@/lib/domain/session/session.store';
import sample from '../contract/fixtures/chat-frames.json';
import { FakeSocket } from '../support/fake-socket';

jest.mock('@/lib/domain/chat/chat.api', () => ({ getChatToken: jest.fn() }));

const ADDRESS = 'wss://chat.example.com/stream/ws/v1/handshake?clientType=web';
const TOKEN = 'pvl_7f3c1a9b5d2e4860';

const line = () => FakeSocket.last;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let states: ChatState[] = [];
let heard: ChatFrame[] = [];
let chat: ReturnType<typeof openChat>;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  states = [];
  heard = [];
  jest.mocked(getChatToken).mockReset().mockResolvedValue('<member jwt>');
  document.cookie = `token=${TOKEN}; Path=/`;
  localStorage.setItem('uuid', sample.request.login.msgData.uuid);
  chat = openChat(
    ADDRESS,
    (state) => states.push(state),
    (frame) => heard.push(frame),
  );
});
afterEach(() => {
  chat.stop();
  jest.useRealTimers();
});

test('opens, logs in with a token of its own, joins, and hears the room', async () => {
  chat.enter('1');
  expect(line().url).toBe(ADDRESS);
  expect(getChatToken).not.toHaveBeenCalled();
  line().open();
  await pass(0);
  expect(line().sent).toEqual([sample.request.login]);
  line().say(sample.answer.login);
  expect(line().sent.at(-1)).toEqual(sample.request.join);
  line().say(sample.answer.join);
  line().say(sample.answer.broadcast);
  expect(states.at(-1)).toMatchObject({ status: 1, room: '1', rights: { maySpeak: true, vipMin: 0, vipMax: 10 } });
  expect(heard).toEqual([sample.answer.broadcast]);
});

test('a heartbeat every 5 s while connected, and none after', async () => {
  chat.enter('1');
  line().open();
  const first = line();
  await pass(4999);
  expect(first.sent.filter(({ msgId }) => msgId === 0)).toHaveLength(0);
  await pass(1);
  expect(first.sent.at(-1)).toEqual(sample.request.heartbeat);
  await pass(15_000);
  expect(first.sent.filter(({ msgId }) => msgId === 0)).toHaveLength(4);
  chat.leave();
  await pass(60_000);
  expect(first.sent.filter(({ msgId }) => msgId === 0)).toHaveLength(4);
  expect(jest.getTimerCount()).toBe(0);
});

test('five reconnects, 3 s apart, each with a new token of the chat; an open one counts anew', async () => {
  chat.enter('1');
  for (let round = 1; round <= 5; round += 1) {
    line().drop();
    await pass(2999);
    expect(FakeSocket.all).toHaveLength(round);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(round + 1);
  }
  line().open();
  await pass(0);
  expect(getChatToken).toHaveBeenCalledTimes(1);
  for (let round = 0; round < 5; round += 1) {
    line().drop();
    await pass(3000);
  }
  expect(FakeSocket.all).toHaveLength(11);
  line().drop();
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(11);
  expect(states.at(-1)).toMatchObject({ phase: 'idle', status: 0 });
});

test('what an old line still says is nobody’s', async () => {
  chat.enter('1');
  const old = line();
  old.open();
  old.drop();
  await pass(3000);
  old.say(sample.answer.broadcast);
  old.say(sample.answer.login);
  expect(heard).toEqual([]);
  expect(states.at(-1)!.rights).toBeNull();
});

test('the end of the session ends the chat; a new one brings it back', async () => {
  chat.enter('1');
  line().open();
  await pass(0);
  endSession();
  expect(states.at(-1)).toMatchObject({ status: 0, phase: 'idle', rights: null });
  expect(line().readyState).toBe(3);
  chat.enter('1');
  expect(FakeSocket.all).toHaveLength(1);
  document.cookie = `token=${TOKEN}; Path=/`;
  chat.enter('1');
  expect(FakeSocket.all).toHaveLength(2);
  await beginSession({ token: 'pvl_0000000000000000', userName: 'demo2026', remember: false });
  expect(FakeSocket.all).toHaveLength(3);
});

test('a handshake that hangs, and a token that cannot be had, are losses like any other', async () => {
  chat.enter('1');
  await pass(15_000 + 3000);
  expect(FakeSocket.all).toHaveLength(2);
  jest.mocked(getChatToken).mockRejectedValue(new Error('down'));
  line().open();
  await pass(3000);
  expect(FakeSocket.all).toHaveLength(3);
  expect(FakeSocket.all[1]!.sent).toEqual([]);
});

test('a token that the platform refuses ends it: no line after line', async () => {
  jest.mocked(getChatToken).mockRejectedValue(new BusinessError(10001, '聊天室暂未开放'));
  chat.enter('1');
  line().open();
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toMatchObject({ phase: 'refused', status: 0 });
});

test('nothing is sent while there is no line, nor kept for later', async () => {
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(false);
  chat.enter('1');
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(false);
  line().open();
  await pass(0);
  expect(line().sent).toEqual([sample.request.login]);
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(true);
});
