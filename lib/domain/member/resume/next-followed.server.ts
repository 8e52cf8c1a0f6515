import 'server-only';
import { followListCall } from '@pavilion/contract/calls/follow.calls';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { starsByVenue } from '@/lib/domain/betting/sport/list/starred.rules';
import { knownTime } from '@/lib/kit/format/known-time';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readAsGuest } from '@/lib/venues/guest.server';
import { HOUR } from '@pavilion/number/duration';
import { nextOf } from './resume.rules';

/** ms after its kick-off in which a match may still be played. */
const PLAYED_MS = 3 * HOUR;
/** Followed matches that are read: those that begin first. */
const MAX_READ = 6;

/**
 * The followed match that a member would look at next: one that is played, else the one that begins first. Undefined without one.
 * `now`: world ms. @throws what the platform's call throws; a venue that fails costs its matches.
 */
export async function readNextFollowed(caller: PlatformCaller, now: number): Promise<Match | undefined> {
  const { list } = await caller(followListCall, {});
  const first = list
    .flatMap(({ venue, matchId, startTime }) => ({ star: `${venue}:${matchId}`, at: knownTime(startTime) ?? now }))
    .filter(({ at }) => at > now - PLAYED_MS)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_READ);
  // It leaves out venues that have no adapter.
  const followed = starsByVenue(first.map(({ star }) => star));
  const read = await Promise.all(
    followed.map(({ venue, matchIds }) => readAsGuest(venue, 'getMatchesById', matchIds).catch(() => ({ matches: [] }))),
  );
  return nextOf(read.flatMap(({ matches }) => matches));
}
