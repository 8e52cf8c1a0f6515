import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, moneyText, timeText } from '../wire';

/** Reasons for which the central wallet's available balance changes; a kind that is not among them is shown as `other`. */
export const STATEMENT_KINDS = ['bet', 'game', 'deposit', 'withdraw', 'transfer', 'bonus', 'other'] as const;

/** 账变: every change of the central wallet's available balance, with the balance after it. */
export const statementCall = defineCall({
  name: 'statement',
  method: 'POST',
  path: '/site/api/v1/finance/record/statement',
  area: 'site',
  session: 'member',
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z._default(z.nullable(z.enum(STATEMENT_KINDS)), null),
        /** Subject of the change, such as a match, a game or a method of payment, and what happened to it, in Chinese. */
        title: anyText,
        action: anyText,
        /** Negative for money that left the balance. */
        amount: moneyText,
        /** Available balance after the change. */
        balance: moneyText,
        time: timeText,
      }),
    ),
    hasMore: anyFlag,
    /**
     * Balance before the first and after the last change of the range, and the sums between them, of all kinds; null while unknown.
     * `opening + income − expense` must be `closing`.
     */
    sums: z._default(z.nullable(z.object({ opening: moneyText, income: moneyText, expense: moneyText, closing: moneyText })), null),
  }),
});
