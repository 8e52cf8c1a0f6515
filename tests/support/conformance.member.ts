import type { AlterFrame, AlterRule } from './altering-proxy';
import { json, rejection } from './conformance.alter';
import { of, type SeededFault, SITE, type Upstream } from './conformance.fault';

const member =
  (call: string) =>
  (name: string, path: string, alter: AlterRule['alter'], sentence: string, more: Partial<SeededFault> = {}): SeededFault =>
    of('platform', 'member')(name, path, alter, sentence, { calls: [call], ...more });

const chat = (name: string, frame: AlterFrame, sentence: string | RegExp): SeededFault => ({
  name,
  at: 'chat',
  group: 'chat',
  frame,
  sentence,
});
const response =
  (msgId: number, change: (data: { code: number; data: unknown }) => void): AlterFrame =>
  (frame) => {
    if (frame.msgId === msgId) change(frame.msgData as { code: number; data: unknown });
    return frame;
  };

/** Gives the repeat of a key an order of its own. */
const keys = new Set<unknown>();
const secondResponse: AlterRule['alter'] = (reply, headers) => {
  const key = headers['idempotency-key'];
  if (keys.has(key)) json((body) => ((body.data.orderId = '1'), body))(reply, headers);
  if (key) keys.add(key);
};

const bets = (at: Upstream) => of(at, 'bets');
const write = of('platform', 'write');
const CREATE = `POST ${SITE}/finance/deposit/create`;

/** Calls that members read, the chat, and commands. */
export const MEMBER_FAULTS: readonly SeededFault[] = [
  member('memberInfo')(
    'a balance as a number',
    `POST ${SITE}/user/member/info`,
    json((body) => (body.data && (body.data.balance = 10_000), body)),
    'data.balance: expected text, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  member('memberInfo')(
    'no locked money',
    `POST ${SITE}/user/member/info`,
    json((body) => (body.data && delete body.data.lockMoney, body)),
    'data.lockMoney: expected an amount, since withLockMoney is 1, found nothing. The wallet cannot show the money of open bets.',
  ),
  member('memberInfo')(
    'a balance that is null',
    `POST ${SITE}/user/member/info`,
    json((body) => (body.data && (body.data.balance = null), body)),
    'data.balance: expected an amount, found null. Nobody can bet or withdraw.',
  ),
  member('memberJwt')(
    'a chat token that is no JWT',
    `GET ${SITE}/user/member/jwt`,
    json((body) => ({ ...body, data: 'opaque' })),
    'data: expected a JWT: header.claims.signature, found other text. The chat’s login frame contains it.',
  ),
  member('depositMethods')(
    'a limit without cents',
    `POST ${SITE}/finance/deposit/methods`,
    json((body) => ((body.data.list[0].min = '10'), body)),
    'data.list.0.min: expected decimal text with two places, found other text. The site accepts it.',
    { level: 'warning' },
  ),
  of('platform', 'member')(
    'a token that is too short',
    `POST ${SITE}/user/login`,
    json((body) => (body.data?.token && (body.data.token = 'short'), body)),
    'data.token: expected at least 16 characters, found other text.',
    { login: true, calls: ['memberInfo'] },
  ),
  of('platform', 'member')(
    'a session that outlives its logout',
    `POST ${SITE}/user/member/info`,
    rejection(10004, 6000, {}),
    'status_code: expected 10004 (auth) or 6001 (loggedInElsewhere), found 6000 (success). An ended session must not stay valid.',
    { login: true, calls: ['memberJwt'] },
  ),
  bets('FBTY')(
    'FB’s balance as a number',
    'POST /v1/user/base',
    json((body) => ((body.data.bl = 10_000), body)),
    'data.bl: expected text, found a number. The site accepts it.',
    { level: 'warning' },
  ),
  bets('IMTY')(
    'IM’s balance as text',
    'POST /api/mobile/GetBalance',
    json((body) => ({ ...body, AvailableBalance: '10' })),
    'AvailableBalance: expected a number, found text. The site accepts it.',
    { level: 'warning' },
  ),
  bets('OBTY')(
    'records that are a list',
    'POST /yewu13/v1/betOrder/client/getOrderListV3PB',
    json((body) => ({ ...body, data: [] })),
    'data: expected an object, found a list.',
  ),
  bets('OBTY')(
    'counts below nothing',
    '*',
    json((body) => (body.data?.TY === undefined ? body : { ...body, data: { TY: -1 } })),
    'data.TY: expected at least 0, found a number. The site works without it.',
    { level: 'warning' },
  ),
  write(
    'a repeat that pays twice',
    CREATE,
    secondResponse,
    'data.orderId: expected the order of the first call, found another. A lost response would pay twice.',
  ),
  write(
    'a key that accepts other content',
    CREATE,
    json((body) => (body.status_code === 10003 ? { status_code: 6000, message: '', data: {} } : body)),
    'status_code: expected a rejection (any code but 6000), found 6000 (success). One key belongs to one content.',
  ),
  member('memberJwt')(
    'a chat token that has expired',
    `GET ${SITE}/user/member/jwt`,
    json((body) => ({ ...body, data: `e30.${Buffer.from('{"exp":1}').toString('base64url')}.e30` })),
    'data: expected a JWT that is valid now, found an expired one. The chat rejects its login.',
  ),
  member('mallOrderList')(
    'a page longer than requested',
    `POST ${SITE}/user/limit/history`,
    json((body) => ({ ...body, data: { ...body.data, list: Array.from({ length: 11 }, () => null) } })),
    'data.list: expected at most 10 rows, as requested, found 11. Later pages repeat rows or miss them.',
    { calls: ['limitHistory'] },
  ),
  write(
    'a payment without a key',
    CREATE,
    rejection(10003, 6000, {}),
    'status_code: expected 10003 (validation), found 6000 (success). A call that moves money needs a key, or a repeat pays twice.',
  ),
  chat(
    'a rejected login',
    response(10001, (data) => (data.code = 10004)),
    'msgData.code: expected 6000, found 10004.',
  ),
  chat(
    'a login without rights',
    response(10001, (data) => (data.data = {})),
    'msgData.data.speechStatus: expected a number, found nothing.',
  ),
  chat(
    'no heartbeat',
    (frame) => (frame.msgId === 0 ? null : frame),
    'expected a response to the heartbeat frame, found none in time. The site reconnects after a silence.',
  ),
  chat(
    'a closed room',
    response(10002, (data) => (data.code = 10001)),
    'msgData.code: expected 6000, found 10001.',
  ),
  chat(
    'frames that are no JSON',
    (frame) => (frame.msgId === 0 ? 'pong' : frame),
    '(frame): expected a JSON text frame, found another frame.',
  ),
];
