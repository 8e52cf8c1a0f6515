import { defineCall } from '../call';
import * as z from '../schema';
import { empty, moneyText, timeText } from '../wire';

/** Values of a bonus's `status` (samples: dividend-lead). */
export const DIVIDEND_STATUS = { claimable: 0, inReview: 1, claimed: 2, notEligible: 3, expired: 4 } as const;

/** Bonuses that the member may claim by hand. */
export const dividendLeadCall = defineCall({
  name: 'dividendLead',
  method: 'POST',
  path: '/act/api/v1/dividend/manual/lead',
  area: 'activity',
  session: 'member',
  about: 'Bonuses to claim by hand: status 0 claimable, 1 in review, 2 claimed, 3 not eligible, 4 expired.',
  request: empty,
  answer: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        amount: moneyText,
        turnover: z._default(z.number(), 0),
        status: z.number(),
        expireTime: timeText,
      }),
    ),
  }),
});

/** Whether there is something to claim now. */
export const dividendCheckCall = defineCall({
  name: 'dividendCheck',
  method: 'POST',
  path: '/act/api/v1/dividend/front/check',
  area: 'activity',
  session: 'member',
  about: 'Whether the member has a bonus to claim now, and which.',
  request: empty,
  answer: z.object({
    hasDividend: z.boolean(),
    count: z._default(z.number(), 0),
    list: z._default(z.array(z.object({ id: z.string(), name: z.string(), amount: moneyText, expireTime: timeText })), []),
  }),
});

/** Claims a bonus: once per member and id, whatever the key. */
export const dividendReceiveCall = defineCall({
  name: 'dividendReceive',
  method: 'POST',
  path: '/act/api/v1/dividend/front/receive',
  area: 'activity',
  session: 'member',
  money: true,
  about: 'Claims a bonus. 10001 when it is claimed already, over, or not the member’s.',
  request: z.object({ id: z.string(z.minLength(1), z.maxLength(32)) }),
  answer: z.object({ id: z.string(), amount: moneyText, status: z.number(), receivedAt: timeText }),
});
