import type { Requests } from '../request';
import * as z from '../schema';
import { empty, nullableTime } from '../wire';
import { followedMatch, MAX_FOLLOWS } from './follow.calls';

export const followRequests = {
  followList: {
    reads: true,
    about: 'Matches that the account follows, the oldest star first; matches that began more than three days ago are removed.',
    request: empty,
  },
  followSave: {
    about: 'Adds matches to those that the account follows and removes others; returns all of them.',
    request: z.object({
      add: z.array(z.object({ ...followedMatch, startTime: nullableTime }), z.maxLength(MAX_FOLLOWS)),
      remove: z.array(z.object(followedMatch), z.maxLength(MAX_FOLLOWS)),
    }),
  },
} satisfies Requests;
