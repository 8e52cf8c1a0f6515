import { defineCall } from '../call';
import * as z from '../schema';
import { anyCount, anyFlag, anyText, anyTime, moneyText } from '../wire';

/** Values of a bonus's `status` (samples: dividend-lead). */
export const DIVIDEND_STATUS = { claimable: 0, inReview: 1, claimed: 2, notEligible: 3, expired: 4 } as const;

/** The base that turnover is a multiple of: the bonus alone, or the deposit and the bonus together. */
export const TURNOVER_BASES = ['bonus', 'depositAndBonus'] as const;

export const turnoverBase = z._default(z.enum(TURNOVER_BASES), 'bonus');

/** Bonuses that the member may claim by hand. */
export const dividendLeadCall = defineCall({
  name: 'dividendLead',
  method: 'POST',
  path: '/act/api/v1/dividend/manual/lead',
  area: 'activity',
  session: 'member',
  response: z.object({
    total: anyCount,
    list: z.array(
      z.object({
        id: z.string(),
        name: anyText,
        amount: moneyText,
        turnover: anyCount,
        turnoverBase,
        status: z.number(),
        /** Null: no known end. */
        expireTime: anyTime,
        /** Promotion of the bonus; '' for none. */
        promotionId: anyText,
        /** Reason why it cannot be claimed, in Chinese. */
        reason: anyText,
        /** True while the member can still meet the condition that `reason` states. */
        attainable: anyFlag,
        /** A claim is reviewed before it is credited. */
        review: anyFlag,
        /** `amount` is the maximum. */
        upTo: anyFlag,
      }),
    ),
  }),
});

/** Reports whether a bonus can be claimed now. */
export const dividendCheckCall = defineCall({
  name: 'dividendCheck',
  method: 'POST',
  path: '/act/api/v1/dividend/front/check',
  area: 'activity',
  session: 'member',
  response: z.object({
    hasDividend: anyFlag,
    count: anyCount,
    list: z._default(z.array(z.object({ id: z.string(), name: anyText, amount: moneyText, expireTime: anyTime })), []),
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
  response: z.object({ id: anyText, amount: moneyText, status: z.number(), receivedAt: anyTime }),
});
