import type { Match } from '@/lib/domain/betting/match/sport.model';
import { settle } from '@/lib/domain/betting/match/settlement.rules';
import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import { betInfoBody, placeBody, WAGER_TYPE } from '@/lib/venues/im/im.bet.adapter';
import { createImVenue } from '../../support/whole-venues';
import type { ImSession } from '@/lib/venues/im/im.client';
import type { LegId, Venue } from '@/lib/venues/venue';
import { startVenueHarness, type VenueHarness } from '../../support/venue-harness';
import { EVENING } from '../../support/fake-world';
import { HOUR } from '../../support/time';

/** Bets at IM from the site's adapter to the ledger and back, over a world that the test moves. */
let harness: VenueHarness;
let names = 0;

describe('orders at IM', () => {
  beforeAll(async () => {
    harness = await startVenueHarness();
  }, 60_000);
  afterAll(() => harness.stop());

  async function sessionOf(balance = '100000'): Promise<ImSession> {
    names += 1;
    return {
      ...(await harness.control({ do: 'im', name: `im-${names}`, balance })),
      origin: harness.origin,
      OddsType: 3,
    } as unknown as ImSession;
  }

  /** The IM venue as a member's session sees it; the adapter's waits pass at once, on both sides. */
  async function memberVenue(balance?: string, ownSession?: ImSession): Promise<Venue> {
    const session = ownSession ?? (await sessionOf(balance));
    const sessions = { open: () => Promise.resolve(session), renew: () => Promise.resolve(session) };
    let now = 0;
    const ports = {
      now: () => now,
      wait: async (ms: number) => {
        now += ms;
        await harness.control({ do: 'rested' });
      },
    };
    return createImVenue(sessions, { way: 'origin', ports, world: () => EVENING });
  }

  async function matchOf(venue: Venue, number: number): Promise<Match> {
    return venue.getMatch(`1-${2_000_000_000 + number}`);
  }

  async function leg(venue: Venue, number: number, kind: string, role: string): Promise<LegId & { price: string }> {
    const match = await matchOf(venue, number);
    const market = match.markets.find((one) => one.kind === kind && one.period === 'full' && one.main)!;
    const selection = market.selections.find((one) => one.role === role)!;
    return {
      matchId: match.id,
      marketId: market.id,
      selectionId: selection.id,
      selection: selection.name,
      price: selection.price ?? '1.5',
    };
  }

  let key = 0;
  const bet = (one: LegId & { price: string }, stake: bigint, accept: 'same' | 'better' | 'any' = 'better') => ({
    ...one,
    stake,
    accept,
    key: `k-${(key += 1)}`,
  });
  const idOf = (result: unknown) => (result as { orderId: string }).orderId;
  const states = async (venue: Venue, id: string) => (await venue.getOrderStates([id])).map(({ state, reason }) => [state, reason]);

  /** Ends the in-play delay and checks everything due. */
  async function later(): Promise<void> {
    await harness.control({ do: 'world', realShift: 10_000 });
    await harness.control({ do: 'tick' });
  }

  beforeEach(async () => {
    await harness.control({ do: 'world', at: EVENING, realShift: 0, realAt: 0, speed: 1 });
    await harness.control({
      do: 'state',
      match: 1,
      state: { phase: 'second-half', running: true, seconds: 3000, score: [1, 0], halfScore: [1, 0], suspended: null, endedAt: null },
    });
    await harness.control({ do: 'rested' });
  });

  test('a bet in play is pending, then accepted, and its wager contains score, line and price', async () => {
    const venue = await memberVenue();
    const home = await leg(venue, 1, 'handicap', 'home');
    const [quote] = await venue.getQuotes([home]);
    expect(quote).toMatchObject({ state: 'open', live: true, score: [1, 0], selection: { name: '红城', line: '-0.5/1' } });
    const placed = await venue.place(bet(home, 5000n));
    expect(placed.state).toBe('pending');
    expect(await states(venue, idOf(placed))).toEqual([['pending', null]]);
    await later();
    expect(await states(venue, idOf(placed))).toEqual([['accepted', null]]);
    const { orders } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    expect(orders[0]).toMatchObject({
      id: idOf(placed),
      state: 'accepted',
      stake: 5000n,
      maxReturn: 9150n,
      legs: [{ marketKind: 'handicap', role: 'home', line: '-0.5/1', price: '1.83', live: true, scoreAtBet: [1, 0], selection: '红城' }],
    });
  });

  test('a goal before acceptance rejects the bet with a reason and returns the stake', async () => {
    const venue = await memberVenue('20000');
    const placed = await venue.place(bet(await leg(venue, 1, 'winner', 'home'), 5000n));
    await expect(venue.getBalance()).resolves.toBe(15_000n);
    await harness.control({ do: 'state', match: 1, state: { score: [1, 1] } });
    await later();
    const [[state, reason]] = (await states(venue, idOf(placed))) as [[string, string]];
    expect([state, /\p{Script=Han}/u.test(reason)]).toEqual(['rejected', true]);
    await expect(venue.getBalance()).resolves.toBe(20_000n);
    const over = await venue.getOrders({ settled: true, from: EVENING - HOUR, to: EVENING + HOUR, page: 1 });
    expect(over.orders).toEqual([expect.objectContaining({ id: idOf(placed), state: 'rejected', payout: 0n })]);
  });

  test('finds a wager that is no longer pending in IM’s lists', async () => {
    const venue = await memberVenue();
    const placed = await venue.place(bet(await leg(venue, 2, 'winner', 'home'), 5000n));
    expect(placed).toMatchObject({ state: 'accepted', prices: ['1.36'] });
    expect(await states(venue, idOf(placed))).toEqual([['accepted', null]]);
    expect(await states(venue, '250000099999999')).toEqual([]);
  });

  test('a line that jumped is quoted and bet at the nearest one, and the old one is rejected', async () => {
    const venue = await memberVenue();
    const over = await leg(venue, 3, 'total', 'over');
    await venue.getQuotes([over]);
    await harness.control({ do: 'price', match: 3, kind: 'total', line: 14, prices: ['1.9', '1.9'] });
    await expect(venue.place(bet(over, 1000n))).resolves.toEqual({ state: 'price-moved' });
    const [quote] = await venue.getQuotes([over]);
    expect(quote).toMatchObject({
      selectionId: over.selectionId,
      state: 'moved',
      selection: { line: '3.5', name: '大 3.5', price: '1.9' },
    });
    const { id, marketId, price } = quote!.selection!;
    await expect(venue.place(bet({ ...over, selectionId: id, marketId, price }, 1000n))).resolves.toMatchObject({
      state: 'accepted',
      prices: ['1.9'],
    });
  });

  test('rejects a worse price unless any is accepted, and accepts a better one at once', async () => {
    const venue = await memberVenue();
    const home = await leg(venue, 2, 'winner', 'home');
    await venue.getQuotes([home]);
    await harness.control({ do: 'price', match: 2, kind: 'winner', prices: ['1.3', '5', '10'] });
    await expect(venue.place(bet(home, 1000n))).resolves.toEqual({ state: 'price-moved' });
    await expect(venue.place(bet(home, 1000n, 'any'))).resolves.toMatchObject({ state: 'accepted', prices: ['1.3'] });
    await expect(venue.place(bet({ ...home, price: '1.2' }, 1000n))).resolves.toMatchObject({ state: 'accepted', prices: ['1.3'] });
  });

  test('detects a goal between quote and bet by the score in the bet', async () => {
    const venue = await memberVenue();
    const home = await leg(venue, 1, 'winner', 'home');
    await venue.getQuotes([home]);
    await harness.control({ do: 'state', match: 1, state: { score: [2, 0] } });
    await expect(venue.place(bet(home, 1000n))).resolves.toEqual({ state: 'price-moved' });
    // The rejection made the old quote worthless: the next bet gets a new quote.
    await expect(venue.place(bet(home, 1000n))).resolves.toMatchObject({ state: 'pending' });
  });

  test('a suspended match sells nothing, and a locked price accepts no bet', async () => {
    const venue = await memberVenue();
    const home = await leg(venue, 1, 'winner', 'home');
    await harness.control({ do: 'state', match: 1, state: { suspended: 'goal' } });
    expect((await matchOf(venue, 1)).markets.every(({ state }) => state === 'suspended')).toBe(true);
    expect((await venue.getQuotes([home]))[0]).toMatchObject({ state: 'suspended' });
    await expect(venue.place(bet(home, 1000n))).resolves.toEqual({ state: 'suspended' });
    const locked = await leg(venue, 4, 'total', 'under');
    expect((await venue.getQuotes([locked]))[0]).toMatchObject({ state: 'suspended' });
  });

  test('a bet beyond one of the member’s own limits is rejected like a restricted account, with a pointer to the limits', async () => {
    const session = await sessionOf();
    const venue = await memberVenue(undefined, session);
    const home = await leg(venue, 2, 'winner', 'home');
    const { memberId } = session as unknown as { memberId: string };
    await harness.control({ do: 'limit', memberId, kind: 'stake', value: 2_000 });
    expect(await venue.place(bet(home, 2_001n))).toEqual({
      state: 'rejected',
      code: '1102',
      reason: '账号暂时不能投注，可在「理性投注」查看限额与冷静期',
    });
    expect(await venue.place(bet(home, 2_000n))).toMatchObject({ state: 'accepted' });
  });

  test('limits and balance have their own rejections', async () => {
    const venue = await memberVenue('200000');
    const home = await leg(venue, 4, 'winner', 'home');
    await expect(venue.place(bet(home, 999n))).resolves.toEqual({ state: 'limit' });
    await expect(venue.place(bet(home, 5_000_001n))).resolves.toEqual({ state: 'limit' });
    await expect(venue.place(bet(home, 4_000_000n))).resolves.toEqual({ state: 'balance' });
  });

  test('a settled wager pays to the cent and agrees with the site’s own computation', async () => {
    const venue = await memberVenue();
    const home = await leg(venue, 1, 'handicap', 'home');
    const placed = await venue.place(bet(home, 5000n));
    await later();
    await harness.control({ do: 'state', match: 1, state: { phase: 'ended', running: false, score: [2, 0], endedAt: EVENING } });
    await harness.control({ do: 'tick' });
    const { orders, totals } = await venue.getOrders({ settled: true, from: EVENING - HOUR, to: EVENING + HOUR, page: 1 });
    const [order] = orders;
    // One goal since the bet against a line of three quarters: half of the stake wins.
    expect(order).toMatchObject({
      id: idOf(placed),
      state: 'settled',
      outcome: 'half-won',
      payout: 7075n,
      profit: 2075n,
      legs: [{ result: '2-0', outcome: 'half-won' }],
    });
    expect(settle(order!.legs[0]!)).toMatchObject({ outcome: 'half-won', since: [1, 0] });
    expect(totals).toEqual({ count: 1, stake: 5000n, payout: 7075n, profit: 2075n });
    await expect(venue.getOrders({ settled: true, from: EVENING + HOUR, to: EVENING + 2 * HOUR, page: 1 })).resolves.toMatchObject({
      orders: [],
      total: 0,
    });
    expect(await harness.control({ do: 'audit' })).toMatchObject({ balanced: true, negativeMembers: 0 });
  });

  /** A call in IM's own form: its code, and its response. */
  async function wire(session: ImSession, name: string, body: object): Promise<Record<string, unknown> & { StatusCode: number }> {
    const response = await fetch(`${harness.origin}/api/mobile/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...session, ...body }),
    });
    return (await response.json()) as Record<string, unknown> & { StatusCode: number };
  }

  test('accepts the same bet sent twice at once only once', async () => {
    const session = await sessionOf();
    const venue = await memberVenue(undefined, session);
    const home = await leg(venue, 2, 'winner', 'home');
    const body = placeBody({ legs: [{ ...home, scoreAtQuote: {} }], combos: [{ selection: 0, stake: 1000n }], accept: 'any' });
    const codes = await Promise.all([1, 2].map(async () => (await wire(session, 'PlaceBet', body)).StatusCode));
    expect(codes.toSorted((a, b) => a - b)).toEqual([IM_CODE.ok, IM_CODE.system]);
    expect((await wire(session, 'PlaceBet', body)).StatusCode).toBe(IM_CODE.system);
    await expect(venue.getBalance()).resolves.toBe(99_000n);
  });

  test('answers the same price request once in five seconds, and another member’s at once', async () => {
    const [session, other] = [await sessionOf(), await sessionOf()];
    const home = await leg(await memberVenue(undefined, session), 2, 'winner', 'home');
    const START = 1_000_000;
    const codeAt = async (after: number, who = session) => {
      await harness.control({ do: 'world', realNow: START + after });
      return (await wire(who, 'GetBetInfo', betInfoBody([home], WAGER_TYPE.single))).StatusCode;
    };
    try {
      expect(await codeAt(0)).toBe(IM_CODE.ok);
      expect(await codeAt(4_999)).toBe(IM_CODE.tooFrequent);
      expect(await codeAt(4_999, other)).toBe(IM_CODE.ok);
      expect(await codeAt(5_001)).toBe(IM_CODE.ok);
    } finally {
      await harness.control({ do: 'world', realNow: null });
    }
  });

  test('a cash-out price lasts a minute of real time, whatever the world’s speed, and ends when the clock is moved', async () => {
    const session = await sessionOf();
    const venue = await memberVenue(undefined, session);
    const WagerId = idOf(await venue.place(bet(await leg(venue, 2, 'winner', 'home'), 5000n)));
    const offered = async () => {
      const [trade] = (await wire(session, 'GetDeltaBetTrade', { WagerIds: [WagerId] })).BetTradeList as {
        PricingId: string;
        BuyBackPricing: number;
      }[];
      return trade!;
    };
    const code = async (named: object) => (await wire(session, 'SubmitBuyBack', { WagerId, ...named })).StatusCode;
    const price = await offered();
    expect(await code({ ...price, PricingId: String(Number(price.PricingId) - 60_000) })).toBe(IM_CODE.buyBackPrice);
    await harness.control({ do: 'world', realAt: Number(price.PricingId) + 1 });
    expect(await code(price)).toBe(IM_CODE.buyBackPrice);
    await harness.control({ do: 'world', at: EVENING + 600_000, realAt: 0 });
    expect(await code(price)).toBe(IM_CODE.ok);
  });
});
