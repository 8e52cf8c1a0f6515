import 'server-only';
import type { VenueCode } from '@pavilion/contract/constants';
import { within } from '@/lib/kit/query/within';
import { OPEN_VENUES } from '@/lib/venues/registry';
import type { InitialTwin } from '@/lib/domain/betting/sport/list/initial-data.model';
import { packed, sharedList } from '@/lib/domain/betting/sport/shared-list.server';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { searchTwin } from './twin.rules';

/** ms that a match page waits for prices of the other venues; the browser requests those that are late. */
const TWINS_MS = 150;

/** Thrown when a list did not arrive, so that it does not count as a list without the fixture. */
class ListMissing extends Error {}

async function findAt(venue: VenueCode, match: Match): Promise<InitialTwin> {
  let at = 0;
  const twin = await searchTwin(match, async (timeframe, page) => {
    const found = await sharedList(venue, { sport: match.sport, timeframe, page });
    if (!found) throw new ListMissing();
    at = found.at;
    return found.value;
  });
  if (!twin) return { venue, list: null };
  const markets = twin.markets.filter(({ kind, period }) => kind === 'winner' && period === 'full');
  return { venue, list: packed({ value: { matches: [{ ...twin, markets }], total: 1, invalidRows: 0 }, at }) };
}

/** 独赢 of the same fixture at the other venues, for the first comparison; leaves out late venues. Never throws. */
export async function getTwins(match: Match): Promise<readonly InitialTwin[]> {
  if (match.status === 'ended') return [];
  const others = OPEN_VENUES.filter((venue) => venue !== match.venue);
  const found = await Promise.all(
    others.map((venue) =>
      within(
        findAt(venue, match).catch(() => null),
        TWINS_MS,
      ),
    ),
  );
  return found.filter((one) => one !== null);
}
