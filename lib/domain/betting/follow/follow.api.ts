import { matchKey, matchOfKey } from '@/lib/domain/betting/match/match-key.rules';
import type { CallResponse } from '@pavilion/contract/call';
import { followListCall, followSaveCall, MAX_FOLLOWS } from '@pavilion/contract/calls/follow.calls';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Changes } from './follow.rules';

/** All keys that the account follows, the oldest first; `full`: not all that was to be added had room. */
export interface Follows {
  stars: readonly string[];
  full: boolean;
}

const followsOf = ({ list, full }: CallResponse<typeof followListCall>): Follows => ({
  stars: list.map(({ venue, matchId }) => matchKey(venue, matchId)),
  full: full === '1',
});

export async function getFollows(caller: PlatformCaller = callPlatform): Promise<Follows> {
  return followsOf(await caller(followListCall, {}));
}

/** Adds and removes; sent again it changes nothing more. `startOf` in ms, null where this page does not know the match. */
export async function saveFollows(
  { add, remove }: Changes,
  startOf: (venue: string, matchId: string) => number | null,
  caller: PlatformCaller = callPlatform,
): Promise<Follows> {
  const stars = add.map(matchOfKey).map(({ venue, matchId }) => {
    const start = startOf(venue, matchId);
    return { venue, matchId, startTime: start === null ? null : new Date(start).toISOString() };
  });
  // The newest first in line where there is not room for all.
  return followsOf(await caller(followSaveCall, { add: stars.slice(-MAX_FOLLOWS), remove: remove.map(matchOfKey).slice(0, MAX_FOLLOWS) }));
}
