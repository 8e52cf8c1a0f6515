import type { Requests } from '../request';
import * as z from '../schema';
import { HELP_REASON_MAX, HELP_SLUGS } from './help.calls';

export const helpRequests = {
  helpVote: {
    about:
      'Counts a vote on whether a help page helped, once per device and page: a later vote replaces the earlier one. 22007 without a device, 10003 with data.field reason, 6501 too many.',
    request: z.object({
      slug: z.enum(HELP_SLUGS),
      answer: z.enum(['yes', 'no']),
      /** Missing content; only counts with `no`. A code point is up to two characters. */
      reason: z.optional(z.string(z.maxLength(HELP_REASON_MAX * 2))),
    }),
  },
} satisfies Requests;
