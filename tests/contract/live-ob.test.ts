import { namingListCall } from '@pavilion/contract/calls/site.calls';
import { getMember } from '@/lib/domain/member/account/member.api';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { settle } from '@/lib/domain/betting/match/settlement.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { LegId, Venue } from '@/lib/venues/venue';
import { memberCaller, openVenueClient, siteCaller } from '../support/live-session';
import { holdDecisions, passDelay } from '../support/real-delay';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox } from '../support/worker-sandbox';
import { SOUND_LEDGER } from '../support/control-client';

/** The site's OB client against the sandbox over its wire, packed responses included. */
let sandbox: Sandbox;
/** Longer than the venue's delay of any bet in play (real ms). */
const DECISION_MS = 10_000;

describe('the responses of OB', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  const platform = (token: string | null) => siteCaller(sandbox, token);
  const openObClient = (caller: PlatformCaller) => openVenueClient('OBTY', caller);
  const memberClient = async (balance = '5000.00') => openObClient(await memberCaller(sandbox, balance));

  interface Open {
    leg: LegId;
    price: string;
    match: Match;
  }

  /** Open selections of different matches of a list. */
  async function openLegs(venue: Venue, timeframe: 'live' | 'today' | 'early', kind: string, wanted: number): Promise<readonly Open[]> {
    const { matches } = await venue.getMatches({ sport: 'football', timeframe, page: 1 });
    const found = matches.flatMap((match): Open[] => {
      const market = match.markets.find((one) => one.kind === kind && one.state === 'open');
      const selection = market?.selections.find(({ price }) => price !== null);
      return market && selection
        ? [{ match, leg: { matchId: match.id, marketId: market.id, selectionId: selection.id }, price: selection.price! }]
        : [];
    });
    const quotes = await venue.getQuotes(found.slice(0, 20).map(({ leg }) => leg));
    const open = found.flatMap((one, at) => (quotes[at]?.state === 'open' ? [{ ...one, price: quotes[at].selection!.price }] : []));
    expect(open.length).toBeGreaterThanOrEqual(wanted);
    return open.slice(0, wanted);
  }

  async function orderOf(venue: Venue, id: string, settled = false): Promise<Order> {
    const { orders, invalidRows } = await venue.getOrders({ settled, from: 0, to: 8.64e15, page: 1 });
    expect(invalidRows).toBe(0);
    return orders.find((order) => order.id === id)!;
  }

  test('a visitor reads every list, league, match and search without an invalid row', async () => {
    const caller = platform(null);
    const naming = await caller(namingListCall, {});
    expect(naming.flatMap(({ venues }) => venues ?? []).find(({ code }) => code === 'OBTY')).toMatchObject({ name: 'OB体育', state: 1 });
    const { venue } = await openObClient(caller);
    const counts = await venue.getCounts();
    for (const timeframe of ['live', 'today', 'early', 'parlay'] as const) {
      const list = await venue.getMatches({ sport: 'football', timeframe, page: 1 });
      expect({ timeframe, invalidRows: list.invalidRows, some: list.matches.length > 0 }).toEqual({
        timeframe,
        invalidRows: 0,
        some: true,
      });
      expect(counts.football[timeframe]).toBeGreaterThan(0);
      expect(list.total).toBeGreaterThanOrEqual(list.matches.length);
    }
    const leagues = await venue.getLeagues({ sport: 'football', timeframe: 'early' });
    expect(leagues.reduce((sum, { matches }) => sum + matches, 0)).toBe(counts.football.early);
    const [league] = leagues;
    const narrowed = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1, leagues: [league!.id] });
    expect(new Set(narrowed.matches.map((match) => match.league.id))).toEqual(new Set([league!.id]));
    const [first] = narrowed.matches;
    const detail = await venue.getMatch(first!.id);
    expect(detail.markets.length).toBeGreaterThan(first!.markets.length);
    expect(detail.markets.every(({ kind }) => kind !== 'other')).toBe(true);
    expect((await venue.search(first!.home.name)).matches.map(({ id }) => id)).toContain(first!.id);
    expect((await venue.getMatchesById([first!.id, '3100200300999999999'])).matches.map(({ id }) => id)).toEqual([first!.id]);
    await expect(venue.getMatch('3100200300999999999')).rejects.toMatchObject({ code: '0402001' });
  }, 60_000);

  test('lists continue over pages, and the last page gives the total', async () => {
    const { venue } = await openObClient(platform(null));
    const { football } = await venue.getCounts();
    const seen = new Set<string>();
    for (let page = 1; ; page += 1) {
      const { matches, total } = await venue.getMatches({ sport: 'football', timeframe: 'early', page });
      for (const { id } of matches) seen.add(id);
      if (matches.length < 50) {
        expect([total, seen.size]).toEqual([football.early, football.early]);
        return;
      }
      expect(total).toBe(football.early);
    }
  }, 60_000);

  test('yesterday’s results have scores and no markets', async () => {
    const { venue } = await openObClient(platform(null));
    const { worldTime } = await sandbox.control.clock({});
    const day = 86_400_000;
    const to = Math.floor((Date.parse(worldTime) + day / 3) / day) * day - day / 3;
    const { matches, invalidRows } = await venue.getResults({ sport: 'football', from: to - day, to, page: 1 });
    expect(invalidRows).toBe(0);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every(({ status, markets, startTime }) => status !== 'live' && markets.length === 0 && startTime < to)).toBe(true);
    const great = await venue.getResults({ sport: 'football', from: to - day, to, page: 1, byLeague: true });
    const leagues = great.matches.map(({ league }) => league.id);
    // Each competition's matches are adjacent.
    expect(leagues.filter((id, at) => id !== leagues[at - 1])).toHaveLength(new Set(leagues).size);
  }, 60_000);

  test('a guest can read but not bet', async () => {
    const { venue } = await openObClient(platform(null));
    const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1 });
    const market = matches[0]!.markets[0]!;
    const leg = { matchId: matches[0]!.id, marketId: market.id, selectionId: market.selections[0]!.id };
    await expect(venue.getQuotes([leg])).rejects.toMatchObject({ name: 'BusinessError', code: '0401002', source: 'OBTY' });
    await expect(venue.place({ ...leg, price: '2', stake: 1000n, key: 'guest-1' })).resolves.toMatchObject({ state: 'rejected' });
  }, 30_000);

  test('a single before kick-off is quoted, placed, listed and charged to the balance', async () => {
    const { venue, caller } = await memberClient();
    await expect(venue.getBalance()).resolves.toBe(500_000n);
    const [open, another] = await openLegs(venue, 'today', 'handicap', 2);
    const { leg, price, match } = open!;
    const [quote] = await venue.getQuotes([leg]);
    expect(quote).toMatchObject({ state: 'open', min: 1000n, parlay: true, live: false });
    expect(quote!.max).toBeGreaterThan(1000n);
    const placed = await venue.place({ ...leg, price, stake: 2050n, key: 'once' });
    expect(placed).toMatchObject({ state: 'accepted', prices: [price] });
    const id = 'orderId' in placed ? placed.orderId : '';
    expect(await venue.getOrderStates([id])).toEqual([{ orderId: id, state: 'accepted', reason: null }]);
    expect(await orderOf(venue, id)).toMatchObject({
      state: 'accepted',
      kind: 'single',
      size: 1,
      bets: 1,
      stake: 2050n,
      legs: [
        {
          matchId: match.id,
          selectionId: leg.selectionId,
          home: match.home.name,
          away: match.away.name,
          marketKind: 'handicap',
          price,
          live: false,
          outcome: 'open',
        },
      ],
    });
    const after = await getMember({}, caller);
    expect([after.balance, after.locked]).toEqual([500_000n - 2050n, 2050n]);
    await expect(venue.place({ ...leg, price, stake: 10_000_000n, key: 'too-much' })).resolves.toEqual({ state: 'limit' });
    await expect(venue.place({ ...another!.leg, price: another!.price, stake: 499_000n, key: 'too-dear' })).resolves.toEqual({
      state: 'balance',
    });
  }, 60_000);

  test('the odds policy must be set as a preference, and the client sends it', async () => {
    const { venue } = await memberClient();
    const [open] = await openLegs(venue, 'early', 'winner', 1);
    const { leg, price } = open!;
    const lower = (Number(price) - 0.01).toFixed(2);
    const higher = (Number(price) + 0.01).toFixed(2);
    await expect(venue.place({ ...leg, price: lower, stake: 1000n, accept: 'same', key: 'a' })).resolves.toEqual({ state: 'price-moved' });
    await expect(venue.place({ ...leg, price: higher, stake: 1000n, accept: 'better', key: 'b' })).resolves.toEqual({
      state: 'price-moved',
    });
    await expect(venue.place({ ...leg, price: lower, stake: 1000n, accept: 'better', key: 'c' })).resolves.toMatchObject({
      state: 'accepted',
      prices: [price],
    });
    await expect(venue.place({ ...leg, price: higher, stake: 1000n, accept: 'any', key: 'd' })).resolves.toMatchObject({
      state: 'accepted',
      prices: [price],
    });
  }, 60_000);

  test('parlays and systems have limits, make one order each, and reject the same match twice', async () => {
    const { venue } = await memberClient();
    const legs = await openLegs(venue, 'early', 'handicap', 3);
    const { quotes, combos } = await venue.getComboQuote(legs.map(({ leg }) => leg));
    expect(quotes.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(combos.map(({ size, bets, price }) => [size, bets, price !== null])).toEqual([
      [2, 3, false],
      [3, 1, true],
      [0, 4, false],
    ]);
    const placed = await venue.placeCombo({
      legs: legs.map(({ leg, price }) => ({ ...leg, price })),
      combos: [
        { size: 3, bets: 1, unitStake: 2000n },
        { size: 2, bets: 3, unitStake: 1000n },
        { size: 0, bets: 4, unitStake: 1000n },
      ],
      accept: 'any',
      key: 'combo',
    });
    expect(placed.map(({ size, result }) => [size, result.state])).toEqual([
      [3, 'accepted'],
      [2, 'accepted'],
      [0, 'accepted'],
    ]);
    const ids = placed.map(({ result }) => ('orderId' in result ? result.orderId : ''));
    const orders = await Promise.all(ids.map((id) => orderOf(venue, id)));
    expect(orders.map(({ kind, size, bets, stake, legs: own }) => [kind, size, bets, stake, own.length])).toEqual([
      ['parlay', 3, 1, 2000n, 3],
      ['parlay', 2, 3, 3000n, 3],
      ['parlay', 0, 4, 4000n, 3],
    ]);
    const twice = [legs[0]!, legs[0]!].map(({ leg, price }) => ({ ...leg, price }));
    const rejected = await venue.placeCombo({ legs: twice, combos: [{ size: 2, bets: 1, unitStake: 1000n }], key: 'twice' });
    expect(rejected[0]!.result).toMatchObject({ state: 'rejected', code: '0400456' });
  }, 60_000);

  test('a bet in play is pending, then accepted, and rejected after a goal', async () => {
    const { venue } = await memberClient();
    const [open] = await openLegs(venue, 'live', 'handicap', 1);
    const { leg, price, match } = open!;
    const [quote] = await venue.getQuotes([leg]);
    expect(quote).toMatchObject({ live: true, score: match.score });
    await holdDecisions(sandbox.control);
    const placed = await venue.place({ ...leg, price, stake: 1000n, accept: 'any', key: 'live' });
    expect(placed.state).toBe('pending');
    const id = 'orderId' in placed ? placed.orderId : '';
    expect((await orderOf(venue, id)).legs[0]).toMatchObject({ live: true, scoreAtBet: [...match.score!] });
    await sandbox.control.event(match.id, { type: 'goal', side: 'home' });
    await passDelay(sandbox.control, DECISION_MS);
    expect((await venue.getOrderStates([id]))[0]?.state).toBe('rejected');
    expect(await orderOf(venue, id, true)).toMatchObject({ state: 'rejected', payout: 0n });
    await sandbox.control.clock({ decisions: 'run' });
  }, 60_000);

  test('a quote contains the line that replaced the old one, and a bet on the old one is rejected', async () => {
    const { venue } = await memberClient();
    const [open] = await openLegs(venue, 'live', 'total', 1);
    const { leg, price, match } = open!;
    await sandbox.control.event(match.id, { type: 'goal', side: 'away' });
    await sandbox.control.event(match.id, { type: 'goal', side: 'home' });
    await sandbox.control.event(match.id, { type: 'resume' });
    await sandbox.control.clock({ advanceMs: 120_000 });
    await expect(venue.place({ ...leg, price, stake: 1000n, accept: 'any', key: 'jump' })).resolves.toMatchObject({
      state: expect.stringMatching(/^(price-moved|suspended)$/),
    });
    const [quote] = await venue.getQuotes([leg]);
    if (quote!.state === 'moved') {
      const moved = quote!.selection!;
      expect([moved.marketId === leg.marketId, moved.line === null]).toEqual([false, false]);
      const [fresh] = await venue.getQuotes([{ matchId: leg.matchId, marketId: moved.marketId, selectionId: moved.id }]);
      expect(fresh).toMatchObject({ state: 'open', selection: { id: moved.id } });
      await expect(
        venue.place({
          matchId: leg.matchId,
          marketId: moved.marketId,
          selectionId: moved.id,
          price: fresh!.selection!.price,
          stake: 1000n,
          accept: 'any',
          key: 'new',
        }),
      ).resolves.toMatchObject({ state: 'pending' });
    } else expect(['suspended', 'closed']).toContain(quote!.state);
  }, 60_000);

  // @spec 4.27
  test('an expired session is renewed once and unnoticed, even in the middle of a bet', async () => {
    const { venue, invalidateSession, launches } = await memberClient();
    const [open] = await openLegs(venue, 'early', 'winner', 1);
    invalidateSession();
    await expect(venue.place({ ...open!.leg, price: open!.price, stake: 1000n, accept: 'any', key: 'e' })).resolves.toMatchObject({
      state: 'accepted',
    });
    expect(launches()).toBe(2);
    expect((await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 })).orders).toHaveLength(1);
  }, 60_000);

  test('a bet whose response was lost is unknown, sent once, and found in the order list', async () => {
    const { venue } = await memberClient();
    const [open] = await openLegs(venue, 'early', 'winner', 1);
    await sandbox.control.fault({ call: 'POST /yewu13/v1/betOrder/client/bet', drop: 'after', times: 1 });
    await expect(venue.place({ ...open!.leg, price: open!.price, stake: 1230n, accept: 'any', key: 'lost' })).resolves.toEqual({
      state: 'unknown',
    });
    const { orders } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    expect(orders.map(({ stake, legs }) => [stake, legs[0]!.selectionId])).toEqual([[1230n, open!.leg.selectionId]]);
    await sandbox.control.clearFaults();
  }, 60_000);

  test('settles singles and a parlay by their scores, and the ledger balances', async () => {
    const { venue } = await memberClient();
    const kinds = ['handicap', 'total', 'winner'] as const;
    const singles = await Promise.all(kinds.map(async (kind) => (await openLegs(venue, 'today', kind, 2))[0]!));
    const ids = new Set<string>();
    for (const { leg, price } of singles) {
      const placed = await venue.place({ ...leg, price, stake: 1000n, accept: 'any', key: leg.selectionId });
      ids.add('orderId' in placed ? placed.orderId : '');
    }
    const legs = (await openLegs(venue, 'today', 'handicap', 3)).map(({ leg, price }) => ({ ...leg, price }));
    const [parlay] = await venue.placeCombo({ legs, combos: [{ size: 3, bets: 1, unitStake: 1000n }], accept: 'any', key: 'p' });
    ids.add('orderId' in parlay!.result ? parlay!.result.orderId : '');
    expect(ids.size).toBe(4);
    await sandbox.control.clock({ advanceMs: 30 * 3_600_000 });
    const { orders } = await venue.getOrders({ settled: true, from: 0, to: 8.64e15, page: 1 });
    expect(orders).toHaveLength(4);
    for (const order of orders) {
      expect(ids.has(order.id)).toBe(true);
      expect(order).toMatchObject({ state: 'settled', profit: order.payout - order.stake });
      expect(order.settledAt).not.toBeNull();
      for (const leg of order.legs) expect([leg.result === null, settle(leg)?.outcome]).toEqual([false, leg.outcome]);
    }
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  }, 90_000);

  test('提前结算: cashes out the whole order once, at the shown price or a better one', async () => {
    const { venue } = await memberClient();
    const [open] = await openLegs(venue, 'early', 'handicap', 1);
    const placed = await venue.place({ ...open!.leg, price: open!.price, stake: 10_000n, accept: 'any', key: 'c' });
    const id = 'orderId' in placed ? placed.orderId : '';
    const order = await orderOf(venue, id);
    const [price] = await venue.getCashOuts([order]);
    expect(price).toMatchObject({ orderId: id, stake: 10_000n, min: 10_000n, max: 10_000n });
    const amount = price!.amount!;
    expect(amount > 8000n && amount < 10_000n).toBe(true);
    const request = { orderId: id, kind: 'single' as const, stake: 10_000n, key: 'k' };
    await expect(venue.cashOut({ ...request, amount: amount + 500n })).resolves.toEqual({ state: 'price-moved' });
    await expect(venue.cashOut({ ...request, stake: 5000n, amount: amount / 2n })).resolves.toMatchObject({ state: 'rejected' });
    await expect(venue.cashOut({ ...request, amount })).resolves.toEqual({ state: 'done', amount });
    // The same message at once may be the browser's own repeat; a later one meets an order that is over.
    await expect(venue.cashOut({ ...request, amount })).resolves.toEqual({ state: 'unknown' });
    await expect(venue.cashOut({ ...request, amount: amount - 1n })).resolves.toMatchObject({ state: 'rejected', code: '0400526' });
    expect(await orderOf(venue, id, true)).toMatchObject({
      state: 'settled',
      payout: amount,
      cashedOut: { stake: 10_000n, payout: amount },
    });
    expect(await venue.getBalance()).toBe(500_000n - 10_000n + amount);
  }, 60_000);

  test.each(['football', 'basketball', 'tennis'] as const)(
    '冠军 of %s is listed, quoted and bet on',
    async (sport) => {
      const { venue } = await memberClient();
      const { outrights, invalidRows } = await venue.getOutrights(sport);
      expect([invalidRows, outrights.length > 0]).toEqual([0, true]);
      // Markets of a league that plays now may be closed.
      const { id, market } = outrights.find((one) => one.market.selections.some(({ price }) => price !== null))!;
      const contender = market.selections.find(({ price }) => price !== null)!;
      const leg = { matchId: id, marketId: market.id, selectionId: contender.id };
      const [quote] = await venue.getQuotes([leg]);
      expect(quote).toMatchObject({
        state: 'open',
        parlay: false,
        live: false,
        selection: { id: contender.id, name: contender.name, price: contender.price },
      });
      const placed = await venue.place({ ...leg, price: contender.price!, stake: 1000n, accept: 'any', key: 'o' });
      expect(placed.state).toBe('accepted');
      const order = await orderOf(venue, 'orderId' in placed ? placed.orderId : '');
      expect(order.legs[0]).toMatchObject({ marketKind: 'outright', selection: contender.name, selectionId: contender.id, role: 'other' });
    },
    60_000,
  );

  test('the other sports are listed, quoted and bet on', async () => {
    const { venue } = await memberClient();
    for (const sport of ['basketball', 'tennis'] as const) {
      const list = await venue.getMatches({ sport, timeframe: 'parlay', page: 1 });
      expect({ sport, invalidRows: list.invalidRows, some: list.matches.length > 0 }).toEqual({ sport, invalidRows: 0, some: true });
      // The first page of 串关 may hold matches in play alone.
      const [next] = (await venue.getMatches({ sport, timeframe: 'early', page: 1 })).matches;
      const match = await venue.getMatch(next!.id);
      // A nearly certain side has no price, and cannot be quoted.
      const sides = match.markets.flatMap((one) =>
        one.selections.slice(0, 1).map(({ id: selectionId, price }) => ({ matchId: match.id, marketId: one.id, selectionId, price })),
      );
      const legs = sides.flatMap(({ price, ...side }) => (price === null ? [] : [{ ...side, price }])).slice(0, 25);
      const quotes = await venue.getQuotes(legs);
      expect(quotes.map(({ state, selection }) => [state, selection?.price])).toEqual(legs.map(({ price }) => ['open', price]));
      const taken = await venue.place({ ...legs[0]!, stake: 1000n, accept: 'any', key: sport });
      expect(taken.state).toBe('accepted');
      expect((await orderOf(venue, 'orderId' in taken ? taken.orderId : '')).legs[0]).toMatchObject({ sport, matchId: match.id });
    }
  }, 60_000);
});
