import { randomUUID } from 'node:crypto';
import { dividendCheckCall, dividendLeadCall, dividendReceiveCall } from '@pavilion/contract/calls/bonus.calls';
import { promotionListCall } from '@pavilion/contract/calls/promotion.calls';
import { depositCreateCall } from '@pavilion/contract/calls/deposit.calls';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { transactionListCall } from '@pavilion/contract/calls/transaction.calls';
import { giftListCall } from '@pavilion/contract/calls/gift.calls';
import { withdrawInfoCall } from '@pavilion/contract/calls/withdraw.calls';
import { newRealName } from '../../support/friend-client';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { holdDecisions, passDelay } from '../../support/real-delay';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY } from '../../support/time';
import { takeSandbox, TEST_NOON } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

const NOW = Date.parse(TEST_NOON);
const WEEK = { from: new Date(NOW - 7 * DAY).toISOString(), to: new Date(NOW + DAY).toISOString(), page: 1, size: 20 };
const FIRST_DEPOSIT = '81002';
const REVIEWED = '81006';

describe('bonuses by rule', () => {
  let sandbox: Sandbox;
  let keys = 0;
  beforeEach(async () => {
    sandbox = await takeSandbox();
    await holdDecisions(sandbox.control);
  }, 90_000);

  const newKey = () => `bonus-key-${(keys += 1)}`;
  const receive = (token: string, id: string, key = newKey(), uuid = TEST_UUID) =>
    sendCall(sandbox.origin, dividendReceiveCall, { id }, { token, uuid, headers: { 'idempotency-key': key } });
  const bonus = async (token: string, id: string) => {
    const { data } = await sendCall(sandbox.origin, dividendLeadCall, {}, { token });
    return data.list.find((one) => one.id === id)!;
  };
  const balance = async (token: string) => (await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data.balance;
  const gifts = async (token: string, body: object = {}) =>
    (await sendCall(sandbox.origin, giftListCall, { ...WEEK, ...body }, { token })).data;

  async function deposit(token: string, amount: string) {
    const { data } = await sendCall(
      sandbox.origin,
      depositCreateCall,
      { method: 'ecny', amount },
      { token, headers: { 'idempotency-key': newKey() } },
    );
    await sandbox.control.deposit(data.orderId, 'confirm');
    return data.credit;
  }

  it('gives a tenth of the first deposit, as a source of turnover and under its name in the records', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '0.00', realName: newRealName() });
    expect(await bonus(token, FIRST_DEPOSIT)).toMatchObject({
      status: 3,
      upTo: true,
      amount: '888.00',
      reason: '首笔存款到账满 100 币后可领',
    });
    expect(await receive(token, FIRST_DEPOSIT)).toMatchObject({ status_code: 10_001, message: '首笔存款到账满 100 币后可领' });
    const credit = Number(await deposit(token, '500.00'));
    const amount = (Math.floor(credit * 10) / 100).toFixed(2);
    expect(await bonus(token, FIRST_DEPOSIT)).toMatchObject({
      status: 0,
      upTo: false,
      amount,
      turnover: 3,
      turnoverBase: 'depositAndBonus',
    });
    expect((await sendCall(sandbox.origin, dividendCheckCall, {}, { token })).data.count).toBe(3);
    expect((await receive(token, FIRST_DEPOSIT)).data).toMatchObject({ amount, status: 2 });
    const { data: info } = await sendCall(sandbox.origin, withdrawInfoCall, {}, { token });
    // Turnover of three times deposit and bonus together.
    const required = ((credit + Number(amount)) * 3).toFixed(2);
    expect(info.turnover![0]).toMatchObject({ source: 'bonus', title: '首存礼', amount, required, locked: amount });
    const records = (await sendCall(sandbox.origin, transactionListCall, { ...WEEK, types: ['bonus'] }, { token })).data;
    expect(records.list).toMatchObject([{ title: '首存礼', amount }]);
    const record = await gifts(token);
    expect(record.list).toMatchObject([
      { id: records.list[0]!.id, kind: 'bonus', state: 'credited', title: '首存礼', amount, required, done: '0.00' },
    ]);
    expect(record.totals[0]).toEqual({ kind: 'bonus', count: 1, amount, required, done: '0.00' });
  });

  it('credits a reviewed bonus when its review ends, once', async () => {
    const { token, userName } = await sandbox.control.member({ uuid: TEST_UUID, balance: '0.00', realName: '欧阳测试' });
    const first = await receive(token, REVIEWED, 'review-key-1');
    expect(first.data).toMatchObject({ amount: '18.80', status: 1 });
    expect((await receive(token, REVIEWED, 'review-key-1')).data).toEqual(first.data);
    expect(await receive(token, REVIEWED)).toMatchObject({ status_code: 10_001, message: '该红利正在审核，请勿重复申请' });
    expect([await balance(token), (await bonus(token, REVIEWED)).status]).toEqual(['0.00', 1]);
    expect((await gifts(token)).list).toMatchObject([{ state: 'reviewing', amount: '18.80', title: '实名认证礼' }]);
    expect((await gifts(token)).totals[0]).toMatchObject({ count: 0, amount: '0.00' });
    await passDelay(sandbox.control, 6_000);
    expect([await balance(token), (await bonus(token, REVIEWED)).status]).toEqual(['18.80', 2]);
    const [claim] = await sandbox.control.bonuses(userName);
    expect(await sandbox.control.bonus(claim!.claimId, 'reject')).toMatchObject({ state: 'credited' });
    expect(await balance(token)).toBe('18.80');
    expect((await receive(token, REVIEWED, 'review-key-1')).data).toMatchObject({ status: 2 });
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('moves no money for a rejected claim, which states the reason and stays listed', async () => {
    const { token, userName } = await sandbox.control.member({ uuid: TEST_UUID, balance: '0.00', realName: '欧阳测试' });
    await receive(token, REVIEWED);
    const [claim] = await sandbox.control.bonuses(userName);
    await sandbox.control.bonus(claim!.claimId, 'reject');
    expect(await bonus(token, REVIEWED)).toMatchObject({ status: 3, reason: '审核未通过，如有疑问请联系客服' });
    expect((await receive(token, REVIEWED)).status_code).toBe(10_001);
    expect(await balance(token)).toBe('0.00');
    const rejected = await gifts(token, { state: 'rejected' });
    expect(rejected.list).toMatchObject([{ state: 'rejected', reason: '审核未通过，如有疑问请联系客服' }]);
    expect((await gifts(token, { state: 'credited' })).list).toEqual([]);
  });

  it('rejects a member whose account is barred, and another member’s key', async () => {
    const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '0.00', flags: { canClaimBonus: false } });
    expect(await receive(token, '81001')).toMatchObject({ status_code: 10_001, message: '当前账号不能参加优惠，请联系客服' });
    expect((await sendCall(sandbox.origin, dividendCheckCall, {}, { token })).data.hasDividend).toBe(false);
    const uuid = randomUUID().toUpperCase();
    const one = await sandbox.control.member({ uuid: TEST_UUID, balance: '0.00', realName: newRealName() });
    const two = await sandbox.control.member({ uuid, balance: '0.00', realName: newRealName() });
    await receive(one.token, '81001', 'shared-key-1');
    expect((await gifts(two.token)).list).toEqual([]);
    expect((await receive(two.token, '81001', 'shared-key-1', uuid)).data).toMatchObject({ status: 2 });
    expect([await balance(one.token), await balance(two.token)]).toEqual(['88.00', '88.00']);
    expect(await receive(one.token, '81006', 'shared-key-1')).toMatchObject({ status_code: 10_003 });
  });

  it('lists promotions to everyone, each with a bonus of its members', async () => {
    const { data } = await sendCall(sandbox.origin, promotionListCall, {});
    const { token } = await sandbox.control.member({ uuid: TEST_UUID });
    const { data: lead } = await sendCall(sandbox.origin, dividendLeadCall, {}, { token });
    expect(new Set(lead.list.map(({ promotionId }) => promotionId))).toEqual(new Set(data.list.map(({ id }) => id)));
    await sandbox.control.fault({ call: 'POST /act/api/v1/activity/list', statusCode: 10_001, times: 1 });
    expect((await sendCall(sandbox.origin, promotionListCall, {})).status_code).toBe(10_001);
  });
});
