import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyMoney, anyText, anyTime } from '../wire';
import { decimalText, DEPOSIT_KINDS } from './deposit.calls';

// Apart from the orders, which pages of a member read without a form.

/** Deposit methods with their limits, before an amount is typed. */
export const depositMethodsCall = defineCall({
  name: 'depositMethods',
  method: 'POST',
  path: '/site/api/v1/finance/deposit/methods',
  area: 'site',
  session: 'member',
  response: z.object({
    list: z.array(
      z.object({
        method: z.string(),
        name: anyText,
        kind: z.enum(DEPOSIT_KINDS),
        simulated: anyFlag,
        /** Null while unknown: the platform alone checks the amount. */
        min: anyMoney,
        max: anyMoney,
        /** Null while unknown, which is not free. */
        feePercent: z._default(z.nullable(decimalText), null),
        promo: anyText,
        open: z.boolean(),
        /** End of maintenance, if known. */
        openTime: anyTime,
        network: z._default(z.nullable(z.string()), null),
        rate: z._default(z.nullable(decimalText), null),
        needsPayerName: anyFlag,
        /** The member's verified name, masked, which is the only payer accepted; null if the member states the name. */
        verifiedPayer: z._default(z.nullable(z.string()), null),
        /** Multiple of its amount that must be bet before a deposit can be withdrawn. */
        turnoverTimes: z._default(z.number(z.int(), z.gte(0)), 0),
        medianSeconds: z._default(z.nullable(z.number()), null),
      }),
    ),
  }),
});
