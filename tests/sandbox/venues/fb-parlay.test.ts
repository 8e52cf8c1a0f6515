import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { createBetClient, type Leg } from '../../support/fb-bet-client';
import { startVenueHarness, type VenueHarness, type MemberSession } from '../../support/venue-harness';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

let harness: VenueHarness;
let session: MemberSession;
let members = 0;
let client: ReturnType<typeof createBetClient>;

const [TWO, THREE, FOUR]: [Leg, Leg, Leg] = [{ match: 2 }, { match: 3 }, { match: 4 }];
const IN_PLAY: Leg = { match: 1 };
const oddEven: Leg = { match: 4, market: fbMarketId({ matchNumber: 4, kind: 'odd-even', period: 'full', line: null }), type: 7, odds: 1.9 };

describe('parlays at FB', () => {
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    members += 1;
    session = await harness.member(`p${members}`);
    await client.fresh();
  });

  describe('a quote for a parlay', () => {
    it('offers every combination with its number of bets, price and limits', async () => {
      const { sos, bms } = await client.quote([TWO, THREE, FOUR]);
      expect(bms.map((item) => item.au)).toEqual([1, 1, 1]);
      expect(sos).toEqual([
        { sn: 2, in: 3, sodd: 10.0467, mi: 2, mx: 14_191 },
        { sn: 3, in: 1, sodd: 6.1284, mi: 10, mx: 19_498 },
        { sn: 0, in: 4, sodd: 16.1751, mi: 2, mx: 8213 },
      ]);
      expect((await client.quote([TWO, THREE])).sos).toEqual([{ sn: 2, in: 1, sodd: 3.3489, mi: 10, mx: 42_573 }]);
    });

    it('offers none when legs conflict, and none that was not requested', async () => {
      expect((await client.quote([TWO, THREE], false)).sos).toEqual([]);
      expect((await client.quote([TWO])).sos).toEqual([]);
      expect((await client.quote([TWO, { ...TWO, type: 2 }])).sos).toEqual([]);
      const odd = await client.quote([TWO, oddEven]);
      expect(odd.sos).toEqual([]);
      expect(odd.bms.map((item) => item.au)).toEqual([1, 0]);
      await harness.control({ do: 'state', match: 3, state: { suspended: 'control' } });
      expect((await client.quote([TWO, THREE])).sos).toEqual([]);
    });
  });

  describe('placing', () => {
    it('accepts a parlay and a system on the same legs, each as an order', async () => {
      const placed = await client.combos(
        [TWO, THREE, FOUR],
        [
          { size: 3, stake: 10, rid: 'k-3' },
          { size: 0, stake: 5, rid: 'k-0' },
        ],
      );
      expect(placed.map(({ st, ops }) => [st, ops.length, ops[0]?.tr, ops[0]?.rid])).toEqual([
        [4, 3, '3', 'k-3'],
        [4, 3, '0', 'k-0'],
      ]);
      expect(await client.balance()).toBe('970.00');
      const { records } = await client.listed(false);
      expect(records).toMatchObject([
        { sert: 1, sv: 0, bn: 4, us: 5, sat: 20, mla: 80.87, ops: [{ mid: 2 }, { mid: 3 }, { mid: 4 }] },
        { sert: 1, sv: 3, bn: 1, us: 10, sat: 10, mla: 61.28, mwa: 51.28 },
      ]);
    });

    it('returns the first result for a repeat and rejects another bet with its key', async () => {
      const [first] = await client.combos([TWO, THREE], [{ size: 2, stake: 20, rid: 'same' }]);
      expect(await client.combos([TWO, THREE], [{ size: 2, stake: 20, rid: 'same' }])).toEqual([first]);
      expect((await client.multiple([TWO, FOUR], [{ size: 2, stake: 20, rid: 'same' }])).code).toBe(14_004);
      expect(await client.balance()).toBe('980.00');
    });

    it('gives the reason of a rejection', async () => {
      const rejected = async (legs: Leg[], size: number, stake = 20) => (await client.multiple(legs, [{ size, stake }])).code;
      expect(await rejected([TWO, { ...TWO, type: 2, odds: 2.05 }], 2)).toBe(3011);
      expect(await rejected([TWO, oddEven], 2)).toBe(3010);
      expect(await rejected([TWO, THREE], 3)).toBe(5);
      expect(await rejected([TWO, THREE], 1)).toBe(5);
      expect(await rejected([TWO, { ...THREE, odds: 1.9 }], 2)).toBe(3003);
      expect(await rejected([TWO, THREE], 2, 9.99)).toBe(3005);
      expect(await rejected([TWO, THREE, FOUR], 2, 1.99)).toBe(3005);
      expect(await rejected([TWO, THREE], 2, 42_574)).toBe(3008);
      expect(await rejected([TWO, THREE], 2, 1000.01)).toBe(3001);
      expect(await rejected([TWO, { match: 9, market: 7 }], 2)).toBe(14_084);
      expect(await client.balance()).toBe('1000.00');
    });

    it('decides each of several bets separately', async () => {
      const placed = await client.combos(
        [TWO, THREE, FOUR],
        [
          { size: 3, stake: 1001 },
          { size: 2, stake: 10 },
        ],
      );
      expect(placed.map(({ st, ops }) => [st, ops[0]?.tr])).toEqual([
        [2, '3'],
        [4, '2'],
      ]);
      expect(await client.balance()).toBe('970.00');
    });
  });

  describe('in play', () => {
    it('is pending as a whole because of one leg in play, then accepted', async () => {
      const [order] = await client.combos([TWO, IN_PLAY], [{ size: 2, stake: 20 }]);
      expect(order!.st).toBe(1);
      await harness.control({ do: 'world', realShift: 6001 });
      await client.tick();
      expect((await client.stateOf(order!.id)).st).toBe(4);
      await client.end(1, [2, 0]);
      await client.end(2, [2, 0]);
      await client.tick();
      // The leg in play counts from 1-0: one goal more on -0.5/1 is half won.
      expect((await client.listed(true)).records).toMatchObject([{ oc: 4, sa: 51.78, ops: [{ sr: 4 }, { sr: 5, re: '1-0' }] }]);
    });

    it('is rejected as a whole when one leg fails', async () => {
      const [order] = await client.combos([TWO, IN_PLAY], [{ size: 2, stake: 20 }]);
      expect(await client.balance()).toBe('980.00');
      await harness.control({ do: 'state', match: 1, state: { score: [2, 0] } });
      await harness.control({ do: 'world', realShift: 6001 });
      await client.tick();
      expect(await client.stateOf(order!.id)).toMatchObject({ st: 2, rj: 8 });
      expect(await client.balance()).toBe('1000.00');
      await client.end(2, [2, 0]);
      await client.tick();
      expect((await client.listed(true)).records).toMatchObject([{ st: 2, sa: 0, ops: [{ sr: 0 }, { sr: 0 }] }]);
    });
  });

  describe('settlement', () => {
    it('waits for every leg and counts a void one as 1', async () => {
      await client.combos(
        [TWO, THREE, FOUR],
        [
          { size: 3, stake: 10 },
          { size: 2, stake: 10 },
        ],
      );
      await client.end(2, [1, 0]);
      await client.tick();
      expect((await client.listed(false)).records).toMatchObject([{ ops: [{ sr: 5, rs: '1-0' }, { sr: 0 }, { sr: 0 }] }, {}]);
      await client.end(3, [0, 0], { phase: 'abandoned' });
      await client.end(4, [3, 0]);
      await client.tick();
      // Factors 1.415, 1, 1.83.
      expect((await client.listed(true)).records).toMatchObject([
        { sv: 2, st: 5, oc: 4, sa: 58.34, uwl: '28.34', ops: [{ sr: 5 }, { sr: 7, rs: '' }, { sr: 4 }] },
        { sv: 3, st: 5, oc: 4, sa: 25.89, uwl: '15.89' },
      ]);
      expect(await client.balance()).toBe('1044.23');
      expect(await client.audit()).toMatchObject(SOUND_LEDGER);
    });

    it('is lost as soon as no combination can pay, and still reports the other legs’ results', async () => {
      await client.combos(
        [TWO, THREE, FOUR],
        [
          { size: 3, stake: 10 },
          { size: 2, stake: 10 },
        ],
      );
      await client.end(2, [0, 1]);
      await client.tick();
      expect((await client.listed(true)).records).toMatchObject([{ sv: 3, oc: 3, sa: 0, ops: [{ sr: 3 }, { sr: 0 }, { sr: 0 }] }]);
      expect((await client.listed(false)).records).toMatchObject([{ sv: 2 }]);
      await client.end(3, [2, 0]);
      await client.end(4, [2, 0]);
      await client.tick();
      const { records } = await client.listed(true);
      expect(records.map(({ sv, sa, ops }) => [sv, sa, ops.map(({ sr }) => sr)])).toEqual([
        [2, 33.48, [3, 4, 4]],
        [3, 0, [3, 4, 4]],
      ]);
      expect(await client.audit()).toMatchObject(SOUND_LEDGER);
    });

    it('returns the stake when every leg is void', async () => {
      await client.combos([TWO, THREE], [{ size: 2, stake: 10 }]);
      for (const match of [2, 3]) await client.end(match, [0, 0], { phase: 'cancelled' });
      await client.tick();
      expect((await client.listed(true)).records).toMatchObject([{ oc: 7, sa: 10, uwl: '0.00' }]);
      expect(await client.balance()).toBe('1000.00');
    });
  });
});
