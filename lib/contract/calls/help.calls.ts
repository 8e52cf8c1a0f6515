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

/** Code points of a reader's note on missing content. */
export const HELP_REASON_MAX = 200;

/** Records whether a help page helped. */
export const helpVoteCall = defineCall({
  name: 'helpVote',
  method: 'POST',
  path: '/site/api/v1/help/vote',
  area: 'site',
  session: 'none',
  /** Votes for the page so far. */
  response: z.object({ helpful: z._default(z.number(z.int(), z.gte(0)), 0), votes: z._default(z.number(z.int(), z.gte(0)), 0) }),
});
