/** @jest-environment jest-fixed-jsdom */
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { shareOrder } from '@/lib/domain/community/chat/share.mutations';
import sample from '../../../contract/fixtures/chat-frames.json';
import { fakePlatform } from '../../../support/fake-platform';
import { FakeSocket } from '../../../support/fake-socket';

fakePlatform().on(memberJwtCall).mockResolvedValue('<member jwt>');

const { response, request } = sample;
const ADDRESS = 'wss://chat.example.com/stream/ws/v1/handshake?clientType=web';
const ORDER = { orderNo: request.shareBet.msgData.orderNo, hideAmount: true };
const connection = () => FakeSocket.last;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  document.cookie = 'token=pvl_7f3c1a9b5d2e4860; Path=/';
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  document.cookie = 'token=; Path=/; Max-Age=0';
});

/** Up to the moment when the share is used up. */
async function shared() {
  const outcome = shareOrder(ADDRESS, '1', ORDER).then(
    () => 'done',
    (error: Error) => error.message,
  );
  connection().open();
  await advance(0);
  connection().deliver(response.login);
  expect(connection().sent.at(-1)).toEqual(request.join);
  connection().deliver(response.join);
  expect(connection().sent.at(-1)).toEqual(request.shareBet);
  return outcome;
}

test('sends the order once, by its number, and finishes with its own message in the room', async () => {
  const outcome = shared();
  await advance(0);
  connection().deliver(response.broadcast);
  connection().deliver({
    ...response.shareBetRecord,
    msgData: { ...response.shareBetRecord.msgData, bet: { ...response.shareBetRecord.msgData.bet, orderNo: '1' } },
  });
  expect(connection().readyState).toBe(1);
  connection().deliver(response.shareBetRecord);
  expect(await outcome).toBe('done');
  expect(connection().readyState).toBe(3);
  expect(connection().sent.filter(({ msgId }) => msgId === request.shareBet.msgId)).toHaveLength(1);
});

test('shows a rejection with the room’s message', async () => {
  const outcome = shared();
  await advance(0);
  connection().deliver({ msgId: 10010, msgData: { code: 10001, message: '这张注单已经在本聊天室晒过', data: null } });
  expect(await outcome).toBe('这张注单已经在本聊天室晒过');
});

test('a connection lost after sending leaves the result open, and nothing is sent again', async () => {
  const outcome = shared();
  await advance(0);
  connection().drop();
  expect(await outcome).toBe('未收到结果，请到聊天室查看是否已发出');
  expect(FakeSocket.all).toHaveLength(1);
});

test('gives up without a response after a time', async () => {
  const outcome = shared();
  await advance(15_000);
  expect(await outcome).toBe('未收到结果，请到聊天室查看是否已发出');
});

test('explains why a room cannot be entered: rejected, down, or without a session', async () => {
  const attempt = () => shareOrder(ADDRESS, '1', ORDER).catch((error: Error) => error.message);
  const rejected = attempt();
  connection().open();
  await advance(0);
  connection().deliver(response.loginRejected);
  expect(await rejected).toBe('暂时无法进入聊天室，请稍后再试');
  const down = attempt();
  for (let round = 0; round < 5; round += 1) {
    connection().drop();
    await advance(3000);
  }
  expect(await down).toBe('暂时无法进入聊天室，请稍后再试');
  document.cookie = 'token=; Path=/; Max-Age=0';
  const before = FakeSocket.all.length;
  const nobody = attempt();
  expect(await nobody).toBe('暂时无法进入聊天室，请稍后再试');
  expect(FakeSocket.all).toHaveLength(before);
});
