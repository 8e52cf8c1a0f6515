import { captchaCall, loginCall, memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { noticeListCall, preInfoCall } from '@pavilion/contract/calls/site.calls';
import { getMember } from '@/lib/domain/member/account/member.api';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Venue } from '@/lib/venues/venue';
import { openVenueClient, siteCaller } from '../support/live-session';
import { TEST_UUID } from '../support/platform-client';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox, TEST_NOON } from '../support/worker-sandbox';
import { SOUND_LEDGER } from '../support/control-client';

/** The site's own clients against the sandbox over its wire: a change of one side alone fails here. */
let sandbox: Sandbox;
const NOON = Date.parse(TEST_NOON);

describe('the responses of FB', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  const platform = (token: string | null, skewS = 0) => siteCaller(sandbox, token, skewS);
  const venueFor = (caller: PlatformCaller) => openVenueClient('FBTY', caller);

  /** An open selection of a match that can be quoted. */
  async function anyOpen(
    venue: Venue,
  ): Promise<{ match: Match; quote: Quote; leg: { matchId: string; marketId: string; selectionId: string } }> {
    for (const timeframe of ['early', 'today', 'live'] as const) {
      const { matches } = await venue.getMatches({ sport: 'football', timeframe, page: 1 });
      for (const match of matches) {
        const market = match.markets.find(({ kind, state }) => kind === 'winner' && state === 'open');
        const selection = market?.selections.find(({ price }) => price !== null);
        if (!market || !selection) continue;
        const leg = { matchId: match.id, marketId: market.id, selectionId: selection.id };
        const [quote] = await venue.getQuotes([leg]);
        if (quote?.state === 'open') return { match, quote, leg };
      }
    }
    throw new Error('nothing is sold');
  }

  test('a visitor reads pre-info, notices, venue origins and matches of each timeframe', async () => {
    const caller = platform(null);
    expect((await caller(preInfoCall, { platformType: 6 })).SiteBaseConfigVo.title).not.toBe('');
    expect(await caller(noticeListCall, { category: 1 })).not.toHaveLength(0);
    const { venue } = await venueFor(caller);
    const counts = await venue.getCounts();
    for (const timeframe of ['live', 'today', 'early'] as const) {
      const { matches, invalidRows } = await venue.getMatches({ sport: 'football', timeframe, page: 1 });
      expect({ timeframe, invalidRows, some: matches.length > 0 }).toEqual({ timeframe, invalidRows: 0, some: true });
      expect(counts.football[timeframe]).toBeGreaterThanOrEqual(matches.length);
      const detail = await venue.getMatch(matches[0]!.id);
      expect(detail.markets.length).toBeGreaterThanOrEqual(matches[0]!.markets.length);
    }
  }, 30_000);

  test('a guest can read but not bet, and member calls need a token', async () => {
    const { venue } = await venueFor(platform(null));
    const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1 });
    const market = matches[0]!.markets[0]!;
    const leg = { matchId: matches[0]!.id, marketId: market.id, selectionId: market.selections[0]!.id };
    await expect(venue.getQuotes([leg])).rejects.toMatchObject({ name: 'BusinessError', source: 'FBTY' });
    await expect(venue.place({ ...leg, price: '2', stake: 1000n, key: 'guest-1' })).resolves.toMatchObject({ state: 'rejected' });
    await expect(getMember({}, platform(null))).rejects.toMatchObject({ code: 10004 });
  }, 30_000);

  test('logs in, quotes, bets, repeats the same key, and reads the order and the balance', async () => {
    const { userName, password } = await sandbox.control.member({ balance: '500.00', uuid: TEST_UUID });
    const { token } = await platform(null)(loginCall, { userName, password });
    const caller = platform(token);
    const before = await getMember({}, caller);
    expect(before).toMatchObject({ userName, balance: 50_000n, locked: 0n });

    const { venue } = await venueFor(caller);
    await expect(venue.getBalance()).resolves.toBe(50_000n);
    const { quote, leg, match } = await anyOpen(venue);
    expect(quote.min).toBeGreaterThan(0n);
    const placement = { ...leg, price: quote.selection!.price, stake: 2050n, accept: 'any' as const, key: 'live' };
    const placed = await venue.place(placement);
    expect(['accepted', 'pending']).toContain(placed.state);
    const again = await venue.place(placement);
    expect('orderId' in again && 'orderId' in placed && again.orderId === placed.orderId).toBe(true);

    const orderId = 'orderId' in placed ? placed.orderId : '';
    const [state] = await venue.getOrderStates([orderId]);
    expect(['accepted', 'pending']).toContain(state!.state);
    const { orders, invalidRows } = await venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    expect(invalidRows).toBe(0);
    expect(orders.find(({ id }) => id === orderId)).toMatchObject({
      stake: 2050n,
      kind: 'single',
      legs: [{ matchId: match.id, selectionId: leg.selectionId }],
    });

    const after = await getMember({}, caller);
    expect([after.balance, after.locked]).toEqual([50_000n - 2050n, 2050n]);
    await expect(venue.place({ ...placement, stake: 10_000_00n, key: 'too-much' })).resolves.toMatchObject({
      state: expect.stringMatching(/^(balance|limit)$/),
    });
  }, 60_000);

  test('reads every list of every sport, leagues, outrights, names and results without an invalid row', async () => {
    const { venue } = await venueFor(platform(null));
    const counts = await venue.getCounts();
    for (const sport of ['football', 'basketball', 'tennis'] as const) {
      const { matches, invalidRows, total } = await venue.getMatches({ sport, timeframe: 'parlay', page: 1 });
      expect({ sport, invalidRows, some: matches.length > 0, counted: total === counts[sport].parlay }).toEqual({
        sport,
        invalidRows: 0,
        some: true,
        counted: true,
      });
      const leagues = await venue.getLeagues({ sport, timeframe: 'parlay' });
      expect(leagues.reduce((sum, one) => sum + one.matches, 0)).toBe(total);
      const results = await venue.getResults({ sport, from: NOON - 86_400_000, to: NOON, page: 1 });
      expect(results.invalidRows).toBe(0);
      expect(results.matches.length).toBeGreaterThan(0);
      expect(results.matches.every(({ status, score }) => status !== 'live' && (status !== 'ended' || score !== null))).toBe(true);
      const great = await venue.getResults({ sport, from: NOON - 86_400_000, to: NOON, page: 1, byLeague: true });
      const ranks = great.matches.map(({ league }) => league.rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
    for (const sport of ['football', 'basketball', 'tennis'] as const) {
      const { outrights, invalidRows } = await venue.getOutrights(sport);
      expect([invalidRows, outrights.length > 2, outrights.every((one) => one.sport === sport)]).toEqual([0, true, true]);
      expect(outrights).toHaveLength(counts[sport].outright);
    }
    const [some] = (await venue.getMatches({ sport: 'tennis', timeframe: 'parlay', page: 1 })).matches;
    const found = await venue.search(some!.home.name);
    expect(found.invalidRows).toBe(0);
    expect(found.matches.map(({ id }) => id)).toContain(some!.id);
  }, 60_000);

  test('places a parlay and a system on three matches, then cashes the parlay out in part and whole', async () => {
    const { token } = await sandbox.control.member({ balance: '500.00', uuid: TEST_UUID });
    const { venue } = await venueFor(platform(token));
    const { matches } = await venue.getMatches({ sport: 'football', timeframe: 'early', page: 1 });
    const legs = matches
      .flatMap(({ id, markets }) => {
        const market = markets.find(({ kind, state, parlay }) => kind === 'handicap' && state === 'open' && parlay);
        return market ? [{ matchId: id, marketId: market.id, selectionId: market.selections[0]!.id }] : [];
      })
      .slice(0, 3);
    const { quotes, combos } = await venue.getComboQuote(legs);
    expect(combos.map(({ size, bets }) => [size, bets])).toEqual([
      [2, 3],
      [3, 1],
      [0, 4],
    ]);
    const sent = legs.map((leg, i) => ({ ...leg, price: quotes[i]!.selection!.price }));
    const placement = {
      legs: sent,
      combos: [
        { size: 3, bets: 1, unitStake: 5000n },
        { size: 0, bets: 4, unitStake: 500n },
      ],
      accept: 'any' as const,
      key: 'combo',
    };
    const placed = await venue.placeCombo(placement);
    expect(placed.map(({ size, result }) => [size, result.state])).toEqual([
      [3, 'accepted'],
      [0, 'accepted'],
    ]);
    expect(await venue.placeCombo(placement)).toEqual(placed);
    const ids = placed.map(({ result }) => ('orderId' in result ? result.orderId : ''));
    const open = () => venue.getOrders({ settled: false, from: 0, to: 0, page: 1 });
    const { orders, invalidRows } = await open();
    expect(invalidRows).toBe(0);
    expect(orders).toMatchObject([
      { id: ids[1], kind: 'parlay', size: 0, bets: 4, stake: 2000n, cashedOut: null },
      { id: ids[0], kind: 'parlay', size: 3, bets: 1, stake: 5000n },
    ]);

    const parlay = orders[1]!;
    const [price] = await venue.getCashOuts([parlay]);
    expect(price).toMatchObject({ stake: 5000n, min: 1000n, max: 5000n });
    const half = await venue.cashOut({ orderId: parlay.id, kind: 'parlay', stake: 2500n, amount: price!.amount! / 2n, key: 'half' });
    expect(half.state).toBe('done');
    const rest = (await open()).orders.find(({ id }) => id === parlay.id)!;
    expect(rest).toMatchObject({ state: 'accepted', cashedOut: { stake: 2500n, payout: 'amount' in half ? half.amount : 0n } });
    const [left] = await venue.getCashOuts([rest]);
    expect(left!.stake).toBe(2500n);
    expect((await venue.cashOut({ orderId: parlay.id, kind: 'parlay', stake: 2500n, amount: left!.amount! * 2n, key: 'dear' })).state).toBe(
      'price-moved',
    );
    // The same message for the first half at once may be the browser's own repeat; a cent less is another purchase.
    expect(
      (await venue.cashOut({ orderId: parlay.id, kind: 'parlay', stake: 2500n, amount: left!.amount! - 1n, key: 'whole' })).state,
    ).toBe('done');
    expect((await open()).orders.map(({ id }) => id)).toEqual([ids[1]]);
    expect(await sandbox.control.audit()).toMatchObject(SOUND_LEDGER);
  }, 60_000);

  // @spec 4.28
  test('an expired venue session is renewed once, unnoticed', async () => {
    const { venue, invalidateSession, launches } = await venueFor(platform(null));
    await venue.getCounts();
    invalidateSession();
    await expect(venue.getCounts()).resolves.toHaveProperty('football.live');
    expect(launches()).toBe(2);
  }, 30_000);

  test('a signature made with a wrong clock is rejected, made again and accepted', async () => {
    const caller = platform(null, 3 * 86_400);
    await expect(caller(captchaCall, {})).resolves.toHaveProperty('captchaId');
    expect(caller.signed).toEqual([false, true]);
  }, 30_000);

  test('a kicked session gets 6001', async () => {
    const { userName, token } = await sandbox.control.member({ uuid: TEST_UUID });
    await sandbox.control.kick({ userName });
    await expect(platform(token)(memberInfoCall, { withLockMoney: 1 })).rejects.toMatchObject({ name: 'BusinessError', code: 6001 });
  }, 30_000);

  test('slow, broken and truncated responses raise errors of their own classes', async () => {
    const caller = platform(null);
    const call = `POST ${preInfoCall.path}`;
    const request = (timeout = 20_000) => caller(preInfoCall, { platformType: 6 }, { timeout });
    await sandbox.control.fault({ call, latencyMs: 2000, times: 1 });
    await expect(request(400)).rejects.toMatchObject({ name: 'NetworkError', timedOut: true });
    await sandbox.control.fault({ call, httpStatus: 502, times: 1 });
    await expect(request()).rejects.toMatchObject({ name: 'NetworkError', status: 502 });
    await sandbox.control.fault({ call, body: '{"status_code":6000,"data":{"SiteBase', times: 1 });
    await expect(request()).rejects.toMatchObject({ name: 'ContractError', call: 'preInfo' });
    await sandbox.control.clearFaults();
    await expect(request()).resolves.toHaveProperty('maintainConfig');
  }, 30_000);
});
