import { defineCall } from '../call';
import * as z from '../schema';
import { anyTime } from '../wire';

/** Matches that an account follows at most. */
export const MAX_FOLLOWS = 200;

export const followedMatch = {
  /** As the sport venues are named: `FBTY`. */
  venue: z.string(z.minLength(1), z.maxLength(16)),
  matchId: z.string(z.minLength(1), z.maxLength(64)),
};

const answer = z.object({
  /** The oldest star first. */
  list: z.array(z.object({ ...followedMatch, startTime: anyTime, followTime: anyTime })),
  /** `1`: not all that was to be added had room. */
  full: z._default(z.enum(['0', '1']), '0'),
});

/** Matches that the account follows, whatever the venue and the device. */
export const followListCall = defineCall({
  name: 'followList',
  method: 'POST',
  path: '/site/api/v1/favorite/match/list',
  area: 'site',
  session: 'member',
  answer,
});

/** Adds and removes followed matches: sent again it changes nothing more. */
export const followSaveCall = defineCall({
  name: 'followSave',
  method: 'POST',
  path: '/site/api/v1/favorite/match/save',
  area: 'site',
  session: 'member',
  answer,
});
