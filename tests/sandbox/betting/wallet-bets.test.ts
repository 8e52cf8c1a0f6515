import { createBetClient } from '../../support/fb-bet-client';
import { startVenueHarness, type VenueHarness, type MemberSession } from '../../support/venue-harness';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(60_000);

/** Bets of a member whose venues use wallets of their own: which money they lock, and where it returns. */
let harness: VenueHarness;
let session: MemberSession;
let members = 0;
let client: ReturnType<typeof createBetClient>;

describe('bets and wallets', () => {
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    members += 1;
    // 1,000.00 in the centre, 300.00 at FB, 70.00 at IM.
    session = await harness.member(`w${members}`, '100000', { wallets: { FBTY: '300.00', IMTY: '70.00' }, autoTransfer: false });
    await client.fresh();
  });
  afterEach(async () => {
    expect(await client.audit()).toMatchObject({ ...SOUND_LEDGER, strayBets: 0 });
  });

  const wallets = () => harness.control({ do: 'wallets', memberId: session.memberId });
  const REST = { CENTER: [100_000, 0], IMTY: [7000, 0], OBTY: [0, 0] };

  it('shows the venue’s balance, locks the stake there and pays there', async () => {
    expect(await client.balance()).toBe('300.00');
    await client.single({ match: 2 });
    expect(await wallets()).toEqual({ ...REST, FBTY: [25_000, 5000] });
    await client.end(2, [3, 0]);
    await client.tick();
    // 50.00 at 1.83.
    expect(await wallets()).toEqual({ ...REST, FBTY: [34_150, 0] });
  });

  it('rejects a stake above the venue wallet’s balance, whatever the central wallet contains', async () => {
    const response = await client.multiple([{ match: 2 }, { match: 3, odds: 1.83 }], [{ size: 2, stake: 301 }]);
    expect(response.code).not.toBe(0);
    expect(await wallets()).toEqual({ ...REST, FBTY: [30_000, 0] });
  });

  it('returns the stake of a void bet to the wallet it came from', async () => {
    await client.single({ match: 2 });
    await client.end(2, [0, 0], { phase: 'abandoned' });
    await client.tick();
    expect(await wallets()).toEqual({ ...REST, FBTY: [30_000, 0] });
  });

  it('pays a partial cash-out and the later rest into the same wallet', async () => {
    const { id } = await client.single({ match: 2 });
    const [price] = await client.prices(id);
    expect((await client.cashOut(id, 20, price!.amt)).code).toBe(0);
    const [available, locked] = (await wallets()).FBTY as [number, number];
    expect([available > 25_000, locked]).toEqual([true, 3000]);
    await client.end(2, [0, 3]);
    await client.tick();
    expect(await wallets()).toEqual({ ...REST, FBTY: [available, 0] });
  });

  it('a bet keeps its wallet when 免转钱包 is switched in the meantime', async () => {
    await client.single({ match: 2 });
    await harness.control({ do: 'switch', memberId: session.memberId, autoTransfer: true });
    expect(await client.balance()).toBe('1000.00');
    await client.single({ match: 3 });
    expect(await wallets()).toEqual({ ...REST, CENTER: [95_000, 5000], FBTY: [25_000, 5000] });
    await client.end(2, [3, 0]);
    await client.end(3, [0, 3]);
    await client.tick();
    expect(await wallets()).toEqual({ ...REST, CENTER: [95_000, 0], FBTY: [34_150, 0] });
  });
});
