import { dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { newRealName } from '../../support/friend-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

const ID = '81001';

describe('bonuses', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  const newcomer = async () => (await sandbox.control.member({ uuid: TEST_UUID, balance: '10.00', realName: newRealName() })).token;
  const receive = (token: string, key: string, id = ID, uuid = TEST_UUID) =>
    sendCall(sandbox.origin, dividendReceiveCall, { id }, { token, uuid, headers: key ? { 'idempotency-key': key } : {} });
  const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance;

  // @spec 7.25
  it('pays once, returns the same result for the same key, and rejects another key because the bonus is claimed', async () => {
    const token = await newcomer();
    const first = await receive(token, 'key-00001');
    expect(first.data).toMatchObject({ id: ID, amount: '88.00', status: 2 });
    expect((await receive(token, 'key-00001')).data).toEqual(first.data);
    expect(await receive(token, 'key-00002')).toMatchObject({ status_code: 10_001, message: '该红利已领取', data: null });
    expect(await balance(token)).toBe('98.00');
    expect((await sendCall(sandbox.origin, dividendLeadCall, {}, { token })).data).toMatchObject({
      total: 6,
      list: expect.arrayContaining([expect.objectContaining({ id: ID, status: 2 })]),
    });
    const { list, ...counts } = (await sendCall(sandbox.origin, dividendCheckCall, {}, { token })).data;
    expect([counts, list!.map(({ id }) => id)]).toEqual([{ hasDividend: true, count: 1 }, ['81006']]);
  });

  it('pays once when many claim at the same moment, and the ledger balances', async () => {
    const token = await newcomer();
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => receive(token, `storm-${index % 4}-x`)));
    const paid = results.filter((response) => response.status_code === 6000);
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map((response) => response.data.receivedAt)).size).toBe(1);
    expect(results.filter((response) => response.status_code !== 6000).every((response) => response.message === '该红利已领取')).toBe(true);
    expect(await balance(token)).toBe('98.00');
    expect(await sandbox.control.audit()).toMatchObject({ balanced: true, negativeMembers: 0 });
  });

  it('rejects a call without key, an unknown bonus, another device and a visitor', async () => {
    const token = await newcomer();
    expect(await receive(token, '')).toMatchObject({ status_code: 10_003 });
    expect(await receive(token, 'key-00003', '99999')).toMatchObject({ status_code: 10_001 });
    expect(await receive(token, 'key-00003', ID, '3F2504E0-4F89-41D3-9A0C-0305E82C3302')).toMatchObject({ status_code: 10_004 });
    for (const call of [dividendCheckCall, dividendLeadCall]) {
      expect(await sendCall(sandbox.origin, call as typeof dividendCheckCall, {})).toMatchObject({ status_code: 10_004 });
    }
    expect(await balance(token)).toBe('10.00');
  });

  it('expires a week after registration', async () => {
    const token = await newcomer();
    await sandbox.control.clock({ advanceMs: 7 * 86_400_000 + 1000 });
    expect((await sendCall(sandbox.origin, dividendLeadCall, {}, { token })).data.list[0]!.status).toBe(4);
    expect(await receive(token, 'key-00004')).toMatchObject({ status_code: 10_001, message: '该红利已过期' });
  });
});
