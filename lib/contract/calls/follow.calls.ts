import { defineCall } from '../call';
import * as z from '../schema';
import { anyTime } from '../wire';

/** Matches that an account follows at most. */
export const MAX_FOLLOWS = 200;

export const followedMatch = {
  /** Venue code such as `FBTY`. */
  venue: z.string(z.minLength(1), z.maxLength(16)),
  matchId: z.string(z.minLength(1), z.maxLength(64)),
};

const followed = z.object({
  /** In the order in which they were followed, oldest first. */
  list: z.array(z.object({ ...followedMatch, startTime: anyTime, followTime: anyTime })),
  /** `1`: some matches were not added, because the list is full. */
  full: z._default(z.enum(['0', '1']), '0'),
});

/** Matches that the account follows, whatever the venue and the device. */
export const followListCall = defineCall({
  name: 'followList',
  method: 'POST',
  path: '/site/api/v1/favorite/match/list',
  area: 'site',
  session: 'member',
  response: followed,
});

/** Adds and removes followed matches; a repeat changes nothing more. */
export const followSaveCall = defineCall({
  name: 'followSave',
  method: 'POST',
  path: '/site/api/v1/favorite/match/save',
  area: 'site',
  session: 'member',
  response: followed,
});
