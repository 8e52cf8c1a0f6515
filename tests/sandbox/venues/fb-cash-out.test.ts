import { createBetClient } from '../../support/fb-bet-client';
import { startVenueHarness, type VenueHarness, type MemberSession } from '../../support/venue-harness';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

let harness: VenueHarness;
let session: MemberSession;
let members = 0;
let client: ReturnType<typeof createBetClient>;

describe('cash-out at FB', () => {
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    members += 1;
    session = await harness.member(`c${members}`);
    await client.fresh();
  });

  /** 1.83 at 1.83 under 6 %: 1/1.06 of the stake, less 5 %. */
  const AT_ONCE = 0.8962;
  const moveTo = (home: string, away: string) =>
    harness.control({ do: 'price', match: 2, kind: 'handicap', line: -3, prices: [home, away] });

  it('prices an open order from the current prices, less 5 %', async () => {
    const { id } = await client.single({ match: 2 });
    expect(await client.prices(id)).toEqual([{ oid: id, amt: AT_ONCE, st: 1, smis: 10, pmis: 10 }]);
    await moveTo('1.22', '4.2');
    expect((await client.prices(id))[0]!.amt).toBe(1.3443);
    await moveTo('6.1', '1.11');
    expect((await client.prices(id))[0]!.amt).toBe(0.2688);
  });

  it('prices a parlay by all its legs, decided ones by their results', async () => {
    const [order] = await client.combos([{ match: 2 }, { match: 3 }], [{ size: 2, stake: 10 }]);
    expect((await client.prices(order!.id))[0]!.amt).toBe(0.8454);
    await client.end(3, [2, 0]);
    await client.tick();
    expect((await client.prices(order!.id))[0]!.amt).toBe(1.64);
  });

  it('gives no price while a leg is suspended or locked, and none for an order that is not open', async () => {
    const { id } = await client.single({ match: 2 });
    const inPlay = await client.single({ match: 1 });
    await harness.control({ do: 'state', match: 2, state: { suspended: 'goal' } });
    expect(await client.prices(id, inPlay.id)).toEqual([{ oid: id, amt: 0, st: 0, smis: 10, pmis: 10 }]);
    expect((await client.cashOut(id, 50, 0.1)).code).toBe(3002);
    await client.fresh();
    const stranger = await harness.member(`s${members}`);
    expect((await harness.send(stranger, '/v1/order/cashOut/price', { orderIds: [id] })).data).toEqual([]);
    expect((await harness.send(stranger, '/v1/order/cashOut/bet', { orderId: id, cashOutStake: 50, unitCashOutPayoutStake: 0 })).code).toBe(
      14_002,
    );
    expect((await client.cashOut(inPlay.id, 50, 0)).code).toBe(3002);
  });

  it('cashes out the whole order once', async () => {
    const { id } = await client.single({ match: 2 });
    const [first, second] = await Promise.all([client.cashOut(id, 50, AT_ONCE), client.cashOut(id, 50, AT_ONCE)]);
    // The same message at once may be the browser's own repeat; another one meets an order that is over.
    expect([first.code, second.code].toSorted()).toEqual([0, 14_004]);
    expect((await client.cashOut(id, 50, 0)).code).toBe(3002);
    expect(client.readCashOut(first.code === 0 ? first.data : second.data)).toMatchObject({ st: 4, cops: 44.81 });
    expect(await client.balance()).toBe('994.81');
    expect((await client.listed(true)).records).toMatchObject([
      { st: 5, oc: 3, sa: 44.81, uwl: '-5.19', cots: 50, cops: 44.81, ops: [{ sr: 0 }] },
    ]);
    await client.end(2, [3, 0]);
    await client.tick();
    expect((await client.listed(true)).records).toMatchObject([{ sa: 44.81, ops: [{ sr: 4, rs: '3-0' }] }]);
    expect(await client.balance()).toBe('994.81');
    expect(await client.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('cashes out a part, and the rest settles', async () => {
    const { id } = await client.single({ match: 2 });
    expect((await client.cashOut(id, 45, 0)).code).toBe(3005);
    expect((await client.cashOut(id, 9.99, 0)).code).toBe(3005);
    expect((await client.cashOut(id, 60, 0)).code).toBe(3005);
    expect((await client.cashOut(id, 20, AT_ONCE)).code).toBe(0);
    expect(await client.balance()).toBe('967.92');
    expect((await client.listed(false)).records).toMatchObject([{ st: 4, sat: 50, sa: 17.92, cots: 20, cops: 17.92, mla: 72.82 }]);
    expect((await client.cashOut(id, 10, AT_ONCE)).code).toBe(0);
    await client.end(2, [2, 0]);
    await client.tick();
    // 17.92 + 8.96 for 30.00, and 20.00 at 1.83.
    expect((await client.listed(true)).records).toMatchObject([{ st: 5, oc: 4, sa: 63.48, uwl: '13.48', cots: 30, cops: 26.88 }]);
    expect(await client.balance()).toBe('1013.48');
    const { data } = await harness.send(session, '/v1/order/getCashOutsByIds', { orderIds: [id] });
    expect(data).toMatchObject([
      { oid: id, cst: 20, cops: 17.92 },
      { oid: id, cst: 10, cops: 8.96 },
    ]);
    expect(await client.audit()).toMatchObject(SOUND_LEDGER);
  });

  it('cashes out a part once, however often the browser repeats the call', async () => {
    const { id } = await client.single({ match: 2 });
    const codes = [await client.cashOut(id, 20, AT_ONCE), await client.cashOut(id, 20, AT_ONCE), await client.cashOut(id, 20, AT_ONCE)].map(
      ({ code }) => code,
    );
    expect(codes).toEqual([0, 14_004, 14_004]);
    expect((await client.listed(false)).records).toMatchObject([{ cots: 20, cops: 17.92 }]);
    expect(await client.balance()).toBe('967.92');
  });

  it('accepts a better price than shown, and a worse one only when allowed', async () => {
    const { id } = await client.single({ match: 2 });
    await moveTo('1.95', '1.92');
    expect((await client.cashOut(id, 50, AT_ONCE)).code).toBe(3003);
    await moveTo('1.7', '2.2');
    expect(client.readCashOut((await client.cashOut(id, 20, AT_ONCE)).data).cops).toBe(19.29);
    await moveTo('1.95', '1.92');
    expect(client.readCashOut((await client.cashOut(id, 30, AT_ONCE, { acceptOddsChange: true })).data).cops).toBe(25.23);
    expect(await client.balance()).toBe('994.52');
  });
});
