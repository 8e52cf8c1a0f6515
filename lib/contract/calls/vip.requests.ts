import type { Requests } from '../request';
import { empty } from '../wire';

export const vipRequests = {
  vipInfo: {
    reads: true,
    about:
      'The level by settled bets and rounds, the conditions of the next and of this level, the rules and gifts of all levels, the stakes of 30 days, and the newest 50 changes.',
    request: empty,
  },
} satisfies Requests;
