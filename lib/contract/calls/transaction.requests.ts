import type { Requests } from '../request';
import { orderId, rangePaging } from '../request-fields';
import * as z from '../schema';
import { TRANSACTION_RESULTS, TRANSACTION_TYPES, URGE_TYPES } from './transaction.calls';

export const transactionRequests = {
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
} satisfies Requests;
