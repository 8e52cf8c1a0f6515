import type { Requests } from '../request';
import { rangePaging } from '../request-fields';
import * as z from '../schema';
import { STATEMENT_KINDS } from './statement.calls';

export const statementRequests = {
  statement: {
    reads: true,
    about:
      'Changes of the central wallet’s available balance in the order of the ledger, newest first, stakes and payouts of bets and games included. At most 31 days, within the last 90, else 10003 with data.field. The sums cover the whole range and all kinds, whichever kind is requested.',
    request: z.object({
      /** All kinds when absent. */
      kind: z.optional(z.enum(STATEMENT_KINDS)),
      ...rangePaging,
    }),
  },
} satisfies Requests;
