import 'server-only';
import { followListCall } from '@pavilion/contract/calls/follow.calls';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { starsByVenue } from '@/lib/domain/betting/sport/list/starred.rules';
import { knownTime } from '@/lib/kit/format/known-time';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readAsGuest } from '@/lib/venues/guest.server';
import { DAY, HOUR } from '@pavilion/number/duration';
import { lastOf, nextOf, type FollowedMatches } from './resume.rules';

/** ms after its kick-off in which a match may still be played. */
const PLAYED_MS = 3 * HOUR;
/** Followed matches that are read: those that begin first. */
const MAX_READ = 6;
/** Older matches that are read for their result, each by a call of its own: venues leave them out of lists. */
const MAX_RESULTS = 2;

/**
 * The followed match that a member would look at next, one that is played or else the one that begins first, and the one that ended last
 * within a day. `now`: world ms. @throws what the platform's call throws; a venue that fails costs its matches.
 */
export async function readFollowedMatches(caller: PlatformCaller, now: number): Promise<FollowedMatches> {
  const { list } = await caller(followListCall, {});
  const followed = list
    .flatMap(({ venue, matchId, startTime }) => ({ star: `${venue}:${matchId}`, at: knownTime(startTime) ?? now }))
    .toSorted((a, b) => a.at - b.at);
  const current = followed.filter(({ at }) => at > now - PLAYED_MS).slice(0, MAX_READ);
  const earlier = followed.filter(({ at }) => at <= now - PLAYED_MS && at > now - DAY).slice(-MAX_RESULTS);
  const read = await Promise.all([...readListed(current.map(({ star }) => star)), ...readEach(earlier.map(({ star }) => star))]);
  const matches = read.flat();
  return { next: nextOf(matches), last: lastOf(matches) };
}

const none = (): readonly Match[] => [];

/** `starsByVenue` leaves out venues that have no adapter. */
function readListed(stars: readonly string[]): Promise<readonly Match[]>[] {
  return starsByVenue(stars).map(({ venue, matchIds }) =>
    readAsGuest(venue, 'getMatchesById', matchIds).then(({ matches }) => matches, none),
  );
}

function readEach(stars: readonly string[]): Promise<readonly Match[]>[] {
  const readOne = (venue: VenueCode, id: string) => readAsGuest(venue, 'getMatch', id).then((match) => [match], none);
  return starsByVenue(stars).flatMap(({ venue, matchIds }) => matchIds.map((id) => readOne(venue, id)));
}
