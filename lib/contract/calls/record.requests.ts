import type { Requests } from '../request';
import { orderId, rangePaging } from '../request-fields';
import * as z from '../schema';
import { GIFT_KINDS, GIFT_STATES, TRANSACTION_RESULTS, TRANSACTION_TYPES, URGE_TYPES } from './record.calls';

export const recordRequests = {
  transactionList: {
    reads: true,
    about:
      'Deposits, withdrawals, transfers between wallets and bonuses of the member by the time of the request, newest first; bets are not included. At most 31 days, within the last 90, else 10003 with data.field. Totals per type cover the whole range and count only completed ones, whichever result is requested.',
    request: z.object({
      /** All types when absent. */
      types: z.optional(z.array(z.enum(TRANSACTION_TYPES))),
      /** All results when absent. */
      result: z.optional(z.enum(TRANSACTION_RESULTS)),
      ...rangePaging,
    }),
  },
  orderUrge: {
    about:
      'Asks the platform to speed up a deposit that is being confirmed or a withdrawal in progress, once in ten minutes per order. 6501 with data.retryAfter (s) before that, 10001 when the member has no such order.',
    request: z.object({ type: z.enum(URGE_TYPES), orderId }),
  },
  resultByDay: {
    reads: true,
    about:
      'Profit, stake and number of the bets and rounds of games that were settled on each of the last days (UTC+8), today included, oldest first, including days without any.',
    request: z.object({ days: z.number(z.int(), z.gte(1), z.lte(31)) }),
  },
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
