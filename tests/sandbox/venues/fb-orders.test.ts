import * as z from '@pavilion/contract/schema';
import { fbPlacedSchema, fbQuoteSchema, fbUserSchema } from '@pavilion/contract/venues/fb.bet.wire';
import { fbOrderStatusSchema, fbRecordSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { startVenueHarness, type VenueHarness, type MemberSession } from '../../support/venue-harness';
import { EVENING } from '../../support/fake-world';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

let harness: VenueHarness;
let session: MemberSession;
let members = 0;

const LIVE = { phase: 'second-half', running: true, seconds: 3000, score: [1, 0], halfScore: [1, 0], suspended: null, endedAt: null };
const handicap = (matchNumber: number, line = -3) => fbMarketId({ matchNumber, kind: 'handicap', period: 'full', line });

interface Single {
  stake?: number | string;
  change?: 0 | 1 | 2;
  market?: number;
  type?: number;
  odds?: number;
  format?: number;
  rid?: string;
}
const single = ({ stake = 50, change = 1, market = handicap(2), type = 1, odds = 1.83, format = 1, rid }: Single = {}) => ({
  unitStake: stake,
  oddsChange: change,
  betOptionList: [{ marketId: market, optionType: type, odds, oddsFormat: format }],
  ...(rid ? { relatedId: rid } : {}),
});

const send = (...singles: Single[]) =>
  harness.send(session, '/v1/order/bet/singlePass', { singleBetList: singles.map(single), currencyId: 1 });
async function place(options: Single = {}) {
  const { code, data } = await send(options);
  expect(code).toBe(0);
  return z.parse(fbPlacedSchema, data)[0]!;
}
const rejected = async (options: Single) => (await send(options)).code;
const balance = async () => z.parse(fbUserSchema, (await harness.send(session, '/v1/user/base', {})).data).bl;
async function stateOf(id: string) {
  return z.parse(fbOrderStatusSchema, (await harness.send(session, '/v1/order/getStakeOrderStatus', { orderIds: [id] })).data)[0]!;
}
async function listed(isSettled: boolean, extra: object = {}) {
  const range = { startTime: EVENING - 1, endTime: EVENING + 1e9 };
  const { data } = await harness.send(session, '/v1/order/new/bet/list', { isSettled, ...range, ...extra });
  const response = z.parse(fbRecordsSchema, data);
  return { ...response, records: response.records.map((record) => z.parse(fbRecordSchema, record)) };
}
async function quote(market: number, match: number, type = 1) {
  const body = { betMatchMarketList: [{ marketId: market, matchId: match, type, oddsType: 1 }], isSelectSeries: false, currencyId: 1 };
  return z.parse(fbQuoteSchema, (await harness.send(session, '/v1/order/batchBetMatchMarketOfJumpLine', body)).data).bms[0]!;
}
const end = (match: number, score: number[], extra: object = {}) =>
  harness.control({
    do: 'state',
    match,
    state: { phase: 'ended', endedAt: EVENING + 1, score, halfScore: [0, 0], running: false, ...extra },
  });
const audit = () => harness.control({ do: 'audit' });

describe('orders at FB', () => {
  beforeAll(async () => {
    harness = await startVenueHarness();
  });
  afterAll(() => harness.stop());

  beforeEach(async () => {
    members += 1;
    session = await harness.member(`m${members}`);
    await harness.control({ do: 'world', at: EVENING, speed: 1, realShift: 0 });
    await harness.control({ do: 'state', match: 1, state: LIVE });
    for (const match of [2, 3]) {
      await harness.control({
        do: 'state',
        match,
        state: { phase: 'not-started', score: [0, 0], halfScore: null, endedAt: null, suspended: null, running: false },
      });
    }
    await harness.control({ do: 'price', match: 2, kind: 'handicap', line: -3, prices: ['1.83', '2.05'] });
  });

  describe('authorization', () => {
    it('returns 14010 for an unknown token and 14009 for a visitor who calls as a member', async () => {
      expect((await harness.send(null, '/v1/match/statistical', {})).code).toBe(14_010);
      expect((await harness.send({ token: 'fbtk-nobody' }, '/v1/user/base', {})).code).toBe(14_010);
      const guest = (await harness.control({ do: 'guest' })) as { token: string };
      expect((await harness.send(guest, '/v1/match/getList', { type: 6 })).code).toBe(0);
      expect((await harness.send(guest, '/v1/user/base', {})).code).toBe(14_009);
      expect((await harness.send(guest, '/v1/order/new/bet/list', { isSettled: false })).code).toBe(14_009);
      expect((await harness.send(guest, '/v1/order/bet/singlePass', { singleBetList: [single()] })).code).toBe(14_009);
    });

    it('lets a session last twelve hours, and returns 14010 after that', async () => {
      const HOUR = 3_600_000;
      await harness.control({ do: 'aged', memberId: session.memberId, age: 11.9 * HOUR });
      expect((await harness.send(session, '/v1/user/base', {})).code).toBe(0);
      await harness.control({ do: 'aged', memberId: session.memberId, age: 12 * HOUR });
      expect((await harness.send(session, '/v1/user/base', {})).code).toBe(14_010);
    });

    it('returns 5 for an invalid body', async () => {
      expect((await harness.send(session, '/v1/match/getList', {})).code).toBe(5);
      expect((await harness.send(session, '/v1/order/new/bet/list', { isSettled: true })).code).toBe(5);
    });

    it('limits the rate of a caller', async () => {
      const codes = await Promise.all(
        Array.from({ length: 120 }, () => harness.send(session, '/v1/order/bet/singlePass', { singleBetList: [] })),
      );
      expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([5, 12]));
    });
  });

  describe('quotes', () => {
    it('give price, limits and no score before kick-off', async () => {
      const item = await quote(handicap(2), 2);
      expect(item).toMatchObject({ mid: handicap(2), ss: 1, ip: 0, smin: 10, smax: 50_000, re: null, op: { od: 1.83, nm: '-0.5/1' } });
      expect(item.omid).toBeUndefined();
    });

    it('give the score in play, and lower limits at long prices', async () => {
      const item = await quote(fbMarketId({ matchNumber: 1, kind: 'winner', period: 'full', line: null }), 1, 2);
      expect(item).toMatchObject({ ip: 1, re: '1-0', scs: [1, 0], smax: 12_190, op: { od: 9.2 } });
    });

    it('name the line that replaced the old one', async () => {
      await harness.control({ do: 'price', match: 2, kind: 'handicap', line: -5, prices: ['1.9', '1.95'] });
      expect(await quote(handicap(2), 2)).toMatchObject({ omid: handicap(2), mid: handicap(2, -5), ss: 1, op: { nm: '-1/1.5', od: 1.9 } });
      expect(await rejected({})).toBe(3002);
    });

    it('report suspended and closed', async () => {
      await harness.control({ do: 'state', match: 1, state: { suspended: 'goal' } });
      expect(await quote(handicap(1), 1)).toMatchObject({ ss: 0 });
      expect(await rejected({ market: handicap(1) })).toBe(3002);
      await harness.control({ do: 'state', match: 1, state: { suspended: null, endedAt: EVENING, phase: 'ended' } });
      expect(await quote(handicap(1), 1)).toEqual({ mid: handicap(1), ss: -1 });
      expect(await quote(handicap(2), 3)).toEqual({ mid: handicap(2), ss: -1 });
      expect(await quote(7, 2)).toEqual({ mid: 7, ss: -1 });
    });
  });

  describe('placing', () => {
    it('accepts a bet before kick-off at once and takes its stake', async () => {
      const order = await place({ rid: 'one' });
      expect(order).toMatchObject({ st: 4, ops: [{ mid: 2, od: 1.83, of: 1, rid: 'one' }] });
      expect(await balance()).toBe('950.00');
      expect(await stateOf(order.id)).toEqual({ oid: order.id, st: 4, rj: 0, rjs: '' });
    });

    it('returns the first result for a repeat, even for both at once, and rejects another bet with the same key', async () => {
      const [first, second] = await Promise.all([place({ rid: 'k' }), place({ rid: 'k' })]);
      expect(second).toEqual(first);
      expect(await place({ rid: 'k' })).toEqual(first);
      expect(await balance()).toBe('950.00');
      expect(await rejected({ rid: 'k', stake: 60 })).toBe(14_004);
      const stranger = await harness.member(`other${members}`);
      const other = await harness.send(stranger, '/v1/order/bet/singlePass', { singleBetList: [single({ rid: 'k' })] });
      expect(z.parse(fbPlacedSchema, other.data)[0]!.id).not.toBe(first.id);
      expect(
        z.parse(fbOrderStatusSchema, (await harness.send(stranger, '/v1/order/getStakeOrderStatus', { orderIds: [first.id] })).data),
      ).toEqual([]);
    });

    it('applies the odds policy', async () => {
      expect(await rejected({ odds: 1.84, change: 0 })).toBe(3003);
      expect(await rejected({ odds: 1.82, change: 0 })).toBe(3003);
      expect(await rejected({ odds: 1.84, change: 1 })).toBe(3003);
      expect((await place({ odds: 1.82, change: 1 })).ops[0]!.od).toBe(1.83);
      expect((await place({ odds: 1.9, change: 2 })).ops[0]!.od).toBe(1.83);
    });

    it('gives the reason of a rejection', async () => {
      expect(await rejected({ stake: 9.99 })).toBe(3005);
      expect(await rejected({ stake: 50_010 })).toBe(3008);
      expect(await rejected({ stake: 1000.01 })).toBe(3001);
      expect(await rejected({ stake: 10.001 })).toBe(5);
      expect(await rejected({ stake: -10 })).toBe(5);
      expect(await rejected({ format: 3 })).toBe(14_089);
      expect(await rejected({ market: 7 })).toBe(14_084);
      expect(await rejected({ type: 4 })).toBe(14_084);
      expect(await balance()).toBe('1000.00');
      expect((await listed(false)).total).toBe(0);
    });

    it('decides each of several bets separately', async () => {
      const { code, data } = await send(
        { rid: 'a', stake: 100 },
        { rid: 'b', odds: 5 },
        { rid: 'c', stake: '900.01' },
        { rid: 'd', stake: 900 },
      );
      expect(code).toBe(0);
      expect(z.parse(fbPlacedSchema, data).map((row) => [row?.st, row?.ops[0]?.rid])).toEqual([
        [4, 'a'],
        [2, 'b'],
        [2, 'c'],
        [4, 'd'],
      ]);
      expect(await balance()).toBe('0.00');
      expect((await send(...Array.from({ length: 11 }, () => ({})))).code).toBe(14_090);
    });
  });

  describe('in play', () => {
    it('is pending, then accepted when nothing happened', async () => {
      const order = await place({ market: handicap(1), rid: 'p' });
      expect(order.st).toBe(1);
      await harness.control({ do: 'world', realShift: 3900 });
      await harness.control({ do: 'tick' });
      expect((await stateOf(order.id)).st).toBe(1);
      await harness.control({ do: 'world', realShift: 6001 });
      await harness.control({ do: 'tick' });
      expect((await stateOf(order.id)).st).toBe(4);
      expect((await place({ market: handicap(1), rid: 'p' })).st).toBe(1);
      expect((await listed(false)).records).toMatchObject([{ id: order.id, st: 4, ops: [{ ip: 1, re: '1-0', ms: 5 }] }]);
    });

    it.each([
      ['a goal', { score: [2, 0] }, 8],
      ['a suspension', { suspended: 'control' }, 4],
      ['the end', { phase: 'ended', endedAt: EVENING + 1 }, 7],
    ])('rejects a bet after %s and returns the stake', async (_name, state, rj) => {
      const order = await place({ market: handicap(1) });
      expect(await balance()).toBe('950.00');
      await harness.control({ do: 'state', match: 1, state });
      await harness.control({ do: 'world', realShift: 6001 });
      await harness.control({ do: 'tick' });
      expect(await stateOf(order.id)).toMatchObject({ st: 2, rj });
      expect(await balance()).toBe('1000.00');
      expect((await listed(false)).total).toBe(0);
      const closed = await listed(true);
      expect(closed.records).toMatchObject([{ id: order.id, st: 2, rj, sa: 0, oc: 0 }]);
      expect(closed.sts).toMatchObject([{ ct: 0, sa: 0 }]);
    });
  });

  describe('settlement', () => {
    it('pays a half-won quarter line to the cent, once', async () => {
      const order = await place({ stake: 10.01 });
      await end(2, [1, 0]);
      await harness.control({ do: 'tick' });
      await harness.control({ do: 'tick' });
      expect(await balance()).toBe('1004.15');
      expect((await listed(false)).total).toBe(0);
      const { records, sts } = await listed(true);
      expect(records).toMatchObject([
        { id: order.id, st: 5, oc: 5, sat: 10.01, sa: 14.16, uwl: '4.15', mla: 18.31, mwa: 8.3, ops: [{ sr: 5, rs: '1-0', li: '-0.5/1' }] },
      ]);
      expect(sts).toEqual([{ cid: 1, ct: 1, sa: 10.01, pa: 14.16, cwl: 4.15 }]);
      expect(await audit()).toMatchObject(SOUND_LEDGER);
    });

    it('counts an in-play handicap from the score at the bet', async () => {
      await place({ market: handicap(1) });
      await harness.control({ do: 'world', realShift: 6001 });
      await harness.control({ do: 'tick' });
      await end(1, [2, 0], { halfScore: [1, 0] });
      await harness.control({ do: 'tick' });
      expect((await listed(true)).records).toMatchObject([{ oc: 5, ops: [{ re: '1-0', rs: '2-0' }] }]);
    });

    it('settles first-half markets at half time', async () => {
      const half = fbMarketId({ matchNumber: 2, kind: 'total', period: 'first-half', line: 10 });
      await place({ market: half, type: 4, odds: 1.999 });
      await place();
      await harness.control({ do: 'state', match: 2, state: { phase: 'half-time', score: [2, 1], halfScore: [2, 1] } });
      await harness.control({ do: 'tick' });
      expect((await listed(true)).records).toMatchObject([{ oc: 4, sa: 99.95, ops: [{ pe: 1002, rs: '2-1' }] }]);
      expect((await listed(false)).total).toBe(1);
    });

    it('voids the bets on an abandoned match', async () => {
      await place({ stake: 1000 });
      await harness.control({ do: 'state', match: 2, state: { phase: 'abandoned', endedAt: EVENING + 1 } });
      await harness.control({ do: 'tick' });
      expect(await balance()).toBe('1000.00');
      expect((await listed(true)).records).toMatchObject([{ st: 5, oc: 7, sa: 1000, uwl: '0.00' }]);
    });

    it('settles markets that were decided before a match was abandoned, and voids the rest', async () => {
      await place({ market: fbMarketId({ matchNumber: 2, kind: 'total', period: 'full', line: 10 }), type: 4, odds: 1.999 });
      await place({ stake: 100 });
      await harness.control({
        do: 'state',
        match: 2,
        state: { phase: 'abandoned', score: [2, 2], halfScore: [1, 1], endedAt: EVENING + 1 },
      });
      await harness.control({ do: 'tick' });
      const records = (await listed(true)).records.toSorted((a, b) => a.sat - b.sat);
      expect(records).toMatchObject([
        { oc: 4, sa: 99.95, ops: [{ rs: '2-2' }] },
        { oc: 7, sa: 100 },
      ]);
    });

    it('pages and filters by time', async () => {
      for (let i = 0; i < 3; i += 1) {
        await harness.control({ do: 'world', at: EVENING + i * 1000 });
        await place({ stake: 10 + i });
      }
      expect((await listed(false, { size: 2, current: 2 })).records.map((record) => record.sat)).toEqual([10]);
      expect((await listed(false, { startTime: EVENING + 1000 })).total).toBe(3);
      expect((await listed(false, { startTime: EVENING + 1000, unsettledAllowTimeRange: true })).total).toBe(2);
      await end(2, [0, 0]);
      await harness.control({ do: 'tick' });
      expect((await listed(true, { startTime: EVENING + 1000, endTime: EVENING + 1000 })).records.map((record) => record.sat)).toEqual([
        11,
      ]);
      expect((await listed(true, { timeType: 2, startTime: EVENING + 2000 })).total).toBe(3);
    });

    it('settles many bets in batches, each once, with two settlement workers', async () => {
      const crowd = await harness.member(`crowd${members}`, '10000000');
      await harness.control({ do: 'fill', memberId: crowd.memberId, count: 350 });
      await end(2, [2, 0]);
      await Promise.all([harness.control({ do: 'tick' }), harness.control({ do: 'tick' })]);
      await harness.control({ do: 'tick' });
      const { data } = await harness.send(crowd, '/v1/user/base', {});
      expect(z.parse(fbUserSchema, data).bl).toBe('102905.00');
      expect(await audit()).toMatchObject({ ...SOUND_LEDGER, openBets: 0 });
    });
  });
});
