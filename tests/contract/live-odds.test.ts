import { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import { CODE } from '@pavilion/contract/codes';
import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { getOddsHistory } from '@/lib/domain/betting/sport/trend/history.api';
import { SPORTS, type Match } from '@/lib/domain/betting/match/sport.model';
import { compareOdds } from '@pavilion/number/odds-order';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Venue } from '@/lib/venues/venue';
import { HISTORIES_PER_MINUTE } from '../../sandbox/modules/betting/odds/odds.routes';
import { openVenueClient, siteCaller } from '../support/live-session';
import { sendCall } from '../support/platform-client';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox } from '../support/worker-sandbox';
import { DAY } from '../support/time';

/** The platform's stored history of a price, compared with each venue's own list: one world, read in two ways. */
let sandbox: Sandbox;
let caller: PlatformCaller;
const venues = new Map<VenueCode, Venue>();

beforeAll(async () => {
  sandbox = await takeSandbox();
  caller = siteCaller(sandbox, null);
}, 90_000);

/** Every test begins in the seed state, which also restores the address's quota of histories a minute. */
beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.clock({ mode: 'freeze', set: '2027-03-06T14:32:00.000Z' });
  for (const code of VENUE_CODES) venues.set(code, (await openVenueClient(code, caller)).venue);
});

async function matchAt(code: VenueCode, sport: Match['sport'], timeframe: 'live' | 'early'): Promise<Match> {
  const venue = venues.get(code)!;
  const { matches } = await venue.getMatches({ sport, timeframe, page: 1 });
  return venue.getMatch(matches.find(({ markets }) => markets.some(({ state }) => state === 'open'))!.id);
}

const idsOf = (match: Match, market: Match['markets'][number], selection: Match['markets'][number]['selections'][number]) => ({
  venue: match.venue,
  matchId: match.id,
  marketId: market.id,
  selectionId: selection.id,
});

describe.each(VENUE_CODES)('%s', (venue) => {
  test.each(
    SPORTS.flatMap(
      (sport) =>
        [
          [sport, 'live'],
          [sport, 'early'],
        ] as const,
    ),
  )('%s %s: a selection’s history of each market ends with the price on its button', async (sport, timeframe) => {
    const match = await matchAt(venue, sport, timeframe);
    const now = Date.parse((await sandbox.control.clock({})).worldTime);
    let priced = 0;
    // The first of each market is enough: the others are prices of the same moments.
    for (const market of match.markets.slice(0, 12)) {
      const selection = market.selections[priced % market.selections.length]!;
      const history = await getOddsHistory(idsOf(match, market, selection), {}, caller);
      expect(history.asOf).toBe(now);
      expect(history.kickOff).toBe(match.startTime);
      const last = history.points.at(-1)!;
      if (selection.price === null) {
        expect(last?.price ?? null).toBeNull();
        continue;
      }
      expect([market.name, selection.label, compareOdds(last.price!, selection.price)]).toEqual([market.name, selection.label, 0]);
      expect(history.points[0]!.at).toBeLessThan(now);
      if (selection.line !== null && market.main) expect(history.lines.at(-1)!.line).toBe(selection.line);
      priced += 1;
    }
    expect(priced).toBeGreaterThan(2);
  });

  test('the history opens days before kick-off, and a goal makes a gap and another price', async () => {
    const coming = await matchAt(venue, 'football', 'early');
    const winner = coming.markets.find(({ kind, period }) => kind === 'winner' && period === 'full')!;
    const opened = await getOddsHistory(idsOf(coming, winner, winner.selections[0]!), {}, caller);
    expect(coming.startTime - opened.points[0]!.at).toBeGreaterThanOrEqual(coming.league.rank === 5 ? 0 : 7 * DAY);

    const live = await matchAt(venue, 'football', 'live');
    const market = live.markets.find(({ kind, period }) => kind === 'winner' && period === 'full')!;
    const ids = idsOf(
      live,
      market,
      market.selections.find(({ role }) => role === 'home')!,
    );
    const before = await getOddsHistory(ids, {}, caller);
    const number = live.id.replace(/^1-2|^3100200300/, '').replace(/^0+/, '');
    await sandbox.control.event(`ev-${number}`, { type: 'goal', side: 'home' });
    expect((await getOddsHistory(ids, {}, caller)).points.at(-1)).toMatchObject({ price: null, state: 'suspended' });
    await sandbox.control.clock({ advanceMs: 60_000 });
    const after = await getOddsHistory(ids, {}, caller);
    expect(Number(after.points.at(-1)!.price)).toBeLessThan(Number(before.points.findLast(({ price }) => price !== null)!.price));
    expect(after.points.some(({ at, price }) => price === null && at === before.asOf)).toBe(true);
  });
});

test.each([
  { venue: 'FBTY', matchId: '1', marketId: '2', selectionId: '2_1' },
  { venue: 'FBTY', matchId: 'x', marketId: 'NaN', selectionId: 'NaN_1' },
  { venue: 'IMTY', matchId: '1', marketId: '2', selectionId: '~~' },
  { venue: 'IMTY', matchId: '1-2000000001', marketId: '2', selectionId: '4503599627370497~1' },
  { venue: 'OBTY', matchId: '3100200300000000001', marketId: '5', selectionId: '7' },
] as const)('unknown ids have no history: %j', async (ids) => {
  expect(await getOddsHistory(ids, {}, caller)).toMatchObject({ points: [], lines: [] });
});

test('a selection of one match has no history under another match’s id', async () => {
  const [match, other] = [await matchAt('OBTY', 'football', 'live'), await matchAt('OBTY', 'football', 'early')];
  const market = match.markets[0]!;
  expect((await getOddsHistory({ ...idsOf(match, market, market.selections[0]!), matchId: other.id }, {}, caller)).points).toEqual([]);
});

test('an invalid request is rejected, and too many requests are rate limited', async () => {
  const ids = { venue: 'FBTY', matchId: '1', marketId: '2', selectionId: '2_1' };
  for (const wrong of [{ ...ids, venue: 'XXTY' }, { ...ids, matchId: '' }, { ...ids, selectionId: 'x'.repeat(201) }, {}]) {
    expect((await sendCall(sandbox.origin, oddsHistoryCall, wrong)).status_code).toBe(CODE.validation);
  }
  const codes = await Promise.all(
    Array.from(
      { length: HISTORIES_PER_MINUTE + 1 },
      async () => (await sendCall<unknown, unknown>(sandbox.origin, oddsHistoryCall, ids)).status_code,
    ),
  );
  expect(new Set(codes)).toEqual(new Set([CODE.success, CODE.limit]));
});
