import { defineCall } from '../call';
import * as z from '../schema';

/** Help pages by their names in addresses. spec §2 */
export const HELP_SLUGS = [
  'khjc',
  'tytzjc',
  'cjwt',
  'ckjc',
  'qkjc',
  'zzjc',
  'yhkgz',
  'xnbcqkjc',
  'dzqbjc',
  'lsjhsm',
  'tytzgz',
  'pklxsm',
  'cgtzsm',
  'tqjssm',
  'viptqsm',
  'fssm',
  'smrzsm',
  'zhmm',
  'zhaqzn',
  'lxtz',
  'fwtk',
] as const;

/** Code points of what a reader misses on a page. */
export const HELP_REASON_MAX = 200;

/** Whether a help page helped. */
export const helpVoteCall = defineCall({
  name: 'helpVote',
  method: 'POST',
  path: '/site/api/v1/help/vote',
  area: 'site',
  session: 'none',
  about:
    'Counts whether a help page helped, once per device and page: a later answer replaces the earlier one. 22007 without a device, 10003 with data.field reason, 6501 too many.',
  request: z.object({
    slug: z.enum(HELP_SLUGS),
    answer: z.enum(['yes', 'no']),
    /** What is missing; counts with `no` alone. A code point is up to two characters. */
    reason: z.optional(z.string(z.maxLength(HELP_REASON_MAX * 2))),
  }),
  /** Answers to the page so far. */
  answer: z.object({ helpful: z._default(z.number(z.int(), z.gte(0)), 0), votes: z._default(z.number(z.int(), z.gte(0)), 0) }),
});
