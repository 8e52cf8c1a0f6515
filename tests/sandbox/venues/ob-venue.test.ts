import { gunzipSync, inflateSync } from 'node:zlib';
import { loginCall } from '@pavilion/contract/calls/member.calls';
import { limitSetCall } from '@pavilion/contract/calls/limit.calls';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { spellOf } from '../../../sandbox/venues/ob/menu.handlers';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import { readSample } from '../../support/sample';
import { SOUND_LEDGER } from '../../support/control-client';

/** The sandbox's OB by its wire alone: rejected calls and their form. */
const launchBody = readSample<{ request: { body: object } }>('venue-launch-obty').request.body;
const BET = '/yewu13/v1/betOrder';

interface Envelope {
  code: string;
  msg: string;
  data: unknown;
}

interface ObSession {
  token: string;
  cuid: string;
}

interface MarketRow {
  hid: string;
  hv: string;
  hn: number;
  ol: { oid: string; ot: string; on: string; os: number; ov: number }[];
}
interface Row {
  mid: string;
  csid: string;
  tid: string;
  ms: number;
  msc: string[];
  hps: { hpid: string; hl: MarketRow[] }[];
}

let sandbox: Sandbox;
let guest: ObSession;
let member: ObSession;

beforeAll(async () => {
  sandbox = await takeSandbox();
  guest = await openSession(null);
  member = await newMember();
}, 90_000);

async function openSession(token: string | null): Promise<ObSession> {
  const { data } = await sendCall(sandbox.origin, venueLaunchCall, launchBody, token === null ? {} : { token });
  const user = await get('/yewu12/api/user/getUserInfo', { token: data.token! }, { requestId: data.token! });
  return { token: data.token!, cuid: (user.data as { userId: string }).userId };
}

async function newMember(balance = '5000.00', own: object | null = null): Promise<ObSession> {
  const { token } = await sandbox.control.member({ balance, uuid: TEST_UUID });
  if (own) await sendCall(sandbox.origin, limitSetCall, own, { token });
  return openSession(token);
}

async function get(path: string, query: Record<string, string>, headers: Record<string, string>): Promise<Envelope> {
  const response = await fetch(`${sandbox.obOrigin}${path}?${new URLSearchParams(query)}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Envelope;
}

async function post(path: string, body: object, { token, cuid }: Partial<ObSession> = member): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', ...(token ? { requestId: token } : {}) };
  const response = await fetch(`${sandbox.obOrigin}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, ...(cuid ? { cuid } : {}) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Envelope;
}

/** Content of a packed response; `form` is its compression. */
function unpack(data: unknown): { form: 'gzip' | 'zlib'; inner: unknown } {
  const bytes = Buffer.from(data as string, 'base64');
  const form = bytes[0] === 0x1f ? 'gzip' : 'zlib';
  return {
    form,
    inner: JSON.parse(decodeURIComponent((form === 'gzip' ? gunzipSync(bytes) : inflateSync(bytes)).toString('utf8'))) as unknown,
  };
}

const LIVE_LIST = { path: '/yewu11/v1/m/matchesPagePB', body: { euid: '40600', type: 1, sort: 2, device: 'v2_h5', cpn: 1, cps: 50 } };
const TODAY_LIST = { path: '/yewu11/v1/m/noLiveMatchesPagePB', body: { ...LIVE_LIST.body, euid: '40602', type: 3 } };

async function rowsOf({ path, body }: { path: string; body: object }): Promise<Row[]> {
  return unpack((await post(path, body)).data).inner as Row[];
}

/** The first open option of a play, and the bet on it as a client makes it. */
async function betOn(list: { path: string; body: object }, hpid: string, change: Record<string, unknown> = {}, stake = '50') {
  for (const row of await rowsOf(list)) {
    const line = row.hps.find((play) => play.hpid === hpid)?.hl[0];
    const option = line?.ol.find(({ os, ov }) => os === 1 && ov > 0);
    if (!line || !option) continue;
    const score = /^S1\|(.*)$/.exec(row.msc.find((text) => text.startsWith('S1|')) ?? '')?.[1] ?? '';
    const live = row.ms === 1;
    const detail = {
      sportId: Number(row.csid),
      matchId: row.mid,
      matchType: live ? 2 : 1,
      tournamentId: row.tid,
      playId: hpid,
      marketId: line.hid,
      marketValue: line.hv,
      playOptionsId: option.oid,
      playOptions: option.ot,
      playOptionName: option.on,
      placeNum: line.hn,
      odds: option.ov,
      oddFinally: (Math.floor(option.ov / 1000) / 100).toFixed(2),
      marketTypeFinally: 'EU',
      betAmount: stake,
      scoreBenchmark: live && hpid === '4' ? score : '',
      ...change,
    };
    return { detail, body: bodyOf([detail]) };
  }
  throw new Error('nothing is sold');
}

const bodyOf = (details: object[], seriesType = 1, seriesSum = 1, useAcceptOdds = 2) => ({
  useAcceptOdds,
  deviceType: 1,
  deviceImei: '',
  preBet: 0,
  seriesOrders: [{ seriesType, seriesSum, fullBet: 0, orderDetailList: details }],
});

const place = (body: object, who: ObSession = member) => post(`${BET}/client/bet`, body, who);

it('rejects a bet beyond one of the member’s own limits like a restricted account, with a sentence that names the limit', async () => {
  const limited = await newMember('5000.00', { kind: 'stake', period: 'day', limit: '60.00' });
  const { body } = await betOn(TODAY_LIST, '1');
  expect((await place(body, limited)).code).toBe('0000000');
  const rejected = await place((await betOn(TODAY_LIST, '1', {}, '11')).body, limited);
  expect(rejected).toMatchObject({ code: '0400461', msg: '超过您设置的每日投注限额，今日还可投 10.00 币，可在「理性投注」查看' });
});

describe('authorization', () => {
  it('rejects a caller without a token, without a cuid, or with another member’s cuid', async () => {
    expect((await post(LIVE_LIST.path, LIVE_LIST.body, { cuid: member.cuid })).code).toBe('0400401');
    expect((await post(LIVE_LIST.path, LIVE_LIST.body, { token: 'obtk-none', cuid: member.cuid })).code).toBe('0400401');
    expect((await post(LIVE_LIST.path, LIVE_LIST.body, { token: member.token })).code).toBe('0401026');
    expect((await post(LIVE_LIST.path, LIVE_LIST.body, { token: member.token, cuid: guest.cuid })).code).toBe('0400401');
    expect((await get('/yewu12/api/user/amount', { rdm: '1' }, { requestId: member.token })).code).toBe('0401026');
  });

  it('lets a guest read, and requires a login for member calls', async () => {
    expect((await post(LIVE_LIST.path, LIVE_LIST.body, guest)).code).toBe('0000000');
    for (const path of [`${BET}/client/bet`, `${BET}/recordUserPreference`, `${BET}/client/getOrderListV3PB`])
      expect((await post(path, {}, guest)).code).toBe('0401002');
  });

  it('limits the rate of bets with a message', async () => {
    const hasty = await newMember();
    const codes = await Promise.all(Array.from({ length: 70 }, async () => (await post(`${BET}/client/bet`, {}, hasty)).code));
    expect(codes.filter((code) => code === '0401038').length).toBe(10);
    expect(await post(`${BET}/client/bet`, {}, hasty)).toMatchObject({ code: '0401038', msg: '网络异常，请稍后再试', data: null });
  });
});

describe('responses', () => {
  it('compresses responses of PB paths, long ones by gzip and short ones by zlib, with exact ids and prices', async () => {
    const { form, inner } = unpack((await post(TODAY_LIST.path, TODAY_LIST.body)).data);
    expect(form).toBe('gzip');
    const [row] = inner as Row[];
    expect(row!.mid).toMatch(/^\d{19}$/);
    expect(row!.hps[0]!.hl[0]).toMatchObject({ hid: expect.stringMatching(/^\d{19}$/) as string, hn: 1 });
    const { inner: none, form: short } = unpack((await post(TODAY_LIST.path, { ...TODAY_LIST.body, tid: '999999' })).data);
    expect([none, short]).toEqual([[], 'zlib']);
    expect(
      (await get('/yewu11/v1/m/category/getCategoryList', { mid: row!.mid, cuid: member.cuid }, { requestId: member.token })).data,
    ).toContainEqual(expect.objectContaining({ id: '0', marketName: '所有投注' }));
  });

  it('requires the menu and type of a list', async () => {
    expect((await post(LIVE_LIST.path, { ...LIVE_LIST.body, euid: undefined })).code).toBe('0408006');
    expect((await post(LIVE_LIST.path, { ...LIVE_LIST.body, type: 3 })).code).toBe('9999999');
    expect(await rowsOf({ ...LIVE_LIST, body: { ...LIVE_LIST.body, euid: '99999' } })).toEqual([]);
  });

  it('groups leagues into hot ones and by letter', async () => {
    const { data } = await get(
      '/yewu11/v1/m/getFilterMatchListPB',
      { type: '3', euid: '40602', device: 'v2_h5', inputText: '', cuid: member.cuid },
      { requestId: member.token },
    );
    const spells = (unpack(data).inner as { spell: string }[]).map(({ spell }) => spell);
    expect(spells.every((spell) => /^(HOT|[A-Z#])$/.test(spell))).toBe(true);
    expect([...spells]).toEqual([...new Set(spells)]);
    expect(['英格兰', '德国', '西班牙', '阿根廷', 'J联赛', '1'].map(spellOf)).toEqual(['Y', 'D', 'X', 'A', 'J', '#']);
  });
});

describe('bets', () => {
  it('ignores the odds policy of a bet until a preference was saved', async () => {
    const fresh = await newMember();
    const { detail } = await betOn(TODAY_LIST, '1');
    const dearer = { ...detail, odds: detail.odds + 1000, oddFinally: (Math.floor((detail.odds + 1000) / 1000) / 100).toFixed(2) };
    expect((await place(bodyOf([dearer]), fresh)).code).toBe('0402009');
    expect(await post(`${BET}/recordUserPreference`, { userBetPrefer: 2 }, fresh)).toMatchObject({ code: '0000000', data: true });
    expect((await place(bodyOf([dearer]), fresh)).code).toBe('0000000');
    expect((await place(bodyOf([dearer], 1, 1, 1), fresh)).code).toBe('0402009');
    expect((await place(bodyOf([dearer], 1, 1, 3), fresh)).code).toBe('0402009');
  });

  it('requires the correct score for an in-play handicap, and none before kick-off', async () => {
    const live = await betOn(LIVE_LIST, '4');
    expect((await place(bodyOf([{ ...live.detail, scoreBenchmark: '' }]))).code).toBe('0402041');
    expect((await place(bodyOf([{ ...live.detail, scoreBenchmark: '9:9' }]))).code).toBe('0402009');
    expect(await place(live.body)).toMatchObject({
      code: '0000000',
      data: { orderDetailRespList: [{ orderStatusCode: 2, betMoney: '50', marketType: 'EU' }] },
    });
    expect((await place((await betOn(TODAY_LIST, '4', { scoreBenchmark: '0:0' })).body)).code).toBe('0402040');
  });

  it.each([
    ['a stage that differs from the match’s', { matchType: 2 }, '0402002'],
    ['a wrong final price', { oddFinally: '9.99' }, '0402027'],
    ['a type of odds that it does not support', { marketTypeFinally: 'MY' }, '0402027'],
    ['another market kind’s number', { playId: '2' }, '0402011'],
    ['another match', { matchId: '3100200300000000001' }, '0402011'],
    ['a market that never existed', { marketId: '5000000001000000001' }, '0402016'],
    ['an option of another market', { playOptionsId: '7000000001000000001' }, '0402016'],
    ['a price that has moved', { odds: 150_000, oddFinally: '1.50' }, '0402009'],
    ['too little', { betAmount: '9.99' }, '0402020'],
    ['too much', { betAmount: '60000' }, '0402020'],
    ['fractions of a cent', { betAmount: '10.001' }, '0402020'],
    ['more than the balance', { betAmount: '1000.01' }, '0400454'],
  ])('rejects %s', async (_name, change, code) => {
    const poor = await newMember('1000.00');
    expect((await place((await betOn(TODAY_LIST, '1', change)).body, poor)).code).toBe(code);
  });

  it('rejects a match that appears twice in a series, and counts its bets', async () => {
    const { detail } = await betOn(TODAY_LIST, '1');
    expect((await place(bodyOf([detail, detail], 2001, 1))).code).toBe('0400456');
    expect((await place(bodyOf([detail], 2001, 1))).code).toBe('9999999');
    expect((await place(bodyOf([detail, detail], 2001, 3))).code).toBe('9999999');
  });

  it('accepts the same bet once when a browser repeats a broken call', async () => {
    const { body } = await betOn(TODAY_LIST, '1');
    const owner = await newMember();
    const codes = (await Promise.all([place(body, owner), place(body, owner)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000000', '0402014']);
    const { inner } = unpack((await post(`${BET}/client/getOrderListV3PB`, { orderStatus: 0, page: 1, size: 20 }, owner)).data);
    expect(inner).toMatchObject({ total: '1' });
    // A rejected bet is not taken: the same bet may follow at once.
    const poor = await newMember('1000.00');
    const dear = {
      ...body,
      seriesOrders: [{ ...body.seriesOrders[0]!, orderDetailList: [{ ...body.seriesOrders[0]!.orderDetailList[0]!, betAmount: '1001' }] }],
    };
    expect([(await place(dear, poor)).code, (await place(dear, poor)).code]).toEqual(['0400454', '0400454']);
  });

  it('returns 0 for those of several orders that the balance does not cover', async () => {
    const { token } = await sandbox.control.member({ balance: '60.00', uuid: TEST_UUID });
    const thin = await openSession(token);
    const { detail } = await betOn(TODAY_LIST, '1');
    const single = { seriesType: 1, seriesSum: 1, fullBet: 0, orderDetailList: [detail] };
    const response = await place({ ...bodyOf([detail]), seriesOrders: [single, single] }, thin);
    expect(response).toMatchObject({
      code: '0000000',
      data: { orderDetailRespList: [{ orderStatusCode: 1 }, { orderStatusCode: 0, orderNo: '' }] },
    });
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });
});

it('the member’s number has 18 digits and is the same in every launch', async () => {
  const { userName, password } = await sandbox.control.member({});
  const { data } = await sendCall(sandbox.origin, loginCall, { userName, password });
  const [first, second] = [await openSession(data.token), await openSession(data.token)];
  expect(first.cuid).toMatch(/^\d{18}$/);
  expect([second.cuid, second.token === first.token]).toEqual([first.cuid, false]);
});
