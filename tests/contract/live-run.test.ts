import { VENUE_CODES } from '@pavilion/contract/constants';
import { openVenueClient, siteCaller } from '../support/live-session';
import { takeSandbox } from '../support/worker-sandbox';

/**
 * The one suite whose world runs, from the calendar's today: the others have a fixed instant. It counts nothing, so that the events
 * of the hour are no failure.
 */
test.each(VENUE_CODES)(
  '%s: reads every list of every sport without an invalid row while the world runs',
  async (code) => {
    const sandbox = await takeSandbox({ frozenAt: null });
    const { worldTime } = await sandbox.control.clock({});
    const { venue } = await openVenueClient(code, siteCaller(sandbox, null));
    for (const sport of ['football', 'basketball', 'tennis'] as const) {
      for (const timeframe of ['live', 'today', 'early'] as const) {
        const { matches, invalidRows } = await venue.getMatches({ sport, timeframe, page: 1 });
        expect({ sport, timeframe, invalidRows }).toEqual({ sport, timeframe, invalidRows: 0 });
        const [first] = matches;
        if (first) expect(await venue.getMatch(first.id)).toMatchObject({ id: first.id, sport });
      }
    }
    const later = await sandbox.control.clock({});
    expect(later.mode).toBe('run');
    expect(Date.parse(later.worldTime)).toBeGreaterThan(Date.parse(worldTime));
  },
  60_000,
);
