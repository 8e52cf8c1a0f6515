import { createBetClient, type Leg } from '../../support/fb-bet-client';
import { startVenueHarness, type MemberSession, type VenueHarness } from '../../support/venue-harness';
import { array, assert, asyncProperty, integer, record } from '../../support/property';
import { SOUND_LEDGER } from '../../support/control-client';

jest.setTimeout(120_000);

/** FB's code for an account that may not bet. */
const ACCOUNT = 14_057;

let harness: VenueHarness;
let session: MemberSession;
let members = 0;

describe('bets under a member’s own limits', () => {
  let client: ReturnType<typeof createBetClient>;
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
  });
  afterAll(() => harness.stop());

  const newcomer = async () => {
    members += 1;
    session = await harness.member(`l${members}`, '50000000');
    await client.fresh();
  };
  beforeEach(newcomer);

  const own = (what: object) => harness.control({ memberId: session.memberId, ...what });
  const used = async (kind: string) => (await own({ do: 'used', kind })).used as number;
  const stake = async ({ match }: Leg, coins: number) =>
    (await client.multiple([{ match }, { match: match + 1 }], [{ size: 2, stake: coins }])).code;

  it('two simultaneous bets do not exceed a limit together', async () => {
    await own({ do: 'limit', kind: 'stake', value: 10_000 });
    const codes = await Promise.all(Array.from({ length: 12 }, () => stake({ match: 2 }, 30)));
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([0, ACCOUNT]));
    expect(await used('stake')).toBe(9_000);
    expect(await stake({ match: 2 }, 10)).toBe(0);
    expect(await stake({ match: 2 }, 10)).toBe(ACCOUNT);
  });

  it('a loss limit counts what open bets may lose, and winnings free it again', async () => {
    await own({ do: 'limit', kind: 'loss', value: 10_000 });
    await client.single({ match: 2 }, 100);
    expect(await stake({ match: 3 }, 10)).toBe(ACCOUNT);
    await client.end(2, [3, 0]);
    await client.tick();
    expect(await used('loss')).toBe(0);
    await client.fresh();
    await client.single({ match: 2 }, 60);
    await client.end(2, [0, 3]);
    await client.tick();
    // 83.00 were won before.
    expect(await used('loss')).toBe(0);
    await client.fresh();
    await client.single({ match: 3 }, 100);
    await client.end(3, [0, 3]);
    await client.tick();
    expect(await used('loss')).toBe(7_700);
    await client.fresh();
    expect(await stake({ match: 3 }, 30)).toBe(ACCOUNT);
    expect(await stake({ match: 3 }, 20)).toBe(0);
  });

  it('a cooling-off blocks bets', async () => {
    await own({ do: 'pause' });
    const response = await client.multiple([{ match: 2 }, { match: 3 }], [{ size: 2, stake: 20 }]);
    expect(response.code).toBe(ACCOUNT);
  });

  it('no more than the limit is staked or lost, for any number of simultaneous bets', async () => {
    const round = record({ bets: array(integer({ min: 10, max: 90 }), { minLength: 2, maxLength: 5 }), lost: integer({ min: 0, max: 1 }) });
    await assert(
      asyncProperty(array(round, { minLength: 2, maxLength: 4 }), integer({ min: 50, max: 200 }), async (rounds, coins) => {
        await newcomer();
        await own({ do: 'limit', kind: 'loss', value: coins * 100 });
        await own({ do: 'limit', kind: 'stake', period: 'month', value: coins * 200 });
        let staked = 0;
        for (const { bets, lost } of rounds) {
          const codes = await Promise.all(bets.map((one) => stake({ match: 2 }, one)));
          staked += bets.reduce((sum, one, index) => sum + (codes[index] === 0 ? one : 0), 0);
          expect(await used('loss')).toBeLessThanOrEqual(coins * 100);
          await client.end(2, lost ? [0, 3] : [3, 0]);
          await client.end(3, [3, 0]);
          await client.tick();
          await client.fresh();
          expect(await used('loss')).toBeLessThanOrEqual(coins * 100);
        }
        expect(staked).toBeLessThanOrEqual(coins * 2);
      }),
      { numRuns: 6 },
    );
    expect(await client.audit()).toMatchObject(SOUND_LEDGER);
  });
});
