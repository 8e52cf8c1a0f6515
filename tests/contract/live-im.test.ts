import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { ListName, Match } from '@/lib/domain/betting/match/sport.model';
import type { LegId, Venue } from '@/lib/venues/venue';
import { memberCaller, openVenueClient, siteCaller } from '../support/live-session';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox, TEST_NOON } from '../support/worker-sandbox';

/** The site's IM against the sandbox's over its wire: a change of one side alone fails here. */
let sandbox: Sandbox;
const NOON = Date.parse(TEST_NOON);

describe('the responses of IM', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  /** A clock of the venue's own for its limits: waiting costs nothing, since each request to the sandbox has another session. */
  const visitor = () => openVenueClient('IMTY', siteCaller(sandbox, null));
  const member = async (balance: string) => openVenueClient('IMTY', await memberCaller(sandbox, balance));

  interface Open {
    match: Match;
    leg: LegId & { price: string };
    quote: Quote;
  }

  /** The home sides of different matches to win, where that is open and likely enough, as a slip would hold them. */
  async function openLegs(venue: Venue, wanted: number, timeframe: ListName = 'early'): Promise<Open[]> {
    const found: Open[] = [];
    const { matches } = await venue.getMatches({ sport: 'football', timeframe, page: 1 });
    for (const match of matches) {
      const market = match.markets.find(({ kind, state, parlay }) => kind === 'winner' && state === 'open' && parlay);
      const selection = market?.selections.find(({ role, price }) => role === 'home' && price !== null && Number(price) < 5);
      if (!market || !selection?.price) continue;
      const leg = { matchId: match.id, marketId: market.id, selectionId: selection.id, selection: selection.name, price: selection.price };
      const [quote] = await venue.getQuotes([leg]);
      if (quote?.state === 'open') found.push({ match, quote, leg: { ...leg, price: quote.selection!.price } });
      if (found.length === wanted) return found;
    }
    throw new Error('too little is sold');
  }

  test('a visitor reads every list, counts, leagues, details and results, and finds a match', async () => {
    const { venue } = await visitor();
    const counts = (await venue.getCounts()).football;
    for (const timeframe of ['live', 'today', 'early', 'parlay'] as const) {
      const list = await venue.getMatches({ sport: 'football', timeframe, page: 1 });
      expect({ timeframe, invalidRows: list.invalidRows, some: list.matches.length > 0 }).toEqual({
        timeframe,
        invalidRows: 0,
        some: true,
      });
      expect(list.total).toBe(counts[timeframe]);
      const detail = await venue.getMatch(list.matches[0]!.id);
      expect(detail.markets.length).toBeGreaterThanOrEqual(list.matches[0]!.markets.length);
      const leagues = await venue.getLeagues({ sport: 'football', timeframe });
      expect(leagues.reduce((sum, { matches }) => sum + matches, 0)).toBe(counts[timeframe]);
      const only = await venue.getMatches({ sport: 'football', timeframe, page: 1, leagues: [leagues[0]!.id] });
      expect(new Set(only.matches.map(({ league }) => league.id))).toEqual(new Set([leagues[0]!.id]));
    }
    const results = await venue.getResults({ sport: 'football', from: NOON - 86_400_000, to: NOON, page: 1 });
    expect(results).toMatchObject({ invalidRows: 0 });
    expect(results.matches.every(({ score, status }) => status !== 'ended' || score !== null)).toBe(true);
    const [first] = results.matches;
    expect(first!.startTime).toBeGreaterThanOrEqual(results.matches.at(-1)!.startTime);
    const whole = await venue.getResults({ sport: 'football', from: NOON - 86_400_000, to: NOON, page: 1, byLeague: true });
    expect(whole.matches).toHaveLength(results.total);
    const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'today', page: 1 });
    const found = await venue.search(matches[0]!.home.name);
    expect(found.matches.map(({ id }) => id)).toContain(matches[0]!.id);
  }, 60_000);

  test('reads early matches page by page, each once', async () => {
    const { venue } = await visitor();
    const pages = await Promise.all([1, 2].map((page) => venue.getMatches({ sport: 'football', timeframe: 'early', page })));
    const ids = pages.flatMap(({ matches }) => matches.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages[0]!.total).toBeGreaterThan(pages[0]!.matches.length);
  });

  test.each(['basketball', 'tennis'] as const)('%s: reads lists, a match, and matching counts', async (sport) => {
    const { venue } = await visitor();
    const counts = (await venue.getCounts())[sport];
    for (const timeframe of ['live', 'today', 'early'] as const) {
      const list = await venue.getMatches({ sport, timeframe, page: 1 });
      expect({ timeframe, invalidRows: list.invalidRows }).toEqual({ timeframe, invalidRows: 0 });
      expect(list.total).toBe(counts[timeframe]);
      const [first] = list.matches;
      if (!first) continue;
      const match = await venue.getMatch(first.id);
      expect(match).toMatchObject({ sport, id: first.id });
      expect(match.markets.length).toBeGreaterThanOrEqual(first.markets.length);
    }
  });

  test.each(['football', 'basketball', 'tennis'] as const)('冠军 of %s: reads contenders with prices and bets on one', async (sport) => {
    const { venue } = await member('300.00');
    const { outrights, invalidRows } = await venue.getOutrights(sport);
    expect(invalidRows).toBe(0);
    const title = outrights.find(({ market }) => market.selections.some(({ price }) => price !== null))!;
    const contender = title.market.selections.find(({ price }) => price !== null)!;
    const leg = {
      matchId: title.id,
      marketId: title.market.id,
      selectionId: contender.id,
      selection: contender.name,
      price: contender.price!,
    };
    const [quote] = await venue.getQuotes([leg]);
    expect(quote).toMatchObject({ state: 'open', parlay: true, selection: { name: contender.name } });
    await expect(venue.place({ ...leg, stake: 2000n, key: 'o-1' })).resolves.toMatchObject({ state: 'accepted' });
    const { orders } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    expect(orders[0]!.legs[0]).toMatchObject({ marketKind: 'outright', selection: contender.name, matchId: title.id, role: 'other' });
  });

  test('a guest can read but not bet', async () => {
    const { venue } = await visitor();
    const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1 });
    const market = matches[0]!.markets[0]!;
    const leg = { matchId: matches[0]!.id, marketId: market.id, selectionId: market.selections[0]!.id };
    await expect(venue.getQuotes([leg])).rejects.toMatchObject({ name: 'BusinessError', source: 'IMTY', code: 1102 });
    await expect(venue.place({ ...leg, price: '2', stake: 1000n, key: 'guest-1' })).resolves.toMatchObject({ state: 'rejected' });
    await expect(venue.getBalance()).rejects.toMatchObject({ code: 1102 });
  });

  test.each([
    ['token', { token: 'gone' }],
    ['time stamp', { timeStamp: '20200101000000' }],
  ])('a session whose %s IM rejects is renewed once, unnoticed', async (_, part) => {
    const { venue, invalidateSession, launches } = await visitor();
    await venue.getCounts();
    invalidateSession(part);
    await expect(venue.getCounts()).resolves.toHaveProperty('football');
    expect(launches()).toBe(2);
  });

  test('a single is quoted, placed, followed, listed and charged to the balance', async () => {
    const { venue } = await member('500.00');
    await expect(venue.getBalance()).resolves.toBe(50_000n);
    const [{ leg, quote, match }] = (await openLegs(venue, 1)) as [Open];
    expect(quote).toMatchObject({ parlay: true, live: false, min: 1000n, selection: { id: leg.selectionId, marketId: leg.marketId } });
    const placed = await venue.place({ ...leg, stake: 2050n, key: 'k-1' });
    expect(placed).toMatchObject({ state: 'accepted' });
    const orderId = (placed as { orderId: string }).orderId;
    await expect(venue.getOrderStates([orderId])).resolves.toEqual([{ orderId, state: 'accepted', reason: null }]);
    const { orders, invalidRows, total } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    expect({ invalidRows, total }).toEqual({ invalidRows: 0, total: 1 });
    expect(orders[0]).toMatchObject({
      id: orderId,
      stake: 2050n,
      kind: 'single',
      size: 1,
      bets: 1,
      state: 'accepted',
      outcome: 'open',
      legs: [{ matchId: match.id, marketKind: 'winner', period: 'full', role: 'home', price: leg.price, outcome: 'open' }],
    });
    await expect(venue.getBalance()).resolves.toBe(50_000n - 2050n);
    await expect(venue.place({ ...leg, stake: 60_000n, key: 'k-2' })).resolves.toEqual({ state: 'balance' });
    await expect(venue.place({ ...leg, stake: 900n, key: 'k-3' })).resolves.toEqual({ state: 'limit' });
  }, 30_000);

  test('parlays and systems place a wager per combination, and only the one that the balance cannot cover is rejected', async () => {
    const { venue } = await member('300.00');
    const open = await openLegs(venue, 3);
    const legs = open.map(({ leg }) => leg);
    const { quotes, combos } = await venue.getComboQuote(legs);
    expect(quotes.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(combos.map(({ size, bets }) => [size, bets])).toEqual([
      [2, 3],
      [3, 1],
      [0, 4],
    ]);
    const results = await venue.placeCombo({
      legs,
      accept: 'better',
      key: 'c-1',
      combos: [
        { size: 3, bets: 1, unitStake: 2000n },
        { size: 2, bets: 3, unitStake: 1000n },
        { size: 0, bets: 4, unitStake: 7000n },
      ],
    });
    expect(results.map(({ size, result }) => [size, result.state])).toEqual([
      [3, 'accepted'],
      [2, 'accepted'],
      [0, 'balance'],
    ]);
    const { orders } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    expect(orders.map(({ size, bets, stake, kind, legs: { length } }) => [size, bets, stake, kind, length]).toSorted()).toEqual(
      [
        [2, 3, 3000n, 'parlay', 3],
        [3, 1, 2000n, 'parlay', 3],
      ].toSorted(),
    );
  }, 30_000);

  test('a combination of the same match twice reports the legs that conflict', async () => {
    const { venue } = await member('300.00');
    const [{ match, leg }] = (await openLegs(venue, 1)) as [Open];
    const total = match.markets.find(({ kind }) => kind === 'total')!;
    const other = { matchId: match.id, marketId: total.id, selectionId: total.selections[0]!.id, price: total.selections[0]!.price! };
    const { quotes, combos } = await venue.getComboQuote([leg, other]);
    expect(quotes.map(({ state, parlay }) => [state, parlay])).toEqual([
      ['open', false],
      ['open', false],
    ]);
    expect(combos).toEqual([]);
  }, 30_000);

  test('cashes out a whole wager at the shown price or a better one', async () => {
    const { venue } = await member('300.00');
    const [{ leg }] = (await openLegs(venue, 1)) as [Open];
    const placed = await venue.place({ ...leg, stake: 10_000n, key: 'k-1' });
    const { orders } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    const [order] = orders;
    const [offer] = await venue.getCashOuts([order!]);
    expect(offer).toMatchObject({ orderId: (placed as { orderId: string }).orderId, stake: 10_000n, min: 10_000n, max: 10_000n });
    const { orderId, stake } = offer!;
    await expect(venue.cashOut({ orderId, kind: 'single', stake, amount: offer!.amount! * 2n, key: 'x' })).resolves.toEqual({
      state: 'price-moved',
    });
    const sold = await venue.cashOut({ orderId, kind: 'single', stake, amount: offer!.amount!, key: 'x' });
    expect(sold).toMatchObject({ state: 'done' });
    const { amount } = sold as { amount: bigint };
    expect(amount).toBeGreaterThanOrEqual(offer!.amount!);
    await expect(venue.getBalance()).resolves.toBe(20_000n + amount);
    const over = await venue.getOrders({ settled: true, from: order!.placedAt - 1000, to: order!.placedAt + 1000, page: 1 });
    expect(over.orders).toEqual([
      expect.objectContaining({ id: orderId, state: 'settled', payout: amount, cashedOut: { stake: 10_000n, payout: amount } }),
    ]);
    await expect(venue.cashOut({ orderId, kind: 'single', stake, amount, key: 'x' })).resolves.toMatchObject({ state: 'rejected' });
  }, 30_000);
});
