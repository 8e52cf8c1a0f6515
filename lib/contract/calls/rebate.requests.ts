import type { Requests } from '../request';
import { dayText, paging } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';

export const rebateRequests = {
  rebateList: {
    reads: true,
    about:
      'The last 30 days (UTC+8) on which bets or rounds of the member were settled, and today, newest first. Closed five minutes after the day, claimable for seven days from its end.',
    request: empty,
  },
  rebateDay: {
    reads: true,
    about:
      'The bets and rounds of the member that were settled on one day (UTC+8), newest first, each with the part of its stake that counts and the reason. The sum of all their rebates, cut to two places, is the amount of the day. 10003 with data.field for a day outside the last 30.',
    request: z.object({ day: dayText, ...paging }),
  },
  rebateClaim: {
    about:
      'Pays the rebates of these days into the central wallet, all or none, each once; no turnover is required. 10001 when one of them is claimed, expired, not closed or without a rebate, 10003 when the key was used for other days.',
    request: z.object({ days: z.array(dayText) }),
  },
} satisfies Requests;
