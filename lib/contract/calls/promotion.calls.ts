import { defineCall } from '../call';
import * as z from '../schema';
import { anyText, anyTime } from '../wire';

/** Tabs of 优惠. */
export const PROMOTION_CATEGORIES = ['sport', 'casino', 'slots', 'newcomer', 'daily'] as const;

/** Promotions of the platform. */
export const promotionListCall = defineCall({
  name: 'promotionList',
  method: 'POST',
  path: '/act/api/v1/activity/list',
  area: 'activity',
  session: 'none',
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(z.minLength(1), z.maxLength(32)),
        category: z.enum(PROMOTION_CATEGORIES),
        title: z.string(),
        /** One line: recipients and amounts. */
        summary: anyText,
        /** Plain lines, no markup. */
        terms: z._default(z.array(z.string()), []),
        startTime: anyTime,
        /** null: until further notice. */
        endTime: anyTime,
      }),
    ),
  }),
});
