import { createBetClient } from '../../support/fb-bet-client';
import { startVenueHarness, type MemberSession, type VenueHarness } from '../../support/venue-harness';

interface Promo {
  bonuses: { id: string; status: number; reason: string }[];
  coupons: { source: string; kind: string; amount: number }[];
}

describe('rewards of settled bets', () => {
  let harness: VenueHarness;
  let session: MemberSession;
  let client: ReturnType<typeof createBetClient>;
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
    session = await harness.member('promo', '1000000');
  }, 90_000);
  afterAll(() => harness.stop());

  const promo = async () => (await harness.control({ do: 'promo', memberId: session.memberId })) as unknown as Promo;
  const bonus = async (id: string) => (await promo()).bonuses.find((one) => one.id === id)!;

  it('counts the valid stakes of the day and the week, and gives one coupon for the first settled bet', async () => {
    await client.fresh();
    await client.single({ match: 2 }, 250);
    expect(await bonus('81004.20261120')).toMatchObject({ status: 3, reason: '今日有效投注 0.00 / 200.00' });
    expect((await promo()).coupons).toEqual([]);
    await client.end(2, [0, 3]);
    await client.tick();
    expect(await bonus('81004.20261120')).toMatchObject({ status: 0 });
    expect(await bonus('81003.20261116')).toMatchObject({ status: 3, reason: '本周有效投注 250.00 / 1000.00' });
    await client.single({ match: 3 }, 750);
    await client.end(3, [3, 0]);
    await client.tick();
    expect(await bonus('81003.20261116')).toMatchObject({ status: 0 });
    // The bets also reach VIP 1.
    expect((await promo()).coupons).toEqual([
      { source: 'vip:2026-11', kind: 'deposit', amount: 5_000 },
      { source: 'level:1', kind: 'cash', amount: 300 },
      { source: 'first-bet:2026-11-16', kind: 'cash', amount: 500 },
    ]);
  });
});
