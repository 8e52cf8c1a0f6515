import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, moneyText, timeText } from '../wire';

/** `bonus`: claimed by hand; `coupon`: from a welfare coupon; `gift`: given by the platform. */
export const GIFT_KINDS = ['bonus', 'coupon', 'gift'] as const;
export const GIFT_STATES = ['reviewing', 'credited', 'rejected'] as const;

/** Gifts of the platform to the member. */
export const giftListCall = defineCall({
  name: 'giftList',
  method: 'POST',
  path: '/site/api/v1/finance/record/gifts',
  area: 'site',
  session: 'member',
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(GIFT_KINDS),
        state: z.enum(GIFT_STATES),
        title: anyText,
        amount: moneyText,
        /** Required stakes, and those that count. */
        required: moneyText,
        done: moneyText,
        time: timeText,
        /** Reason for the rejection, in Chinese. */
        reason: anyText,
      }),
    ),
    hasMore: anyFlag,
    totals: z._default(
      z.array(z.object({ kind: z.enum(GIFT_KINDS), count: z.number(), amount: moneyText, required: moneyText, done: moneyText })),
      [],
    ),
  }),
});
