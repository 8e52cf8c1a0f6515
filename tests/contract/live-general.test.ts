import type { VenueCode } from '@pavilion/contract/constants';
import { sportAt } from '@/lib/domain/betting/sport/venue.rules';
import { isOther, type OtherSport } from '@/lib/domain/betting/match/sport.model';
import { memberCaller, openVenueClient, siteCaller } from '../support/live-session';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox } from '../support/worker-sandbox';

/**
 * A sport unknown to the product, at each venue: it is listed, opened, bet on, settled and recorded in the general form. The
 * sandbox's venues sell volleyball, each under its own number.
 */
const SPORTS: Readonly<Record<VenueCode, OtherSport>> = { FBTY: 'xf13', OBTY: 'xo9', IMTY: 'xi40' };
const CODES = Object.keys(SPORTS) as VenueCode[];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await takeSandbox();
}, 90_000);

describe.each(CODES)('%s', (code) => {
  const sport = SPORTS[code];

  test('counts, lists, details, leagues and results contain it under the venue’s own name, without an invalid row', async () => {
    const { venue } = await openVenueClient(code, siteCaller(sandbox, null));
    const counts = await venue.getCounts();
    expect(Object.keys(counts).slice(0, 3)).toEqual(['football', 'basketball', 'tennis']);
    expect(counts[sport]).toMatchObject({ name: '排球' });
    const { matches, invalidRows, total } = await venue.getMatches({ sport, timeframe: 'early', page: 1 });
    expect([invalidRows, total, matches.length > 0]).toEqual([0, counts[sport]!.early, true]);
    const [first] = matches;
    expect(first).toMatchObject({ sport, phase: 'not-started', status: 'upcoming' });
    for (const kind of ['winner', 'handicap', 'total'] as const) {
      expect(first!.markets.filter((market) => market.kind === kind && market.period === 'full')).not.toHaveLength(0);
    }
    const detail = await venue.getMatch(first!.id);
    expect(detail.markets.length).toBeGreaterThan(3);
    for (const market of detail.markets) expect(market.name).not.toBe('');
    const leagues = await venue.getLeagues({ sport, timeframe: 'early' });
    expect(leagues.map(({ id }) => id)).toContain(first!.league.id);
    const { now } = await world();
    const results = await venue.getResults({ sport, from: now - 86_400_000, to: now, page: 1 });
    expect([results.invalidRows, results.matches.length > 0]).toEqual([0, true]);
    for (const match of results.matches) expect(Math.max(...match.score!)).toBe(3);
  }, 60_000);

  test('a bet on it is accepted, settled by its sets and recorded with the venue’s names', async () => {
    const caller = await memberCaller(sandbox, '500.00');
    const { venue } = await openVenueClient(code, caller);
    const [match] = (await venue.getMatches({ sport, timeframe: 'early', page: 1 })).matches;
    const leg = (kind: 'winner' | 'total', role: 'home' | 'under') => {
      const market = match!.markets.find((one) => one.kind === kind && one.period === 'full')!;
      const selection = market.selections.find((one) => one.role === role)!;
      return { matchId: match!.id, marketId: market.id, selectionId: selection.id, selection: selection.name, price: selection.price! };
    };
    for (const [key, wanted] of [
      ['w', leg('winner', 'home')],
      ['t', leg('total', 'under')],
    ] as const) {
      const [quote] = await venue.getQuotes([wanted]);
      expect(quote).toMatchObject({ state: 'open' });
      await expect(venue.place({ ...wanted, price: quote!.selection!.price!, stake: 2000n, key: `${code}-${key}` })).resolves.toMatchObject(
        {
          state: 'accepted',
        },
      );
    }
    const known = await sandbox.control.match(match!.id.split('-').at(-1)!);
    await sandbox.control.clock({ set: new Date(match!.startTime + 60_000).toISOString() });
    for (let set = 0; set < 3; set += 1) await sandbox.control.event(known.id, { type: 'goal', side: 'home' });
    await sandbox.control.clock({ advanceMs: 3_600_000 });
    const { now } = await world();
    const { orders } = await venue.getOrders({ settled: true, from: now - 10 * 86_400_000, to: now + 86_400_000, page: 1 });
    expect(orders).toHaveLength(2);
    for (const order of orders) {
      expect(order).toMatchObject({ state: 'settled', outcome: 'won', legs: [{ sport, matchId: match!.id }] });
      expect(order.legs[0]!.marketName).not.toBe('');
      expect(order.legs[0]!.result).toBe('3-0');
    }
  }, 60_000);
});

test('another venue’s sport of the general form is not accepted as the venue’s own', () => {
  for (const code of CODES) {
    for (const [other, sport] of Object.entries(SPORTS)) {
      expect(isOther(sport)).toBe(true);
      expect(sportAt(sport, code)).toBe(other === code ? sport : 'football');
    }
  }
});

async function world(): Promise<{ now: number }> {
  return { now: Date.parse((await sandbox.control.clock({})).worldTime) };
}
