import 'server-only';
import type { VenueCode } from '@pavilion/contract/constants';
import { within } from '@/lib/kit/store/within.server';
import { OPEN_VENUES } from '@/lib/venues/registry';
import type { InitialTwin, StreamedTwin } from '@/lib/domain/betting/sport/list/initial-data.model';
import { LATE_MS, packed, sharedList } from '@/lib/domain/betting/sport/shared-list.server';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { searchTwin } from './twin.rules';

/** ms that a match page waits for prices of the other venues; later ones are streamed. */
const TWINS_MS = 150;

/** Thrown when a list did not arrive, so that it does not count as a list without the fixture. */
class ListMissing extends Error {}

async function findAt(venue: VenueCode, match: Match): Promise<InitialTwin> {
  const until = performance.now() + LATE_MS;
  let at = 0;
  const twin = await searchTwin(match, async (timeframe, page) => {
    const found = await sharedList(venue, { sport: match.sport, timeframe, page }, until);
    if (!found) throw new ListMissing();
    at = found.at;
    return found.value;
  });
  if (!twin) return { venue, list: null };
  const markets = twin.markets.filter(({ kind, period }) => kind === 'winner' && period === 'full');
  return { venue, list: packed({ value: { matches: [{ ...twin, markets }], total: 1, invalidRows: 0 }, at }) };
}

/**
 * 独赢 of the same fixture at the other venues, for the first comparison: those that responded in time, and those that are still searched,
 * so that no page loads another venue's code for its first comparison. Never throws.
 */
export async function searchTwins(match: Match): Promise<{ twins: readonly InitialTwin[]; lateTwins: readonly StreamedTwin[] }> {
  if (match.status === 'ended') return { twins: [], lateTwins: [] };
  const others = OPEN_VENUES.filter((venue) => venue !== match.venue);
  const searches = others.map((venue): StreamedTwin => ({ venue, twin: findAt(venue, match).catch(() => null) }));
  const found = await Promise.all(searches.map(({ twin }) => within(twin, TWINS_MS)));
  const lateTwins = searches.filter((_, index) => found[index] === null);
  return { twins: found.filter((one) => one !== null), lateTwins };
}
