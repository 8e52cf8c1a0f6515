import type { Requests } from '../request';
import { rangePaging } from '../request-fields';
import * as z from '../schema';
import { GIFT_KINDS, GIFT_STATES } from './gift.calls';

export const giftRequests = {
  giftList: {
    reads: true,
    about:
      'Bonuses, coupons and gifts of the member in a range of at most 31 days of the last 90, newest first, with the turnover that each requires and has reached. Totals count all credits in the whole range, whichever kind or state is requested.',
    request: z.object({
      kind: z.optional(z.enum(GIFT_KINDS)),
      state: z.optional(z.enum(GIFT_STATES)),
      ...rangePaging,
    }),
  },
} satisfies Requests;
