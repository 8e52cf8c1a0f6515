import { CHAT } from '@pavilion/contract/chat.wire';
import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { rebateClaimCall, rebateDayCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { ChatConnection } from '../../support/chat-client';
import { SOUND_LEDGER } from '../../support/control-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions, passDelay } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, HOUR } from '../../support/time';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

/** Longer than the venue's delay of any bet in play. */
const DECISION_MS = 10_000;
/** Full-time 1X2 on FB's wire. */
const WINNER = 1005;
const FULL_TIME = 1001;
const LAUNCH = {
  enName: 'FBTY',
  appSendMoney: 0,
  activity: '',
  gameCode: '',
  https: 1,
  isApp: 0,
  isSure: 1,
  isPreload: 0,
  isManualLaunch: 0,
  siteId: 3001,
  temporaryParam: '',
};

interface WireMatch {
  id: string | number;
  mg: { mty: number; pe: number; mks: { id: string | number; ss: number; op: { od: number; ty: number }[] }[] }[];
}

let sandbox: Sandbox;
const info = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token })).data;
const vip = async (token: string) => (await sendCall(sandbox.origin, vipInfoCall, {}, { token })).data;

async function fb(token: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.fbOrigin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Authorization: token },
    body: JSON.stringify({ languageType: 'CMN', ...body }),
  });
  const { code, data } = (await response.json()) as { code: number; data: unknown };
  expect({ path, code }).toEqual({ path, code: 0 });
  return data;
}

/** A bet on a live match at FB that is confirmed; returns the match's id. */
async function betLive(member: string, coins: number): Promise<string> {
  const token = (await sendCall(sandbox.origin, venueLaunchCall, LAUNCH, { token: member })).data.token ?? '';
  const { records } = (await fb(token, '/v1/match/getList', { type: 1, sportId: 1, size: 50 })) as { records: WireMatch[] };
  const live = await sandbox.control.matches('live');
  for (const match of live) {
    const market = records
      .find(({ id }) => String(id) === String(match.ids.FBTY))
      ?.mg.find(({ mty, pe }) => mty === WINNER && pe === FULL_TIME)?.mks[0];
    const option = market?.op.find(({ od }) => od >= 1.6 && od < 4);
    if (!market || market.ss !== 1 || !option) continue;
    await fb(token, '/v1/order/bet/singlePass', {
      singleBetList: [
        {
          unitStake: coins,
          oddsChange: 2,
          betOptionList: [{ marketId: market.id, optionType: option.ty, odds: option.od, oddsFormat: 1 }],
        },
      ],
      currencyId: 1,
    });
    await passDelay(sandbox.control, DECISION_MS);
    return match.id;
  }
  throw new Error('no live match to bet on');
}

beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);
beforeEach(async () => {
  await holdDecisions(sandbox.control);
  await sandbox.control.clock({ set: TEST_NOON });
});

it('a member starts at the level of registration, and its benefits count', async () => {
  const made = await sandbox.control.member({ uuid: TEST_UUID, vipLevel: 5 });
  expect(await info(made.token)).toMatchObject({ vipLevel: 5 });
  expect(await vip(made.token)).toMatchObject({ level: 5, stake: '0.00', keep: null, history: [{ from: null, to: 5, reason: 'joined' }] });
  expect((await sendCall(sandbox.origin, withdrawInfoCall, {}, { token: made.token })).data.freeLeft).toBe(5);
});

// @spec 6.06
it('a settlement raises the level in member info and in the chat, and the rebate appears in the records under its own name', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '5000.00' });
  const matchId = await betLive(token, 1000);
  const room = (await sandbox.control.matches('live')).find(({ id }) => id !== matchId);
  const line = await ChatConnection.enter(sandbox.origin, token, `FBTY-${room!.ids.FBTY}`);
  await sandbox.control.chat({ vip: { min: 1, max: 10 } });
  line.sendMessage(`FBTY-${room!.ids.FBTY}`, '还不能说');
  expect(await line.next(CHAT.broadcastRoom, ({ code }) => code)).toMatchObject({ code: 10_001, message: 'VIP 1 至 VIP 10 可以发言' });

  await sandbox.control.event(matchId, { type: 'finish' });
  expect(await info(token)).toMatchObject({ vipLevel: 1 });
  expect(await vip(token)).toMatchObject({ level: 1, stake: '1000.00' });
  // The line was opened before the promotion began.
  line.sendMessage(`FBTY-${room!.ids.FBTY}`, '现在可以了');
  expect(await line.next(CHAT.broadcastRoom)).toMatchObject({ content: '现在可以了', vipLevel: 1 });

  await sandbox.control.clock({ advanceMs: DAY });
  const { list } = (await sendCall(sandbox.origin, rebateListCall, {}, { token })).data;
  expect(list[1]).toMatchObject({ day: '2026-11-21', state: 'claimable', amount: '2.50' });
  const claimed = await sendCall(
    sandbox.origin,
    rebateClaimCall,
    { days: ['2026-11-21'] },
    { token, headers: { 'idempotency-key': 'vip-level-claim' } },
  );
  expect(claimed.data.total).toBe('2.50');
  const from = new Date(Date.parse(TEST_NOON)).toISOString();
  const to = new Date(Date.parse(TEST_NOON) + DAY + HOUR).toISOString();
  const body = { types: ['bonus'], from, to, page: 1, size: 20 };
  const rows = (await sendCall(sandbox.origin, transactionListCall, body, { token })).data.list;
  expect(rows.map(({ title, amount }) => [title, amount])).toEqual([
    ['11 月 21 日返水', '2.50'],
    ['新会员赠送', '5000.00'],
  ]);
  // No turnover is required for it.
  expect((await sendCall(sandbox.origin, withdrawInfoCall, {}, { token })).data.turnover).toEqual([]);
  expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
});

it('rejects visitors, another device and broken requests, and reports injected faults', async () => {
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  for (const [call, body] of [
    [vipInfoCall, {}],
    [rebateListCall, {}],
    [rebateDayCall, { day: '2026-11-21', page: 1, size: 20 }],
    [rebateClaimCall, { days: ['2026-11-20'] }],
  ] as const) {
    expect(await sendCall(sandbox.origin, call as typeof vipInfoCall, body)).toMatchObject({ status_code: 10_004 });
  }
  const headers = { 'idempotency-key': 'vip-level-other' };
  const uuid = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
  expect(await sendCall(sandbox.origin, rebateClaimCall, { days: ['2026-11-20'] }, { token, uuid, headers })).toMatchObject({
    status_code: 10_004,
  });
  for (const day of ['2026-1-1', 'today', '2026-11-31']) {
    expect(await sendCall(sandbox.origin, rebateDayCall, { day, page: 1, size: 20 }, { token })).toMatchObject({ status_code: 10_003 });
  }
  await sandbox.control.fault({ call: 'POST /site/api/v1/vip/info', statusCode: 10_001, times: 1 });
  expect((await sendCall(sandbox.origin, vipInfoCall, {}, { token })).status_code).toBe(10_001);
});
