import { matchPastCall } from '@pavilion/contract/calls/past.calls';
import { CODE } from '@pavilion/contract/codes';
import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { getPast } from '@/lib/domain/betting/sport/event/past.api';
import { resultDays } from '@/lib/domain/betting/sport/results/result.rules';
import { getSpanResults } from '@/lib/domain/betting/sport/results/result.api';
import { outcomeOf } from '@/lib/domain/betting/sport/event/past.rules';
import { SPORTS, type Match } from '@/lib/domain/betting/match/sport.model';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Venue } from '@/lib/venues/venue';
import { PASTS_PER_MINUTE } from '../../sandbox/modules/betting/match/past.routes';
import { openVenueClient, siteCaller } from '../support/live-session';
import { sendCall } from '../support/platform-client';
import type { Sandbox } from '../support/sandbox-process';
import { DAY } from '../support/time';
import { takeSandbox } from '../support/worker-sandbox';

/** The past of a match, compared with what each venue shows in 赛果. */
let sandbox: Sandbox;
let caller: PlatformCaller;
const venues = new Map<VenueCode, Venue>();
const NOW = '2027-03-06T14:32:00.000Z';

beforeAll(async () => {
  sandbox = await takeSandbox();
  caller = siteCaller(sandbox, null);
}, 90_000);

beforeEach(async () => {
  await sandbox.control.reset();
  await sandbox.control.clock({ mode: 'freeze', set: NOW });
  for (const code of VENUE_CODES) venues.set(code, (await openVenueClient(code, caller)).venue);
});

/** Every finished match of a sport in the last days, as a venue lists it. */
async function resultsOf(code: VenueCode, sport: Match['sport'], days: number): Promise<Match[]> {
  const to = Date.parse(NOW);
  const venue = venues.get(code)!;
  // OB sends the results of one day.
  const spans = resultDays(to).slice(0, days);
  const found = await Promise.all(spans.map((span) => getSpanResults((filter) => venue.getResults(filter), { sport, ...span })));
  return found.flatMap(({ matches }) => matches);
}

describe.each(VENUE_CODES)('%s', (code) => {
  test.each(SPORTS)('%s: form of a match to come is what 赛果 shows, under the venue’s names', async (sport) => {
    const { matches } = await venues.get(code)!.getMatches({ sport, timeframe: sport === 'football' ? 'today' : 'early', page: 1 });
    const results = await resultsOf(code, sport, 3);
    let compared = 0;
    for (const match of matches.slice(0, 24)) {
      const { form, table } = await getPast(code, match.id, {}, caller);
      for (const side of ['home', 'away'] as const) {
        expect(form![side].length).toBeGreaterThan(3);
        for (const result of form![side]) {
          expect(result[result.side]).toBe(match[side].name);
          if (sport !== 'football') expect(outcomeOf(result)).not.toBe('drawn');
          if (result.kickOff < Date.parse(NOW) - 2 * DAY) continue;
          const listed = results.find(
            (one) => one.startTime === result.kickOff && one.home.name === result.home && one.away.name === result.away,
          );
          expect(listed?.score).toEqual(result.score);
          compared += 1;
        }
        // 赛果 has no newer result of the team.
        const known = results.filter((one) => one.status === 'ended' && [one.home.name, one.away.name].includes(match[side].name));
        const newest = Math.max(0, ...known.map(({ startTime }) => startTime));
        expect(form![side][0]!.kickOff).toBeGreaterThanOrEqual(newest);
      }
      if (sport === 'tennis') expect(table).toBeNull();
      else for (const side of ['home', 'away'] as const) expect(table!.rows.find((row) => row.side === side)?.team).toBe(match[side].name);
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test('an unknown match and an invalid request are rejected, and too many requests are rate limited', async () => {
  const body = { venue: 'FBTY', matchId: '1' };
  expect((await sendCall(sandbox.origin, matchPastCall, body)).status_code).toBe(CODE.common);
  for (const wrong of [{ ...body, venue: 'XXTY' }, { ...body, matchId: '' }, {}])
    expect((await sendCall(sandbox.origin, matchPastCall, wrong)).status_code).toBe(CODE.validation);
  const codes = await Promise.all(
    Array.from(
      { length: PASTS_PER_MINUTE + 1 },
      async () => (await sendCall<unknown, unknown>(sandbox.origin, matchPastCall, body)).status_code,
    ),
  );
  expect(new Set(codes)).toEqual(new Set([CODE.common, CODE.limit]));
});
