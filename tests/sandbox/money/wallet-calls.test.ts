import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import {
  autoTransferCall,
  venueWalletCall,
  walletListCall,
  walletRecallCall,
  walletTransferCall,
} from '@pavilion/contract/calls/wallet.calls';
import type { WalletCode } from '@pavilion/contract/constants';
import { toMinor } from '@pavilion/number/money';
import { TEST_UUID, sendCall } from '../../support/platform-client';
import { startSandbox, type Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

const DONE = 1;
const UNKNOWN = 0;
const FAILED = 2;

let sandbox: Sandbox;

const audited = async () => expect(await sandbox.control.audit()).toMatchObject({ ...SOUND_LEDGER, strayBets: 0 });

/** 100.00 in the centre, 20.00 at IM, 30.00 at OB, nothing at FB. */
const newcomer = async (autoTransfer = false) =>
  (await sandbox.control.member({ uuid: TEST_UUID, balance: '100.00', wallets: { IMTY: '20.00', OBTY: '30.00' }, autoTransfer })).token;

const headers = (key: string) => (key ? { 'idempotency-key': key } : undefined);
const transfer = (token: string, key: string, from: WalletCode, to: WalletCode, amount: string, uuid = TEST_UUID) =>
  sendCall(sandbox.origin, walletTransferCall, { from, to, amount }, { token, uuid, headers: headers(key) });
const recall = (token: string, key: string, codes?: readonly string[]) =>
  sendCall(sandbox.origin, walletRecallCall, { codes }, { token, headers: headers(key) });
const setAutoTransfer = (token: string, key: string, on: boolean) =>
  sendCall(sandbox.origin, autoTransferCall, { on }, { token, headers: headers(key) });
const balances = async (token: string) => {
  const { data } = await sendCall(sandbox.origin, walletListCall, {}, { token });
  return [data.balance, ...data.venues.map(({ balance }) => balance)];
};
const fault = (venue: string, how: object) => sandbox.control.fault({ call: `POST /wallets/${venue}/transfer`, times: 1, ...how });
const rows = (response: { data: { list: { code: string; amount: string; status: number }[] } }) =>
  response.data.list.map(({ code, amount, status }) => [code, amount, status]);

describe('wallet calls', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);
  afterEach(async () => {
    await sandbox.control.clearFaults();
    await audited();
  });

  describe('transfers', () => {
    // @spec 2.47
    it('move money either way, once per key', async () => {
      const token = await newcomer();
      const first = await transfer(token, 'key-0001', 'CENTER', 'FBTY', '40.00');
      expect(first.data).toEqual({ from: 'CENTER', to: 'FBTY', amount: '40.00', status: DONE });
      expect((await transfer(token, 'key-0001', 'CENTER', 'FBTY', '40.00')).data).toEqual(first.data);
      expect(await balances(token)).toEqual(['60.00', '20.00', '30.00', '40.00']);
      expect((await transfer(token, 'key-0002', 'OBTY', 'CENTER', '0.01')).data.status).toBe(DONE);
      expect(await balances(token)).toEqual(['60.01', '20.00', '29.99', '40.00']);
      expect(await transfer(token, 'key-0001', 'CENTER', 'FBTY', '41.00')).toMatchObject({
        status_code: 10_003,
        message: '请求编号已用于另一项操作',
      });
      expect((await sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 1 }, { token })).data).toMatchObject({
        balance: '60.01',
        flags: { autoTransfer: false },
      });
    });

    it('happen once when many arrive at the same moment', async () => {
      const token = await newcomer();
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, index) => transfer(token, `storm-${index % 3}-x`, 'CENTER', 'FBTY', '40.00')),
      );
      // 100.00 suffices for two of three.
      const verdicts = new Map(results.map((response, index) => [index % 3, response.status_code]));
      for (const [index, response] of results.entries()) expect(response.status_code).toBe(verdicts.get(index % 3));
      expect([...verdicts.values()].toSorted((a, b) => a - b)).toEqual([6000, 6000, 10_001]);
      expect(await balances(token)).toEqual(['20.00', '20.00', '30.00', '80.00']);
    });

    // @spec 2.47
    it('return the stored result on a repeat, without calling the venue again', async () => {
      const token = await newcomer();
      const first = await transfer(token, 'key-0009', 'CENTER', 'FBTY', '40.00');
      for (const how of [{ drop: 'before' }, { httpStatus: 500 }]) {
        await fault('FBTY', how);
        expect((await transfer(token, 'key-0009', 'CENTER', 'FBTY', '40.00')).data).toEqual(first.data);
        await sandbox.control.clearFaults();
      }
      expect(await balances(token)).toEqual(['60.00', '20.00', '30.00', '40.00']);
    });

    // @spec 2.47
    it('a key belongs to one request, even when others arrive with it at the same moment', async () => {
      for (let round = 0; round < 10; round += 1) {
        const token = await newcomer();
        const both = await Promise.all((['IMTY', 'OBTY'] as const).map((venue) => transfer(token, 'one-key-1', 'CENTER', venue, '5.00')));
        expect(both.map(({ status_code }) => status_code).toSorted()).toEqual([10_003, 6000]);
        expect((await balances(token))[0]).toBe('95.00');
        const kinds = await Promise.all([
          transfer(token, 'one-key-2', 'CENTER', 'FBTY', '5.00'),
          recall(token, 'one-key-2', ['FBTY']),
          setAutoTransfer(token, 'one-key-2', true),
        ]);
        expect(kinds.map(({ status_code }) => status_code).toSorted()).toEqual([10_003, 10_003, 6000]);
      }
    });

    it('that were rejected stay rejected under their key, with the reason', async () => {
      const token = await newcomer();
      const poor = await transfer(token, 'key-0010', 'CENTER', 'FBTY', '100.01');
      expect(poor).toMatchObject({ status_code: 10_001, message: '转出钱包余额不足，款项未变动', data: { why: 'balance' } });
      await transfer(token, 'key-0011', 'IMTY', 'CENTER', '20.00');
      // The amount would suffice now: a late repeat must not move it.
      expect((await transfer(token, 'key-0010', 'CENTER', 'FBTY', '100.01')).status_code).toBe(10_001);
      await fault('FBTY', { statusCode: 10_001 });
      expect(await transfer(token, 'key-0012', 'CENTER', 'FBTY', '1.00')).toMatchObject({ status_code: 10_001, data: { why: 'venue' } });
      expect((await transfer(token, 'key-0012', 'CENTER', 'FBTY', '1.00')).status_code).toBe(10_001);
      expect(await balances(token)).toEqual(['120.00', '0.00', '30.00', '0.00']);
    });

    it('without the venue’s response are unknown, and the same key finds the result', async () => {
      const token = await newcomer();
      for (const drop of ['before', 'after'] as const) {
        await fault('FBTY', { drop });
        expect((await transfer(token, `lost-${drop}`, 'CENTER', 'FBTY', '10.00')).data.status).toBe(UNKNOWN);
        expect((await transfer(token, `lost-${drop}`, 'CENTER', 'FBTY', '10.00')).data.status).toBe(DONE);
      }
      expect(await balances(token)).toEqual(['80.00', '20.00', '30.00', '20.00']);
    });

    it('reject two venues, the central wallet twice, a zero amount, a missing key, another device, a visitor, and 免转 on', async () => {
      const token = await newcomer();
      const codes = await Promise.all([
        transfer(token, 'key-0020', 'IMTY', 'FBTY', '1.00'),
        transfer(token, 'key-0021', 'CENTER', 'CENTER', '1.00'),
        transfer(token, 'key-0022', 'CENTER', 'FBTY', '0.00'),
        transfer(token, '', 'CENTER', 'FBTY', '1.00'),
        transfer(token, 'key-0023', 'CENTER', 'FBTY', '1.00', '3F2504E0-4F89-41D3-9A0C-0305E82C3302'),
        transfer('', 'key-0024', 'CENTER', 'FBTY', '1.00'),
        transfer(await newcomer(true), 'key-0025', 'CENTER', 'FBTY', '1.00'),
      ]);
      expect(codes.map(({ status_code }) => status_code)).toEqual([10_003, 10_003, 10_003, 10_003, 10_004, 10_004, 10_001]);
      expect(await balances(token)).toEqual(['100.00', '20.00', '30.00', '0.00']);
    });
  });

  describe('the list', () => {
    it('shows a venue that does not respond without an amount, and the others normally', async () => {
      const token = await newcomer();
      await sandbox.control.fault({ call: 'POST /wallets/OBTY/balance', drop: 'before', times: 2 });
      expect(await balances(token)).toEqual(['100.00', '20.00', null, '0.00']);
      const one = () => sendCall(sandbox.origin, venueWalletCall, { code: 'OBTY' }, { token });
      expect((await one()).data).toEqual({ code: 'OBTY', name: 'OB体育', balance: null, lockMoney: null });
      expect((await one()).data).toMatchObject({ balance: '30.00', lockMoney: '0.00' });
    });
  });

  describe('recall', () => {
    it('empties every venue, returns the same result for the same key, and does not take money that came later', async () => {
      const token = await newcomer();
      const first = await recall(token, 'all-00001');
      expect(rows(first)).toEqual([
        ['IMTY', '20.00', DONE],
        ['OBTY', '30.00', DONE],
        ['FBTY', '0.00', DONE],
      ]);
      expect(first.data.balance!).toBe('150.00');
      await transfer(token, 'back-0001', 'CENTER', 'FBTY', '5.00');
      expect(rows(await recall(token, 'all-00001'))).toEqual(rows(first));
      expect(await balances(token)).toEqual(['145.00', '0.00', '0.00', '5.00']);
    });

    // @spec 2.45
    it('names the venue that failed and leaves its money there, returns the rest, and a retry completes it', async () => {
      const token = await newcomer();
      await fault('OBTY', { httpStatus: 503 });
      const first = await recall(token, 'part-0001');
      expect(rows(first)).toEqual([
        ['IMTY', '20.00', DONE],
        ['OBTY', '0.00', FAILED],
        ['FBTY', '0.00', DONE],
      ]);
      expect(first.data.list[1]!.message).toBe('OB体育暂时无法转账，款项未变动');
      expect(await balances(token)).toEqual(['120.00', '0.00', '30.00', '0.00']);
      expect(rows(await recall(token, 'part-0002', ['OBTY']))).toEqual([['OBTY', '30.00', DONE]]);
      expect(await balances(token)).toEqual(['150.00', '0.00', '0.00', '0.00']);
    });
  });

  describe('免转钱包', () => {
    it('returns all money when switched on, moves nothing when switched off, and ignores a late request', async () => {
      const token = await newcomer();
      await fault('IMTY', { drop: 'after' });
      const on = await setAutoTransfer(token, 'turn-0001', true);
      expect([on.data.autoTransfer, rows(on)]).toEqual([
        true,
        [
          ['IMTY', '0.00', UNKNOWN],
          ['OBTY', '30.00', DONE],
          ['FBTY', '0.00', DONE],
        ],
      ]);
      expect(rows(await setAutoTransfer(token, 'turn-0001', true))[0]).toEqual(['IMTY', '20.00', DONE]);
      expect((await setAutoTransfer(token, 'turn-0002', false)).data).toEqual({ autoTransfer: false, list: [] });
      expect((await setAutoTransfer(token, 'turn-0001', true)).data.autoTransfer).toBe(false);
      expect(await setAutoTransfer(token, 'turn-0001', false)).toMatchObject({ status_code: 10_003 });
      expect(await balances(token)).toEqual(['150.00', '0.00', '0.00', '0.00']);
    });

    it('leaves no money behind when switched during a transfer', async () => {
      const token = await newcomer();
      const [on] = await Promise.all([
        setAutoTransfer(token, 'race-0001', true),
        ...[1, 2, 3, 4].map((n) => transfer(token, `race-in-${n}`, 'CENTER', 'FBTY', '10.00')),
      ]);
      expect(on.data.autoTransfer).toBe(true);
      expect(await balances(token)).toEqual(['150.00', '0.00', '0.00', '0.00']);
    });
  });
});

it('after kill -9 every key moved its money once or not at all, and a repeat completes it', async () => {
  let own = await startSandbox({ folder: 'temp' });
  sandbox = own;
  const token = await newcomer();
  const send1 = (index: number) =>
    transfer(token, `kill-${index}-key`, index % 2 ? 'OBTY' : 'CENTER', index % 2 ? 'CENTER' : 'FBTY', '1.00');
  const indexes = Array.from({ length: 20 }, (_, index) => index);
  const running = indexes.map((index) =>
    send1(index).then(
      (response) => response.data.status === DONE,
      () => null,
    ),
  );
  await Promise.any(running);
  await own.kill();
  const acknowledged = (await Promise.all(running)).filter((done) => done).length;
  own = await own.restart();
  sandbox = own;
  const sum = (texts: readonly (string | null)[]) => texts.reduce((total, text) => total + toMinor(text!), 0n);
  const after = await balances(token);
  expect(sum(after)).toBe(15_000n);
  expect(Number(toMinor(after[3]!) + 3000n - toMinor(after[2]!)) / 100).toBeGreaterThanOrEqual(acknowledged);
  for (const index of indexes) expect((await send1(index)).data.status).toBe(DONE);
  expect(await balances(token)).toEqual(['100.00', '20.00', '20.00', '10.00']);
  await audited();
  await own.stop();
  await own.forget();
});
