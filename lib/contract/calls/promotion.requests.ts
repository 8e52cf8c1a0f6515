import type { Requests } from '../request';
import { empty } from '../wire';

export const promotionRequests = {
  promotionList: {
    about: 'Promotions by category with their terms, in display order. The member’s bonuses of a promotion have its id as promotionId.',
    request: empty,
  },
} satisfies Requests;
