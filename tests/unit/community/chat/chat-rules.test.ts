import * as fc from '../../../support/property';
import { CHAT } from '@pavilion/contract/chat.wire';
import {
  chatAddress,
  HEARTBEAT,
  historyFrame,
  joinFrame,
  leaveFrame,
  loginFrame,
  readFrame,
  textFrame,
} from '@/lib/domain/community/chat/frame.rules';
import { CHAT_START, type ChatCommand, type ChatEvent, type ChatState, step } from '@/lib/domain/community/chat/socket.rules';
import sample from '../../../contract/fixtures/chat-frames.json';

const { response, request } = sample;
const RIGHTS = { maySpeak: true, reason: '', until: null, vipMin: 0, vipMax: 10 };
const enter: ChatEvent = { type: 'enter', roomId: '1', token: true };
const open: ChatEvent[] = [enter, { type: 'opened' }, { type: 'login', rights: RIGHTS }, { type: 'joined', roomId: '1', online: 126 }];

function after(events: readonly ChatEvent[], from: ChatState = CHAT_START): { state: ChatState; commands: ChatCommand[] } {
  const commands: ChatCommand[] = [];
  let state = from;
  for (const event of events) {
    const next = step(state, event);
    commands.push(...next.commands);
    state = next.state;
  }
  return { state, commands };
}

describe('frames', () => {
  // @spec 4.37
  it('have the message ids of the specification', () => {
    expect(CHAT).toEqual({
      heartbeat: 0,
      login: 10001,
      joinRoom: 10002,
      broadcastRoom: 10003,
      speechStatus: 10004,
      messageShield: 10005,
      roomStatus: 10006,
      vipLevel: 10007,
      broadcastJoin: 10008,
      allRoomMaintain: 10009,
      shareBetRecord: 10010,
      history: 10011,
      leaveRoom: 10012,
      score: 10014,
      gift: 10017,
    });
  });

  // @spec 7.51 7.52
  it('that are sent equal the samples', () => {
    expect(HEARTBEAT).toEqual(request.heartbeat);
    expect(loginFrame(request.login.msgData.token, request.login.msgData.uuid)).toEqual(request.login);
    expect(joinFrame('1')).toEqual(request.join);
    expect(leaveFrame('1')).toEqual(request.leave);
    expect(historyFrame('1')).toEqual(request.history);
    expect(textFrame('1', '加油')).toEqual(request.say);
    expect(textFrame('1', '同意', '41003')).toEqual(request.response);
  });

  // @spec 3.22 3.23
  it('of the socket itself are read from the samples: login, join, leave, others who join, speech, VIP', () => {
    const read = (frame: unknown) => readFrame(JSON.stringify(frame));
    expect(read(response.login)).toEqual({ type: 'login', rights: RIGHTS });
    expect(read(response.loginRejected)).toEqual({ type: 'rejected', message: '登录已失效' });
    expect(read(response.join)).toEqual({ type: 'joined', roomId: '1', online: 126 });
    expect(read(response.speechStatus)).toEqual({
      type: 'speech',
      maySpeak: false,
      reason: '您已被禁言',
      until: '2026-11-20T13:00:00.000Z',
    });
    expect(read(response.leave)).toEqual({ type: 'left', roomId: '1' });
    expect(read(response.someoneJoined)).toEqual({ type: 'arrived', roomId: '1', name: '西岭小王', vip: 4, online: 127 });
    expect(read(response.vipLevel)).toEqual({ type: 'vip', vipMin: 1, vipMax: 10 });
  });

  it('of the room are passed on unchanged', () => {
    const own = new Set<number>([CHAT.login, CHAT.joinRoom, CHAT.leaveRoom, CHAT.broadcastJoin, CHAT.speechStatus, CHAT.vipLevel]);
    const others = Object.values(response).filter(({ msgId }) => !own.has(msgId));
    expect(others).toHaveLength(10);
    for (const frame of others) expect(readFrame(JSON.stringify(frame))).toEqual({ type: 'other', frame });
  });

  // @spec 3.23
  it('that are invalid are dropped one by one', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"msgId":"0"}',
      '{"msgId":10001,"msgData":{"code":6000,"data":{}}}',
      '{"msgId":10004}',
      7,
      null,
      `{"msgId":0,"msgData":"${'x'.repeat(17_000)}"}`,
    ]) {
      expect(readFrame(text)).toBeNull();
    }
    fc.assert(fc.property(fc.json(), (text) => void readFrame(text)));
  });
});

describe('the address', () => {
  const LIST = ['wss://chat.example.com'];
  // @spec 7.50
  it('is the configuration’s entry with the handshake parameters, at a listed origin', () => {
    const full = 'wss://chat.example.com/stream/ws/v1/handshake?clientType=web';
    expect(['wss://chat.example.com', 'wss://chat.example.com/'].map((entry) => chatAddress(entry, LIST))).toEqual([full, full]);
    for (const entry of [
      '',
      'chat',
      'wss://evil.example',
      'ws://chat.example.com',
      'wss://chat.example.com@evil.example',
      'wss://a:b@chat.example.com',
      'wss://chat.example.com/?x=1',
      'wss://chat.example.com/#x',
    ]) {
      expect([entry, chatAddress(entry, LIST)]).toEqual([entry, '']);
    }
  });
});

describe('the state machine', () => {
  // @spec 6.04
  it('connects only with a token', () => {
    expect(after([{ type: 'enter', roomId: '1', token: false }])).toEqual({ state: CHAT_START, commands: [] });
    expect(after([enter]).commands).toEqual(['connect']);
  });

  // @spec 4.30 4.31 4.32
  it('on open: connected, a heartbeat, the login, and the count of reconnects restarts', () => {
    const { state, commands } = after([enter, { type: 'lost', token: true }, { type: 'waited', token: true }, { type: 'opened' }]);
    expect(commands).toEqual(['connect', 'disconnect', 'wait', 'connect', 'heartbeat', 'log-in']);
    expect(state).toMatchObject({ status: 1, attempts: 0, rights: null });
    expect(after([enter]).state.status).toBe(0);
  });

  it('joins the room once the login is confirmed', () => {
    const { state, commands } = after(open);
    expect(commands).toEqual(['connect', 'heartbeat', 'log-in', 'join']);
    expect(state).toMatchObject({ status: 1, room: '1', rights: RIGHTS });
    expect(
      after(
        [
          { type: 'enter', roomId: '2', token: true },
          { type: 'joined', roomId: '1', online: 126 },
        ],
        state,
      ).state,
    ).toMatchObject({ wanted: '2', room: null });
  });

  it('leaves a room before it joins another one or closes, and not twice', () => {
    const { state } = after(open);
    const other = after([{ type: 'enter', roomId: '2', token: true }], state);
    expect(other.commands).toEqual(['leave-room', 'join']);
    // The response to the own request names a room that is not joined any more.
    expect(after([{ type: 'left', roomId: '1' }], other.state).state).toEqual(other.state);
    expect(after([{ type: 'leave' }], other.state).commands).toEqual(['disconnect']);
    expect(after([{ type: 'leave' }], state)).toEqual({ state: CHAT_START, commands: ['leave-room', 'disconnect'] });
    expect(after([enter], state).commands).toEqual(['join']);
  });

  it('is out of the room when the platform removes the member, and may enter again', () => {
    const { state } = after([...open, { type: 'left', roomId: '1' }]);
    expect(state).toMatchObject({ phase: 'open', status: 1, room: null, wanted: null, online: null });
    expect(after([enter], state)).toMatchObject({ state: { wanted: '1' }, commands: ['join'] });
  });

  it('shows why a room was not entered until the member tries again', () => {
    const barred = JSON.stringify({ msgId: CHAT.joinRoom, msgData: { code: 10_001, message: '您已被请出聊天室', data: null } });
    const { state } = after([...open, { type: 'left', roomId: '1' }, enter, readFrame(barred) as ChatEvent]);
    expect(state).toMatchObject({ phase: 'open', room: null, wanted: null, barred: '您已被请出聊天室' });
    expect(after([enter], state)).toMatchObject({ state: { wanted: '1', barred: '' }, commands: ['join'] });
  });

  it('counts people who join, by the room’s own number where available, and not in another room', () => {
    const arrived = (name: string, online: number | null, roomId = '1'): ChatEvent => ({ type: 'arrived', roomId, name, vip: 4, online });
    const { state } = after(open);
    expect(after([arrived('西岭小王', 130)], state).state).toMatchObject({ online: 130, arrival: { name: '西岭小王', vip: 4, count: 1 } });
    expect(after([arrived('甲', null, ''), arrived('乙', null)], state).state).toMatchObject({
      online: 128,
      arrival: { name: '乙', count: 2 },
    });
    expect(after([arrived('', 3)], state).state).toMatchObject({ online: 3, arrival: null });
    expect(after([arrived('甲', 9, '2')], state).state).toEqual(state);
    expect(after([arrived('甲', 9)], after([enter, { type: 'opened' }]).state).state).toMatchObject({ online: null, arrival: null });
  });

  // @spec 4.33 4.34
  it('after an error is disconnected and out of the room, and tries again when it has a token', () => {
    const { state } = after(open);
    const lost = after([{ type: 'lost', token: true }], state);
    expect(lost).toMatchObject({ state: { status: 0, room: null, wanted: '1', phase: 'waiting' }, commands: ['disconnect', 'wait'] });
    expect(after([{ type: 'lost', token: false }], state)).toMatchObject({
      state: { status: 0, room: null, rights: null, phase: 'idle' },
      commands: ['disconnect'],
    });
  });

  // @spec 4.35
  it('forgets the login on a reconnect and without a token', () => {
    const { state } = after([...open, { type: 'lost', token: true }]);
    expect(after([{ type: 'waited', token: true }], state).state).toMatchObject({ phase: 'connecting', rights: null });
    expect(after([{ type: 'waited', token: false }], state)).toMatchObject({ state: { phase: 'idle', rights: null }, commands: [] });
    expect(after([...open, { type: 'token-gone' }])).toMatchObject({ state: CHAT_START });
  });

  // @spec 9.16
  it('reconnects five times and then stops', () => {
    const round: ChatEvent[] = [
      { type: 'lost', token: true },
      { type: 'waited', token: true },
    ];
    const { state, commands } = after([enter, ...Array.from({ length: 9 }, () => round).flat()]);
    expect(commands.filter((command) => command === 'connect')).toHaveLength(6);
    expect(state).toMatchObject({ phase: 'idle', status: 0 });
    expect(after([enter], state).commands).toEqual(['connect']);
  });

  // @spec 4.36
  it('closing clears everything', () => {
    expect(after([...open, { type: 'leave' }])).toEqual({
      state: CHAT_START,
      commands: ['connect', 'heartbeat', 'log-in', 'join', 'leave-room', 'disconnect'],
    });
    expect(after([enter, { type: 'lost', token: true }, { type: 'leave' }]).state).toBe(CHAT_START);
  });

  it('does not repeat a rejected login by itself', () => {
    const { state, commands } = after([
      enter,
      { type: 'opened' },
      { type: 'rejected', message: 'x' },
      { type: 'lost', token: true },
      { type: 'waited', token: true },
    ]);
    expect(commands).toEqual(['connect', 'heartbeat', 'log-in', 'disconnect']);
    expect(state).toMatchObject({ phase: 'rejected', status: 0 });
  });

  it('updates the right to speak and the VIP range from later frames while logged in', () => {
    const events: ChatEvent[] = [
      { type: 'speech', maySpeak: false, reason: '您已被禁言', until: null },
      { type: 'vip', vipMin: 3, vipMax: 10 },
    ];
    expect(after([...open, ...events]).state.rights).toEqual({ maySpeak: false, reason: '您已被禁言', until: null, vipMin: 3, vipMax: 10 });
    expect(after([enter, { type: 'opened' }, ...events]).state.rights).toBeNull();
  });

  // @spec 4.29
  it('for any sequence of events is connected only while open, is in a room only while connected, and has rights only with a login of this connection', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constantFrom('lost' as const, 'waited' as const), token: fc.boolean() }),
      fc.record({ type: fc.constant('enter' as const), roomId: fc.constantFrom('1', '2'), token: fc.boolean() }),
      fc.record({ type: fc.constant('joined' as const), roomId: fc.constantFrom('1', '2'), online: fc.nat() }),
      fc.constantFrom<ChatEvent>(
        { type: 'opened' },
        { type: 'leave' },
        { type: 'token-gone' },
        { type: 'login', rights: RIGHTS },
        { type: 'rejected', message: '' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 100 }), (events) => {
        let state = CHAT_START;
        for (const one of events) {
          state = step(state, one).state;
          expect(state.status).toBe(state.phase === 'open' ? 1 : 0);
          if (state.room !== null) expect([state.phase, state.room]).toEqual(['open', state.wanted]);
          if (state.phase === 'connecting' && one.type === 'waited') expect(state.rights).toBeNull();
          expect(state.attempts).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
