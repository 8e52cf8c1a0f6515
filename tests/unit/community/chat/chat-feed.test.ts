/** @jest-environment jest-fixed-jsdom */
import { UnsecuredJWT } from 'jose';
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { openChat } from '@/lib/domain/community/chat/chat.feed';
import type { ChatFrame } from '@/lib/domain/community/chat/chat.model';
import type { ChatState } from '@/lib/domain/community/chat/socket.rules';
import { BusinessError } from '@/lib/kit/http/errors';
import { learnServerTime } from '@/lib/kit/browser/server-time';
import { beginSession } from '@/lib/domain/member/session/begin-session';
import { endSession } from '@/lib/domain/member/session/session.store';
import sample from '../../../contract/fixtures/chat-frames.json';
import { fakePlatform } from '../../../support/fake-platform';
import { FakeSocket } from '../../../support/fake-socket';

const platform = fakePlatform();
const getChatToken = platform.on(memberJwtCall);

const ADDRESS = 'wss://chat.example.com/stream/ws/v1/handshake?clientType=web';
const TOKEN = 'pvl_7f3c1a9b5d2e4860';

const connection = () => FakeSocket.last;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let states: ChatState[] = [];
let frames: ChatFrame[] = [];
let chat: ReturnType<typeof openChat>;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  states = [];
  frames = [];
  getChatToken.mockReset().mockResolvedValue('<member jwt>');
  document.cookie = `token=${TOKEN}; Path=/`;
  localStorage.setItem('uuid', sample.request.login.msgData.uuid);
  chat = openChat(
    ADDRESS,
    (state) => states.push(state),
    (frame) => frames.push(frame),
  );
});
afterEach(() => {
  chat.stop();
  jest.useRealTimers();
});

// @spec 4.29 4.31 7.47 7.51
test('opens a connection, logs in with a chat token, joins, and receives the room’s frames', async () => {
  chat.enter('1');
  expect(connection().url).toBe(ADDRESS);
  expect(getChatToken).not.toHaveBeenCalled();
  connection().open();
  await advance(0);
  expect(connection().sent).toEqual([sample.request.login]);
  connection().deliver(sample.response.login);
  expect(connection().sent.at(-1)).toEqual(sample.request.join);
  connection().deliver(sample.response.join);
  connection().deliver(sample.response.broadcast);
  expect(states.at(-1)).toMatchObject({ status: 1, room: '1', rights: { maySpeak: true, vipMin: 0, vipMax: 10 } });
  expect(frames).toEqual([sample.response.broadcast]);
});

// @spec 4.36 7.52 9.15
test('a heartbeat is sent every 5 s while connected, and none after that', async () => {
  chat.enter('1');
  connection().open();
  const first = connection();
  await advance(4999);
  expect(first.sent.filter(({ msgId }) => msgId === 0)).toHaveLength(0);
  await advance(1);
  expect(first.sent.at(-1)).toEqual(sample.request.heartbeat);
  for (let beat = 0; beat < 3; beat += 1) {
    first.deliver(sample.response.heartbeat);
    await advance(5000);
  }
  expect(first.sent.filter(({ msgId }) => msgId === 0)).toHaveLength(4);
  chat.leave();
  await advance(60_000);
  expect(first.sent.filter(({ msgId }) => msgId === 0)).toHaveLength(4);
  expect(jest.getTimerCount()).toBe(0);
});

// @spec 9.16
test('reconnects five times, 3 s apart, each with a new chat token, and restarts the count after a connection opened', async () => {
  chat.enter('1');
  for (let round = 1; round <= 5; round += 1) {
    connection().drop();
    await advance(2999);
    expect(FakeSocket.all).toHaveLength(round);
    await advance(1);
    expect(FakeSocket.all).toHaveLength(round + 1);
  }
  connection().open();
  await advance(0);
  expect(getChatToken).toHaveBeenCalledTimes(1);
  for (let round = 0; round < 5; round += 1) {
    connection().drop();
    await advance(3000);
  }
  expect(FakeSocket.all).toHaveLength(11);
  connection().drop();
  await advance(60_000);
  expect(FakeSocket.all).toHaveLength(11);
  expect(states.at(-1)).toMatchObject({ phase: 'idle', status: 0 });
});

describe('a connection that stays open without traffic', () => {
  const join = async () => {
    connection().open();
    await advance(0);
    connection().deliver(sample.response.login);
    connection().deliver(sample.response.join);
  };
  const show = (visibility: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const lastPhase = () => states.at(-1)?.phase;
  afterEach(() => jest.restoreAllMocks());

  test('is replaced within 15 s of its last frame, and the room is joined again', async () => {
    chat.enter('1');
    await join();
    await advance(4000);
    connection().deliver(sample.response.broadcast);
    await advance(10_999);
    expect(lastPhase()).toBe('open');
    await advance(1);
    expect(states.at(-1)).toMatchObject({ phase: 'waiting', status: 0, room: null });
    expect(FakeSocket.all[0]!.readyState).toBe(3);
    await advance(3000);
    await join();
    expect(states.at(-1)).toMatchObject({ phase: 'open', room: '1', attempts: 0 });
  });

  test('is kept for hours while any frame of the server comes within 10 s', async () => {
    chat.enter('1');
    await join();
    for (let round = 0; round < 200; round += 1) {
      await advance(10_000);
      connection().deliver(round % 2 === 0 ? sample.response.heartbeat : sample.response.broadcast);
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('is replaced when the page is shown again and its heartbeat gets no response for 5 s', async () => {
    chat.enter('1');
    await join();
    show('hidden');
    show('visible');
    show('visible');
    expect(connection().sent.filter(({ msgId }) => msgId === 0)).toHaveLength(1);
    await advance(4900);
    connection().deliver(sample.response.heartbeat);
    await advance(200);
    expect(lastPhase()).toBe('open');
    show('visible');
    await advance(5000);
    expect(lastPhase()).toBe('waiting');
  });

  test('a room that was given up is tried once whenever the page is shown, and the next loss allows five reconnects again', async () => {
    chat.enter('1');
    const giveUp = async () => {
      while (lastPhase() !== 'idle') {
        connection().drop();
        await advance(3000);
      }
    };
    await giveUp();
    expect(FakeSocket.all).toHaveLength(6);
    show('visible');
    expect(FakeSocket.all).toHaveLength(7);
    await giveUp();
    await advance(60_000);
    expect(FakeSocket.all).toHaveLength(7);
    show('visible');
    await join();
    expect(states.at(-1)).toMatchObject({ phase: 'open', room: '1' });
    await giveUp();
    expect(FakeSocket.all).toHaveLength(13);
    chat.leave();
    show('visible');
    expect(FakeSocket.all).toHaveLength(13);
  });
});

test('ignores frames of a replaced connection', async () => {
  chat.enter('1');
  const old = connection();
  old.open();
  old.drop();
  await advance(3000);
  old.deliver(sample.response.broadcast);
  old.deliver(sample.response.login);
  expect(frames).toEqual([]);
  expect(states.at(-1)!.rights).toBeNull();
});

// @spec 4.35
test('the end of the session closes the chat, and a new session opens it again', async () => {
  chat.enter('1');
  connection().open();
  await advance(0);
  endSession();
  expect(states.at(-1)).toMatchObject({ status: 0, phase: 'idle', rights: null });
  expect(connection().readyState).toBe(3);
  chat.enter('1');
  expect(FakeSocket.all).toHaveLength(1);
  document.cookie = `token=${TOKEN}; Path=/`;
  chat.enter('1');
  expect(FakeSocket.all).toHaveLength(2);
  await beginSession({ token: 'pvl_0000000000000000', userName: 'demo2026', remember: false });
  expect(FakeSocket.all).toHaveLength(3);
});

test('a handshake that hangs and a token that cannot be fetched count as lost connections', async () => {
  chat.enter('1');
  await advance(15_000 + 3000);
  expect(FakeSocket.all).toHaveLength(2);
  getChatToken.mockRejectedValue(new Error('down'));
  connection().open();
  await advance(3000);
  expect(FakeSocket.all).toHaveLength(3);
  expect(FakeSocket.all[1]!.sent).toEqual([]);
});

test('a rejected token ends the chat without further connections', async () => {
  getChatToken.mockRejectedValue(new BusinessError(10001, '聊天室暂未开放'));
  chat.enter('1');
  connection().open();
  await advance(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toMatchObject({ phase: 'rejected', status: 0 });
});

describe('the token in the login frame', () => {
  const HOUR_S = 3600;
  /** Runs out so many seconds from now, by the server's clock. */
  const jwt = (leftS: number, aheadS = 0) => new UnsecuredJWT().setExpirationTime(Math.floor(Date.now() / 1000) + aheadS + leftS).encode();
  const logIn = async () => {
    chat.enter('1');
    connection().open();
    await advance(0);
    return connection().sent.map(({ msgData }) => (msgData as { token?: string }).token);
  };
  const clockAhead = (seconds: number) => learnServerTime(new Date(Date.now() + seconds * 1000).toUTCString(), Date.now());
  afterEach(() => clockAhead(0));

  test.each([
    ['has expired', -1],
    ['expires on its way', 4],
  ])('a token that %s is fetched once more, and the new one logs in', async (_, left) => {
    const fresh = jwt(60);
    getChatToken.mockResolvedValueOnce(jwt(left)).mockResolvedValueOnce(fresh);
    expect(await logIn()).toEqual([fresh]);
    expect(getChatToken).toHaveBeenCalledTimes(2);
    connection().deliver(sample.response.login);
    expect(states.at(-1)).toMatchObject({ status: 1, phase: 'open', rights: { maySpeak: true } });
  });

  test('a token is renewed only once, and a new one that has expired too is sent for the server to decide', async () => {
    const second = jwt(-2);
    getChatToken.mockResolvedValueOnce(jwt(-1)).mockResolvedValueOnce(second);
    expect(await logIn()).toEqual([second]);
    expect(getChatToken).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a valid one', () => jwt(60)],
    ['one without an expiry', () => new UnsecuredJWT().encode()],
    ['a text that is no JWT', () => 'broken.token'],
  ])('sends unchanged: %s', async (_, made) => {
    const token = made();
    getChatToken.mockResolvedValue(token);
    expect(await logIn()).toEqual([token]);
    expect(getChatToken).toHaveBeenCalledTimes(1);
  });

  test('a token’s expiry is compared with the server’s clock, not with the device’s', async () => {
    clockAhead(-HOUR_S);
    const good = jwt(60, -HOUR_S);
    getChatToken.mockResolvedValue(good);
    expect(await logIn()).toEqual([good]);
    expect(getChatToken).toHaveBeenCalledTimes(1);
  });

  test('a connection that was closed in the meantime fetches no second token', async () => {
    getChatToken.mockResolvedValue(jwt(-1));
    chat.enter('1');
    connection().open();
    chat.leave();
    await advance(0);
    expect(getChatToken).toHaveBeenCalledTimes(1);
    expect(connection().sent).toEqual([]);
  });
});

test('nothing is sent or queued while there is no connection', async () => {
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(false);
  chat.enter('1');
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(false);
  connection().open();
  await advance(0);
  expect(connection().sent).toEqual([sample.request.login]);
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(true);
});

test('going offline closes the connection at once, and a chat that was given up restarts once online', async () => {
  chat.enter('1');
  connection().open();
  await advance(0);
  connection().deliver(sample.response.login);
  connection().deliver(sample.response.join);
  dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toMatchObject({ status: 0, phase: 'waiting', room: null });
  expect(chat.send({ msgId: 10003, msgData: {} })).toBe(false);
  for (let round = 1; round <= 5; round += 1) {
    await advance(3000);
    connection().drop();
  }
  expect(states.at(-1)?.phase).toBe('idle');
  const lines = FakeSocket.all.length;
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(lines + 1);
  chat.leave();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(lines + 1);
});
