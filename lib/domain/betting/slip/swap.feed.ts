import type { VenueCode } from '@pavilion/contract/constants';
import { useTwinSearches, type TwinSearch } from '@/lib/domain/betting/sport/compare/twin.feed';
import type { Fixture } from '@/lib/domain/betting/sport/compare/twin.rules';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { useWatch } from '@/lib/domain/betting/sport/price/price.feed';
import { useQueryStates } from '@/lib/domain/betting/sport/price/query-state.feed';
import { POLL_MS } from '@/lib/domain/betting/sport/sport.queries';
import type { Match, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { QUOTE_FRESH_MS } from './slip.rules';
import type { TwinReading } from './swap.model';

/** More fixtures than this are polled at the slower pace. */
const FEW = 3;
const SLOW_POLL_MS = 10_000;

/** Key of a fixture in the readings. */
export const fixtureKey = (venue: VenueCode, matchId: string) => `${venue} ${matchId}`;

const stateOfError = (error: unknown) => (toFailure(error)?.kind === 'maintenance' ? 'maintenance' : 'failed');

function readingOf(venue: VenueCode, search: TwinSearch | null, snapshot: Snapshot<Match> | undefined, error: unknown): TwinReading {
  if (snapshot && steadyNow() - snapshot.at <= QUOTE_FRESH_MS) return { venue, match: snapshot.data };
  const failure = search?.failed ? search.error : error;
  if (failure) return { venue, match: null, state: stateOfError(failure) };
  if (snapshot) return { venue, match: null, state: 'failed' };
  const isMissing = search !== null && !search.pending && search.id === null;
  return { venue, match: null, state: isMissing ? 'none' : 'looking' };
}

/**
 * Different fixtures at every other venue, polled while the component is mounted; keyed by `fixtureKey`. `own`: read at their own venues
 * too, for a visitor, who gets no quotes.
 */
export function useTwinReadings(fixtures: readonly Fixture[], own: boolean): ReadonlyMap<string, readonly TwinReading[]> {
  const wanted = fixtures.flatMap((match) => OPEN_VENUES.filter((venue) => venue !== match.venue).map((venue) => ({ venue, match })));
  const searches = useTwinSearches(wanted);
  const found = wanted.map(({ venue, match }, index) => ({ venue, match, search: searches[index]!, id: searches[index]!.id }));
  const all = [...found, ...(own ? fixtures.map((match) => ({ venue: match.venue, match, search: null, id: match.id })) : [])];
  const read = all.flatMap(({ venue, id }) => (id === null ? [] : [matchOptions(venue, id)]));
  useWatch(read, fixtures.length > FEW ? SLOW_POLL_MS : POLL_MS.detail);
  const states = useQueryStates<Snapshot<Match>>(read.map(({ queryKey }) => queryKey));
  const readings = new Map<string, TwinReading[]>();
  let next = 0;
  for (const { venue, match, search, id } of all) {
    const state = id === null ? undefined : states[next++];
    const key = fixtureKey(match.venue, match.id);
    const error = state?.status === 'error' ? state.error : null;
    readings.set(key, [...(readings.get(key) ?? []), readingOf(venue, search, state?.data, error)]);
  }
  return readings;
}
