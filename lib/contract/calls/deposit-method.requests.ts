import type { Requests } from '../request';
import { empty } from '../wire';

export const depositMethodRequests = {
  depositMethods: {
    reads: true,
    about:
      'Ways to deposit: limits, fee in percent, turnover, promotion, maintenance; medianSeconds from payment to wallet over the last seven days, null without a payment.',
    request: empty,
  },
} satisfies Requests;
