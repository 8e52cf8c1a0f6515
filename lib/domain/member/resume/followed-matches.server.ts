import 'server-only';
import { matchKey } from '@/lib/domain/betting/match/match-key.rules';
import { followListCall } from '@pavilion/contract/calls/follow.calls';
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
/** Older followed matches that are read for their result: the latest of a day. */
const MAX_RESULTS = 2;

/**
 * The followed match that a member would look at next, one that is played or else the one that begins first, and the one that ended last
 * within a day. `now`: world ms. @throws what the platform's call throws; a venue that fails costs its matches.
 */
export async function readFollowedMatches(caller: PlatformCaller, now: number): Promise<FollowedMatches> {
  const { list } = await caller(followListCall, {});
  const followed = list
    .flatMap(({ venue, matchId, startTime }) => ({ star: matchKey(venue, matchId), at: knownTime(startTime) ?? now }))
    .toSorted((a, b) => a.at - b.at);
  const current = followed.filter(({ at }) => at > now - PLAYED_MS).slice(0, MAX_READ);
  const earlier = followed.filter(({ at }) => at <= now - PLAYED_MS && at > now - DAY).slice(-MAX_RESULTS);
  // It leaves out venues that have no adapter.
  const wanted = starsByVenue([...earlier, ...current].map(({ star }) => star));
  const read = await Promise.all(
    wanted.map(({ venue, matchIds }) => readAsGuest(venue, 'getMatchesById', matchIds).catch(() => ({ matches: [] }))),
  );
  const matches = read.flatMap((one) => one.matches);
  return { next: nextOf(matches), last: lastOf(matches) };
}
