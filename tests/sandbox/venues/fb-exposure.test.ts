import { fbMarketId } from '../../../sandbox/venues/fb/fb.ids';
import { createBetClient, handicap, type Leg } from '../../support/fb-bet-client';
import { startVenueHarness, type VenueHarness, type MemberSession } from '../../support/venue-harness';

jest.setTimeout(60_000);

const MATCH_LIMIT = 3006;
const MARKET_LIMIT = 3007;

let harness: VenueHarness;
let session: MemberSession;
let members = 0;

const other = (kind: 'total' | 'both-score' | 'odd-even', line: number | null, type: number, odds: number): Leg => ({
  match: 2,
  market: fbMarketId({ matchNumber: 2, kind, period: 'full', line }),
  type,
  odds,
});
const HANDICAP: Leg = { match: 2 };
const TOTAL = other('total', 10, 4, 1.999);
const BOTH_SCORE = other('both-score', null, 8, 1.8);
const ODD = other('odd-even', null, 7, 1.9);

describe('what one member stakes at FB', () => {
  let client: ReturnType<typeof createBetClient>;
  beforeAll(async () => {
    harness = await startVenueHarness();
    client = createBetClient(harness, () => session);
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    members += 1;
    session = await harness.member(`e${members}`, '50000000');
    await client.fresh();
  });

  const stake = async (
    { match, market = handicap(match), type = 1, odds = 1.83 }: Leg,
    coins: number,
    of = session,
    relatedId?: string,
  ) => {
    const betOptionList = [{ marketId: market, optionType: type, odds, oddsFormat: 1 }];
    const body = { singleBetList: [{ unitStake: coins, oddsChange: 1, betOptionList, ...(relatedId && { relatedId }) }], currencyId: 1 };
    return (await harness.send(of, '/v1/order/bet/singlePass', body)).code;
  };

  it('is limited per market, also for simultaneous bets, and counts no other member’s bets', async () => {
    const many = await Promise.all(Array.from({ length: 16 }, () => stake(HANDICAP, 10_000)));
    expect(many.filter((code) => code === 0)).toHaveLength(5);
    expect(new Set(many)).toEqual(new Set([0, MARKET_LIMIT]));
    // The other side and other lines belong to the same market.
    expect(await stake({ ...HANDICAP, type: 2, odds: 2.05 }, 10)).toBe(MARKET_LIMIT);
    const neighbour = await harness.member(`n${members}`, '50000000');
    expect(await stake(HANDICAP, 50_000, neighbour)).toBe(0);
  });

  it('counts a bet sent twice at once only once', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const codes = await Promise.all(Array.from({ length: 4 }, () => stake(HANDICAP, 10_000, session, `twin-${members}-${round}`)));
      expect(codes).toEqual([0, 0, 0, 0]);
    }
    expect(await stake(HANDICAP, 10)).toBe(MARKET_LIMIT);
  });

  it('is limited per match over all its markets, and cashed-out stakes no longer count', async () => {
    const { id } = await client.single(HANDICAP, 50_000);
    expect(await stake(TOTAL, 50_000)).toBe(0);
    expect(await stake(BOTH_SCORE, 50_000)).toBe(0);
    expect(await stake(ODD, 10)).toBe(MATCH_LIMIT);
    expect((await client.cashOut(id, 50_000, 0)).code).toBe(0);
    expect(await stake(ODD, 50_000)).toBe(0);
  });

  it('counts a parlay at each of its matches', async () => {
    await client.combos([HANDICAP, { match: 3 }], [{ size: 2, stake: 40_000 }]);
    expect(await stake({ match: 3 }, 10_010)).toBe(MARKET_LIMIT);
    expect(await stake({ match: 3 }, 10_000)).toBe(0);
    expect(await stake({ match: 4 }, 50_000)).toBe(0);
  });

  it('does not count settled bets', async () => {
    await client.single(HANDICAP, 50_000);
    await client.end(2, [2, 0]);
    await client.tick();
    await client.fresh();
    expect(await stake(HANDICAP, 50_000)).toBe(0);
  });
});
